/** What others do at ANAF, and people who give its authorization up and come back. */
import { Revoke } from '@/api/calls/anaf-calls';
import { takeSeat } from '../people/seat';
import { strangerSends } from '../people/strangers';
import type { SimWorld } from '../run/sim-world';
import { someDevice } from './exchange-steps';
import { begin, type StepRow } from './step';

export const OUTSIDE_STEPS: readonly StepRow[] = [
  {
    name: 'a supplier sends',
    weight: 4,
    run: (world) => begin(world, 'a supplier', strangerSends(world, 'received')),
  },
  {
    name: 'another program sends',
    weight: 1,
    run: (world) => begin(world, 'another program', strangerSends(world, 'elsewhere')),
  },
  { name: 'the authorization is given up', weight: 1, run: (world) => begin(world, 'a revocation', revoke(world)) },
  { name: 'somebody authorizes again', weight: 1, run: consentAgain },
];

/** By a person at a device, for the company at home. */
async function revoke(world: SimWorld): Promise<void> {
  const device = someDevice(world);
  const seat = device === undefined ? null : await takeSeat(world, device);
  const [id] = await world.livingConsents(world.home);
  if (seat === null || id === undefined) return;
  const answer = await seat.at.sync.call(Revoke, { params: { id }, body: undefined });
  world.story.tell(`${seat.tab.process.name} gives the authorization up: ${answer.ok ? 'done' : 'not done'}`);
  if (answer.ok) world.story.count('authorizations given up');
}

/** Who meets a fault of ANAF's instead of its page goes away: a later step consents, or the end of the run, where all is mended. */
async function consentAgain(world: SimWorld): Promise<void> {
  const isTroubled = world.anaf.down || world.anaf.outside.standIns().faults.list().length > 0;
  try {
    await world.renewConsent();
  } catch (error) {
    if (!isTroubled) throw error;
    world.story.tell(`nobody could consent at ANAF: ${String(error)}`);
    world.story.count('consents that a fault of ANAF stopped');
  }
}
