import { describe, expect, it } from 'vitest';
import { createVerdictLoop } from '@/app/invoices/editor/model/verdict-loop';

function setUp() {
  let waiting: (() => void) | undefined;
  const asked: string[] = [];
  const told: string[] = [];
  const answers: ((fail?: boolean) => Promise<void>)[] = [];
  const ask = (draft: string): Promise<string> => {
    asked.push(draft);
    return new Promise((resolve, reject) =>
      answers.push(async (fail = false) => {
        if (fail) reject(new Error('worker'));
        else resolve(`verdict on ${draft}`);
        await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));
      }),
    );
  };
  const loop = createVerdictLoop(ask, (_, verdict: string) => told.push(verdict), {
    set: (run) => {
      waiting = run;
      return run;
    },
    clear: (timer) => {
      if (timer === waiting) waiting = undefined;
    },
  });
  const pause = (): void => {
    waiting?.();
    waiting = undefined;
  };
  return { loop, asked, told, answers, pause };
}

describe('the loop of verdicts', () => {
  it('asks once for a run of keys, on the newest', async () => {
    const { loop, asked, told, answers, pause } = setUp();
    loop.changed('a');
    loop.changed('ab');
    pause();
    expect(asked).toEqual(['ab']);
    await answers[0]?.();
    expect(told).toEqual(['verdict on ab']);
  });

  it('asks one at a time and then only for the newest of what came meanwhile', async () => {
    const { loop, asked, answers, pause } = setUp();
    loop.changed('a');
    pause();
    loop.changed('ab');
    pause();
    loop.changed('abc');
    pause();
    expect(asked).toEqual(['a']);
    await answers[0]?.();
    expect(asked).toEqual(['a', 'abc']);
  });

  it('goes on after a verdict that did not come', async () => {
    const { loop, told, answers, pause } = setUp();
    loop.changed('a');
    pause();
    await answers[0]?.(true);
    loop.changed('b');
    pause();
    await answers[1]?.();
    expect(told).toEqual(['verdict on b']);
  });

  it('tells nothing after it was stopped', async () => {
    const { loop, told, answers, pause } = setUp();
    loop.changed('a');
    pause();
    loop.stop();
    await answers[0]?.();
    expect(told).toEqual([]);
  });
});
