/** What stands behind a company's counts: the documents that ask for something, and whose invoices nobody has marked yet. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { archiveByIds } from './archive-queries';
import { unmarkedIds } from './company-month';
import { isAtAnaf, isRefused, type OpenFilingRow } from './open-filing';
import { documentsOf, openFilings } from './open-filing-queries';

export interface CompanyReasons {
  /** The newest first. */
  readonly refused: readonly ArchiveItem[];
  readonly held: readonly ArchiveItem[];
  /** ANAF has not got them yet; the oldest first, as their days end. */
  readonly unsent: readonly ArchiveItem[];
  /** Of the month's received ones without a mark: the sellers, who came last first, each once. */
  readonly sellers: readonly string[];
}

/** Of thousands that wait so many are named. */
export const MOST_NAMED = 50;

/** `month`: `yyyy-MM`. */
export async function companyReasons(
  db: CondicaDatabase,
  companyId: CompanyId,
  month: string,
): Promise<CompanyReasons> {
  const open = await openFilings(db, (row) => row.companyId === companyId);
  const unsent = open.filter((row) => !isRefused(row) && !isAtAnaf(row));
  const oldest = [...unsent].sort((a, b) => (a.issueDate < b.issueDate ? -1 : 1)).slice(0, MOST_NAMED);
  const items = async (rows: readonly OpenFilingRow[]): Promise<readonly ArchiveItem[]> =>
    (await documentsOf(db, rows)).map(({ view }) => view.item);
  const [refused, waiting, received] = await Promise.all([
    items(open.filter(isRefused).slice(0, MOST_NAMED)),
    items(oldest),
    archiveByIds(db, (await unmarkedIds(db, companyId, month)).slice(0, MOST_NAMED)),
  ]);
  return {
    refused,
    held: waiting.filter(({ held }) => held !== undefined),
    unsent: waiting.filter(({ held }) => held === undefined).reverse(),
    sellers: [...new Set(received.map(({ item }) => item.partnerName))],
  };
}
