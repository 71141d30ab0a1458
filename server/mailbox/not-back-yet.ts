/** Whether a document that this database does not have may still come: it lost it, and the mailbox has not brought it again. */
import type { Transaction } from 'kysely';
import { lastEpochBegan } from '../database/epoch';
import { CLOCK_DIFFERENCE_MS } from './lost-time';
import { MAILBOX_REACH } from './mailbox-plan';
import type { MailboxTables } from './mailbox-tables';

/**
 * False once the mailbox is known past the restore and nothing that was listed waits for its zip; and when ANAF lists the lost
 * time no more, so that a company without an authorization does not wait for ever.
 */
export async function mayComeBack(tx: Transaction<MailboxTables>, companyId: number, now: number): Promise<boolean> {
  const restoredAt = await lastEpochBegan(tx);
  if (restoredAt === 0 || now > restoredAt + MAILBOX_REACH.reachMs) return false;
  const mailbox = await tx
    .selectFrom('anaf_mailbox')
    .select(['listed_to', 'clock_ahead_ms'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const known = mailbox?.listed_to == null ? 0 : mailbox.listed_to.getTime() + mailbox.clock_ahead_ms;
  if (known < restoredAt + CLOCK_DIFFERENCE_MS) return true;
  const coming = await tx
    .selectFrom('anaf_message')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'listed')
    .where('fetches', '<', MAILBOX_REACH.fetches)
    .limit(1)
    .executeTakeFirst();
  return coming !== undefined;
}
