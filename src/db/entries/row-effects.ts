/** Entries that add, change or remove a row of a collection. */
import type { EntityId, Version } from '@/api/ids';
import { rowsCollectionOf } from '../collections/collections';
import { dropPending, renamePending } from '../collections/pending-rows';
import type { CondicaDatabase } from '../condica-database';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import { knownEpoch } from '../replication/apply-page';
import { settleRow } from '../replication/conflict/settle-row';
import { acknowledgeRow } from '../replication/replicated-rows';
import type { EntryEffects } from './entry-effects';

export const rowEffects: EntryEffects = {
  tables: (db, { subject }) => rowsCollectionOf(subject.collection)?.rows((kind) => [kind.table(db)]) ?? [],
  discard: (context, entry) => discardAll(context.db, entry, [entry]),
  rename: (db, { id, subject }, to) => renamePending(db, subject, id, to),
  acknowledge: async (db, entry, answer, cursor) => {
    const rows = rowsCollectionOf(entry.subject.collection)?.rows;
    const asSeen = await rows?.((kind) => acknowledgeRow(db, kind, entry, answer, cursor));
    if (asSeen === true) await raiseSeenVersion(db, entry, answer.version);
    if (asSeen === false) await saySeenVersion(db, entry);
  },
  conflict: async (ports, entry, answer) => {
    const edits = rowsCollectionOf(entry.subject.collection)?.edits;
    return edits?.((kind) => settleRow(ports, kind, entry, answer)) ?? false;
  },
  imported: () => Promise.resolve(),
};

/** Everything later on a row that the server will then never know goes with it. */
export const addEffects: EntryEffects = {
  ...rowEffects,
  discard: async ({ db }, entry) => discardAll(db, entry, [entry, ...(await laterOnTheSame(db, entry))]),
};

async function discardAll(
  db: CondicaDatabase,
  { id, subject }: OutboxEntry,
  entries: readonly OutboxEntry[],
): Promise<'discarded'> {
  await db.outbox.bulkDelete(entries.map((one) => one.seq));
  await db.conflict.delete(id);
  const ids = entries.map((one) => one.id);
  await dropPending(db, subject, ids);
  return 'discarded';
}

async function laterOnTheSame(db: CondicaDatabase, { seq, touches }: OutboxEntry): Promise<readonly OutboxEntry[]> {
  const [subject] = touches;
  const later = await db.outbox.where('seq').above(seq).toArray();
  return later.filter((one) => one.touches[0] === subject);
}

/**
 * What was made on the same row while this call was out saw this call's result: entries nobody has seen carry its version.
 * Not where another device's changes came in between: a removal made without seeing those must lose to them.
 */
async function raiseSeenVersion(db: CondicaDatabase, entry: OutboxEntry, version: Version): Promise<void> {
  for (const one of await laterOnTheSame(db, entry)) {
    if (!isUntouched(one) || !sawSameVersion(one.body, entry.body)) continue;
    await db.outbox.update(one.seq, { body: { ...one.body, version } });
  }
}

/**
 * The server's draft says more than this device saw when it was issued: its upload says what was seen, so that the server
 * holds the invoice for a person (docs/decisions/0018). An older server would refuse the word.
 */
async function saySeenVersion(db: CondicaDatabase, { seq, companyId, subject, body }: OutboxEntry): Promise<void> {
  const draftEpoch = await knownEpoch(db, companyId);
  if (subject.collection !== 'draft' || draftEpoch === undefined) return;
  const draftVersion = versionIn(body) ?? 0;
  for (const one of await db.outbox.where('seq').above(seq).toArray()) {
    if (!isUntouched(one) || !issues(one.params, subject.id)) continue;
    await db.outbox.update(one.seq, { params: { ...one.params, draftVersion, draftEpoch } });
  }
}

function issues(params: unknown, draftId: EntityId): params is { readonly draft: EntityId } {
  return typeof params === 'object' && params !== null && 'draft' in params && params.draft === draftId;
}

/** Both were made over one state of the server's row; a new row counts as version 0. */
function sawSameVersion(body: unknown, before: unknown): body is { version: number } {
  return versionIn(body) !== undefined && versionIn(body) === (versionIn(before) ?? 0);
}

function versionIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
}
