import { describe, expect, it } from 'vitest';
import { MOST_MS, PAUSE_MS, reloadWhenQuiet } from '@/app/pwa/quiet-reload';

/** Time moves only by sleeping; `typing` says when the last key was, at each moment. */
function world(typing: (now: number) => number, save: (now: number) => Promise<void> = () => Promise.resolve()) {
  const events: string[] = [];
  let time = 100_000;
  const started = time;
  const done = reloadWhenQuiet({
    now: () => time,
    sleep: async (ms) => {
      time += ms;
    },
    lastInputAt: () => typing(time),
    save: async () => {
      events.push(`save ${time - started}`);
      await save(time - started);
    },
    reload: () => events.push(`reload ${time - started}`),
    onSaveFailed: () => events.push('not saved'),
  });
  return { events, done };
}

describe('the reload after an update', () => {
  it('comes at once where nobody types, after saving', async () => {
    const { events, done } = world(() => 0);
    await done;
    expect(events).toEqual(['save 0', 'reload 0']);
  });

  it('waits for a pause in typing', async () => {
    const { events, done } = world((now) => Math.min(now, 103_000));
    await done;
    expect(events).toEqual([`save ${3000 + PAUSE_MS}`, `reload ${3000 + PAUSE_MS}`]);
  });

  it('waits at most ten seconds for somebody who never pauses', async () => {
    const { events, done } = world((now) => now);
    await done;
    expect(events).toEqual([`save ${MOST_MS}`, `reload ${MOST_MS}`]);
  });

  // Catches: reloading over work that could not be written (a full disk).
  it('does not happen while open work cannot be saved', async () => {
    const { events, done } = world(
      () => 0,
      (passed) => (passed < 15_000 ? Promise.reject(new Error('QuotaExceededError')) : Promise.resolve()),
    );
    await done;
    expect(events).toEqual(['save 0', 'not saved', 'save 10000', 'not saved', 'save 20000', 'reload 20000']);
  });
});
