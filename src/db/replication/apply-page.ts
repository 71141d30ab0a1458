/**
 * One page of a company's stream, in one transaction with the new cursor (G8). Three checks before anything is written:
 * the answer is dropped when the cursor moved meanwhile (another tab pulled), the cursor never goes back, and the same
 * cursor means nothing to do. A server that stands before the cursor was restored from an older copy: `noteRestoredServer`.
 */
import type { Change } from '@/api/collections';
import type { CompanyId, Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/add-row';
import { applyChanges } from './apply-changes';
import { noteRestoredServer } from './restored-server';

export interface ChangesPage {
  readonly changes: readonly Change[];
  readonly version: Version;
  readonly head: Version;
}

/** `restored`: the server stands before this device. `torn`: changes outside of what the page says it holds. */
export type PageOutcome = 'applied' | 'nothing-new' | 'cursor-moved' | 'restored' | 'torn';

export function applyPage(
  db: CondicaDatabase,
  companyId: CompanyId,
  since: Version,
  page: ChangesPage,
  pulledAt: string,
): Promise<PageOutcome> {
  return db.transaction('rw', db.tables, async (): Promise<PageOutcome> => {
    if ((await pullCursor(db, companyId)) !== since) return 'cursor-moved';
    if (page.head < since) {
      await noteRestoredServer(db, companyId, page.head, pulledAt);
      return 'restored';
    }
    if (page.version < since) return 'torn';
    const state = { companyId, cursor: page.version, head: page.head, pulledAt };
    if (page.version === since) {
      await db.syncState.put(state);
      return 'nothing-new';
    }
    if (!holdsOnly(page, since)) return 'torn';
    await applyChanges(db, companyId, page.changes);
    await db.syncState.put(state);
    return 'applied';
  });
}

function holdsOnly({ changes, version }: ChangesPage, since: Version): boolean {
  return changes.every((change) => change.version > since && change.version <= version);
}

/** Where this device stands in the company's stream; 0 before the first pull. */
export async function pullCursor(db: CondicaDatabase, companyId: CompanyId): Promise<Version> {
  return (await db.syncState.get(companyId))?.cursor ?? UNCONFIRMED;
}
