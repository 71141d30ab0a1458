/** The mailbox of a CIF: messages made of uploads, in the order they were indexed. */
import { compactMinute } from './anaf-clock';
import type { AnafContext } from './anaf-context';
import type { UploadRecord } from './anaf-records';
import { ANAF_TEXTS } from './anaf-texts';

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
  if (filter === 'P' || filter === 'R') return [];
  const wanted = filter === 'E' ? 'nok' : filter === 'T' ? 'ok' : undefined;
  const shown = context.store.uploadsOf(cif).filter((record) => {
    const indexed = indexedAt(context, record);
    return (
      indexed <= to && indexed >= from && indexed <= context.now() && (wanted ?? record.verdict) === record.verdict
    );
  });
  return shown.map((record) => message(context, record));
}

/** The moment an entry appears in the lists. */
function indexedAt(context: AnafContext, record: UploadRecord): number {
  return record.at + context.settings.processingMs + context.settings.listLagMs;
}

function message(context: AnafContext, record: UploadRecord): Message {
  const sent = record.verdict === 'ok';
  return {
    data_creare: compactMinute(indexedAt(context, record)),
    cif: record.cif,
    id_solicitare: record.index,
    detalii: sent
      ? ANAF_TEXTS.detailSent(record.index, record.sellerCif, record.buyerCif)
      : ANAF_TEXTS.detailErrors(record.index),
    tip: sent ? 'FACTURA TRIMISA' : 'ERORI FACTURA',
    id: record.downloadId,
  };
}
