import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type RemoveOutcome, removeRow } from '../rows/remove-row';
import { productKind } from './product-collection';

/** Removes a product; an edit made elsewhere meanwhile wins. */
export function removeProduct(context: CommandContext, id: EntityId): Promise<RemoveOutcome> {
  return removeRow(context, productKind, id);
}
