import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { forgetNotes } from '../settings/company-notes';

/** Removes all that is here of a company, unsent work too: what only the person may ask for (G4). */
export function eraseCompany(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    await forgetNotes(db, companyId, 'all');
    for (const table of db.tables) await table.filter((row) => row.companyId === companyId).delete();
    await db.company.delete(companyId);
  });
}
