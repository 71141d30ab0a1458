import { type PartnerContent, partnerContentSchema } from '@/api/entities/partner';
import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type ChangeOutcome, invalidContent } from '../rows/command-outcome';
import { updateRow } from '../rows/update-row';
import { partnerKind } from './partner-collection';

/** Changes a partner: the fields in which `after` differs from `seen`, the content the form was opened with. */
export async function updatePartner(
  context: CommandContext,
  id: EntityId,
  seen: PartnerContent,
  after: PartnerContent,
): Promise<ChangeOutcome> {
  const invalid = invalidContent(partnerContentSchema, after);
  return invalid ?? { kind: await updateRow(context, partnerKind, id, seen, after) };
}
