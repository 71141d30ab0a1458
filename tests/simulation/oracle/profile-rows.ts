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
}

/** Of each user who has worked on the profile. */
export async function profileRows({ factory }: BrowserProfile): Promise<readonly HeldDatabase[]> {
  const known = (await factory.databases()).flatMap(({ name = '' }) => (name.startsWith('condica:') ? [name] : []));
  return Promise.all(known.map((name) => heldIn(factory, name)));
}

async function heldIn(factory: IDBFactory, name: string): Promise<HeldDatabase> {
  const database = await ended(factory.open(name));
  // One that was made and never upgraded holds nothing yet.
  const stores = [...ROWS_NAMES, 'archive', 'outbox', 'syncState'].filter((store) =>
    database.objectStoreNames.contains(store),
  );
  const held = stores.length === 0 ? {} : await allOf(database, stores);
  database.close();
  // As src/db wrote them.
  const of = <T>(store: string): readonly T[] => (held[store] ?? []) as readonly T[];
  return {
    name,
    rows: ROWS_NAMES.flatMap((collection) => of<StoredRow<unknown>>(collection).map((row) => ({ ...row, collection }))),
    named: of<Pick<StoredRow<unknown>, 'pending'>>('archive').flatMap(({ pending }) =>
      pending.map(({ outboxId }) => outboxId),
    ),
    entries: of<OutboxEntry>('outbox'),
    cursors: of<SyncStateRow>('syncState'),
  };
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
