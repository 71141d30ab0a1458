/**
 * What the entry has read of the local database while the session was still unsealed (db/start/first-page.ts), for the first
 * drawing of the tab.
 *
 *   nothing ─ begin ─► being read ─► read ─ forget (signed out, the live rows are there) ─► nothing
 *
 * Invariants: given only to who names the database that it was read from, and the session alone names it; it is shown until the
 * first live answer and never again.
 */
import type { CompanyId } from '@/api/ids';
import type { FirstList, FirstPage } from '@/db/start/first-page';

let reading: Promise<FirstPage | null> = Promise.resolve(null);
let page: FirstPage | null = null;

/** Gives what is read, null where it could not be. */
export function beginFirstPage(read: Promise<FirstPage | null>): Promise<FirstPage | null> {
  reading = read.catch((error: unknown) => {
    console.warn('The first page comes by the database’s own opener:', error);
    return null;
  });
  const mine = reading;
  void mine.then((result) => {
    if (reading === mine) page = result;
  });
  return mine;
}

/** Null where nothing was read, or another database was. */
export async function firstPageOf(database: string): Promise<FirstPage | null> {
  await reading;
  return page?.database === database ? page : null;
}

/** What of it a list may draw before its own answer; undefined where there is nothing. */
export function firstListOf(database: string, companyId: CompanyId): FirstList | undefined {
  const list = page?.database === database ? page.list : null;
  return list?.companyId === companyId ? list : undefined;
}

/** From now on only the live rows are shown. */
export function forgetFirstPage(): void {
  reading = Promise.resolve(null);
  page = null;
}
