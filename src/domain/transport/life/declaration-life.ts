/**
 * The life of a declaration, as people are told it: what its steps have come to, and the clock.
 *
 *   draft ──declared──► queued ──► sent ──► processing ──ok──► announced ──start day──► valid ──last day over──► expired
 *                          │          │          │                 │                      │
 *                          │          ├─► doubtful ─► (as found)   └──────── deleted ◄────┘ (on the first day, before it starts)
 *                          │          └─► refused ◄─┘ nok
 *                          └─ taken back ─► draft
 *
 * `confirmed` stands beside it: a confirmed transport is still valid, or expired. Days are Romania's; a UIT holds from the
 * first moment of the day of the start to the last moment of its last day (legal-windows.ts).
 */
import { bucharestDay } from '../../calendar/bucharest-day';
import { bucharestMidnight } from '../../calendar/bucharest-midnight';
import { addDays, isIsoDate } from '../../calendar/iso-date';
import type { IsoDate } from '../../invoice/invoice';
import { lastUitDay } from '../legal-windows';
import type { StepKind, StepState } from './transport-step';

export const LIVES = [
  'queued',
  'sent',
  'doubtful',
  'processing',
  'announced',
  'valid',
  'expired',
  'deleted',
  'refused',
] as const;
/** `sent`: with our server. `announced`: ANAF's state is ok, and the day of the start has not come. */
export type Life = (typeof LIVES)[number];

export interface LifeStep {
  readonly kind: StepKind;
  readonly state: StepState;
}

/** What decides a declaration's life; `steps` in the order made. */
export interface LifeFacts {
  readonly operation: string;
  /** The declared day of the start; '' where it cannot be read. */
  readonly startDate: IsoDate;
  /** '' until ANAF gives it. */
  readonly uit: string;
  /** The end as ANAF's service tells it, first day on which the UIT no longer holds; '' where it was not asked. */
  readonly expiresOn: IsoDate;
  readonly steps: readonly LifeStep[];
}

/** `now`: ms since 1970. */
export function lifeOf(facts: LifeFacts, now: number): Life {
  const { steps } = facts;
  if (steps.some(({ kind, state }) => kind === 'delete' && state === 'accepted')) return 'deleted';
  const declared = steps.find(({ kind }) => kind === 'declare');
  // Of others' declarations we have no steps: ANAF tells only those that are in order.
  return declared === undefined || declared.state === 'accepted' ? lifeByClock(facts, now) : LIFE_OF[declared.state];
}

const LIFE_OF: Readonly<Record<Exclude<StepState, 'accepted'>, Life>> = {
  queued: 'queued',
  waiting: 'sent',
  recorded: 'sent',
  uploading: 'sent',
  doubtful: 'doubtful',
  processing: 'processing',
  rejected: 'refused',
  refused: 'refused',
};

function lifeByClock(facts: LifeFacts, now: number): Life {
  const window = uitWindow(facts);
  if (window === null || now < window.from) return 'announced';
  return now < window.until ? 'valid' : 'expired';
}

export interface UitWindow {
  /** The first moment, and the first moment after it, ms since 1970. */
  readonly from: number;
  readonly until: number;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}

/** When the UIT holds; null where the day of the start cannot be read. */
export function uitWindow({
  operation,
  startDate,
  expiresOn,
}: Pick<LifeFacts, 'operation' | 'startDate' | 'expiresOn'>): UitWindow | null {
  if (!isIsoDate(startDate)) return null;
  const lastDay = isIsoDate(expiresOn) ? addDays(expiresOn, -1) : lastUitDay(operation, startDate);
  const until = bucharestMidnight(addDays(lastDay, 1));
  return { from: bucharestMidnight(startDate), until, firstDay: startDate, lastDay };
}

/** A UIT that may be shown at a control: ANAF's state is ok and its days are running. */
export function isUitUsable(facts: LifeFacts, now: number): boolean {
  return facts.uit !== '' && lifeOf(facts, now) === 'valid';
}

/** The nearest warning that is due, 24 hours or 3 before the end or at it: hours before the end; null while there is none, and once nothing is carried any more. */
export function expiryWarning(facts: LifeFacts, now: number): 24 | 3 | 0 | null {
  const life = lifeOf(facts, now);
  const window = uitWindow(facts);
  if (window === null || (life !== 'valid' && life !== 'expired') || isConfirmed(facts)) return null;
  const hours = (window.until - now) / 3_600_000;
  // Told for a day after the end; then it is history.
  if (hours <= -24) return null;
  if (hours <= 0) return 0;
  return hours <= 3 ? 3 : hours <= 24 ? 24 : null;
}

export function isConfirmed({ steps }: Pick<LifeFacts, 'steps'>): boolean {
  return steps.some(({ kind, state }) => kind === 'confirm' && state === 'accepted');
}

/** The moment asked for last, and its day: a list asks it of every row. */
let asked: { readonly now: number; readonly day: IsoDate } | undefined;

/** Today as the law counts it. */
export function legalDay(now: number): IsoDate {
  if (asked?.now !== now) asked = { now, day: bucharestDay(now) };
  return asked.day;
}
