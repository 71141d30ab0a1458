import type { Table } from 'dexie';
import type { CompanyId } from '@/api/ids';
import { fold, matchesFolded } from '@/domain/text/fold';
import { rowsByKey } from './rows-by-key';
import { type RowView, rowView, type StoredRow } from './stored-row';

export interface ListOptions {
  /** Words contained anywhere, whatever the accents; rows that begin with the text come first. '' all. */
  readonly text?: string;
  readonly limit?: number;
}

const EVERY_ROW = Number.MAX_SAFE_INTEGER;

/** Rows of a company in the order of their folded names. */
export async function listRowsByKey<R>(
  table: Table<StoredRow<R>, string>,
  companyId: CompanyId,
  { text = '', limit = EVERY_ROW }: ListOptions,
): Promise<readonly RowView<R>[]> {
  const folded = fold(text);
  const first = await rowsByKey(table, companyId, { prefix: folded, fits: isShown, limit });
  if (folded === '' || first.length >= limit) return views(first);
  const found = new Set(first.map((row) => row.id));
  const fits = (row: StoredRow<R>): boolean => isShown(row) && !found.has(row.id) && matchesFolded(row.sortKey, folded);
  const inside = await rowsByKey(table, companyId, { prefix: '', fits, limit: limit - first.length });
  return views([...first, ...inside]);
}

/** All rows of a company by name: by the index of a large collection, else ordered in memory. */
export function listRows<R>(table: Table<StoredRow<R>, string>, companyId: CompanyId): Promise<readonly RowView<R>[]> {
  return hasKeyIndex(table) ? listRowsByKey(table, companyId, {}) : listSmallRows(table, companyId);
}

/** Null where it was removed, here or elsewhere. */
export async function rowById<R>(table: Table<StoredRow<R>, string>, id: string): Promise<RowView<R> | null> {
  const stored = await table.get(id);
  return stored === undefined ? null : rowView(stored);
}

/** Rows of a small collection, ordered by `sortKey` in memory. */
export async function listSmallRows<R>(
  table: Table<StoredRow<R>, string>,
  companyId: CompanyId,
): Promise<readonly RowView<R>[]> {
  const rows = await table.where('companyId').equals(companyId).toArray();
  return views(rows.sort((a, b) => (a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : a.id < b.id ? -1 : 1)));
}

/** How many rows of a company are kept, tombstones and what is hidden among them: by index, without reading a row. */
export function countRows(table: Table, companyId: CompanyId): Promise<number> {
  if (!hasKeyIndex(table)) return table.where('companyId').equals(companyId).count();
  return table.where('[companyId+sortKey]').between([companyId, ''], [companyId, '\uffff']).count();
}

function hasKeyIndex(table: Table): boolean {
  return table.schema.idxByName['[companyId+sortKey]'] !== undefined;
}

function isShown<R>(row: StoredRow<R>): boolean {
  return row.shown !== null;
}

function views<R>(rows: readonly StoredRow<R>[]): readonly RowView<R>[] {
  return rows.map(rowView).filter((view) => view !== null);
}
