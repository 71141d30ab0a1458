/** Which part of the mailbox is listed next, as pure decisions. */
import { describe, expect, it } from 'vitest';
import { afterPage, type Mailbox, nextLook, nextWindow } from '../../../server/mailbox/list-window';
import { ANAF_MAILBOX_PLAN as PLAN } from '../../../server/mailbox/mailbox-plan';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const NEW: Mailbox = {
  ...{ listedTo: 0, window: undefined, wholeAt: 0, wantedFrom: 0, clockAheadMs: 0, openedAt: 0, dueAt: 0 },
};
const KNOWN: Mailbox = { ...NEW, listedTo: NOW - 10 * MINUTE, wholeAt: NOW - 10 * MINUTE };

describe('the next window', () => {
  it('of a new mailbox is all that ANAF lists, and ends before our clock’s now', () => {
    expect(nextWindow(NEW, PLAN, NOW)).toEqual({ from: NOW - 60 * DAY + 5 * MINUTE, to: NOW - MINUTE, page: 1 });
  });

  it('begins before the end of the last, by the overlap', () => {
    expect(nextWindow(KNOWN, PLAN, NOW)).toEqual({ from: NOW - 70 * MINUTE, to: NOW - MINUTE, page: 1 });
  });

  it('is all of it again once a day, and as far back as somebody asked for', () => {
    expect(nextWindow({ ...KNOWN, wholeAt: NOW - DAY }, PLAN, NOW)?.from).toBe(NOW - 60 * DAY + 5 * MINUTE);
    expect(nextWindow({ ...KNOWN, wantedFrom: NOW - 7 * DAY }, PLAN, NOW)?.from).toBe(NOW - 7 * DAY);
  });

  it('goes on at its page after a break, and begins anew where ANAF no longer lists its beginning', () => {
    const window = { from: NOW - DAY, to: NOW - MINUTE, page: 4 };
    expect(nextWindow({ ...KNOWN, window }, PLAN, NOW + 5 * MINUTE)).toEqual(window);
    const old = { ...window, from: NOW - 60 * DAY };
    expect(nextWindow({ ...KNOWN, window: old }, PLAN, NOW)?.page).toBe(1);
  });

  it('is counted by ANAF’s clock where ours is ahead', () => {
    expect(nextWindow({ ...KNOWN, clockAheadMs: 10 * MINUTE }, PLAN, NOW)?.to).toBe(NOW - 11 * MINUTE);
  });
});

describe('a page', () => {
  const window = { from: NOW - 70 * MINUTE, to: NOW - MINUTE, page: 1 };

  it('moves nothing on but the window until the last is here', () => {
    expect(afterPage(KNOWN, PLAN, window, 2)).toEqual({ ...KNOWN, window: { ...window, page: 2 } });
    const done = afterPage(KNOWN, PLAN, { ...window, page: 2 }, 2);
    expect(done).toEqual({ ...KNOWN, listedTo: NOW - MINUTE, window: undefined });
  });

  it('of a window that begins behind what is known leaves no gap unnoticed', () => {
    const behind = { from: NOW - 5 * MINUTE, to: NOW - MINUTE, page: 1 };
    expect(afterPage(KNOWN, PLAN, behind, 1).listedTo).toBe(KNOWN.listedTo);
  });

  it('ends what somebody asked for once it reaches so far', () => {
    const asked = { ...KNOWN, wantedFrom: NOW - 60 * MINUTE };
    expect(afterPage(asked, PLAN, window, 1).wantedFrom).toBe(0);
    expect(afterPage({ ...asked, wantedFrom: NOW - DAY }, PLAN, window, 1).wantedFrom).toBe(NOW - DAY);
  });

  it('ends what somebody asked for beyond what ANAF lists with all that it lists', () => {
    const asked = { ...KNOWN, wantedFrom: NOW - 60 * DAY };
    const all = nextWindow(asked, PLAN, NOW + MINUTE);
    expect(all === undefined ? undefined : afterPage(asked, PLAN, all, 1).wantedFrom).toBe(0);
  });
});

it('a company in sight is looked after each minute, the others every ten', () => {
  expect(nextLook({ openedAt: NOW - MINUTE }, PLAN, NOW)).toBe(NOW + MINUTE);
  expect(nextLook({ openedAt: NOW - 5 * MINUTE }, PLAN, NOW)).toBe(NOW + 10 * MINUTE);
});
