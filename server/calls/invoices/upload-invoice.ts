/**
 * InvoiceUpload: in one transaction the invoice, its bytes, the filing and the job come to be, the draft goes, and the
 * company gets its next version; or nothing of it (promises 2, 6 and 7). ANAF is not contacted here.
 */
import { sql, type Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { ApiErrorCode } from '@/api/errors';
import type { publishChanges, RowChange } from '../../database/publish-changes';
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
import { type NumberTables, type TakenNumber, takeNumber } from './take-number';
import type { UploadInput } from './upload-input';
import { UPLOAD_TEXTS } from './upload-texts';

/** What an upload touches beside its own tables. */
export interface UploadSurroundings {
  /** Plans the filing's job in the same transaction. */
  enqueue(tx: UploadTransaction, filing: Filing): Promise<unknown>;
  readonly publish: typeof publishChanges;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The company's tables that an upload reads and writes. */
export type UploadTransaction = Transaction<FilingTables & NumberTables>;

export type UploadOutcome =
  | { readonly kind: 'recorded'; readonly item: ArchiveItem; readonly version: number }
  | { readonly kind: 'refused'; readonly code: ApiErrorCode; readonly messages: readonly string[] };

/** ANAF's bound (reference, section 3). */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** What can be said before the database is asked; the transaction goes on with `facts`. */
export type Checked = { readonly kind: 'checked'; readonly facts: InvoiceFacts } | Refused;

export function checkUpload(input: UploadInput): Checked {
  if (input.bytes.length > MAX_DOCUMENT_BYTES) return refuse('too-large', UPLOAD_TEXTS.tooLarge);
  const judged = judgeDocument(input.bytes);
  if (!judged.accepted) return { kind: 'refused', code: 'upload-failed', messages: judged.messages };
  const mismatch = mismatchOf(input, judged.facts);
  return mismatch === undefined ? { kind: 'checked', facts: judged.facts } : refuse('upload-failed', mismatch);
}

export async function recordUpload(
  tx: UploadTransaction,
  around: UploadSurroundings,
  input: UploadInput,
  facts: InvoiceFacts,
): Promise<UploadOutcome> {
  await takeTurn(tx, input);
  const existing = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', input.companyId)
    .where('id', '=', input.invoiceId)
    .forUpdate()
    .executeTakeFirst();
  if (existing !== undefined && isSame(existing.item, input))
    return alreadyRecorded(tx, input.companyId, existing.item);
  const number = existing === undefined ? await numberOfNew(tx, around, input, facts) : refiling(existing.item, facts);
  return number.kind === 'refused' ? number : record(tx, around, input, facts, number, existing?.item);
}

/** Equal uploads under keys of their own come one after the other: the second one meets the first one's row, or none at all. */
async function takeTurn(tx: UploadTransaction, { companyId, invoiceId }: UploadInput): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${companyId} ${invoiceId}`}, 0))`.execute(tx);
}

async function record(
  tx: UploadTransaction,
  around: UploadSurroundings,
  input: UploadInput,
  facts: InvoiceFacts,
  number: NumberState,
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
  await around.enqueue(tx, filing);
  const changes = changesOf(input, item, number);
  return { kind: 'recorded', item, version: await around.publish(tx, input.companyId, changes) };
}

/** The invoice comes, its draft goes, and the device's lease has moved on. */
function changesOf(input: UploadInput, item: ArchiveItem, number: NumberState): readonly RowChange[] {
  return [
    ...(number.kind === 'taken' ? [{ collection: 'lease', id: number.lease.id, row: number.lease.row }] : []),
    ...(input.draftId === '' ? [] : [{ collection: 'draft', id: input.draftId, row: null }]),
    { collection: 'archive', id: item.id, row: item },
  ];
}

/** `own`: the number is inside a foreign document, or was taken when the invoice was first filed. */
type NumberState = TakenNumber | { readonly kind: 'own' };

/** A number stands on one invoice of a year; only where ANAF never took it may another file bear it. */
async function numberOfNew(
  tx: UploadTransaction,
  around: UploadSurroundings,
  input: UploadInput,
  facts: InvoiceFacts,
): Promise<NumberState | Refused> {
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
  if (input.serialId === '') return { kind: 'own' };
  const { companyId, serialId, deviceId, invoiceId } = input;
  const use = { companyId, serialId, deviceId, invoiceId, printed: facts.number, issueDate: facts.issueDate };
  const taken = await takeNumber(tx, use, around.now());
  return taken.kind === 'taken' ? taken : refuse(taken.code, taken.message);
}

/** The very document, under way or accepted, asked for again under another key: recorded once, and acknowledged again. */
function isSame(existing: ArchiveItem, { bytes }: UploadInput): boolean {
  return !mayBeRefiled(existing) && existing.xmlSha256 === sha256Hex(bytes);
}

async function alreadyRecorded(tx: UploadTransaction, companyId: number, item: ArchiveItem): Promise<UploadOutcome> {
  const { version } = await tx
    .selectFrom('replicated_row')
    .select('version')
    .where('company_id', '=', companyId)
    .where('collection', '=', 'archive')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow();
  return { kind: 'recorded', item, version };
}

function mayBeRefiled({ state }: ArchiveItem): boolean {
  return state === 'rejected' || state === 'refused';
}

/** What ANAF refused may be corrected under its number; what it has, or may have, may not. */
function refiling(existing: ArchiveItem, facts: InvoiceFacts): NumberState | Refused {
  if (!mayBeRefiled(existing)) return refuse('already-sent', UPLOAD_TEXTS.alreadySent(existing.number));
  return existing.number === facts.number
    ? { kind: 'own' }
    : refuse('upload-failed', UPLOAD_TEXTS.keepNumber(existing.number, facts.number));
}

type Refused = UploadOutcome & { readonly kind: 'refused' };

function refuse(code: ApiErrorCode, message: string): Refused {
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
