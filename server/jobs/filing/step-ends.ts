/** The ways a step ends without having learned anything of the invoice. */
import type { QueryRefusal } from '../../outside/anaf/anaf-port';
import type { Held } from './ask-anaf';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { waitAt } from './filing-plan';
import { FILING_TEXTS } from './filing-texts';

/** Tries again after the plan's next wait. */
export function again(parts: FilingParts, filing: Filing, waits: readonly number[]): Promise<void> {
  return parts.store.postpone(filing, parts.now() + waitAt(waits, filing.waits, parts.random()));
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
  | { readonly kind: 'unavailable' | 'unknown' | 'bad-request' | 'clock' };

export function afterTrouble(
  parts: FilingParts,
  filing: Filing,
  trouble: Trouble,
  waits: readonly number[],
): Promise<void> {
  if (trouble.kind === 'held') return hold(parts, filing, trouble);
  if (trouble.kind === 'query-failed') return afterFailedQuery(parts, filing, trouble, waits);
  return again(parts, filing, waits);
}

/** A query that failed: time heals some reasons, others are shown. */
async function afterFailedQuery(
  parts: FilingParts,
  filing: Filing,
  failed: { readonly reason: QueryRefusal; readonly text: string },
  waits: readonly number[],
): Promise<void> {
  if (failed.reason === 'not-found' || failed.reason === 'technical') return again(parts, filing, waits);
  const text =
    failed.reason === 'daily-limit' ? FILING_TEXTS.dailyLimit(failed.text) : FILING_TEXTS.noRight(failed.text);
  return hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text });
}
