import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { ConflictRow } from './conflict-row';

/** Conflicts that wait for the person, the oldest of mine first. */
export function listConflicts(db: CondicaDatabase, companyId: CompanyId): Promise<readonly ConflictRow[]> {
  return db.conflict.where('companyId').equals(companyId).sortBy('mine.at');
}
