/**
 * An invoice is recorded from a device whose bytes the mailbox had brought as another program's: a restored server is given
 * back what it had lost. The mailbox's row makes room for it.
 */
import { sql, type Transaction } from 'kysely';
import type { RowChange } from '../database/publish-changes';
import type { MailboxTables } from './mailbox-tables';

/** The changes to publish with it. */
export async function makeRoomForOwn(
  tx: Transaction<MailboxTables>,
  companyId: number,
  { xmlSha256, invoiceId }: { readonly xmlSha256: string; readonly invoiceId: string },
): Promise<readonly RowChange[]> {
  const { rows } = await sql<{ id: string }>`
    select id from make_room_for_own(${companyId}, ${xmlSha256}) as id`.execute(tx);
  for (const { id } of rows) {
    await tx
      .updateTable('anaf_message')
      .set({ state: 'ours', invoice_id: invoiceId })
      .where('company_id', '=', companyId)
      .where('invoice_id', '=', id)
      .execute();
  }
  return rows.map(({ id }) => ({ collection: 'archive', id, row: null }));
}
