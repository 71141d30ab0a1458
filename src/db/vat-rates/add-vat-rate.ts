import * as v from 'valibot';
import { type VatRate, vatRateSchema } from '@/api/entities/vat-rate';
import { entityIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { addRow } from '../rows/add-row';
import { type AddOutcome, invalidContent } from '../rows/command-outcome';
import { vatRateKind } from './vat-rate-collection';

/** Adds a VAT treatment. */
export async function addVatRate(context: CommandContext, content: Omit<VatRate, 'id'>): Promise<AddOutcome> {
  const row = { ...content, id: v.parse(entityIdSchema, context.newId()) };
  const invalid = invalidContent(vatRateSchema, row);
  if (invalid !== null) return invalid;
  await addRow(context, vatRateKind, row);
  return { kind: 'added', id: row.id };
}
