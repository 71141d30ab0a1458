import * as v from 'valibot';
import { type ProductContent, productContentSchema } from '@/api/entities/product';
import { entityIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { addRow } from '../rows/add-row';
import { type AddOutcome, invalidContent } from '../rows/command-outcome';
import { productKind } from './product-collection';

/** Adds a product, known here at once and to the server by the outbox. */
export async function addProduct(context: CommandContext, content: ProductContent): Promise<AddOutcome> {
  const invalid = invalidContent(productContentSchema, content);
  if (invalid !== null) return invalid;
  const id = v.parse(entityIdSchema, context.newId());
  await addRow(context, productKind, { ...content, id });
  return { kind: 'added', id };
}
