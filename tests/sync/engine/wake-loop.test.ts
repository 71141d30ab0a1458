import { describe, expect, it } from 'vitest';
import { wakeLoop } from '@/sync/engine/wake-loop';
import { HandTimers } from '../support/hand-timers';

/** A task that stands still until the test lets it end. */
function gatedTask() {
  const runs: boolean[] = [];
  let end: (delay: number | null) => void = () => {};
  const task = (force: boolean) => {
    runs.push(force);
    return new Promise<number | null>((resolve) => {
      end = resolve;
    });
  };
  return { runs, task, end: (delay: number | null = null) => end(delay) };
}

describe('wake loop', () => {
  // Verifies: G7
  it('runs once more for any number of wakes while it runs, with force where one asked for it', async () => {
    const { runs, task, end } = gatedTask();
    const loop = wakeLoop({ ...new HandTimers(), random: () => 0.5 }, 1000, task);
    const first = loop.wake();
    const second = loop.wake();
    const third = loop.wake(true);
    expect(runs).toEqual([false]);
    end();
    await first;
    await Promise.resolve();
    expect(runs).toEqual([false, true]);
    end();
    await Promise.all([second, third]);
    expect(runs.length).toBe(2);
  });

  // Verifies: G7
  it('comes again by itself: when the task says, else at the regular pace', async () => {
    const timers = new HandTimers();
    const { runs, task, end } = gatedTask();
    const loop = wakeLoop({ setTimer: timers.setTimer, random: () => 0.5 }, 1000, task);
    const run = loop.wake();
    end(250);
    await run;
    expect(timers.next).toBe(250);
    timers.fire();
    expect(runs.length).toBe(2);
    const again = loop.wake();
    end(null);
    while (runs.length < 3) await Promise.resolve();
    end(null);
    await again;
    expect(timers.next).toBe(1000);
    loop.stop();
    expect(timers.next).toBeUndefined();
  });

  it('goes on after a defect of the task', async () => {
    const timers = new HandTimers();
    let runs = 0;
    const task = async () => {
      runs += 1;
      if (runs === 1) throw new Error('planted');
      return null;
    };
    const loop = wakeLoop({ setTimer: timers.setTimer, random: () => 0.5 }, 1000, task);
    await loop.wake();
    expect(timers.next).toBe(1000);
    await loop.wake();
    expect(runs).toBe(2);
  });
});
