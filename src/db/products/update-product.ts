import { type ProductContent, productContentSchema } from '@/api/entities/product';
import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type ChangeOutcome, invalidContent } from '../rows/command-outcome';
import { updateRow } from '../rows/update-row';
import { productKind } from './product-collection';

/** Changes a product: the fields in which `after` differs from `seen`, the content the form was opened with. */
export async function updateProduct(
  context: CommandContext,
  id: EntityId,
  seen: ProductContent,
  after: ProductContent,
): Promise<ChangeOutcome> {
  const invalid = invalidContent(productContentSchema, after);
  return invalid ?? { kind: await updateRow(context, productKind, id, seen, after) };
}
