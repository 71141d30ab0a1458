import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type RemoveOutcome, removeRow } from '../rows/remove-row';
import { draftKind } from './draft-collection';

/** Removes a draft; an edit made on another device meanwhile wins and comes back as a conflict. */
export function removeDraft(context: CommandContext, id: EntityId): Promise<RemoveOutcome> {
  return removeRow(context, draftKind, id);
}
