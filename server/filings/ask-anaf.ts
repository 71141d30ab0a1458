/** A call to ANAF on behalf of a company: within the minute's budget, with its token, once more after a refused token. */
import type { RenewalTrouble, TokenResult } from '../outside/anaf/anaf-access';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';

/** What is said where nothing could be asked. */
export type AskTexts = Readonly<
  Record<
    | 'noAuthorization'
    | 'accessEnded'
    | 'demonstration'
    | 'clientRefused'
    | 'authorizationServiceDown'
    | 'freshTokenRefused'
    | 'forbidden',
    string
  >
>;

/** What asking needs; `askTexts` absent: those of invoices. */
export interface AskParts extends Pick<FilingParts, 'tokens' | 'budget' | 'plan'> {
  readonly askTexts?: AskTexts;
}

const WITHOUT_TOKEN = {
  'not-authorized': 'noAuthorization',
  ended: 'accessEnded',
  demonstration: 'demonstration',
} as const;

const IN_TROUBLE: Readonly<Record<RenewalTrouble, keyof AskTexts>> = {
  client: 'clientRefused',
  unavailable: 'authorizationServiceDown',
  refused: 'freshTokenRefused',
};

/** `held`: no call was made, or the token was refused; a person must act (`text`), or only time must pass. */
export type Held = { readonly kind: 'held'; readonly waitMs: number; readonly text?: string };

type OfCompany = Pick<Filing, 'companyId'>;
type Answer = { readonly kind: string; readonly retryAfterMs?: number };

/** What a query comes back with once tokens and limits are dealt with. */
export type Asked<A extends Answer> = Exclude<A, { kind: 'unauthorized' | 'forbidden' | 'throttled' }> | Held;

export type Ready = { readonly kind: 'ready'; readonly token: string; readonly covers: boolean | null };

/** The token and the budget for one call, got before the document is read and the attempt recorded. */
export async function readyToAsk(parts: AskParts, filing: OfCompany): Promise<Ready | Held> {
  return withinBudget(parts, filing, await readyToken(parts, filing));
}

/** The same for the call that is repeated after a refused token: ANAF counts it too. */
export async function readyAfterRefusal(parts: AskParts, filing: OfCompany, refused: string): Promise<Ready | Held> {
  const other = await parts.tokens.tokenAfterRefusal(filing.companyId, refused);
  return withinBudget(parts, filing, heldWithout(parts, other));
}

async function withinBudget(parts: AskParts, filing: OfCompany, ready: Ready | Held): Promise<Ready | Held> {
  if (ready.kind === 'held') return ready;
  const waitMs = await parts.budget.take(filing.companyId);
  return waitMs === 0 ? ready : { kind: 'held', waitMs };
}

/** Makes a call that has no effect at ANAF. */
export async function askAnaf<A extends Answer>(
  parts: AskParts,
  filing: OfCompany,
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
export function throttled({ plan }: AskParts, { retryAfterMs = 0 }: { readonly retryAfterMs?: number }): Held {
  return { kind: 'held', waitMs: Math.max(plan.throttledMs, retryAfterMs) };
}

/** ANAF turned the call away before looking at it: a token that it has just given, or one without the right. */
export function turnedAway({ plan, askTexts = FILING_TEXTS }: AskParts, kind: 'unauthorized' | 'forbidden'): Held {
  const text = kind === 'forbidden' ? askTexts.forbidden : askTexts.freshTokenRefused;
  return { kind: 'held', waitMs: plan.blockedMs, text };
}

/** The token of the company, or why there is none. */
export async function readyToken(parts: AskParts, filing: OfCompany): Promise<Ready | Held> {
  return heldWithout(parts, await parts.tokens.tokenFor(filing.companyId));
}

function heldWithout({ plan, askTexts = FILING_TEXTS }: AskParts, result: TokenResult): Ready | Held {
  if (result.kind === 'token') return { kind: 'ready', token: result.token, covers: result.covers };
  if (result.kind === 'later') {
    if (result.trouble === undefined) return { kind: 'held', waitMs: plan.throttledMs };
    const waitMs = result.trouble === 'refused' ? plan.blockedMs : plan.throttledMs;
    return { kind: 'held', waitMs, text: askTexts[IN_TROUBLE[result.trouble]] };
  }
  return { kind: 'held', waitMs: plan.blockedMs, text: askTexts[WITHOUT_TOKEN[result.reason]] };
}
