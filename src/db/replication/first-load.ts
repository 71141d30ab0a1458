import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { SyncStateRow } from './sync-state';

/** Whether this device never had all that the server told it there is of a company; true before the first pull. */
export async function firstLoadOf(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  return isFirstLoad(await db.syncState.get(companyId));
}

export function isFirstLoad(state: SyncStateRow | undefined): boolean {
  return state === undefined || state.cursor < state.head;
}
