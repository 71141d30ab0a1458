import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { hiddenCompanies } from '../settings/sealed-note';
import { type ArchiveView, archiveByIds } from './archive-queries';
import { isRefused, type OpenFilingRow } from './open-filing';

/** Of the companies that a person sees on this device. */
export async function openFilings(
  db: CondicaDatabase,
  wanted: (row: OpenFilingRow) => boolean = () => true,
): Promise<readonly OpenFilingRow[]> {
  const hidden = await hiddenCompanies(db);
  return db.openFiling.filter((row) => !hidden.has(row.companyId) && wanted(row)).toArray();
}

/** How many refusals of ANAF nobody has seen, over all companies; those whose correction is on its way are no more refused. */
export async function countUnseenRefusals(db: CondicaDatabase): Promise<number> {
  return (await unseenRefusals(db)).length;
}

async function unseenRefusals(db: CondicaDatabase): Promise<readonly OpenFilingRow[]> {
  return openFilings(db, (row) => isRefused(row) && !row.seen);
}

/** Marks all refusals as seen. */
export function markRefusalsSeen(db: CondicaDatabase): Promise<void> {
  return db.transaction('rw', db.openFiling, db.kv, async () => {
    const rows = await unseenRefusals(db);
    await db.openFiling.bulkPut(rows.map((row) => ({ ...row, seen: true })));
  });
}

/** The documents that wait for a person's decision before ANAF hears of them, the newest first. */
export async function heldDocuments(db: CondicaDatabase): Promise<readonly OpenDocument[]> {
  const documents = await openDocuments(db, ({ state, held }) => state === 'recorded' && held !== false);
  // Rows of older versions do not say it: the document does.
  return documents.filter(({ view: { item, delivery } }) => item.held !== undefined && delivery === null);
}

export interface OpenDocument {
  readonly companyId: CompanyId;
  readonly view: ArchiveView;
}

/** The documents wanted, of all companies, the newest first. */
export async function openDocuments(
  db: CondicaDatabase,
  wanted: (row: OpenFilingRow) => boolean,
): Promise<readonly OpenDocument[]> {
  const rows = await openFilings(db, wanted);
  const owners = new Map<string, CompanyId>(rows.map(({ id, companyId }) => [id, companyId]));
  const newest = [...rows].sort((a, b) => (a.issueDate < b.issueDate ? 1 : -1));
  const views = await archiveByIds(
    db,
    newest.map(({ id }) => id),
  );
  return views.flatMap((view) => {
    const companyId = owners.get(view.item.id);
    return companyId === undefined ? [] : [{ companyId, view }];
  });
}
