import type { EntityId } from '@/api/ids';
import { removeRows } from '../collections/commands/remove-row';
import { draftKind } from '../collections/draft';
import type { CommandContext } from '../command-context';

/**
 * Removes the draft of a correction that was queued. What another tab wrote in it, and was written over unseen, leaves before the
 * removal, which loses to it, also where the draft was never sent: what is corrected cannot be changed afterwards.
 */
export async function dropCorrection(context: CommandContext, id: EntityId): Promise<void> {
  await removeRows(context, draftKind, [id], 'sends-unseen');
}
