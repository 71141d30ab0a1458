/**
 * What a database that was lost may have told of a message that this one finds to be of an invoice of ours.
 *
 * A restored server that does not know the filing yet keeps the message as another program's, and devices hear of that row. Lost
 * again before the invoice is given back, that row is on devices alone: nobody brings it, as the invoice is known first now. So it
 * is told as gone where the message is older than the last restore: its id follows from the message.
 */
import { lastEpochBegan } from '../database/epoch';
import type { RowChange } from '../database/publish-changes';
import { instantOfMinute } from './anaf-minute';
import { CLOCK_DIFFERENCE_MS } from './lost-time';
import type { MailboxTransaction } from './mailbox-parts';
import type { ListedMessage } from './message-zip';
import { receivedId } from './received-item';

/** The changes to publish with the message's end as ours; `cif` of the company, digits. */
export async function toldBeforeRestore(
  tx: MailboxTransaction,
  cif: string,
  { id, createdAt }: Pick<ListedMessage, 'id' | 'createdAt'>,
): Promise<readonly RowChange[]> {
  const restoredAt = await lastEpochBegan(tx);
  const createdMs = instantOfMinute(createdAt) ?? 0;
  if (restoredAt === 0 || createdMs > restoredAt + CLOCK_DIFFERENCE_MS) return [];
  return [{ collection: 'archive', id: receivedId(cif, id), row: null }];
}
