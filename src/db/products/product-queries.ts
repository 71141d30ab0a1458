import type { Product } from '@/api/entities/product';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { type ListOptions, listRowsByKey } from '../rows/list-rows';
import { type RowView, rowView } from '../rows/stored-row';

/** Products by name; `text` is found in name and code. */
export function listProducts(
  db: CondicaDatabase,
  companyId: CompanyId,
  options: ListOptions = {},
): Promise<readonly RowView<Product>[]> {
  return listRowsByKey(db.product, companyId, options);
}

/** Null where it was removed, here or elsewhere. */
export async function productById(db: CondicaDatabase, id: string): Promise<RowView<Product> | null> {
  const stored = await db.product.get(id);
  return stored === undefined ? null : rowView(stored);
}
