/**
 * Rows of a company in the order of their folded names, read many at a time. A filtered query of Dexie's goes by a cursor, a turn of
 * the page for each row; ten thousand partners were ten thousand turns for a letter of a name.
 */
import Dexie, { type Table } from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { StoredRow } from './stored-row';

/** Read at once; of those that are proposed fewer at first. More of one name are passed in steps of twice as many. */
const PART = 500;
const FIRST_PART = 32;

interface Wanted<R> {
  /** What the folded name begins with; '' any. */
  readonly prefix: string;
  readonly fits: (row: StoredRow<R>) => boolean;
  readonly limit: number;
}

/** The first `limit` rows that fit. */
export function rowsByKey<R>(
  table: Table<StoredRow<R>, string>,
  companyId: CompanyId,
  { prefix, fits, limit }: Wanted<R>,
): Promise<readonly StoredRow<R>[]> {
  const end = [companyId, prefix === '' ? Dexie.maxKey : `${prefix}\uffff`];
  return table.db.transaction('r', table, async () => {
    const found: StoredRow<R>[] = [];
    const passed = new Set<string>();
    let from = prefix;
    for (let size = Math.min(PART, Math.max(FIRST_PART, limit)); found.length < limit; ) {
      const part = await table
        .where('[companyId+sortKey]')
        .between([companyId, from], end, true, true)
        .limit(size)
        .toArray();
      for (const row of part) {
        if (!passed.has(row.id) && fits(row)) found.push(row);
        passed.add(row.id);
      }
      const last = part.at(-1);
      if (last === undefined || part.length < size) break;
      // The next part begins with the last name of this one, which more may bear.
      size = Math.max(PART, last.sortKey === from ? size * 2 : 0);
      from = last.sortKey;
    }
    return found.slice(0, limit);
  });
}
