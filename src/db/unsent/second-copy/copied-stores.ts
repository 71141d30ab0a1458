/** What of the database is copied: what the server cannot give back. */
import { COLLECTIONS } from '../../collections/collections';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { isCopiedNote } from '../../settings/copied-notes';

/** A row by its store and its key. */
export type ItemKey = readonly [store: string, key: string | number];
export type Item = readonly [...ItemKey, row: object];

/** Whether a row of the store exists only here. Whose data it is (companies), and which numbers were drawn, is copied whole. */
type IsOwn = (row: { readonly key?: unknown; readonly pending?: unknown }) => boolean;

const always: IsOwn = () => true;

const WHOLE_STORES: Readonly<Record<string, IsOwn>> = {
  outbox: always,
  conflict: always,
  lease: always,
  company: always,
  kv: ({ key }) => typeof key === 'string' && isCopiedNote(key),
};

/** Those that are copied whole beside the outbox: few rows each. */
export const SMALL_STORES: readonly string[] = Object.keys(WHOLE_STORES).filter((store) => store !== 'outbox');

/** Those whose rows belong to entries of the outbox. */
export const ROW_STORES: readonly string[] = Object.keys(COLLECTIONS).filter((store) => !(store in WHOLE_STORES));

export const COPIED_STORES: readonly string[] = ['outbox', ...SMALL_STORES, ...ROW_STORES];

export function isCopied(store: string, row: object): boolean {
  const isOwn = WHOLE_STORES[store];
  return isOwn === undefined ? 'pending' in row && Array.isArray(row.pending) && row.pending.length > 0 : isOwn(row);
}

/** The rows whose changes may name the entry: its subject, and what else it touches. */
export function rowsOf({ subject, touches }: Pick<OutboxEntry, 'subject' | 'touches'>): readonly ItemKey[] {
  const touched = touches.map((touch): ItemKey => {
    const [store = '', key = ''] = touch.split(':');
    return [store, key];
  });
  return [[subject.collection, subject.id] as const, ...touched].filter(([store]) => ROW_STORES.includes(store));
}

/** As it stands in maps. */
export function nameOf([store, key]: ItemKey): string {
  return `${store} ${key}`;
}
