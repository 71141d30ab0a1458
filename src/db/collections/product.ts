import { AddCompanyProduct, RemoveCompanyProduct, UpdateCompanyProduct } from '@/api/calls/definition-calls';
import { type Product, productContentSchema, productSchema } from '@/api/entities/product';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { type ListOptions, listRowsByKey } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';
import { editedContent } from './commands/content-rows';
import { type EditableKind, FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

export const productKind: EditableKind<Product> & RemovableKind<Product> = {
  ...namedRows('product', productSchema),
  ...FLAT_ROWS,
  sortText: (row) => `${row.name} ${row.code}`,
  label: (row) => row.name,
  add: (company, product) => outgoingCall(AddCompanyProduct, { params: undefined, body: { company, product } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyProduct, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyProduct, { params: undefined, body: { company, id, ...seen } }),
};

export const productRows = editedContent(productKind, productContentSchema);
export const { add: addProduct } = productRows;

/** Products by name; `text` is found in name and code. */
export function listProducts(
  db: CondicaDatabase,
  companyId: CompanyId,
  options: ListOptions = {},
): Promise<readonly RowView<Product>[]> {
  return listRowsByKey(db.product, companyId, options);
}

/** Those of these products that are there. */
export async function productsByIds(db: CondicaDatabase, ids: readonly string[]): Promise<readonly Product[]> {
  const rows = await db.product.bulkGet([...ids]);
  return rows.flatMap((row) => row?.shown ?? []);
}
