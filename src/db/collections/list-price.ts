/** Prices of lists: found by list and product through one index, however many a list has. */
import Dexie from 'dexie';
import { AddCompanyPrice, RemoveCompanyPrice, UpdateCompanyPrice } from '@/api/calls/definition-calls';
import { type ListPrice, listPriceContentSchema, listPriceSchema } from '@/api/entities/list-price';
import type { CompanyId } from '@/api/ids';
import { fold } from '@/domain/text/fold';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { editedContent } from './commands/content-rows';
import { type EditableKind, FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

/** Between list and product in the key: no name that is typed has it, and it stands before all that one has. */
const PART = '\u0001';
/** Directly after it: past every product of a list. */
const AFTER_PART = '\u0002';

export const listPriceKind: EditableKind<ListPrice> & RemovableKind<ListPrice> = {
  ...namedRows('listPrice', listPriceSchema),
  ...FLAT_ROWS,
  sortText: ({ list, product }) => `${list.trim()}${PART}${product}`,
  label: ({ list }) => list,
  add: (company, listPrice) => outgoingCall(AddCompanyPrice, { params: undefined, body: { company, listPrice } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyPrice, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyPrice, { params: undefined, body: { company, id, ...seen } }),
};

export const listPriceRows = editedContent(listPriceKind, listPriceContentSchema);

/** What a list says of these products, of any day and currency. */
export async function pricesOfList(
  db: CondicaDatabase,
  companyId: CompanyId,
  list: string,
  products: readonly string[],
): Promise<readonly ListPrice[]> {
  const keys = products.map((product) => [companyId, `${fold(list)}${PART}${product}`]);
  const rows = await db.listPrice.where('[companyId+sortKey]').anyOf(keys).toArray();
  return rows.flatMap(({ shown }) => (shown === null ? [] : [shown]));
}

/** The names of a company's lists, each once, as one of its rows writes it; reads a row or two of each. */
export async function priceListNames(db: CondicaDatabase, companyId: CompanyId): Promise<readonly string[]> {
  const names: string[] = [];
  let from = '';
  for (;;) {
    const row = await db.listPrice
      .where('[companyId+sortKey]')
      .between([companyId, from], [companyId, Dexie.maxKey])
      .filter(({ shown }) => shown !== null)
      .first();
    if (row === undefined || row.shown === null) return names;
    names.push(row.shown.list.trim());
    from = `${fold(row.shown.list)}${AFTER_PART}`;
  }
}
