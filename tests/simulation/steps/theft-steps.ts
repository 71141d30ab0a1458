/** Refresh tokens are stolen, and used at once or later. */
import { present, tokenOf } from '../people/thief';
import type { SimWorld } from '../run/sim-world';
import { someDevice } from './exchange-steps';
import { begin, type StepRow } from './step';

export const THEFT_STEPS: readonly StepRow[] = [
  { name: 'a refresh token is stolen', weight: 0.7, run: (world) => begin(world, 'a thief', steal(world)) },
  {
    name: 'a thief comes back',
    weight: 0.7,
    run: (world) => {
      const theft = world.dice.pick(world.thefts);
      if (theft !== undefined) begin(world, 'a thief', present(world, theft));
    },
  },
];

async function steal(world: SimWorld): Promise<void> {
  const device = someDevice(world);
  const token = device === undefined ? null : await tokenOf(device);
  if (device === undefined || token === null) return;
  const theft = { token, used: false };
  world.thefts.push(theft);
  world.story.tell(`${device.name}: its refresh token is stolen`);
  world.story.count('tokens stolen');
  if (world.dice.happens(0.6)) await present(world, theft);
}
