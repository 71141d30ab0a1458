import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hintTeller } from '../../server/http/hint-teller';
import { EVERY_COMPANY } from '../../server/http/nudge-hub';

type Seen = ReadonlyMap<number, number> | undefined;

/** A teller whose looks are answered by `answers` in turn; the last answer repeats. */
function tellerOver(...answers: readonly (Seen | Error)[]) {
  const told: string[] = [];
  const errors: unknown[] = [];
  const again: (() => void)[] = [];
  let looks = 0;
  const { hear: hint, know } = hintTeller({
    look: async () => {
      const answer = answers[Math.min(looks, answers.length - 1)];
      looks += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    write: (company, version) => told.push(`${company}:${version}`),
    end: () => told.push('end'),
    onError: (error) => errors.push(error),
    later: (run) => again.push(run),
  });
  know(new Map([[1, 1]]));
  return { hint, told, errors, again, looks: () => looks };
}

const away = new Error('the database is away');

describe('a look that failed', () => {
  // Before: it was swallowed, and its hint was told to nobody.
  it('is reported, and its hints are told by the next one', async () => {
    const { hint, told, errors, again } = tellerOver(away, new Map([[1, 7]]));
    hint(1, 7);
    await turn();
    expect([told, errors, again.length]).toEqual([[], [away], 1]);
    again[0]?.();
    await turn();
    expect(told).toEqual(['1:7']);
  });

  it('is reported once until one succeeds, and hints in between start no looks of their own', async () => {
    const { hint, told, errors, again, looks } = tellerOver(away, away, new Map([[1, 8]]), away);
    hint(1, 7);
    await turn();
    hint(1, 8);
    hint(EVERY_COMPANY, 0);
    await turn();
    expect(looks()).toBe(1);
    again[0]?.();
    await turn();
    again[1]?.();
    await turn();
    expect([told, errors.length]).toEqual([['1:8'], 1]);
    hint(1, 9);
    await turn();
    expect(errors.length).toBe(2);
  });
});

it('ends with the session', async () => {
  const { hint, told } = tellerOver(undefined);
  hint(1, 2);
  await turn();
  expect(told).toEqual(['end']);
});
