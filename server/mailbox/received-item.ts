/** The archive's row of an invoice that a mailbox brought. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type ArchiveItem, archiveItemSchema, MOST_ACCOUNTS } from '@/api/entities/archive-item';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { isExternalBuyer } from '@/domain/invoice/external-buyer';
import type { InvoiceFacts } from '../filings/invoice-facts';
import { instantOfMinute } from './anaf-minute';
import type { ListedMessage, ReadInvoice } from './message-zip';

export interface KeptHashes {
  readonly xmlSha256: string;
  readonly xmlBytes: number;
  readonly zipSha256: string;
  readonly zipBytes: number;
}

/** Longest text of a list's column (the contract's shortText). */
const SHORT = 300;
const CODE = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Undefined where even so the row would not be one of the contract's. `now`: ms since 1970, where ANAF's own time cannot be read. */
export function receivedItem(
  cif: string,
  message: ListedMessage,
  { facts, direction }: Pick<ReadInvoice, 'facts' | 'direction'>,
  hashes: KeptHashes,
  now: number,
): ArchiveItem | undefined {
  const arrived = instantOfMinute(message.createdAt) ?? now;
  const at = new Date(arrived).toISOString();
  const partner = direction === 'in' ? facts.seller : facts.buyer;
  const row = {
    id: receivedId(cif, message.id),
    direction,
    type: facts.kind === 'CreditNote' ? 'NC' : 'FCT',
    typeCode: facts.typeCode.slice(0, CODE),
    number: facts.number.slice(0, SHORT),
    ...daysOf(facts, arrived),
    partnerName: partner.name.slice(0, SHORT),
    partnerTaxId: partner.taxId.slice(0, SHORT),
    currency: facts.currency.slice(0, CODE),
    ...{ net: facts.net, vat: facts.vat, total: facts.total, vatInLei: facts.vatInLei },
    ...{ origin: 'xml', serialId: '', state: 'accepted', attempt: 1 },
    ...(direction === 'out' ? { sentElsewhere: true } : {}),
    ...(direction === 'out' && isExternalBuyer(facts.buyer.country) ? { external: true } : {}),
    ...(direction === 'in' && facts.precedingNumber !== ''
      ? { precedingNumber: facts.precedingNumber.slice(0, SHORT) }
      : {}),
    ...(direction === 'in' && facts.accounts.length > 0
      ? { accounts: facts.accounts.slice(0, MOST_ACCOUNTS).map((account) => account.slice(0, CODE)) }
      : {}),
    uploadIndex: message.uploadIndex,
    downloadId: message.id,
    ...hashes,
    messages: [],
    issuedAt: at,
    events: [
      { at, event: direction === 'in' ? 'received' : 'accepted', detail: message.uploadIndex },
      { at: new Date(now).toISOString(), event: 'zip-stored', detail: hashes.zipSha256 },
    ],
  };
  const parsed = v.safeParse(archiveItemSchema, row);
  return parsed.success ? parsed.output : undefined;
}

/** A document whose day cannot be read stands at the day it came. */
function daysOf({ issueDate, dueDate }: InvoiceFacts, arrived: number): Pick<ArchiveItem, 'issueDate' | 'dueDate'> {
  return {
    issueDate: DAY.test(issueDate) ? issueDate : bucharestDay(arrived),
    dueDate: DAY.test(dueDate) ? dueDate : '',
  };
}

/** The same message is the same row on every server: one that was restored tells devices nothing twice. */
export function receivedId(cif: string, messageId: string): string {
  const hex = createHash('sha256').update(`anaf-message:${cif}:${messageId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
