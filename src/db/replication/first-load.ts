import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

/** Whether this device never had all that the server told it there is of a company; true before the first pull. */
export async function firstLoadOf(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  const state = await db.syncState.get(companyId);
  return state === undefined || state.cursor < state.head;
}
