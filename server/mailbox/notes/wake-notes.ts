/** The right at ANAF, or a new consent, is there: messages to suppliers that waited for it go on at once, not after their wait. */
import type { MailboxTransaction } from '../mailbox-parts';

/**
 * Of the companies that the transaction sees; how many were woken. One on its way, or whose answer was lost, is left alone.
 * `look` plans the company's mailbox, whose job sends them. `now`: ms since 1970.
 */
export async function wakeNotes(
  tx: Pick<MailboxTransaction, 'updateTable'>,
  companyIds: readonly number[],
  look: (companyId: number) => Promise<unknown>,
  now: number,
): Promise<number> {
  const due = new Date(now);
  const rows = await tx
    .updateTable('anaf_note')
    .set({ due_at: due })
    .where('company_id', 'in', companyIds)
    .where('state', '=', 'recorded')
    .where('due_at', '>', due)
    .returning('company_id')
    .execute();
  for (const companyId of new Set(rows.map(({ company_id }) => company_id))) await look(companyId);
  return rows.length;
}
