/**
 * Looks for a step of unknown outcome in ANAF's list. The document bears the step's id as its reference, which the list gives
 * back: of declarations and changes of vehicle, and of all that failed. Valid corrections, deletions and confirmations are not told
 * so; sending one of those again says the same thing twice and does no harm, as promise 7 asks of a declaration.
 */
import { askAnaf, type Held } from '../filings/ask-anaf';
import type { QueryRefusal } from '../outside/anaf/anaf-port';
import type { ListedTransport } from '../outside/etransport/etransport-port';
import type { StepFact, StepFiling } from './step-filing';
import type { LoadedStep, StepParts } from './step-parts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 60;

export type FoundStep =
  | { readonly kind: 'fact'; readonly fact: StepFact }
  | { readonly kind: 'absent' }
  | { readonly kind: 'not-told'; readonly reason: QueryRefusal; readonly text: string }
  | Held;

export async function findStep(parts: StepParts, { step, cif }: LoadedStep): Promise<FoundStep> {
  const answer = await askAnaf(parts, step, (token) => parts.etransport.list(token, cif, daysSince(step, parts.now())));
  if (answer.kind === 'held') return answer;
  if (answer.kind === 'query-failed') return { kind: 'not-told', reason: answer.reason, text: answer.text };
  if (answer.kind !== 'list') return { kind: 'not-told', reason: 'technical', text: '' };
  const fact = answer.transports.map((listed) => factOf(step, listed)).find((one) => one !== undefined);
  return fact === undefined ? { kind: 'absent' } : { kind: 'fact', fact };
}

/** What a restored server was given back names a time of its device: one that has not come is of a clock that is ahead, by nobody knows how much. */
function daysSince({ firstSentAt }: StepFiling, now: number): number {
  if (firstSentAt > now) return MOST_DAYS;
  const since = firstSentAt === 0 ? now : firstSentAt;
  return Math.min(MOST_DAYS, Math.floor((now - since) / DAY_MS) + 2);
}

function factOf(step: StepFiling, listed: ListedTransport): StepFact | undefined {
  const change = listed.changes.find(({ reference }) => reference === step.id);
  if (change !== undefined) return { kind: 'accepted', uit: '' };
  if (listed.reference !== step.id) return undefined;
  if (!listed.ok) return { kind: 'rejected', texts: listed.messages };
  const uit = step.kind === 'declare' ? listed.uit : '';
  // What came by ANAF's own form has no index: the list has said it all.
  return listed.index === '' ? { kind: 'accepted', uit } : { kind: 'found', index: listed.index, uit };
}
