import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type RemoveOutcome, removeRow } from '../rows/remove-row';
import { partnerKind } from './partner-collection';

/** Removes a partner; an edit made elsewhere meanwhile wins. */
export function removePartner(context: CommandContext, id: EntityId): Promise<RemoveOutcome> {
  return removeRow(context, partnerKind, id);
}
