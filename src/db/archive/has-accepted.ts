import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { shownItem } from './archive-row';
import { ORDER_INDEX } from './archive-rows';
import { blockHeaders } from './cold/block-headers';

/** Whether ANAF has accepted an invoice that the company issued, as far as this device knows. */
export async function hasAccepted(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  // Blocks hold what has settled alone.
  const headers = await blockHeaders(db);
  if (headers.some((header) => header.companyId === companyId && header.direction === 'out')) return true;
  const found = await db.archive
    .where(ORDER_INDEX)
    // An array stands behind every text.
    .between([companyId, 'out'], [companyId, 'out', []], true, false)
    .filter((row) => shownItem(row)?.state === 'accepted')
    .first();
  return found !== undefined;
}
