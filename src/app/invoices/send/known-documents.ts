/** What the company's archive already has of the files that were read. */

import type { CompanyId } from '@/api/ids';
import { archiveByIds, archiveBySha256 } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import type { FileReading } from '@/workers/document/file-reading';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { numberKey } from './document-key';
import type { StandingContext } from './file-standing';

export type KnownDocuments = Pick<StandingContext, 'archivedByHash' | 'archivedByNumber' | 'rejectedByNumber'>;

export interface KnownDocumentsArgs {
  readonly db: CondicaDatabase;
  readonly companyId: CompanyId;
  /** Ids of issued documents with one of the numbers. */
  readonly issuedWithNumber: (numbers: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Looks a group of readings up, by bytes and by number. What was rejected or refused never reached the buyer: a file with
 * its number is its correction.
 */
export async function knownDocuments(
  args: KnownDocumentsArgs,
  readings: readonly FileReading[],
): Promise<KnownDocuments> {
  const { db, companyId, issuedWithNumber } = args;
  const hashes = [...new Set(readings.flatMap(({ document, sha256 }) => (document === null ? [] : [sha256])))];
  const byHash = new Map<string, string>();
  const givesBack = new Set<string>();
  for (const sha256 of hashes) {
    const view = await archiveBySha256(db, companyId, sha256);
    // Lost with a server that was restored: its file is what gives it back.
    if (view?.lost !== undefined) givesBack.add(view.item.id);
    else if (view !== null) byHash.set(sha256, view.item.id);
  }
  const numbers = [...new Set(readings.flatMap(({ document }) => document?.number ?? []))];
  const items = (await archiveByIds(db, await issuedWithNumber(numbers))).map(shownItemOf);
  // A debtor's number is none of the company's.
  const views = items.filter(({ id, enforcement }) => enforcement !== true && !givesBack.has(id));
  const byNumber = (rejected: boolean): ReadonlyMap<string, string> =>
    new Map(views.filter((item) => isRejected(item) === rejected).map((item) => [keyOf(item), item.id]));
  const standing = byNumber(false);
  const rejected = byNumber(true);
  return {
    archivedByHash: (sha256) => byHash.get(sha256),
    archivedByNumber: (kind, number) => standing.get(numberKey(kind, number)),
    rejectedByNumber: (kind, number) => rejected.get(numberKey(kind, number)),
  };
}

function isRejected({ standing }: ShownItem): boolean {
  return standing === 'rejected' || standing === 'refused';
}

function keyOf({ type, number }: ShownItem): string {
  return numberKey(type === 'NC' ? 'CreditNote' : 'Invoice', number);
}
