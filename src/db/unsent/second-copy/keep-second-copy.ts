/**
 * Keeps the second copy beside the database while the signal lasts: at once after each commit, in this page or elsewhere. One
 * page of a browser does it, under the caller's lock; the others' commits come to it by Dexie's word.
 *
 *   waiting ─ commit of what is copied ─► copying ─ written, nothing new ─► waiting
 *      ▲                                     └ failed ─► waiting, for any commit or for the time of a try
 *      └─ a try, where the database is closed: it was erased, or a newer app has it
 *
 * Invariants: no timer stands between a commit and its copy, so that a page in the background is as quick; nobody waits for it.
 */
import type { CondicaDatabase } from '../../condica-database';
import type { CopyStore } from '../../storage/copy-store';
import type { SetTimer } from '../../storage/set-timer';
import { ChangedKeys, onCommit } from './changed-keys';
import { CopyWriter } from './copy-writer';

export interface SecondCopyParts {
  readonly db: CondicaDatabase;
  readonly store: CopyStore;
  readonly setTimer: SetTimer;
}

const TRY_AGAIN_MS = 5_000;

/** Resolves once the signal has ended and nothing is under way. */
export async function keepSecondCopy({ db, store, setTimer }: SecondCopyParts, outer: AbortSignal): Promise<void> {
  const deleted = new AbortController();
  const unhearDeletion = onDeletion(db, () => deleted.abort());
  // Put out by a newer app it never reads again: a page of that one goes on.
  const unhearNewer = db.schemaGuard.onRefused(() => deleted.abort());
  // No signal made of others: Node keeps one, and the database with it, for as long as anybody listens.
  const end = (): void => deleted.abort();
  if (outer.aborted) end();
  outer.addEventListener('abort', end);
  await keepUntil(deleted.signal, { db, store, setTimer });
  outer.removeEventListener('abort', end);
  unhearDeletion();
  unhearNewer();
}

async function keepUntil(signal: AbortSignal, { db, store, setTimer }: SecondCopyParts): Promise<void> {
  const changed = new ChangedKeys();
  const writer = new CopyWriter(db, store, signal);
  let wake = (): void => undefined;
  const unhear = onCommit((parts) => {
    if (changed.add(db.name, parts) || writer.mustBegin) wake();
  });
  try {
    while (!signal.aborted) {
      // One that is not open yet has its first commit before it; a look at one that was closed under us would make it again.
      const isLeft = db.isOpen() && !(await copyOnce(writer, changed, signal));
      if (changed.size > 0 && db.isOpen() && !isLeft) continue;
      const cancel = isLeft ? setTimer(TRY_AGAIN_MS, () => wake()) : (): void => undefined;
      await nextWake(signal, (next) => {
        wake = next;
      });
      cancel();
    }
  } finally {
    unhear();
  }
}

/** Whoever deletes it sees to its copy; the one that this handle opens next is not the one that was copied. */
function onDeletion(db: CondicaDatabase, deleted: () => void): () => void {
  const hear = ({ newVersion }: IDBVersionChangeEvent): boolean => {
    if (newVersion === null) deleted();
    return true;
  };
  db.on('versionchange', hear);
  return () => db.on('versionchange').unsubscribe(hear);
}

/** False where it could not be written. */
async function copyOnce(writer: CopyWriter, changed: ChangedKeys, signal: AbortSignal): Promise<boolean> {
  const changes = changed.take();
  try {
    if (writer.mustBegin) await writer.begin();
    else await writer.add(changes);
    return true;
  } catch (error) {
    writer.lose();
    if (!signal.aborted) console.warn('What is unsent has no second copy for the moment:', error);
    return false;
  }
}

function nextWake(signal: AbortSignal, asWake: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    asWake(end);
    if (signal.aborted) end();
  });
}
