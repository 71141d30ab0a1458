/**
 * Which part of the mailbox is listed next. A window stands with its pages done until it is listed whole; only then does what
 * is known move on, so a look that is broken off anywhere goes on at its page.
 *
 * All times are ms since 1970, those of a mailbox by ANAF's clock.
 */
import type { MailboxPlan } from './mailbox-plan';

export interface Window {
  readonly from: number;
  readonly to: number;
  /** From 1: the next to be asked for. */
  readonly page: number;
}

export interface Mailbox {
  /** 0: nothing is known yet. */
  readonly listedTo: number;
  readonly window: Window | undefined;
  readonly wholeAt: number;
  /** 0: nobody asked. */
  readonly wantedFrom: number;
  readonly clockAheadMs: number;
  readonly openedAt: number;
  readonly dueAt: number;
}

/** The window to list now; the one that is under way, while its beginning is within reach. */
export function nextWindow(mailbox: Mailbox, plan: MailboxPlan, now: number): Window | undefined {
  const theirs = now - mailbox.clockAheadMs;
  const oldest = theirs - plan.reachMs;
  const { window } = mailbox;
  if (window !== undefined && window.from >= oldest && window.to <= theirs) return window;
  const to = theirs - plan.clockMarginMs;
  const from = Math.max(oldest, isWholeDue(mailbox, plan, theirs) ? 0 : beginning(mailbox, plan));
  return to > from ? { from, to, page: 1 } : undefined;
}

function isWholeDue({ wholeAt }: Mailbox, plan: MailboxPlan, theirs: number): boolean {
  return theirs - wholeAt >= plan.wholeEveryMs;
}

function beginning({ listedTo, wantedFrom }: Mailbox, plan: MailboxPlan): number {
  const known = listedTo - plan.overlapMs;
  return wantedFrom === 0 ? known : Math.min(wantedFrom, known);
}

/** The mailbox after a page of a window; `pages`: of the whole window. */
export function afterPage(mailbox: Mailbox, plan: MailboxPlan, window: Window, pages: number): Mailbox {
  if (window.page < pages) return { ...mailbox, window: { ...window, page: window.page + 1 } };
  const isWhole = window.to - window.from >= plan.reachMs - plan.shorterMs - plan.clockMarginMs;
  const { wantedFrom } = mailbox;
  return {
    ...mailbox,
    window: undefined,
    // Where the window began behind what was known there would be a gap: it is not passed over.
    listedTo: window.from <= mailbox.listedTo || isWhole ? Math.max(mailbox.listedTo, window.to) : mailbox.listedTo,
    wholeAt: isWhole ? window.to : mailbox.wholeAt,
    // A whole window is all that ANAF gives: what was asked for beyond it must not be looked for at every look from then on.
    wantedFrom: wantedFrom !== 0 && (isWhole || window.from <= wantedFrom) ? 0 : wantedFrom,
  };
}

/** When the mailbox is looked into next, by our clock. */
export function nextLook({ openedAt }: Pick<Mailbox, 'openedAt'>, plan: MailboxPlan, now: number): number {
  return now + (now - openedAt <= plan.inSightMs ? plan.openMs : plan.closedMs);
}
