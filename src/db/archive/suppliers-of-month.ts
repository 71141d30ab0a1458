/** Who issued what a company received in a month, out of rows and of the columns of blocks; no row of a block is unpacked. */
import type { CompanyId } from '@/api/ids';
import { cuiDigits } from '@/domain/identifiers/cui';
import type { CondicaDatabase } from '../condica-database';
import { shownItem } from './archive-row';
import { ORDER_INDEX } from './archive-rows';
import { blockHeaders } from './cold/block-headers';
import { dayOf } from './cold/cold-block';
import { livingPlaces, withColumns } from './cold/listed-places';

export interface MonthSupplier {
  /** Digits. */
  readonly cui: string;
  /** As one of the documents writes it. */
  readonly name: string;
}

/** Those with a Romanian code, each once, in the order of their codes. `month`: `yyyy-MM`, of issue. */
export async function suppliersOfMonth(
  db: CondicaDatabase,
  companyId: CompanyId,
  month: string,
): Promise<readonly MonthSupplier[]> {
  const names = new Map<string, string>();
  const add = (taxId: string, name: string): void => {
    const cui = cuiDigits(taxId);
    if (cui !== undefined && !names.has(cui)) names.set(cui, name);
  };
  const [from, to] = [`${month}-01`, `${month}-31`];
  const rows = await db.archive
    .where(ORDER_INDEX)
    // An array stands behind every text.
    .between([companyId, 'in', from], [companyId, 'in', to, []], true, false)
    .toArray();
  for (const row of rows) {
    const item = shownItem(row);
    if (item !== null) add(item.partnerTaxId, item.partnerName);
  }
  const isIn = (day: number): boolean => day >= dayOf(from) && day <= dayOf(to);
  const headers = (await blockHeaders(db)).filter(
    (header) => header.companyId === companyId && header.direction === 'in' && header.days.some(isIn),
  );
  for (const { header, columns } of await withColumns(db, headers))
    for (const place of livingPlaces(header)) {
      const [name = '', taxId = ''] = columns.partners[columns.partnerOf[place] ?? 0] ?? [];
      if (isIn(columns.issueDays[place] ?? 0)) add(taxId, name);
    }
  return [...names].map(([cui, name]) => ({ cui, name })).sort((a, b) => (a.cui < b.cui ? -1 : 1));
}
