/** Which calls cost much, and how much of an account's minute. */
import type { FastifyReply } from 'fastify';
import type { Call } from '@/api/call';
import type { CallName } from '@/api/registry';
import { type RefusedReply, refused } from '../calls/reply';
import type { AccountLoad } from './account-load';
import { longestBody } from './longest-body';

/** What a longest draft takes in practice, and files of 5 MB; the document of an upload is at most 10 MB, refused by the call with its own words. */
const LARGE_BODY_BYTES = 12 * 1024 * 1024;
/** What costs nothing to speak of. */
const BODY_BYTES = 128 * 1024;
/** Answered with as much as a page of the largest drafts. */
const LARGE_ANSWERS: ReadonlySet<string> = new Set<CallName>([
  'ListSavedDrafts',
  'ListSavedExternDrafts',
  'ETransGetAllData',
  'ETransGetAllDrafts',
]);
/** An XML body is hashed and stored here, and judged in a thread of its own; a bundle's documents are read one by one, with room between them. */
const XML_SHARE = 1 / 8;

type Sized = Pick<Call, 'name' | 'bodyKind' | 'bodySchema'>;

export function bodyLimitOf({ bodyKind, bodySchema }: Sized): number {
  if (bodyKind === 'xml' || bodyKind === 'zip') return LARGE_BODY_BYTES;
  const longest = bodySchema === null ? 0 : longestBody(bodySchema);
  return Math.min(LARGE_BODY_BYTES, Math.max(BODY_BYTES, longest));
}

/** What of an account's minute a request takes, by what it announces; undefined: it costs nothing to speak of. */
export function costOf(call: Sized, contentLength: string | undefined): number | undefined {
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
