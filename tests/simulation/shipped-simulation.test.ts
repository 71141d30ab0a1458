/**
 * The shipped devices, servers and jobs under a seeded storm, a short set; long ones by `npm run simulate`.
 * Verifies: G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13, and promise 6
 */
import { expect, it } from 'vitest';
import { machineOfFile } from './run/machine-of-file';
import { run } from './run/run';
import { planOf } from './steps/steps';

/** A few; far more by `npm run simulate`. */
const SEEDS = [1, 2, 3];

const machine = machineOfFile();

it.each(SEEDS)('keeps every promise with seed %i', { timeout: 120_000 }, async (seed) => {
  const { breaches, filed } = await run(machine(), seed, planOf(seed, 100));
  expect(breaches).toEqual([]);
  expect(filed, 'a run that files nothing shows nothing').toBeGreaterThan(0);
});
