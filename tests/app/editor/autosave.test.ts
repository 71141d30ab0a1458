import { describe, expect, it } from 'vitest';
import { createAutosave } from '@/app/invoices/editor/model/autosave';

/** A clock that stands until it is moved. */
function handTimers() {
  let now = 0;
  let waiting: { readonly run: () => void; readonly at: number } | undefined;
  return {
    set: (run: () => void, ms: number) => {
      waiting = { run, at: now + ms };
      return waiting;
    },
    clear: (timer: unknown) => {
      if (timer === waiting) waiting = undefined;
    },
    now: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
      if (waiting === undefined || waiting.at > now) return;
      const { run } = waiting;
      waiting = undefined;
      run();
    },
  };
}

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

describe('autosave', () => {
  // Verifies: G1 (what was typed is written within 300 ms of the last key)
  it('has written the last key within 300 ms, however many came before', () => {
    const timers = handTimers();
    const { save, started } = handSaves();
    const autosave = createAutosave(save, timers);
    for (const text of ['z', 'za', 'zah']) {
      autosave.changed(text);
      timers.pass(100);
    }
    expect(started).toEqual([]);
    timers.pass(199);
    expect(started).toEqual(['zah']);
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
    await Promise.resolve();
    await Promise.resolve();
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

  it('writes once a second while one types on without a pause', () => {
    const timers = handTimers();
    const { save, started } = handSaves();
    const autosave = createAutosave(save, timers);
    for (let key = 1; key <= 25; key += 1) {
      autosave.changed(`${key}`);
      timers.pass(100);
    }
    expect(started).toEqual(['10', '20']);
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
});
