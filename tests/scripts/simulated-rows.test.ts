import { expect, it } from 'vitest';
import { joinLines, type SimulatedLine, tableOf } from '../../scripts/simulated-rows.mjs';

const KEPT: SimulatedLine = {
  ...{ date: '2026-11-23', from: 100, to: 149, steps: 100, processes: 1, seconds: 90, runs: 50, filed: 200 },
  broken: { doubled: 0, lost: 0 },
  ...{ failed: [], vacuous: [], processorMs: 100_000 },
};
const NEXT: SimulatedLine = { ...KEPT, from: 150, to: 199, broken: { doubled: 0, lost: 2 }, failed: [160] };

it('makes one row of batches that follow each other, with the seeds that broke something', () => {
  expect(tableOf([KEPT, NEXT])).toEqual([
    '| 2026-11-23 | 100–199 | 100 | runs=100 filed=400 doubled=0 lost=2; seeds 160; 180 s in one process, 2000 ms of Node a run |',
  ]);
});

it('keeps apart what does not follow, what ran twice, another day and another way', () => {
  const others = [{ ...NEXT, from: 151 }, KEPT, { ...NEXT, date: '2026-11-24' }, { ...NEXT, processes: 2 }];
  for (const other of others) expect(joinLines([KEPT, other])).toEqual([KEPT, other]);
});

it('names the seeds that filed nothing', () => {
  expect(tableOf([{ ...KEPT, vacuous: [120] }])[0]).toContain('filed nothing: 120');
});
