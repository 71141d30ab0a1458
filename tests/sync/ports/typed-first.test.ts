import { describe, expect, it } from 'vitest';
import { typedFirst } from '@/sync/ports/typed-first';

/** A timer that runs out when the test says so. */
function handTimer() {
  let run: (() => void) | undefined;
  let asked = 0;
  return {
    setTimer: (_ms: number, then: () => void) => {
      asked += 1;
      run = then;
      return () => {
        run = undefined;
      };
    },
    runOut: () => run?.(),
    asked: () => asked,
  };
}

/** What hangs on what has just ended has run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function typing() {
  const timer = handTimer();
  const clock = { ms: 1_000 };
  const typed = typedFirst(timer.setTimer, () => clock.ms);
  const told: string[] = [];
  const page = (name: string) =>
    typed.turn().then((isTyping) => {
      expect(isTyping).toBe(true);
      told.push(name);
    });
  return { timer, clock, typed, told, page };
}

describe('typed first', () => {
  it('lets a page in at once where nothing is typed, without a timer', async () => {
    const { typed, timer } = typing();
    expect(await typed.turn()).toBe(false);
    expect(timer.asked()).toBe(0);
  });

  it('lets a page in once the save under way is over and one more', async () => {
    const { typed, told, page } = typing();
    const first = typed.begin();
    void page('page');
    await settled();
    first();
    // Said twice, it is over once.
    first();
    await settled();
    expect(told).toEqual([]);
    typed.begin()();
    await settled();
    expect(told).toEqual(['page']);
  });

  it('waits for all saves that are due', async () => {
    const { typed, told, page } = typing();
    const [one, other] = [typed.begin(), typed.begin()];
    void page('page');
    one();
    await settled();
    expect(told).toEqual([]);
    other();
    await settled();
    typed.begin()();
    await settled();
    expect(told).toEqual(['page']);
  });

  it('lets it in where the typist pauses, unless a save is due by then', async () => {
    const { typed, timer, told, page } = typing();
    typed.begin()();
    void page('page');
    await settled();
    timer.runOut();
    await settled();
    expect(told).toEqual(['page']);

    typed.begin()();
    void page('other');
    await settled();
    const due = typed.begin();
    timer.runOut();
    await settled();
    expect(told).toEqual(['page']);
    due();
    await settled();
    expect(told).toEqual(['page', 'other']);
  });

  it('holds no page back for what was typed longer ago than a pause', async () => {
    const { typed, timer, clock } = typing();
    typed.begin()();
    clock.ms += 250;
    expect(await typed.turn()).toBe(false);
    expect(timer.asked()).toBe(0);
  });

  it('holds no page back for what was typed before the one before', async () => {
    const { typed, timer, page } = typing();
    typed.begin()();
    const first = page('page');
    await settled();
    timer.runOut();
    await first;
    await typed.turn();
    expect(timer.asked()).toBe(1);
  });
});
