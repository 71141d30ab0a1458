import { describe, expect, it } from 'vitest';
import { loadPace, type ProgressSample, withSample } from '@/app/load/load-pace';
import { loadTexts } from '@/app/texts/load-texts';

function told(samples: readonly (readonly [number, number])[]): readonly ProgressSample[] {
  return samples.reduce<readonly ProgressSample[]>((all, [at, done]) => withSample(all, { at, done }), []);
}

describe('the pace of a load', () => {
  it('is not said before it is known', () => {
    expect(loadPace([], 100)).toEqual({ perSecond: 0, secondsLeft: null });
    expect(loadPace(told([[0, 10]]), 100).secondsLeft).toBeNull();
    expect(
      loadPace(
        told([
          [0, 10],
          [5_000, 10],
        ]),
        100,
      ).secondsLeft,
    ).toBeNull();
  });

  it('is that of the last ten seconds', () => {
    const samples = told([
      [0, 0],
      [20_000, 10_000],
      [25_000, 10_450],
      [30_000, 10_900],
    ]);
    expect(loadPace(samples, 41_000)).toEqual({ perSecond: 90, secondsLeft: 30_100 / 90 });
  });

  it('begins again with another load', () => {
    expect(
      told([
        [0, 500],
        [1_000, 100],
      ]),
    ).toEqual([{ at: 1_000, done: 100 }]);
  });

  it('is told in whole minutes', () => {
    expect(loadTexts.duration(20)).toBe('sub un minut');
    expect(loadTexts.duration(300)).toBe('5 minute');
    expect(loadTexts.duration(61)).toBe('1 minut');
  });
});
