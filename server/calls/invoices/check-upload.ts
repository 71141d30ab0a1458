/** What can be said of an upload before the database is asked: its size, its document, and whether it is what the call says. */
import type { ApiErrorCode } from '@/api/errors';
import { bareCode } from '@/domain/invoice/party-codes';
import type { InvoiceFacts } from '../../filings/invoice-facts';
import { type JudgedFacts, type Judgement, judgeDocument } from './judge-document';
import type { UploadInput } from './upload-input';
import { UPLOAD_TEXTS } from './upload-texts';

/** The transaction goes on with `facts`. */
export type Checked = { readonly kind: 'checked'; readonly facts: JudgedFacts } | RefusedUpload;

export interface RefusedUpload {
  readonly kind: 'refused';
  readonly code: ApiErrorCode;
  readonly messages: readonly string[];
}

/** ANAF's bound (reference, section 3). */
const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** Larger documents are not judged at all. */
export function isTooLarge({ bytes }: Pick<UploadInput, 'bytes'>): boolean {
  return bytes.length > MAX_DOCUMENT_BYTES;
}

/** With the verdict on its document, where it was judged elsewhere. */
export function checkUpload(input: UploadInput, verdict?: Judgement): Checked {
  if (isTooLarge(input)) return refuse('too-large', UPLOAD_TEXTS.tooLarge);
  const judged = verdict ?? judgeDocument(input.bytes);
  if (!judged.accepted) return { kind: 'refused', code: 'upload-failed', messages: judged.messages };
  const mismatch = mismatchOf(input, judged.facts);
  return mismatch === undefined ? { kind: 'checked', facts: judged.facts } : refuse('upload-failed', mismatch);
}

/** Why the document is not what the call says it is; undefined where it is. */
function mismatchOf(input: UploadInput, facts: InvoiceFacts): string | undefined {
  if ((facts.kind === 'CreditNote') !== (input.type === 'NC')) return UPLOAD_TEXTS.otherType(facts.kind);
  if (input.enforcement === true) return mismatchOfEnforcement(input, facts);
  const sender = bareCode(input.selfBilled ? facts.buyer.taxId : facts.seller.taxId);
  if (sender === input.companyCif) return undefined;
  return input.selfBilled
    ? UPLOAD_TEXTS.otherBuyer(sender, input.companyCif)
    : UPLOAD_TEXTS.otherSeller(sender, input.companyCif);
}

/** The debtor issues it: who enforces is no party of it. */
function mismatchOfEnforcement({ companyCif, selfBilled }: UploadInput, { seller }: InvoiceFacts): string | undefined {
  const debtor = bareCode(seller.taxId);
  return selfBilled || debtor === companyCif ? UPLOAD_TEXTS.notForDebtor : undefined;
}

function refuse(code: ApiErrorCode, message: string): RefusedUpload {
  return { kind: 'refused', code, messages: [message] };
}
