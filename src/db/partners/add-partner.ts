import * as v from 'valibot';
import { type PartnerContent, partnerContentSchema } from '@/api/entities/partner';
import { entityIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { addRow } from '../rows/add-row';
import { type AddOutcome, invalidContent } from '../rows/command-outcome';
import { partnerKind } from './partner-collection';

/** Adds a partner, known here at once and to the server by the outbox. */
export async function addPartner(context: CommandContext, content: PartnerContent): Promise<AddOutcome> {
  const invalid = invalidContent(partnerContentSchema, content);
  if (invalid !== null) return invalid;
  const id = v.parse(entityIdSchema, context.newId());
  await addRow(context, partnerKind, { ...content, id });
  return { kind: 'added', id };
}
