/** A filing comes to be, and the bytes it stands for are kept: in the transaction of whoever records the invoice. */
import type { Transaction } from 'kysely';
import type { Filing, KeptDocument } from './filing';
import { changedColumns } from './filing-row';
import type { FilingTables } from './filing-tables';

/** What is known of an invoice before its filing; `since`: when it may have come to ANAF first, 0 never. */
export interface Precedent {
  readonly index: string;
  readonly download: string;
  readonly since: number;
}

/**
 * A filing as it begins. Of most nothing is at ANAF. One that may be there already, because a restored server has lost it, is
 * never sent blind: with an index its verdict is asked for, without one it is looked for by its bytes, as after any doubt.
 * `now`: milliseconds since 1970.
 */
export function newFiling(
  named: Pick<Filing, 'id' | 'companyId' | 'invoiceId' | 'attempt' | 'request'>,
  { index, download, since }: Precedent,
  now: number,
): Filing {
  const there = index !== '' || since !== 0;
  return {
    ...named,
    state: index !== '' ? 'uploaded' : there ? 'doubtful' : 'recorded',
    uploadIndex: index,
    downloadId: download,
    sends: there ? 1 : 0,
    firstSentAt: since,
    doubtfulSince: there ? now : 0,
    duplicateOf: '',
    waits: 0,
    messages: [],
    zip: 'none',
    unknownSince: 0,
    dueAt: now,
  };
}

export async function recordFiling(
  tx: Transaction<FilingTables>,
  filing: Filing,
  idempotencyKey: string,
): Promise<void> {
  await tx
    .insertInto('filing')
    .values({
      id: filing.id,
      company_id: filing.companyId,
      invoice_id: filing.invoiceId,
      attempt: filing.attempt,
      idempotency_key: idempotencyKey,
      request: JSON.stringify(filing.request),
      ...changedColumns(filing),
    })
    .execute();
}

/** Bytes are kept once a content; a conflict is the same bytes. */
export async function keepDocument(
  tx: Transaction<FilingTables>,
  companyId: number,
  { bytes, sha256 }: KeptDocument,
  now: number,
): Promise<void> {
  await tx
    .insertInto('document')
    .values({
      company_id: companyId,
      sha256,
      bytes: Buffer.from(bytes),
      size: bytes.length,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
