/** When a mailbox is looked into, and how far back: ANAF's own pace, and a quick one for the stand-ins. */

export interface MailboxPlan {
  /** Between looks while a device has the company in sight, and else. */
  readonly openMs: number;
  readonly closedMs: number;
  /** For how long after a device asked for it a company counts as in sight. */
  readonly inSightMs: number;
  /** A window begins this long before the end of the one before: entries come late into minutes that were listed. */
  readonly overlapMs: number;
  /** How far lists reach back; ANAF says 60 days by its own clock. */
  readonly reachMs: number;
  /** Shortened by this where ANAF finds the beginning too old: its clock is ahead of ours. */
  readonly shorterMs: number;
  /** All of the reach is listed again after this: what came late beyond every overlap is found. */
  readonly wholeEveryMs: number;
  /** A window ends this long before our clock's now. */
  readonly clockMarginMs: number;
  /** How long ANAF is left alone after it turned a look away. */
  readonly turnedAwayMs: number;
  /** Waits of a message whose zip did not come; the last repeats. */
  readonly fetchMs: readonly number[];
  /** Fetches of one message (ANAF allows ten a day). */
  readonly fetches: number;
  /** Waits of a message to a supplier between two looks at it; the last repeats. */
  readonly noteMs: readonly number[];
  /** A process that stood still for longer between the record of its attempt and the call does not send the message. */
  readonly noteSendWithinMs: number;
  /** An attempt without an end is in doubt after this: that time, and the call's own (outside-services.ts), are over then. */
  readonly noteSendingMs: number;
  /** A message whose answer was lost is sent again when ANAF's list has not shown it for so long. */
  readonly noteDoubtMs: number;
  /** A message that ANAF does not take for want of a right is tried again after this. */
  readonly noteBlockedMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is the same for ANAF and the stand-ins. */
export const MAILBOX_REACH = {
  reachMs: 60 * DAY - 5 * MINUTE,
  shorterMs: DAY,
  wholeEveryMs: DAY,
  inSightMs: 3 * MINUTE,
  fetches: 8,
};

/** The stand-ins' where they stand for ANAF. */
export function mailboxPlan(standIns: boolean): MailboxPlan {
  return standIns ? STAND_IN_MAILBOX_PLAN : ANAF_MAILBOX_PLAN;
}

export const ANAF_MAILBOX_PLAN: MailboxPlan = {
  ...MAILBOX_REACH,
  openMs: MINUTE,
  closedMs: 10 * MINUTE,
  overlapMs: HOUR,
  clockMarginMs: MINUTE,
  turnedAwayMs: 10 * MINUTE,
  fetchMs: [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE),
  noteMs: [5, 15, 30, 60, 300, 1200].map((seconds) => seconds * SECOND),
  noteSendWithinMs: MINUTE,
  noteSendingMs: 5 * MINUTE,
  noteDoubtMs: 45 * MINUTE,
  noteBlockedMs: 30 * MINUTE,
};

export const STAND_IN_MAILBOX_PLAN: MailboxPlan = {
  ...MAILBOX_REACH,
  openMs: 5 * SECOND,
  closedMs: 30 * SECOND,
  overlapMs: 30 * SECOND,
  clockMarginMs: 500,
  turnedAwayMs: 10 * SECOND,
  fetchMs: [1, 2, 5, 15].map((seconds) => seconds * SECOND),
  noteMs: [500, 1000, 2000, 5000],
  noteSendWithinMs: 2 * SECOND,
  noteSendingMs: 11 * SECOND,
  noteDoubtMs: 10 * SECOND,
  noteBlockedMs: 15 * SECOND,
};
