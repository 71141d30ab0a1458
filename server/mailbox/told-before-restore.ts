/**
 * What a database that was lost may have told of a message that this one finds to be of an invoice of ours.
 *
 * A restored server that does not know the filing yet keeps the message as another program's, and devices hear of that row. Lost
 * again before the invoice is given back, that row is on devices alone: nobody brings it, as the invoice is known first now. So it
 * is told as gone where the message is older than the last restore: its id follows from the message.
 *
 * The same where an older copy stood in the database's place for a while and listed what this one has known as ours all along: nothing
 * of it is settled here again, so it is told when ANAF lists the message after the restore.
 */
import { lastEpochBegan } from '../database/epoch';
import type { RowChange } from '../database/publish-changes';
import type { AnafMessage } from '../outside/anaf/anaf-port';
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
  return isOlder(createdAt, await lastEpochBegan(tx)) ? [gone(cif, id)] : [];
}

/** The same of listed messages that are settled as ours already, each once: not of one whose row the stream has, told or gone. */
export async function toldByOlderCopy(
  tx: MailboxTransaction,
  { companyId, cif }: { readonly companyId: number; readonly cif: string },
  listed: readonly Pick<AnafMessage, 'id' | 'createdAt'>[],
): Promise<readonly RowChange[]> {
  const restoredAt = await lastEpochBegan(tx);
  const older = listed.filter(({ createdAt }) => isOlder(createdAt, restoredAt)).map(({ id }) => id);
  if (older.length === 0) return [];
  const ours = await tx
    .selectFrom('anaf_message')
    .innerJoin('archive_item', (join) =>
      join
        .onRef('archive_item.company_id', '=', 'anaf_message.company_id')
        .onRef('archive_item.id', '=', 'anaf_message.invoice_id'),
    )
    .select('anaf_message.id')
    .where('anaf_message.company_id', '=', companyId)
    .where('anaf_message.state', '=', 'ours')
    .where('anaf_message.id', 'in', older)
    .orderBy('anaf_message.id')
    .execute();
  const changes = ours.map(({ id }) => gone(cif, id));
  if (changes.length === 0) return [];
  const known = await tx
    .selectFrom('replicated_row')
    .select('id')
    .where('company_id', '=', companyId)
    .where('collection', '=', 'archive')
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .execute();
  const told = new Set(known.map(({ id }) => id));
  return changes.filter(({ id }) => !told.has(id));
}

function isOlder(createdAt: string, restoredAt: number): boolean {
  return restoredAt !== 0 && (instantOfMinute(createdAt) ?? 0) <= restoredAt + CLOCK_DIFFERENCE_MS;
}

function gone(cif: string, messageId: string): RowChange {
  return { collection: 'archive', id: receivedId(cif, messageId), row: null };
}
