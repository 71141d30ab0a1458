/**
 * InvoiceUpload: in one transaction the invoice, its bytes, the filing and the job come to be, the draft goes, and the
 * company gets its next version; or nothing of it (promises 2, 6 and 7). ANAF is not contacted here.
 */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { ApiErrorCode } from '@/api/errors';
import type { Filing } from '../../jobs/filing/filing';
import { changedColumns } from '../../jobs/filing/filing-row';
import type { FilingTables } from '../../jobs/filing/filing-tables';
import { keepDocument } from '../../jobs/filing/postgres-filing-store';
import { sha256Hex } from '../../jobs/filing/sha256-hex';
import { archiveRow, firstArchiveItem, refiledArchiveItem } from './archive-item-of';
import { filingRequest } from './filing-request';
import type { InvoiceFacts } from './invoice-facts';
import { judgeDocument } from './judge-document';
import { mismatchOf } from './mismatch';
import type { UploadInput } from './upload-input';
import { UPLOAD_TEXTS } from './upload-texts';

/** Where the number comes from, and what else of the company's the upload touches. */
export interface UploadSurroundings {
  /** Takes the number from the device's lease; undefined: taken, else why not. */
  takeNumber(tx: Transaction<FilingTables>, use: NumberUse): Promise<ApiErrorCode | undefined>;
  removeDraft(tx: Transaction<FilingTables>, companyId: number, draftId: string): Promise<void>;
  enqueue(tx: Transaction<FilingTables>, filing: Filing): Promise<void>;
  /** The company's next version, with the item in its stream of changes. */
  publish(tx: Transaction<FilingTables>, companyId: number, item: ArchiveItem): Promise<number>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface NumberUse {
  readonly companyId: number;
  readonly serialId: string;
  readonly deviceId: string;
  readonly invoiceId: string;
  /** As printed, prefix and all. */
  readonly number: string;
  readonly issueDate: string;
}

export type UploadOutcome =
  | { readonly kind: 'recorded'; readonly item: ArchiveItem; readonly version: number }
  | { readonly kind: 'refused'; readonly code: ApiErrorCode; readonly messages: readonly string[] };

/** ANAF's bound (reference, section 3). */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** What can be said before the database is asked; the transaction goes on with `facts`. */
export type Checked =
  | { readonly kind: 'checked'; readonly facts: InvoiceFacts }
  | (UploadOutcome & { readonly kind: 'refused' });

export function checkUpload(input: UploadInput): Checked {
  if (input.bytes.length > MAX_DOCUMENT_BYTES) return refuse('too-large', UPLOAD_TEXTS.tooLarge);
  const judged = judgeDocument(input.bytes);
  if (!judged.accepted) return { kind: 'refused', code: 'upload-failed', messages: judged.messages };
  const mismatch = mismatchOf(input, judged.facts);
  return mismatch === undefined ? { kind: 'checked', facts: judged.facts } : refuse('upload-failed', mismatch);
}

export async function recordUpload(
  tx: Transaction<FilingTables>,
  around: UploadSurroundings,
  input: UploadInput,
  facts: InvoiceFacts,
): Promise<UploadOutcome> {
  const existing = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', input.companyId)
    .where('id', '=', input.invoiceId)
    .forUpdate()
    .executeTakeFirst();
  const refusal =
    existing === undefined ? await refusalOfNew(tx, around, input, facts) : refusalOfRefiling(existing.item, facts);
  if (refusal !== undefined) return refusal;
  return record(tx, around, input, facts, existing?.item);
}

async function record(
  tx: Transaction<FilingTables>,
  around: UploadSurroundings,
  input: UploadInput,
  facts: InvoiceFacts,
  existing: ArchiveItem | undefined,
): Promise<UploadOutcome> {
  const now = around.now();
  const sha256 = sha256Hex(input.bytes);
  const fresh = firstArchiveItem(input, facts, sha256, now);
  const item = existing === undefined ? fresh : refiledArchiveItem(existing, fresh, now);
  await keepDocument(tx, input.companyId, { bytes: input.bytes, sha256 });
  await tx
    .insertInto('archive_item')
    .values(archiveRow(input.companyId, item))
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(archiveRow(input.companyId, item)))
    .execute();
  const filing = newFiling(around.newId(), input, facts, sha256, item.attempt, now);
  await tx
    .insertInto('filing')
    .values({
      id: filing.id,
      company_id: filing.companyId,
      invoice_id: filing.invoiceId,
      attempt: filing.attempt,
      idempotency_key: input.idempotencyKey,
      request: JSON.stringify(filing.request),
      ...changedColumns(filing),
    })
    .execute();
  if (input.draftId !== '') await around.removeDraft(tx, input.companyId, input.draftId);
  await around.enqueue(tx, filing);
  return { kind: 'recorded', item, version: await around.publish(tx, input.companyId, item) };
}

/** A number stands on one invoice of a year; only where ANAF never took it may another file bear it. */
async function refusalOfNew(
  tx: Transaction<FilingTables>,
  around: UploadSurroundings,
  input: UploadInput,
  facts: InvoiceFacts,
): Promise<(UploadOutcome & { kind: 'refused' }) | undefined> {
  const bearer = await tx
    .selectFrom('archive_item')
    .select(['xml_sha256'])
    .where('company_id', '=', input.companyId)
    .where('direction', '=', 'out')
    .where('number', '=', facts.number)
    .where('issue_date', '>=', `${facts.issueDate.slice(0, 4)}-01-01`)
    .where('issue_date', '<=', `${facts.issueDate.slice(0, 4)}-12-31`)
    .where((row) => (input.serialId === '' ? row('state', 'not in', ['rejected', 'refused']) : row.lit(true)))
    .executeTakeFirst();
  if (bearer !== undefined)
    return bearer.xml_sha256 === sha256Hex(input.bytes)
      ? refuse('already-sent', UPLOAD_TEXTS.alreadySent(facts.number))
      : refuse('number-taken', UPLOAD_TEXTS.numberTaken(facts.number));
  if (input.serialId === '') return undefined;
  const { companyId, serialId, deviceId, invoiceId } = input;
  const { number, issueDate } = facts;
  const code = await around.takeNumber(tx, { companyId, serialId, deviceId, invoiceId, number, issueDate });
  return code === undefined ? undefined : { kind: 'refused', code, messages: [] };
}

/** What ANAF refused may be corrected under its number; what it has, or may have, may not. */
function refusalOfRefiling(
  existing: ArchiveItem,
  facts: InvoiceFacts,
): (UploadOutcome & { kind: 'refused' }) | undefined {
  if (existing.state !== 'rejected' && existing.state !== 'refused')
    return refuse('already-sent', UPLOAD_TEXTS.alreadySent(existing.number));
  return existing.number === facts.number
    ? undefined
    : refuse('upload-failed', UPLOAD_TEXTS.keepNumber(existing.number, facts.number));
}

function refuse(code: ApiErrorCode, message: string): UploadOutcome & { readonly kind: 'refused' } {
  return { kind: 'refused', code, messages: [message] };
}

function newFiling(
  id: string,
  input: UploadInput,
  facts: InvoiceFacts,
  sha256: string,
  attempt: number,
  now: number,
): Filing {
  return {
    id,
    companyId: input.companyId,
    invoiceId: input.invoiceId,
    attempt,
    request: filingRequest(input, facts, sha256),
    state: 'recorded',
    uploadIndex: '',
    downloadId: '',
    sends: 0,
    firstSentAt: 0,
    doubtfulSince: 0,
    duplicateOf: '',
    waits: 0,
    messages: [],
    zip: 'none',
    dueAt: now,
  };
}
