/**
 * One page of a company's stream, in one transaction with the new cursor (G8). Three checks before anything is written:
 * the answer is dropped when the cursor moved meanwhile (another tab pulled), the cursor never goes back, and the same
 * cursor means nothing to do.
 */
import type { Change } from '@/api/collections';
import type { CompanyId, Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/add-row';
import { applyChanges } from './apply-changes';

export interface ChangesPage {
  readonly changes: readonly Change[];
  readonly version: Version;
  readonly head: Version;
}

export type PageOutcome = 'applied' | 'nothing-new' | 'cursor-moved' | 'went-back';

export function applyPage(
  db: CondicaDatabase,
  companyId: CompanyId,
  since: Version,
  page: ChangesPage,
  pulledAt: string,
): Promise<PageOutcome> {
  return db.transaction('rw', db.tables, async (): Promise<PageOutcome> => {
    if ((await pullCursor(db, companyId)) !== since) return 'cursor-moved';
    if (page.version < since) return 'went-back';
    const state = { companyId, cursor: page.version, head: page.head, pulledAt };
    if (page.version === since) {
      await db.syncState.put(state);
      return 'nothing-new';
    }
    await applyChanges(db, companyId, page.changes);
    await db.syncState.put(state);
    return 'applied';
  });
}

/** Where this device stands in the company's stream; 0 before the first pull. */
export async function pullCursor(db: CondicaDatabase, companyId: CompanyId): Promise<Version> {
  return (await db.syncState.get(companyId))?.cursor ?? UNCONFIRMED;
}
