/** Whose mailboxes an upload is shown in, and as what (reference, section 6.3). */
import type { UploadRecord } from './anaf-records';

export interface MailboxEntry {
  /** For `descarcare`; each entry has its own, so a company that sells to itself has two of one upload. */
  readonly id: string;
  readonly owner: string;
  readonly type: MessageType;
  readonly record: UploadRecord;
}

export const MESSAGE_TYPES = {
  errors: 'ERORI FACTURA',
  sent: 'FACTURA TRIMISA',
  received: 'FACTURA PRIMITA',
  noteSent: 'MESAJ CUMPARATOR TRANSMIS',
  noteReceived: 'MESAJ CUMPARATOR PRIMIT',
} as const;
export type MessageType = keyof typeof MESSAGE_TYPES;

/** Between the ids of the two parties' messages, so that mixing them up is seen. */
const OTHER_PARTY = 4_000_000_000n;
const CUI = /^\d{2,10}$/;

export function mailboxEntries(record: UploadRecord): readonly MailboxEntry[] {
  const { verdict, standard, selfBilled, sellerCif, buyerCif, cif, downloadId } = record;
  const other = String(BigInt(downloadId) + OTHER_PARTY);
  const entry = (id: string, owner: string, type: MessageType): MailboxEntry => ({ id, owner, type, record });
  if (standard === 'RASP') {
    if (verdict === 'nok') return [entry(downloadId, cif, 'errors')];
    return [entry(downloadId, buyerCif, 'noteSent'), entry(other, sellerCif, 'noteReceived')];
  }
  // Errors go to the sender's CIF only where the seller cannot be read, or where the buyer sent it in the seller's name.
  const sender = selfBilled || !CUI.test(sellerCif) ? cif : sellerCif;
  if (verdict === 'nok') return [entry(downloadId, sender, 'errors')];
  const otherParty = selfBilled ? sellerCif : buyerCif;
  // A consumer, or a buyer without a Romanian code, has no mailbox.
  const received = CUI.test(otherParty) ? [entry(other, otherParty, 'received')] : [];
  return [entry(downloadId, sender, 'sent'), ...received];
}
