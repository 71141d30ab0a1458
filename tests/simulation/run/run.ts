/** One run: a fair beginning, the steps of its seed, and what has become of every promise at the end. */
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { addSerial } from '@/db/collections/serial';
import type { SimDevice } from '../device/sim-device';
import { BetweenSteps } from '../oracle/between-steps';
import { findDoubled } from '../oracle/doubled';
import { endState } from '../oracle/end-state';
import { findHeldByTwo } from '../oracle/held-by-two';
import { findLost } from '../oracle/lost';
import { findOverrun } from '../oracle/overrun';
import { findOwnRefused } from '../oracle/own-numbers';
import { findPreferred } from '../oracle/preferred';
import { findStray } from '../oracle/stray';
import type { Breach } from '../oracle/verdict';
import { takeSeat } from '../people/seat';
import { writeDraft } from '../people/write-drafts';
import { chance } from '../random';
import { STEP_COUNT } from '../steps/expected';
import { signIn } from '../steps/session-steps';
import type { PlannedStep } from '../steps/steps';
import { filed, fileOne, transportsFiled } from './file-one';
import { heal } from './heal';
import type { Machine } from './machine';
import { SimWorld } from './sim-world';

export interface Outcome {
  readonly seed: number;
  readonly breaches: readonly Breach[];
  /** Accepted at ANAF. */
  readonly filed: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly story: readonly string[];
  /** What was let go on in it, turn by turn: finer than the story. */
  readonly turns: readonly string[];
}

export async function run(
  machine: Machine,
  seed: number,
  plan: readonly PlannedStep[],
  onLine?: (line: string) => void,
): Promise<Outcome> {
  const dice = chance(seed);
  const settings = {
    processingMs: 500 + dice.below(3000),
    listLagMs: dice.below(5000),
    refusesDuplicates: dice.happens(0.5),
    callsPerMinute: dice.happens(0.25) ? 10 + dice.below(10) : 1000,
  };
  const world = await SimWorld.begin(machine, seed, { settings, ...(onLine === undefined ? {} : { onLine }) });
  try {
    return await ranIn(world, seed, plan, dice.happens(0.5) ? 3 : 2);
  } catch (error) {
    return stopped(world, seed, error);
  } finally {
    await world.end();
  }
}

async function ranIn(world: SimWorld, seed: number, plan: readonly PlannedStep[], devices: number): Promise<Outcome> {
  await fairBeginning(world, devices);
  const watch = new BetweenSteps();
  const between: Breach[] = [];
  for (const [place, step] of plan.entries()) {
    world.rollWith(step.seed);
    world.story.tell(`— ${step.row.name}`);
    world.story.count(`${STEP_COUNT}${step.row.name}`);
    await step.row.run(world);
    await world.scheduler.settle(step.turns ?? Number.POSITIVE_INFINITY);
    // One device a step: the looking is not to take longer than what is looked at.
    const looked = world.devices.filter((one, at) => at === place % world.devices.length || !watch.knows(one));
    for (const device of looked) between.push(...(await world.scheduler.through(watch.look(device))));
    between.push(...world.devices.flatMap(writtenApart));
    if (between.length > 0) break;
  }
  world.rollWith(seed);
  const healed = await heal(world);
  const unhealed = filed(world) > 0 ? healed : [...healed, ...(await fileOne(world))];
  const state = await endState(world.machine.database.query);
  const found = [findDoubled, findLost, findStray, findOwnRefused, findOverrun].flatMap((find) => find(world, state));
  const asked = [...(await findPreferred(world)), ...(await findHeldByTwo(world))];
  const breaches = [...between, ...unhealed, ...found, ...asked, ...watch.outOfOrder(world.network.acknowledged)];
  world.story.count('statements that waited for a lock', world.machine.locks.waited);
  world.story.count('transports at ANAF', transportsFiled(world));
  world.story.count('turns', world.scheduler.went.length);
  return { seed, breaches, filed: filed(world), ...told(world) };
}

function writtenApart({ writtenApart: sentences }: SimDevice): readonly Breach[] {
  return sentences.map((sentence) => ({ promise: 'unequal', sentence }));
}

/** Something that must end did not: that is a promise too. */
function stopped(world: SimWorld, seed: number, error: unknown): Outcome {
  const sentence = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { seed, breaches: [{ promise: 'unsettled', sentence }], filed: 0, ...told(world) };
}

function told({ story, scheduler }: SimWorld): Pick<Outcome, 'counts' | 'story' | 'turns'> {
  return { counts: story.counts, story: story.all(), turns: scheduler.went };
}

/** Everybody signs in, a series stands, and each device has numbers of it. */
async function fairBeginning(world: SimWorld, devices: number): Promise<void> {
  const { scheduler } = world;
  for (let index = 0; index < devices; index += 1) {
    const device = world.addDevice(index % 2);
    await scheduler.through(device.openTabs());
    await scheduler.through(signIn(world, device));
    await world.settle();
    const seat = await scheduler.through(takeSeat(world, device));
    if (seat === null) throw new Error('Nobody could enter');
    const content = { prefix: 'SIM-', width: 4, firstNumber: 1, type: 'FCT', place: '', responsible: '' } as const;
    if (index === 0) await scheduler.through(addSerial(seat.context, content));
    await scheduler.through(seat.at.sync.flush());
    await scheduler.through(seat.at.sync.pullNow(world.home));
    const [serial] = await scheduler.through(seat.at.db.serial.toArray());
    if (serial === undefined) throw new Error(`${AddCompanySerial.name} did not arrive`);
    await scheduler.through(seat.at.sync.requestLease(world.home, serial.id));
    for (let drafts = 0; drafts < 3; drafts += 1) await scheduler.through(writeDraft(seat));
  }
  await world.settle();
}
