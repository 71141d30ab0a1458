/** InvoiceMark: a person's mark on a document. Of two words on the same mark the later one stands, whichever comes first. */
import type { InvoiceMarkState } from '@/api/entities/archive-item';
import type { TenantTransaction } from '../../database/app-database';
import type { CallInputOf } from '../call-handler';
import type { Reply } from '../reply';
import { nameOf } from './author-of';
import { missingDocument } from './missing-document';
import { itemAsItStands, putArchiveItem } from './put-archive-item';
import { lockArchiveItem } from './read-archive';

export async function markInvoice(
  tx: TenantTransaction,
  { body }: Pick<CallInputOf<'InvoiceMark'>, 'body'>,
  userId: number,
  now: number,
): Promise<Reply> {
  const item = await lockArchiveItem(tx, body.company, body.invoice);
  if (item === undefined) return missingDocument(tx, body.company, now);
  // A device whose clock is ahead does not have the last word for as long.
  const at = new Date(Math.min(body.at === undefined ? now : Date.parse(body.at), now)).toISOString();
  const name = await nameOf(tx, userId);
  const said: InvoiceMarkState = {
    state: body.state,
    by: body.by === undefined || body.by === name ? name : '',
    at,
  };
  const before = item.marks?.[body.mark];
  if (before !== undefined && standsBefore(before, said)) return itemAsItStands(tx, body, item);
  return putArchiveItem(tx, body, { ...item, marks: { ...item.marks, [body.mark]: said } });
}

/** The later word; of one word given back by several devices the one that names somebody. */
function standsBefore(before: InvoiceMarkState, said: InvoiceMarkState): boolean {
  const later = Date.parse(before.at) - Date.parse(said.at);
  return later > 0 || (later === 0 && before.state === said.state && before.by !== '');
}
