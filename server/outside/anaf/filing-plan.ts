/** When a filing's next step is due: settings of the jobs, with ANAF's own pace and a quick one for the stand-ins. */

export interface FilingPlan {
  /** Waits between state queries; the last repeats (reference, section 4). */
  readonly pollMs: readonly number[];
  /** Waits after an upload that was certainly not taken. */
  readonly retryMs: readonly number[];
  /** Waits between looks into the message list while doubtful. */
  readonly lookMs: readonly number[];
  /** How long after a doubt the list must have been silent before the document is sent once more (list-lag.ts). */
  readonly doubtWaitMs: number;
  /** The list's end lies this long before our clock's now: an end in ANAF's future fails (reference, section 6.2). */
  readonly clockMarginMs: number;
  /** How long to leave ANAF alone after 429; it counts by the minute. */
  readonly throttledMs: number;
  /** How long ANAF may answer that it does not know what it once named, before the document is looked for. */
  readonly unknownMs: number;
  /** A process that stood still for longer between the record of its attempt and the call does not send. */
  readonly sendWithinMs: number;
  /** A message that one filing looks into, or could not open, is left alone for so long: it is given out ten times a day. */
  readonly examineMs: number;
  /** How long a daily limit, a missing right or a missing authorization is left alone. */
  readonly blockedMs: number;
  readonly lists: ListPlan;
}

/** When many verdicts are waited for, and how they are read from the lists then (filings/verdict-list.ts). */
export interface ListPlan {
  /** Filings of a company, and of all companies, that wait for a verdict and are few: each is asked for by itself. */
  readonly few: { readonly own: number; readonly everyone: number };
  /** The shortest time between two looks into a company's list, and the calls a minute that all looks may take. */
  readonly everyMs: number;
  readonly callsAMinute: number;
  /** A window begins this long before the end of the one before. */
  readonly overlapMs: number;
  /** A verdict that no list has told for so long is asked for: lists lag by up to a quarter of an hour (reference, section 4). */
  readonly patienceMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Ten filings asked for at 5, 15 and 30 s cost little beside five hundred calls a minute; an invoice costs two calls at the
 * least (its upload and its signed original), so what is left beside them is a twentieth.
 */
function listPlan(callsAMinute: number, waits: Pick<ListPlan, 'everyMs' | 'overlapMs' | 'patienceMs'>): ListPlan {
  const few = { own: Math.max(2, Math.floor(callsAMinute / 50)), everyone: Math.max(2, Math.floor(callsAMinute / 5)) };
  return { ...waits, few, callsAMinute: Math.max(1, callsAMinute / 40) };
}

/** ANAF's own pace, with the wait after a doubt in minutes. */
export const anafPlan = (doubtWaitMinutes: number, callsAMinute: number): FilingPlan => ({
  pollMs: [5, 15, 30, 60, 120, 300, 1200].map((seconds) => seconds * SECOND),
  retryMs: [5, 30, 120, 600].map((seconds) => seconds * SECOND),
  lookMs: [1, 2, 5, 10].map((minutes) => minutes * MINUTE),
  doubtWaitMs: doubtWaitMinutes * MINUTE,
  clockMarginMs: MINUTE,
  throttledMs: MINUTE,
  unknownMs: 120 * MINUTE,
  // Far below the wait after a doubt, within which nobody else sends.
  sendWithinMs: MINUTE,
  examineMs: 5 * MINUTE,
  blockedMs: 30 * MINUTE,
  lists: listPlan(callsAMinute, { everyMs: 15 * SECOND, overlapMs: MINUTE, patienceMs: 20 * MINUTE }),
});

/** For stand-ins that decide in 1.5 s and list 3 s later, and count more calls than ANAF does. */
export const STAND_IN_PLAN: FilingPlan = {
  pollMs: [400, 800, 1000, 2000, 5000],
  retryMs: [500, 1000, 3000, 10_000],
  lookMs: [1000, 1500, 2000, 3000],
  doubtWaitMs: 10 * SECOND,
  clockMarginMs: 500,
  throttledMs: 2 * SECOND,
  unknownMs: 20 * SECOND,
  sendWithinMs: 2 * SECOND,
  examineMs: 5 * SECOND,
  blockedMs: 15 * SECOND,
  lists: listPlan(6000, { everyMs: 2 * SECOND, overlapMs: 10 * SECOND, patienceMs: 20 * SECOND }),
};

/** The wait after `count` waits of the same kind; up to a fifth is added by `random` (0…1) so that filings spread. */
export function waitAt(waits: readonly number[], count: number, random: number): number {
  const wait = waits[Math.min(count, waits.length - 1)] ?? MINUTE;
  return Math.round(wait * (1 + random / 5));
}
