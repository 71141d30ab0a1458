/**
 * Seed 7002156, written out: a person signs out, the server's answer hangs, and somebody signs in before it is given up.
 */
import { expect, it } from 'vitest';
import { takeSeat } from './people/seat';
import { addDefinitionOf } from './people/write-definitions';
import { machineOfFile } from './run/machine-of-file';
import { run } from './run/run';
import type { SimWorld } from './run/sim-world';
import { signIn, signOut } from './steps/session-steps';
import { begin, type StepRow } from './steps/step';

const SEED = 7_002_156;
/** Longer than any call is waited for. */
const GIVEN_UP_MS = 120_000;

const machine = machineOfFile();

it('a sign-out that the server does not hear leaves alone who has signed in since', { timeout: 120_000 }, async () => {
  const plan = [SIGNED_OUT, SIGNED_IN, GIVEN_UP].map((row, place) => ({ row, seed: place + 1, turns: null }));
  expect((await run(machine(), SEED, plan)).breaches).toEqual([]);
});

function deviceOf({ devices }: SimWorld) {
  return devices[0] ?? expect.fail('There is no device.');
}

const SIGNED_OUT: StepRow = {
  name: 'a sign-out hangs',
  weight: 0,
  run: async (world) => {
    const device = deviceOf(world);
    const { dice } = world;
    world.dice = { ...dice, pick: (list) => list.find(isHanging) ?? dice.pick(list) };
    device.weather.rough = 1;
    begin(world, 'signing out', signOut(world, device));
    await world.settle();
    expect(world.story.all().some((line) => line.endsWith('Logout: hangs before'))).toBe(true);
    expect(device.tabs.map(({ entered }) => entered)).toEqual([null, null]);
    Object.assign(world, { dice });
    device.weather.rough = 0;
  },
};

function isHanging(one: unknown): boolean {
  return typeof one === 'object' && one !== null && 'name' in one && one.name === 'hangs before';
}

const SIGNED_IN: StepRow = {
  name: 'somebody signs in',
  weight: 0,
  run: async (world) => world.scheduler.through(signIn(world, deviceOf(world))),
};

const GIVEN_UP: StepRow = {
  name: 'the sign-out is given up, and somebody writes',
  weight: 0,
  run: async (world) => {
    await world.advance(GIVEN_UP_MS);
    const seat = (await world.through(takeSeat(world, deviceOf(world)))) ?? expect.fail('Nobody is at the device.');
    await world.through(addDefinitionOf(seat, 'partner'));
    expect(world.ledger.written.at(-1)?.sure).toBe(true);
  },
};
