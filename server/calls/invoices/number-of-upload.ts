/** The number of an uploaded document: which lease it is from, and that no other document of the year bears it. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { ApiErrorCode } from '@/api/errors';
import { isCorrectionOf } from '@/domain/invoice/corrected';
import { isSettled } from '@/domain/invoice/filing-state';
import { lastEpochBegan } from '../../database/epoch';
import type { InvoiceFacts } from '../../filings/invoice-facts';
import { sha256Hex } from '../../filings/sha256-hex';
import type { NumberRefusal } from '../../numbers/number-refusal';
import { redateNumber } from '../../numbers/redate-number';
import { type NumberUse, refuseBorne, type TakenNumber, takeNumber } from '../../numbers/take-number';
import type { UploadInput } from './upload-input';
import type { UploadTransaction } from './upload-invoice';
import { UPLOAD_TEXTS } from './upload-texts';

/** `own`: the number is inside a foreign document, or was taken when the invoice was first filed. */
export type NumberState = TakenNumber | { readonly kind: 'own' };

/** A number stands on one invoice of a year; only where ANAF never took it may another file bear it. */
export async function numberOfNew(
  tx: UploadTransaction,
  input: UploadInput,
  facts: InvoiceFacts,
  now: number,
): Promise<NumberState | NumberRefusal> {
  const bearer = await bearerOf(tx, input, facts, { withRefused: input.serialId !== '' });
  if (bearer !== undefined && bearer.xml_sha256 === sha256Hex(input.bytes))
    return refuse('already-sent', UPLOAD_TEXTS.alreadySent(facts.number));
  if (input.serialId === '')
    return bearer === undefined ? { kind: 'own' } : refuse('number-taken', UPLOAD_TEXTS.numberTaken(facts.number));
  return bearer === undefined ? takeNumber(tx, numberUse(input, facts), now) : refuseBorne(tx, numberUse(input, facts));
}

/** What ANAF refused may be corrected under its number; what it has, or may have, may not, and what it may have refused not yet. */
export async function numberOfCorrected(
  tx: UploadTransaction,
  existing: ArchiveItem,
  input: UploadInput,
  facts: InvoiceFacts,
  now: number,
): Promise<NumberState | NumberRefusal> {
  if (await isVerdictLost(tx, existing, input)) return { kind: 'refused', code: 'not-back-yet' };
  if (isCorrectedByAnother(existing, input))
    return refuse('already-sent', UPLOAD_TEXTS.alreadyCorrected(existing.number));
  if (!mayBeRefiled(existing)) return refuse('already-sent', UPLOAD_TEXTS.alreadySent(existing.number));
  if (existing.number !== facts.number)
    return refuse('upload-failed', UPLOAD_TEXTS.keepNumber(existing.number, facts.number));
  const bearer = await bearerOf(tx, input, facts, { withRefused: false });
  if (bearer !== undefined) return refuse('number-taken', UPLOAD_TEXTS.takenSince(facts.number));
  return redateNumber(tx, { ...numberUse(input, facts), serialId: existing.serialId }, now);
}

/**
 * The device knew this very document as refused, and this database has not heard of it: its copy was taken before. What it comes to
 * know decides.
 */
async function isVerdictLost(
  tx: UploadTransaction,
  { state, xmlSha256 }: ArchiveItem,
  { corrects, corrected = [] }: UploadInput,
): Promise<boolean> {
  const isCorrected = xmlSha256 === corrects || corrected.includes(xmlSha256);
  return isCorrected && !isSettled(state) && (await lastEpochBegan(tx)) > 0;
}

/**
 * What its device had before the eyes was corrected from elsewhere since: that correction is at ANAF, or was refused too, and who wrote
 * this one has not seen it.
 */
function isCorrectedByAnother(existing: ArchiveItem, { corrects, corrected = [] }: UploadInput): boolean {
  if (corrects === undefined || corrected.includes(existing.xmlSha256)) return false;
  return isCorrectionOf(existing, { xmlSha256: corrects });
}

export function mayBeRefiled({ state }: ArchiveItem): boolean {
  return state === 'rejected' || state === 'refused';
}

/** Another document that bears the number this year; those that ANAF refused only where they bind too. */
async function bearerOf(
  tx: UploadTransaction,
  { companyId, invoiceId }: UploadInput,
  { number, issueDate }: InvoiceFacts,
  { withRefused }: { readonly withRefused: boolean },
): Promise<{ readonly xml_sha256: string } | undefined> {
  const year = issueDate.slice(0, 4);
  return (
    tx
      .selectFrom('archive_item')
      .select('xml_sha256')
      .where('company_id', '=', companyId)
      .where('direction', '=', 'out')
      .where('number', '=', number)
      .where('issue_date', '>=', `${year}-01-01`)
      .where('issue_date', '<=', `${year}-12-31`)
      .where('id', '<>', invoiceId)
      // Of another program: whether ANAF takes both is ANAF's to say.
      .where('sent_elsewhere', '=', false)
      .$if(!withRefused, (query) => query.where('state', 'not in', ['rejected', 'refused']))
      .executeTakeFirst()
  );
}

function numberUse(input: UploadInput, facts: InvoiceFacts): NumberUse {
  const { companyId, serialId, deviceId, leaseId, fence, invoiceId } = input;
  return {
    companyId,
    serialId,
    deviceId,
    leaseId,
    fence,
    invoiceId,
    printed: facts.number,
    issueDate: facts.issueDate,
  };
}

function refuse(code: ApiErrorCode, message: string): NumberRefusal {
  return { kind: 'refused', code, messages: [message] };
}
