/** One seed is one run, whatever the machine is doing: else a failure could not be looked at again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Machine, openMachine } from './run/machine';
import { quietConsole } from './run/quiet-console';
import { run } from './run/run';
import { planOf } from './steps/steps';

const SEED = 3;
const STEPS = 40;

let machine: Machine;
let speakAgain: () => void;

beforeAll(async () => {
  speakAgain = quietConsole();
  machine = await openMachine();
}, 120_000);
afterAll(async () => {
  speakAgain();
  await machine.close();
});

it('tells the same story twice, turn by turn', { timeout: 120_000 }, async () => {
  const first = await run(machine, SEED, planOf(SEED, STEPS));
  const second = await run(machine, SEED, planOf(SEED, STEPS));
  expect(second.turns).toEqual(first.turns);
  expect(second.story).toEqual(first.story);
});
