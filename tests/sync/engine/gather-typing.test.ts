import { describe, expect, it } from 'vitest';
import { GATHER_MS } from '@/sync/drain/typed-entry';
import { gatherTyping } from '@/sync/engine/gather-typing';
import { HandTimers } from '../support/hand-timers';

const KEY_MS = 90;

function gathering() {
  const timers = new HandTimers();
  const sentAt: number[] = [];
  let now = 0;
  const gatherer = gatherTyping({ setTimer: timers.setTimer, send: () => sentAt.push(now) });
  const pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= 10) {
      now += 10;
      timers.advance(10);
    }
  };
  return { gatherer, pass, sentAt, next: () => timers.next };
}

describe('what is typed leaves gathered', () => {
  it('sends the first key at once, and the rest together', () => {
    const { gatherer, pass, sentAt, next } = gathering();
    for (let key = 0; key < 10; key += 1) {
      gatherer.written(true);
      pass(KEY_MS);
    }
    expect(sentAt).toEqual([0]);
    pass(GATHER_MS);
    expect(sentAt).toEqual([0, GATHER_MS]);
    pass(GATHER_MS);
    expect([sentAt.length, next()]).toEqual([2, undefined]);
  });

  it('keeps nothing that is typed longer than its time, however long somebody types', () => {
    const { gatherer, pass, sentAt } = gathering();
    for (let key = 0; key < 200; key += 1) {
      gatherer.written(true);
      pass(KEY_MS);
    }
    const pauses = sentAt.slice(1).map((at, place) => at - (sentAt[place] ?? Number.NaN));
    expect(sentAt).toHaveLength(1 + Math.floor((200 * KEY_MS) / GATHER_MS));
    expect(new Set(pauses)).toEqual(new Set([GATHER_MS]));
  });

  it('sends anything else at once, with what was typed before it, and no more for that', () => {
    const { gatherer, pass, sentAt, next } = gathering();
    gatherer.written(true);
    pass(KEY_MS);
    gatherer.written(true);
    gatherer.written(false);
    expect(sentAt).toEqual([0, KEY_MS]);
    pass(GATHER_MS);
    expect([sentAt.length, next()]).toEqual([2, undefined]);
  });

  it('sends what was gathered when the page is left, and nothing where nothing was', () => {
    const { gatherer, pass, sentAt } = gathering();
    gatherer.written(true);
    gatherer.left();
    expect(sentAt).toEqual([0]);
    pass(KEY_MS);
    gatherer.written(true);
    gatherer.left();
    gatherer.left();
    expect(sentAt).toEqual([0, KEY_MS]);
  });

  // Before: what is saved because the page is hidden waited for a timer, which a frozen page has none of.
  it('sends at once what is written after the page was left', () => {
    const { gatherer, pass, sentAt } = gathering();
    gatherer.written(true);
    pass(KEY_MS);
    gatherer.left();
    gatherer.written(true);
    expect(sentAt).toEqual([0, KEY_MS]);
  });

  // Before: the save under way when the page was hidden went at once, and the one made because of it waited for a timer.
  it('sends at once each of several that are written after the page was left', () => {
    const { gatherer, pass, sentAt } = gathering();
    gatherer.written(true);
    pass(KEY_MS);
    gatherer.left();
    gatherer.written(true);
    gatherer.written(true);
    expect(sentAt).toEqual([0, KEY_MS, KEY_MS]);
  });

  it('gathers again once the page was left long enough', () => {
    const { gatherer, pass, sentAt, next } = gathering();
    gatherer.left();
    pass(GATHER_MS);
    gatherer.written(true);
    gatherer.written(true);
    expect(sentAt).toEqual([GATHER_MS]);
    pass(GATHER_MS);
    expect(sentAt).toEqual([GATHER_MS, 2 * GATHER_MS]);
    pass(GATHER_MS);
    expect(next()).toBeUndefined();
  });

  it('sends nothing any more when it is stopped', () => {
    const { gatherer, pass, sentAt } = gathering();
    gatherer.written(true);
    gatherer.written(true);
    gatherer.stop();
    pass(GATHER_MS);
    expect(sentAt).toEqual([0]);
  });

  it('leaves no timer behind when it is stopped after the page was left', () => {
    const { gatherer, next } = gathering();
    gatherer.left();
    gatherer.stop();
    expect(next()).toBeUndefined();
  });
});
