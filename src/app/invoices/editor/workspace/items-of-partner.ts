/** The issued documents of one partner on this device, as the dialog of advances looks through them. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Workspace } from '@/app/state/workspace';
import { type ArchivePosition, archiveByIds, archivePage } from '@/db/archive/archive-queries';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import { SELF_BILLED } from '@/domain/invoice/document-types';

/** The newest so many rows are looked through, for at most so many of the buyer. */
const ROWS = 1000;
const PAGE = 100;
const MOST = 24;

/**
 * The newest first, and behind them what takes one of them back or corrects it, whatever its kind: a credit note of another program may
 * take back what is self-billed, and a corrected invoice (384) stands for it. `selfBilled`: those written in the partner's name (389), else those it was given.
 */
export async function itemsOfPartner(
  workspace: Workspace,
  taxId: string,
  selfBilled: boolean,
): Promise<readonly ArchiveItem[]> {
  const code = bareTaxId(taxId);
  if (code === '') return [];
  const items = await itemsOf(
    workspace,
    (item) => isOfPartner(item, code) && (item.typeCode === SELF_BILLED) === selfBilled,
  );
  return withLater(workspace, items, items);
}

/** And what takes back or corrects the last of them, until nothing does: a correction may be corrected again. */
async function withLater(
  workspace: Workspace,
  items: readonly ArchiveItem[],
  last: readonly ArchiveItem[],
): Promise<readonly ArchiveItem[]> {
  const ids = new Set(
    last.flatMap(({ takenBack = [], correctedBy = [] }) => [...takenBack, ...correctedBy].map(({ id }) => id)),
  );
  for (const { id } of items) ids.delete(id);
  if (ids.size === 0) return items;
  const later = (await archiveByIds(workspace.db, [...ids])).map(({ item }) => item);
  return withLater(workspace, [...items, ...later], later);
}

async function itemsOf(
  { db, company }: Workspace,
  isOne: (item: ArchiveItem) => boolean,
): Promise<readonly ArchiveItem[]> {
  const found: ArchiveItem[] = [];
  let after: ArchivePosition | null = null;
  for (let rows = 0; rows < ROWS && found.length < MOST; rows += PAGE) {
    const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(db, company.id, {
      ...{ direction: 'out', limit: PAGE },
      after,
    });
    found.push(...page.rows.map(({ item }) => item).filter(isOne));
    if (page.next === null) break;
    after = page.next;
  }
  return found.slice(0, MOST);
}

/** Not what was never received. */
function isOfPartner({ partnerTaxId, state }: ArchiveItem, code: string): boolean {
  return bareTaxId(partnerTaxId) === code && state !== 'rejected' && state !== 'refused';
}
