/** Between a filing and its row. */
import type { Selectable } from 'kysely';
import { type Filing, isSettled } from './filing';
import type { FilingTables } from './filing-tables';

export function toFiling(row: Selectable<FilingTables['filing']>): Filing {
  return {
    id: row.id,
    companyId: row.company_id,
    invoiceId: row.invoice_id,
    attempt: row.attempt,
    request: row.request,
    state: row.state,
    uploadIndex: row.upload_index,
    downloadId: row.download_id,
    sends: row.sends,
    firstSentAt: row.first_sent_at?.getTime() ?? 0,
    doubtfulSince: row.doubtful_since?.getTime() ?? 0,
    duplicateOf: row.duplicate_of,
    waits: row.waits,
    messages: row.messages,
    zip: row.zip,
    unknownSince: row.unknown_since?.getTime() ?? 0,
    dueAt: row.due_at.getTime(),
  };
}

/** What a fact can change of a row. */
export function changedColumns(filing: Filing) {
  return {
    state: filing.state,
    upload_index: filing.uploadIndex,
    download_id: filing.downloadId,
    sends: filing.sends,
    first_sent_at: instant(filing.firstSentAt),
    doubtful_since: instant(filing.doubtfulSince),
    duplicate_of: filing.duplicateOf,
    waits: filing.waits,
    messages: JSON.stringify(filing.messages),
    zip: filing.zip,
    unknown_since: instant(filing.unknownSince),
    due_at: new Date(filing.dueAt),
    settled: isSettled(filing),
  };
}

function instant(ms: number): Date | null {
  return ms === 0 ? null : new Date(ms);
}
