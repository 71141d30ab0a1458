import { describe, expect, it } from 'vitest';
import { createAutosave } from '@/app/unsaved/autosave';
import { handTimers } from './hand-timers';

/** Saves that end when the test says so. */
function handSaves() {
  const started: string[] = [];
  const ends: { readonly done: () => void; readonly fail: (reason: Error) => void }[] = [];
  const save = (content: string): Promise<void> => {
    started.push(content);
    return new Promise((done, fail) => ends.push({ done, fail }));
  };
  return { save, started, ends };
}

/** What hangs on a save that has ended has run. */
async function untilSettled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('autosave', () => {
  // Verifies: G1 (what was typed is written within 300 ms)
  it('has written the last key within 200 ms', () => {
    const timers = handTimers();
    const { save, started } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('z');
    timers.pass(199);
    expect(started).toEqual(['z']);
  });

  // Verifies: G1 (at once when the page is hidden)
  it('writes at once on flush, also while an older save is under way', async () => {
    const timers = handTimers();
    const { save, started, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    timers.pass(250);
    autosave.changed('ab');
    const flushed = autosave.flush();
    expect(started).toEqual(['a', 'ab']);
    ends[0]?.done();
    ends[1]?.done();
    expect(await flushed).toMatchObject({ kind: 'saved' });
  });

  it('does not say saved while something newer waits', async () => {
    const timers = handTimers();
    const { save, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    timers.pass(250);
    autosave.changed('ab');
    ends[0]?.done();
    await untilSettled();
    expect(autosave.state()).toEqual({ kind: 'pending' });
  });

  it('keeps what could not be written and writes it at the next flush', async () => {
    const timers = handTimers();
    const { save, started, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    const first = autosave.flush();
    ends[0]?.fail(new Error('full'));
    expect((await first).kind).toBe('failed');
    const second = autosave.flush();
    expect(started).toEqual(['a', 'a']);
    ends[1]?.done();
    expect((await second).kind).toBe('saved');
  });

  it('writes nothing after it was stopped: an issued draft does not come back', async () => {
    const timers = handTimers();
    const { save, started } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    autosave.stop();
    autosave.changed('b');
    timers.pass(1000);
    await autosave.flush();
    expect(started).toEqual([]);
  });

  // Verifies: G1 (what was typed is written within 300 ms). Before: each key set the delay back, for up to a second.
  it.each([60, 90, 110, 130, 199])(
    'types on, a key each %i ms: nothing older than 200 ms waits to be written',
    async (gap) => {
      const timers = handTimers();
      const { save, started, ends } = handSaves();
      const autosave = createAutosave(save, timers);
      const oldest: number[] = [];
      for (let now = 0; now < 6000; now += 1) {
        if (now % gap === 0) autosave.changed(String(now));
        const newest = Number(started.at(-1) ?? -1);
        // The first key after the newest one that is on its way.
        const waitsSince = newest === -1 ? 0 : newest + gap;
        if (waitsSince <= now) oldest.push(now - waitsSince);
        for (const { done } of ends.splice(0)) {
          done();
          await untilSettled();
        }
        timers.pass(1);
      }
      expect(Math.max(...oldest)).toBeLessThanOrEqual(200);
      expect(started.length).toBeGreaterThan(20);
    },
  );

  it('has one save under way however slow the disk is, and the newest content next', async () => {
    const timers = handTimers();
    const { save, started, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    for (let key = 1; key <= 10; key += 1) {
      autosave.changed(`${key}`);
      timers.pass(100);
    }
    expect(started).toHaveLength(1);
    ends[0]?.done();
    await untilSettled();
    expect(started).toEqual([started[0], '10']);
    expect(autosave.state()).toEqual({ kind: 'pending' });
    ends[1]?.done();
    await untilSettled();
    expect(autosave.state().kind).toBe('saved');
  });

  it('goes on after a failed save with what was typed meanwhile', async () => {
    const timers = handTimers();
    const { save, started, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    timers.pass(200);
    autosave.changed('ab');
    timers.pass(200);
    ends[0]?.fail(new Error('full'));
    await untilSettled();
    expect(started).toEqual(['a', 'ab']);
  });

  // Verifies: G1 (a page that is left knows what it must leave a copy of)
  it('tells what is not known to be written: what waits, what is under way, what failed', async () => {
    const timers = handTimers();
    const { save, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    expect(autosave.unsaved()).toBeUndefined();
    autosave.changed('a');
    expect(autosave.unsaved()).toBe('a');
    const first = autosave.flush();
    expect(autosave.unsaved()).toBe('a');
    autosave.changed('ab');
    expect(autosave.unsaved()).toBe('ab');
    const second = autosave.flush();
    ends[0]?.done();
    ends[1]?.fail(new Error('full'));
    await Promise.all([first, second]);
    expect(autosave.unsaved()).toBe('ab');
    const third = autosave.flush();
    ends[2]?.done();
    await third;
    expect(autosave.unsaved()).toBeUndefined();
  });

  it('says when a save is due and when it is over, also where it failed or nothing is written any more', async () => {
    const timers = { ...handTimers(), due: () => say() };
    let due = 0;
    const say = (): (() => void) => {
      due += 1;
      return () => {
        due -= 1;
      };
    };
    const { save, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    autosave.changed('ab');
    expect(due).toBe(1);
    timers.pass(200);
    ends[0]?.done();
    await untilSettled();
    expect(due).toBe(0);
    autosave.changed('abc');
    timers.pass(200);
    ends[1]?.fail(new Error('full'));
    await untilSettled();
    expect(due).toBe(0);
    autosave.changed('abcd');
    autosave.stop();
    expect(due).toBe(0);
  });

  it('lets others in between two saves of which the second is due already', async () => {
    const told: string[] = [];
    const timers = {
      ...handTimers(),
      due: () => {
        told.push('due');
        return () => told.push('over');
      },
    };
    const { save, ends } = handSaves();
    const autosave = createAutosave(save, timers);
    autosave.changed('a');
    timers.pass(200);
    autosave.changed('ab');
    timers.pass(200);
    ends[0]?.done();
    await untilSettled();
    expect(told).toEqual(['due', 'over', 'due']);
    ends[1]?.done();
    await untilSettled();
    expect(told).toEqual(['due', 'over', 'due', 'over']);
  });
});
