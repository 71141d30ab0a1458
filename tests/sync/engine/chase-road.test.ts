import { describe, expect, it } from 'vitest';
import { roadChase } from '@/sync/engine/chase-road';
import { HandTimers } from '../support/hand-timers';

/** A chase whose tries are answered from the given one on. */
function chased(answeredFrom: number) {
  const timers = new HandTimers();
  const pauses: number[] = [];
  let tries = 0;
  const chase = roadChase({
    setTimer: timers.setTimer,
    answered: () => tries >= answeredFrom,
    tryNow: () => {
      tries += 1;
    },
  });
  const fireAll = (): void => {
    for (let next = timers.next; next !== undefined; next = timers.next) {
      pauses.push(next);
      timers.fire();
    }
  };
  return { chase, timers, fireAll, pauses, tries: () => tries };
}

describe('the chase of a road that is said to be open', () => {
  it('tries again, each time later, and gives up to the regular pace', () => {
    const { chase, fireAll, pauses, tries } = chased(Number.POSITIVE_INFINITY);
    chase.open();
    fireAll();
    expect(tries()).toBe(5);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  it.each([0, 1, 3])('ends where somebody answered after %i tries', (answeredFrom) => {
    const { chase, fireAll, tries } = chased(answeredFrom);
    chase.open();
    fireAll();
    expect(tries()).toBe(answeredFrom);
  });

  it('begins anew at a new sign, one at a time, and ends when told', () => {
    const { chase, timers, pauses, fireAll, tries } = chased(Number.POSITIVE_INFINITY);
    chase.open();
    timers.fire();
    chase.open();
    expect(timers.next).toBe(1_000);
    fireAll();
    expect(pauses).toHaveLength(5);
    chase.open();
    chase.stop();
    expect(timers.next).toBeUndefined();
    expect(tries()).toBe(6);
  });
});
