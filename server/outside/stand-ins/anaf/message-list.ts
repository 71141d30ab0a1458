/** The mailbox of a CIF: messages made of uploads, in the order they were indexed. */
import { compactMinute } from './anaf-clock';
import type { AnafContext } from './anaf-context';
import type { UploadRecord } from './anaf-records';
import { ANAF_TEXTS } from './anaf-texts';
import { type MailboxEntry, MESSAGE_TYPES, type MessageType } from './mailbox-entries';

/** One entry, all strings, as the service gives it. */
interface Message {
  readonly data_creare: string;
  readonly cif: string;
  readonly id_solicitare: string;
  readonly detalii: string;
  readonly tip: string;
  readonly id: string;
}

/** Entries of a CIF that were indexed between the two moments (milliseconds, both included) and are listed by now. */
export function messagesOf(
  context: AnafContext,
  cif: string,
  filter: string | undefined,
  from: number,
  to: number,
): readonly Message[] {
  const wanted = filter === undefined ? undefined : BY_FILTER[filter];
  const shown = context.store.mailboxOf(cif).filter(({ record, type }) => {
    const indexed = indexedAt(context, record);
    const within = indexed <= to && indexed >= from && indexed <= context.now();
    return within && (wanted === undefined || wanted.includes(type));
  });
  return shown.map((entry) => message(context, entry));
}

const BY_FILTER: Readonly<Record<string, readonly MessageType[]>> = {
  E: ['errors'],
  T: ['sent'],
  P: ['received'],
  R: ['noteSent', 'noteReceived'],
};

/** The moment an entry appears in the lists. */
function indexedAt(context: AnafContext, record: UploadRecord): number {
  return record.at + context.settings.processingMs + context.settings.listLagMs;
}

function message(context: AnafContext, entry: MailboxEntry): Message {
  return {
    data_creare: compactMinute(indexedAt(context, entry.record)),
    cif: entry.owner,
    id_solicitare: entry.record.index,
    detalii: detailsOf(entry),
    tip: MESSAGE_TYPES[entry.type],
    id: entry.id,
  };
}

function detailsOf({ type, record }: MailboxEntry): string {
  const { index, sellerCif, buyerCif, selfBilled, about } = record;
  if (type === 'errors') return ANAF_TEXTS.detailErrors(index);
  if (type === 'noteSent' || type === 'noteReceived') return ANAF_TEXTS.detailNote(index, about);
  return selfBilled
    ? ANAF_TEXTS.detailSelfBilled(index, buyerCif, sellerCif)
    : ANAF_TEXTS.detailSent(index, sellerCif, buyerCif);
}
