/** A call to ANAF on behalf of a company: within the minute's budget, with its token, once more after a refused token. */
import type { RenewalTrouble, TokenResult } from '../outside/anaf/anaf-access';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';

const WITHOUT_TOKEN = {
  'not-authorized': FILING_TEXTS.noAuthorization,
  ended: FILING_TEXTS.accessEnded,
  demonstration: FILING_TEXTS.demonstration,
} as const;

const IN_TROUBLE: Readonly<Record<RenewalTrouble, string>> = {
  client: FILING_TEXTS.clientRefused,
  unavailable: FILING_TEXTS.authorizationServiceDown,
  refused: FILING_TEXTS.freshTokenRefused,
};

/** `held`: no call was made, or the token was refused; a person must act (`text`), or only time must pass. */
export type Held = { readonly kind: 'held'; readonly waitMs: number; readonly text?: string };

type Answer = { readonly kind: string; readonly retryAfterMs?: number };

/** What a query comes back with once tokens and limits are dealt with. */
export type Asked<A extends Answer> = Exclude<A, { kind: 'unauthorized' | 'forbidden' | 'throttled' }> | Held;

type Ready = { readonly kind: 'ready'; readonly token: string };

/** The token and the budget for one call, got before the document is read and the attempt recorded. */
export async function readyToAsk(parts: FilingParts, filing: Filing): Promise<Ready | Held> {
  return withinBudget(parts, filing, heldWithout(parts, await parts.tokens.tokenFor(filing.companyId)));
}

/** The same for the call that is repeated after a refused token: ANAF counts it too. */
export async function readyAfterRefusal(parts: FilingParts, filing: Filing, refused: string): Promise<Ready | Held> {
  const other = await parts.tokens.tokenAfterRefusal(filing.companyId, refused);
  return withinBudget(parts, filing, heldWithout(parts, other));
}

async function withinBudget(parts: FilingParts, filing: Filing, ready: Ready | Held): Promise<Ready | Held> {
  if (ready.kind === 'held') return ready;
  const waitMs = await parts.budget.take(filing.companyId);
  return waitMs === 0 ? ready : { kind: 'held', waitMs };
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
    const other = await readyAfterRefusal(parts, filing, ready.token);
    if (other.kind === 'held') return other;
    answer = await call(other.token);
  }
  if (answer.kind === 'unauthorized' || answer.kind === 'forbidden') return turnedAway(parts, answer.kind);
  if (answer.kind === 'throttled') return throttled(parts, answer);
  return answer as Asked<A>;
}

/** At least the plan's wait: the minute that ANAF counts by may have just begun. */
export function throttled({ plan }: FilingParts, { retryAfterMs = 0 }: { readonly retryAfterMs?: number }): Held {
  return { kind: 'held', waitMs: Math.max(plan.throttledMs, retryAfterMs) };
}

/** ANAF turned the call away before looking at it: a token that it has just given, or one without the right. */
export function turnedAway({ plan }: FilingParts, kind: 'unauthorized' | 'forbidden'): Held {
  const text = kind === 'forbidden' ? FILING_TEXTS.forbidden : FILING_TEXTS.freshTokenRefused;
  return { kind: 'held', waitMs: plan.blockedMs, text };
}

function heldWithout({ plan }: FilingParts, result: TokenResult): Ready | Held {
  if (result.kind === 'token') return { kind: 'ready', token: result.token };
  if (result.kind === 'later') {
    if (result.trouble === undefined) return { kind: 'held', waitMs: plan.throttledMs };
    const waitMs = result.trouble === 'refused' ? plan.blockedMs : plan.throttledMs;
    return { kind: 'held', waitMs, text: IN_TROUBLE[result.trouble] };
  }
  return { kind: 'held', waitMs: plan.blockedMs, text: WITHOUT_TOKEN[result.reason] };
}
