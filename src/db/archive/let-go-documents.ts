import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { keptMonths } from '../settings/kept-months';
import type { ArchiveRow } from './archive-row';
import { documentRows, documentTables } from './archive-rows';

/**
 * Deletes bytes of documents that the server has too, of the oldest invoices first, of `most` invoices; gives how many. Their rows
 * stay, and opening one fetches it again. What was not sent, what waits to be given back to a restored server, and the months that
 * a person keeps are left alone.
 */
export async function letGoOfDocuments(db: CondicaDatabase, most: number): Promise<number> {
  const keys = await db.document.toCollection().primaryKeys();
  const ids = [...new Set(keys.map(([id]) => id))];
  const rows = await documentRows(db, ids);
  const kept = await keptMonthsOf(
    db,
    rows.flatMap((row) => row?.companyId ?? []),
  );
  const oldest = rows
    .flatMap((row) => (isOnServer(row) && !kept.has(monthOf(row.companyId, row.base.issueDate)) ? [row.base] : []))
    .sort((a, b) => (a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : 0))
    .slice(0, most);
  const going = new Set<string>(oldest.map(({ id }) => id));
  return db.transaction('rw', [db.document, ...documentTables(db)], async () => {
    // One that was corrected meanwhile has bytes that only this device has.
    const now = await documentRows(db, [...going]);
    for (const row of now) if (row !== undefined && !isOnServer(row)) going.delete(row.id);
    await db.document.bulkDelete(keys.filter(([id]) => going.has(id)));
    return going.size;
  });
}

/** A version of 0 is of a row that a restored server may not have. */
function isOnServer(row: ArchiveRow | undefined): row is ArchiveRow & { readonly base: ArchiveItem } {
  return row !== undefined && row.base !== null && row.pending.length === 0 && row.version > 0;
}

/** Of these companies, as `monthOf` names them. */
async function keptMonthsOf(db: CondicaDatabase, companies: readonly CompanyId[]): Promise<ReadonlySet<string>> {
  const own = [...new Set(companies)].map(async (company) =>
    (await keptMonths(db, company)).map((month) => monthOf(company, month)),
  );
  return new Set((await Promise.all(own)).flat());
}

/** `day`: `yyyy-MM` and what follows. */
function monthOf(company: CompanyId, day: string): string {
  return `${company} ${day.slice(0, 7)}`;
}
