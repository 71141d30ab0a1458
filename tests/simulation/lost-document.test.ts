/**
 * Seed 3100027, written out: steps and their order have changed since it was run. A device issues, the server and the others' lists have
 * the invoices, nobody else has their documents; the device is lost, and the server put back to a copy of before.
 */
import { expect, it } from 'vitest';
import { letGoOfDocuments } from '@/db/archive/let-go-documents';
import type { SimDevice } from './device/sim-device';
import { forgetWhatIsGone } from './oracle/survivors';
import { issue } from './people/issue-invoices';
import { takeSeat } from './people/seat';
import { LOST_DOCUMENTS } from './run/heal';
import { machineOfFile } from './run/machine-of-file';
import { run } from './run/run';
import type { SimWorld } from './run/sim-world';
import { LOSS_STEPS } from './steps/loss-steps';
import type { StepRow } from './steps/step';

const SEED = 3_100_027;

const machine = machineOfFile();

it('an invoice whose document is nowhere is not lost by a row, and its row says so', { timeout: 120_000 }, async () => {
  const steps = [known('the database is copied'), ISSUED, LISTED_ALONE, ISSUER_LOST, known('the database is restored')];
  const plan = steps.map((row, place) => ({ row, seed: place + 1, turns: null }));
  const { breaches, counts } = await run(machine(), SEED, plan);
  expect(breaches).toEqual([]);
  expect(counts['devices lost']).toBe(1);
  expect(counts[LOST_DOCUMENTS], 'nothing was lost that should be told of').toBeGreaterThan(0);
});

function known(name: string): StepRow {
  return LOSS_STEPS.find((row) => row.name === name) ?? expect.fail(`There is no step «${name}».`);
}

function issuerOf({ devices }: SimWorld): SimDevice {
  return devices[0] ?? expect.fail('There is no device.');
}

const ISSUED: StepRow = {
  name: 'two invoices are issued and sent',
  weight: 0,
  run: async (world) => {
    const seat = (await world.through(takeSeat(world, issuerOf(world)))) ?? expect.fail('Nobody is at the device.');
    for (let count = 0; count < 2; count += 1) await world.through(issue(seat));
    await world.through(seat.at.sync.flush());
    expect(await world.through(seat.at.db.outbox.count())).toBe(0);
  },
};

/** Their roads end before the documents come, or the storage had no room for them. */
const LISTED_ALONE: StepRow = {
  name: 'the others have the rows alone',
  weight: 0,
  run: async (world) => {
    for (const device of world.devices.filter((one) => one !== issuerOf(world))) {
      const seat = (await world.through(takeSeat(world, device))) ?? expect.fail('Nobody is at the device.');
      await world.through(seat.at.sync.pullNow(world.home));
      expect(await world.through(seat.at.db.archive.count())).toBe(2);
      device.weather.on = false;
      await world.settle();
      await world.through(letGoOfDocuments(seat.at.db, 10));
      expect(await world.through(seat.at.db.document.count())).toBe(0);
    }
  },
};

const ISSUER_LOST: StepRow = {
  name: 'the issuer is lost',
  weight: 0,
  run: async (world) => {
    const device = issuerOf(world);
    device.die();
    device.lost = true;
    world.story.count('devices lost');
    await forgetWhatIsGone(world);
  },
};
