/** The ways a step ends without having learned anything of the invoice. */
import type { QueryRefusal } from '../outside/anaf/anaf-port';
import { waitAt } from '../outside/anaf/filing-plan';
import type { Held } from './ask-anaf';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';

/** Tries again after the plan's next wait. */
export function again(
  parts: FilingParts,
  filing: Filing,
  waits: readonly number[],
  unknownSince = filing.unknownSince,
): Promise<void> {
  return parts.store.postpone(filing, parts.now() + waitAt(waits, filing.waits, parts.random()), unknownSince);
}

/** Where a person must act the reason stands on the invoice until something changes. */
export async function hold(parts: FilingParts, filing: Filing, held: Held): Promise<void> {
  const dueAt = parts.now() + held.waitMs;
  if (held.text === undefined || filing.messages.includes(held.text)) await parts.store.postpone(filing, dueAt);
  else await parts.store.record(filing, { kind: 'blocked', text: held.text }, () => dueAt);
}

/** Whatever a query came back with instead of what was asked. */
type Trouble =
  | Held
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | { readonly kind: 'bad-request'; readonly message: string }
  | { readonly kind: 'unavailable' | 'unknown' | 'clock' };

/** What is done once ANAF has not known it for the whole bound; `text` is ANAF's. */
export type WhenUnknown = (text: string) => Promise<unknown>;

export function afterTrouble(
  parts: FilingParts,
  filing: Filing,
  trouble: Trouble,
  waits: readonly number[],
  whenUnknown: WhenUnknown,
): Promise<void> {
  if (trouble.kind === 'held') return hold(parts, filing, trouble);
  if (trouble.kind === 'query-failed') return afterFailedQuery(parts, filing, trouble, waits, whenUnknown);
  // A wrong address, or a defect of ours: nobody would hear of it if it were only asked again.
  if (trouble.kind === 'bad-request') {
    const text = FILING_TEXTS.questionNotTaken(trouble.message);
    return hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text });
  }
  return again(parts, filing, waits);
}

/** A query that failed: time heals some reasons, others are shown. */
async function afterFailedQuery(
  parts: FilingParts,
  filing: Filing,
  failed: { readonly reason: QueryRefusal; readonly text: string },
  waits: readonly number[],
  whenUnknown: WhenUnknown,
): Promise<void> {
  if (failed.reason === 'technical') return again(parts, filing, waits);
  if (failed.reason === 'not-found') return afterUnknown(parts, filing, failed.text, waits, whenUnknown);
  const text =
    failed.reason === 'daily-limit' ? FILING_TEXTS.dailyLimit(failed.text) : FILING_TEXTS.noRight(failed.text);
  return hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text });
}

/** ANAF's lists and states follow each other with a lag: only what stays unknown for the bound is taken for lost. */
async function afterUnknown(
  parts: FilingParts,
  filing: Filing,
  text: string,
  waits: readonly number[],
  whenUnknown: WhenUnknown,
): Promise<void> {
  const now = parts.now();
  const since = filing.unknownSince === 0 ? now : filing.unknownSince;
  if (now - since >= parts.plan.unknownMs) await whenUnknown(text);
  else await parts.store.postpone(filing, now + waitAt(waits, filing.waits, parts.random()), since);
}

/** The index that ANAF gave or named is not there: the document is looked for as after a lost answer. */
export function isLost(parts: FilingParts, filing: Filing, text: string): Promise<unknown> {
  const dueAt = parts.now() + waitAt(parts.plan.lookMs, 0, parts.random());
  return parts.store.record(filing, { kind: 'lost', text: FILING_TEXTS.indexUnknown(text) }, () => dueAt);
}
