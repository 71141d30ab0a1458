/** One seed is one run, whatever the machine is doing: else a failure could not be looked at again. */
import { queryObjects } from 'node:v8';
import { expect, it } from 'vitest';
import { machineOfFile } from './run/machine-of-file';
import { run } from './run/run';
import { SimWorld } from './run/sim-world';
import { planOf } from './steps/steps';

const SEED = 3;
const STEPS = 40;

const machine = machineOfFile();

it('tells the same story twice, turn by turn', { timeout: 120_000 }, async () => {
  const first = await run(machine(), SEED, planOf(SEED, STEPS));
  const second = await run(machine(), SEED, planOf(SEED, STEPS));
  expect(second.turns).toEqual(first.turns);
  expect(second.story).toEqual(first.story);
});

it('leaves nothing of a run behind', { timeout: 120_000 }, async () => {
  // The first seed's own runs are above: what they left would be counted too.
  for (const seed of [SEED + 1, SEED + 2]) await run(machine(), seed, planOf(seed, STEPS));
  // The last one is still known to whoever watches locks; what ended is let go of a turn later.
  await expect.poll(() => queryObjects(SimWorld, { format: 'count' }), { timeout: 30_000 }).toBeLessThanOrEqual(1);
});
