/**
 * What is allowed when, as the law has it and people are shown it. Each answer says why not, and from when where a day makes
 * the difference; the words stand with the screens.
 *
 *            too early │ three days ahead │ first day, at a standstill │ under way │ after the last day
 *   declare      –     │        ✓         │             ✓              │     –     │     –   (✓ after a logged outage)
 *   correct      –     │        ✓         │             ✓              │     –     │     –
 *   delete       –     │        ✓         │             ✓              │     –     │     –
 *   vehicle      –     │        –         │             ✓              │     ✓     │     –
 *   confirm      –     │        –         │             ✓              │     ✓     │     ✓
 *
 * Source: reference/anaf-etransport.md, section 3 (guide 2025, pages 11–12 and 24–25). On the first day only the people know whether the
 * vehicle has started: a change of vehicle says that it has.
 */
import { addDays, isIsoDate } from '../../calendar/iso-date';
import type { IsoDate } from '../../invoice/invoice';
import { firstDeclarationDay, lastUitDay } from '../legal-windows';
import { type LifeFacts, legalDay, lifeOf, uitWindow } from './declaration-life';
import type { StepKind } from './transport-step';

export type DenialReason =
  /** `from`: the first day on which it may be declared. */
  | 'too-early'
  /** The day of the start is over: it had to be declared before. */
  | 'start-passed'
  /** It has started: only the vehicle may change. */
  | 'under-way'
  /** `from`: the day of the start, from which on. Before it, correct the declaration. */
  | 'not-started'
  | 'expired'
  | 'deleted'
  | 'refused'
  /** A deletion of it is on its way. */
  | 'being-deleted'
  /** It has not left this device: take it back and change it instead. */
  | 'not-sent'
  /** Another company's, or declared for it: it is only shown. */
  | 'not-ours'
  /** The day of the start cannot be read. */
  | 'no-date';

export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: DenialReason; readonly from?: IsoDate };

const ALLOWED: Permission = { allowed: true };
const denied = (reason: DenialReason, from?: IsoDate): Permission =>
  from === undefined ? { allowed: false, reason } : { allowed: false, reason, from };

/** `outage`: the person says that ANAF's service was away when it had to be declared; the log, where it can be asked, says the same (outage-window.ts). */
export function mayDeclare(startDate: IsoDate, now: number, outage = false): Permission {
  if (!isIsoDate(startDate)) return denied('no-date');
  const today = legalDay(now);
  const first = firstDeclarationDay(startDate);
  if (today < first) return denied('too-early', first);
  return today <= startDate || outage ? ALLOWED : denied('start-passed');
}

export interface ActionFacts extends LifeFacts {
  /** Declared by this company, through this program or another. */
  readonly own: boolean;
}

/** What may be done with a declaration beside declaring it. */
export type Action = Exclude<StepKind, 'declare'>;
export type Actions = { readonly [A in Action]: Permission };

export function allowedActions(facts: ActionFacts, now: number): Actions {
  const barred = barredAtAll(facts, now);
  if (barred !== null) return { correct: barred, delete: barred, confirm: barred, vehicle: barred };
  const change = mayChange(facts, now);
  return { correct: change, delete: change, confirm: mayConfirm(facts, now), vehicle: mayChangeVehicle(facts, now) };
}

function barredAtAll(facts: ActionFacts, now: number): Permission | null {
  if (!facts.own) return denied('not-ours');
  if (!isIsoDate(facts.startDate)) return denied('no-date');
  if (isBeingDeleted(facts)) return denied('being-deleted');
  const life = lifeOf(facts, now);
  return life === 'deleted' || life === 'refused' ? denied(life) : null;
}

function isBeingDeleted({ steps }: LifeFacts): boolean {
  return steps.some(({ kind, state }) => kind === 'delete' && !['accepted', 'rejected', 'refused'].includes(state));
}

function mayChange(facts: ActionFacts, now: number): Permission {
  const life = lifeOf(facts, now);
  if (life === 'queued') return denied('not-sent');
  const today = legalDay(now);
  if (today > lastDay(facts)) return denied('expired');
  return today > facts.startDate || hasMoved(facts) ? denied('under-way') : ALLOWED;
}

/** A vehicle is changed on the road: whoever did it has said that the transport started. */
function hasMoved({ steps }: LifeFacts): boolean {
  return steps.some(({ kind, state }) => kind === 'vehicle' && state !== 'rejected' && state !== 'refused');
}

function mayChangeVehicle(facts: ActionFacts, now: number): Permission {
  const today = legalDay(now);
  if (today < facts.startDate) return denied('not-started', facts.startDate);
  return today > lastDay(facts) ? denied('expired') : ALLOWED;
}

function mayConfirm(facts: ActionFacts, now: number): Permission {
  return legalDay(now) < facts.startDate ? denied('not-started', facts.startDate) : ALLOWED;
}

function lastDay(facts: LifeFacts): IsoDate {
  return uitWindow(facts)?.lastDay ?? lastUitDay(facts.operation, facts.startDate);
}

/** The declaration may be left as it is to start on this day and be declared today: the days to choose from. */
export function startDaysFor(now: number): { readonly first: IsoDate; readonly last: IsoDate } {
  const first = legalDay(now);
  let last = first;
  while (firstDeclarationDay(addDays(last, 1)) <= first) last = addDays(last, 1);
  return { first, last };
}
