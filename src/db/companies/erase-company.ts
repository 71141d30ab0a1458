import type { CompanyId } from '@/api/ids';
import { coldTables } from '../archive/cold/cold-tables';
import { deleteBlocksOf } from '../archive/cold/write-blocks';
import type { CondicaDatabase } from '../condica-database';
import { forgetNotes } from '../settings/company-notes';

/** Removes all that is here of a company, unsent work too: what only the person may ask for (G4). */
export function eraseCompany(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    await forgetNotes(db, companyId, 'all');
    await deleteBlocksOf(db, companyId);
    const blocks = coldTables(db);
    for (const table of db.tables.filter((one) => !blocks.includes(one)))
      await table.filter((row) => row.companyId === companyId).delete();
    await db.company.delete(companyId);
  });
}
