/** Which calls cost much, and how much of an account's minute. */
import type { FastifyReply } from 'fastify';
import type { Call } from '@/api/call';
import { type RefusedReply, refused } from '../calls/reply';
import type { AccountLoad } from './account-load';

/** Drafts hold up to 10,000 lines, and files of 5 MB; a look its logo, and with a change the one before; the document of an upload at most 10 MB, refused by the call with its own words. */
const LARGE_BODY_BYTES = 12 * 1024 * 1024;
/** Anything else is some fields of bounded texts. */
const BODY_BYTES = 128 * 1024;
const LARGE_CALLS: ReadonlySet<string> = new Set([
  ...(['SaveDraft', 'SaveDraftExtern', 'UpdateDraft', 'AddCompanyAttachment'] as const),
  ...(['AddCompanyLook', 'UpdateCompanyLook'] as const),
]);
/** Answered with as much as a page of the largest drafts. */
const LARGE_ANSWERS: ReadonlySet<string> = new Set(['ListSavedDrafts', 'ListSavedExternDrafts']);
/** An XML body is hashed and stored here, and judged in a thread of its own; a bundle's documents are read one by one, with room between them. */
const XML_SHARE = 1 / 8;

export function bodyLimitOf({ name, bodyKind }: Pick<Call, 'name' | 'bodyKind'>): number {
  return bodyKind === 'xml' || bodyKind === 'zip' || LARGE_CALLS.has(name) ? LARGE_BODY_BYTES : BODY_BYTES;
}

/** What of an account's minute a request takes, by what it announces; undefined: it costs nothing to speak of. */
export function costOf(call: Pick<Call, 'name' | 'bodyKind'>, contentLength: string | undefined): number | undefined {
  if (LARGE_ANSWERS.has(call.name)) return BODY_BYTES;
  const limit = bodyLimitOf(call);
  // A body that does not say its length may have any.
  const bytes = Math.min(limit, Number(contentLength ?? limit));
  if (limit === BODY_BYTES || bytes <= BODY_BYTES) return undefined;
  return call.bodyKind === 'json' ? bytes : bytes * XML_SHARE;
}

/** Waits for the account's turn, before the body is taken in. The refusal, or undefined: it may go on. */
export async function takeTurnOf(
  load: AccountLoad,
  account: number,
  cost: number,
  reply: FastifyReply,
): Promise<RefusedReply | undefined> {
  const admission = await load(account, cost);
  if (admission.kind === 'refused') return refused('too-many-requests', { waitMs: admission.waitMs });
  // Also of a caller that went away while it waited.
  if (reply.raw.destroyed) admission.leave();
  else reply.raw.once('close', admission.leave);
  return undefined;
}
