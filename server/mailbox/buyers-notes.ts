/** Buyers' messages (RASP) stand on the timeline of the invoice that they speak of, whichever of the two came first. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { instantOfMinute } from './anaf-minute';
import type { MailboxTransaction } from './mailbox-parts';

const LONGEST = 5000;
const MOST_EVENTS = 60;

/** The invoice with that upload index, held until the transaction ends: issued here, elsewhere, or received. */
export async function noteTarget(
  tx: MailboxTransaction,
  companyId: number,
  about: string,
): Promise<ArchiveItem | undefined> {
  if (about === '') return undefined;
  const row = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', 'in', (ids) =>
      ids
        .selectFrom('filing')
        .select('invoice_id as id')
        .where('company_id', '=', companyId)
        .where('upload_index', '=', about)
        .union((other) =>
          other
            .selectFrom('anaf_message')
            .select((of) => of.ref('invoice_id').$notNull().as('id'))
            .where('company_id', '=', companyId)
            .where('upload_index', '=', about)
            .where('invoice_id', 'is not', null),
        ),
    )
    .forUpdate()
    .executeTakeFirst();
  return row?.item;
}

/** With every message about it that is kept and not yet on its timeline. */
export async function attachNotes(tx: MailboxTransaction, companyId: number, item: ArchiveItem): Promise<ArchiveItem> {
  if (item.uploadIndex === '') return item;
  const notes = await tx
    .selectFrom('anaf_message')
    .select(['texts', 'created_at', 'type', 'listed_at'])
    .where('company_id', '=', companyId)
    .where('about', '=', item.uploadIndex)
    .where('state', '=', 'kept')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const said = new Set(item.events.map(({ at, event, detail }) => JSON.stringify([at, event, detail])));
  const events = notes
    .map(({ texts, created_at, type, listed_at }) => ({
      at: new Date(instantOfMinute(created_at) ?? listed_at.getTime()).toISOString(),
      event: type === 'MESAJ CUMPARATOR TRANSMIS' ? 'buyer-message-sent' : 'buyer-message',
      detail: (texts[0] ?? '').slice(0, LONGEST),
    }))
    .filter((event) => !said.has(JSON.stringify([event.at, event.event, event.detail])));
  return { ...item, events: [...item.events, ...events].slice(-MOST_EVENTS) };
}
