/** What a browser's databases hold, read past the app: no process of the device has a part in it. */

import { ROWS_NAMES } from '@/db/collections/collections';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import type { SyncStateRow } from '@/db/replication/sync-state';
import type { StoredRow } from '@/db/rows/stored-row';
import type { BrowserProfile } from '../device/browser-profile';

export type AnyRow = StoredRow<unknown> & { readonly collection: (typeof ROWS_NAMES)[number] };

export interface HeldDatabase {
  readonly name: string;
  readonly rows: readonly AnyRow[];
  /** The entries that pending changes of documents name. */
  readonly named: readonly string[];
  readonly entries: readonly OutboxEntry[];
  readonly cursors: readonly SyncStateRow[];
  /** What no server is asked for again: it must stand a second time on the device (decision 0030). */
  readonly nowhereElse: readonly unknown[];
}

/** Settings that say what was typed, and what a restored server lacks. */
const OWN_NOTES = /^(unsaved-form|restoredServer) /;

/** Of each user who has worked on the profile; of a damaged database nothing can be said before it is mended. */
export async function profileRows(profile: BrowserProfile): Promise<readonly HeldDatabase[]> {
  const whole = (await profile.databases()).filter((name) => !profile.damage.has(name));
  return Promise.all(whole.map((name) => heldIn(profile.factory, name)));
}

async function heldIn(factory: IDBFactory, name: string): Promise<HeldDatabase> {
  const database = await ended(factory.open(name));
  // One that was made and never upgraded holds nothing yet.
  const stores = [...ROWS_NAMES, 'archive', 'transport', 'outbox', 'syncState', 'conflict', 'kv'].filter((store) =>
    database.objectStoreNames.contains(store),
  );
  const held = stores.length === 0 ? {} : await allOf(database, stores);
  database.close();
  // As src/db wrote them.
  const of = <T>(store: string): readonly T[] => (held[store] ?? []) as readonly T[];
  return {
    name,
    rows: ROWS_NAMES.flatMap((collection) => of<StoredRow<unknown>>(collection).map((row) => ({ ...row, collection }))),
    named: ['archive', 'transport'].flatMap((store) =>
      of<Waiting>(store).flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId)),
    ),
    entries: of<OutboxEntry>('outbox'),
    cursors: of<SyncStateRow>('syncState'),
    nowhereElse: [
      ...of('outbox'),
      ...of('conflict'),
      ...[...ROWS_NAMES, 'archive', 'transport'].flatMap((store) => of<Waiting>(store).filter(isWaiting)),
      ...of<{ readonly key: string }>('kv').filter(({ key }) => OWN_NOTES.test(key)),
    ],
  };
}

type Waiting = Pick<StoredRow<unknown>, 'pending'>;

function isWaiting({ pending }: Waiting): boolean {
  return pending.length > 0;
}

async function allOf(database: IDBDatabase, stores: readonly string[]): Promise<Record<string, unknown[]>> {
  const transaction = database.transaction(stores);
  const read = stores.map(async (store) => [store, await ended(transaction.objectStore(store).getAll())] as const);
  return Object.fromEntries(await Promise.all(read));
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
