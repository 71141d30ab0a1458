/** A call to ANAF on behalf of a company: within the minute's budget, with its token, once more after a refused token. */
import type { TokenResult } from '../../outside/anaf/anaf-access';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';

const WITHOUT_TOKEN = { 'not-authorized': FILING_TEXTS.noAuthorization, ended: FILING_TEXTS.accessEnded } as const;

/** `held`: no call was made, or the token was refused; a person must act (`text`), or only time must pass. */
export type Held = { readonly kind: 'held'; readonly waitMs: number; readonly text?: string };

type Answer = { readonly kind: string };

/** What a query comes back with once tokens and limits are dealt with. */
export type Asked<A extends Answer> = Exclude<A, { kind: 'unauthorized' } | { kind: 'throttled' }> | Held;

/** The token and the budget for one call, got before the attempt is recorded. */
export async function readyToAsk(parts: FilingParts, filing: Filing): Promise<{ kind: 'ready'; token: string } | Held> {
  const token = heldWithout(parts, await parts.tokens.tokenFor(filing.companyId));
  if (token.kind === 'held') return token;
  const waitMs = await parts.budget.take();
  return waitMs === 0 ? token : { kind: 'held', waitMs };
}

/** Makes a call that has no effect at ANAF. */
export async function askAnaf<A extends Answer>(
  parts: FilingParts,
  filing: Filing,
  call: (token: string) => Promise<A>,
): Promise<Asked<A>> {
  const ready = await readyToAsk(parts, filing);
  if (ready.kind === 'held') return ready;
  let answer = await call(ready.token);
  if (answer.kind === 'unauthorized') {
    const other = heldWithout(parts, await parts.tokens.tokenAfterRefusal(filing.companyId, ready.token));
    if (other.kind === 'held') return other;
    answer = await call(other.token);
  }
  if (answer.kind === 'unauthorized')
    return { kind: 'held', waitMs: parts.plan.blockedMs, text: FILING_TEXTS.accessEnded };
  if (answer.kind === 'throttled') return { kind: 'held', waitMs: parts.plan.throttledMs };
  return answer as Asked<A>;
}

export function heldWithout({ plan }: FilingParts, result: TokenResult): { kind: 'ready'; token: string } | Held {
  if (result.kind === 'token') return { kind: 'ready', token: result.token };
  if (result.kind === 'later') return { kind: 'held', waitMs: plan.throttledMs };
  return { kind: 'held', waitMs: plan.blockedMs, text: WITHOUT_TOKEN[result.reason] };
}
