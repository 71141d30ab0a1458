/** What ANAF has listed for a company and no invoice of the archive shows: not here yet, lost, or about nothing that is here. */
import type { AnafMessageRow } from '@/api/calls/mailbox-calls';
import { instantOfMinute } from './anaf-minute';
import type { MailboxTransaction } from './mailbox-parts';

const MOST = 500;
const LONGEST = 5000;

/** The newest first. */
export async function otherMessages(tx: MailboxTransaction, companyId: number): Promise<readonly AnafMessageRow[]> {
  const rows = await tx
    .selectFrom('anaf_message')
    .select(['id', 'type', 'created_at', 'listed_at', 'upload_index', 'state', 'texts', 'raw'])
    .where('company_id', '=', companyId)
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['listed', 'gone', 'unfit']),
        and([eb('state', '=', 'kept'), eb('invoice_id', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, type, created_at, listed_at, upload_index, state, texts, raw }) => ({
    ...{ id, type: type.slice(0, 300), uploadIndex: upload_index, state },
    at: new Date(instantOfMinute(created_at) ?? listed_at.getTime()).toISOString(),
    // While it waits, only what went wrong last is there.
    text: state === 'listed' ? '' : texts.join('\n').slice(0, LONGEST),
    details: detailsOf(raw),
  }));
}

function detailsOf(raw: Readonly<Record<string, unknown>>): string {
  return typeof raw.detalii === 'string' ? raw.detalii.slice(0, LONGEST) : '';
}
