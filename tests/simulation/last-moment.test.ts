/**
 * What a device that loses its databases owes, seed 7002140 written out: no page was there any more to copy what had been written in the
 * moment before the last one was killed.
 */
import { expect, it } from 'vitest';
import { readCopy } from '@/db/unsent/second-copy/read-copy';
import type { SimDevice } from './device/sim-device';
import type { Breach } from './oracle/verdict';
import { takeSeat } from './people/seat';
import { addDefinitionOf } from './people/write-definitions';
import { machineOfFile } from './run/machine-of-file';
import { run } from './run/run';
import type { SimWorld } from './run/sim-world';
import { LOSS_STEPS } from './steps/loss-steps';
import type { StepRow } from './steps/step';

const SEED = 7_002_140;
const MINUTE_MS = 60_000;

const machine = machineOfFile();

it('may lack what was written as its last page was killed', { timeout: 120_000 }, async () => {
  expect(await outcomeOf([WRITTEN_AND_KILLED, UNCOPIED, DELETED])).toEqual([]);
});

it('may lack it where the next page had no time for it either', { timeout: 120_000 }, async () => {
  expect(await outcomeOf([WRITTEN_AND_KILLED, A_MINUTE, OPENED_AND_KILLED, UNCOPIED, DELETED])).toEqual([]);
});

it('owes what was written while a page was there to copy it', { timeout: 120_000 }, async () => {
  const breaches = await outcomeOf([WRITTEN, A_MINUTE, KILLED, COPY_GONE, DELETED]);
  expect(breaches.map(({ promise }) => promise)).toEqual(['lost']);
});

it('owes what was there when a next page came, and stayed', { timeout: 120_000 }, async () => {
  const breaches = await outcomeOf([WRITTEN_AND_KILLED, OPENED, A_MINUTE, KILLED, COPY_GONE, DELETED]);
  expect(breaches.map(({ promise }) => promise)).toEqual(['lost']);
});

async function outcomeOf(steps: readonly StepRow[]): Promise<readonly Breach[]> {
  const plan = steps.map((row, place) => ({ row, seed: place + 1, turns: 0 }));
  return (await run(machine(), SEED, plan)).breaches;
}

function writerOf({ devices }: SimWorld): SimDevice {
  return devices[0] ?? expect.fail('There is no device.');
}

/** `then`: at once, before anything else goes on. */
function written(name: string, then: (device: SimDevice) => void): StepRow {
  return {
    name,
    weight: 0,
    run: async (world) => {
      const device = writerOf(world);
      device.weather.on = false;
      const seat = (await world.through(takeSeat(world, device))) ?? expect.fail('Nobody is at the device.');
      const other = device.tabs.find((tab) => tab !== seat.tab);
      other?.process.die();
      await world.settle();
      await world.scheduler.through(addDefinitionOf(seat, 'partner').then(() => then(device)));
      expect(world.ledger.written.at(-1)?.sure).toBe(true);
    },
  };
}

function opened(name: string, then: (device: SimDevice) => void): StepRow {
  return {
    name,
    weight: 0,
    run: (world) =>
      world.scheduler.through(
        writerOf(world)
          .openTabs(1)
          .then(() => then(writerOf(world))),
      ),
  };
}

const live = (): void => undefined;
const die = (device: SimDevice): void => device.die();

const WRITTEN = written('somebody without a network writes in the only tab', live);
const WRITTEN_AND_KILLED = written('somebody writes, and the browser is killed in that moment', die);
const OPENED = opened('a page is opened', live);
const OPENED_AND_KILLED = opened('a page is opened and killed', die);
const KILLED: StepRow = { name: 'its browser is killed', weight: 0, run: (world) => die(writerOf(world)) };
const A_MINUTE: StepRow = { name: 'a minute passes', weight: 0, run: (world) => world.advance(MINUTE_MS) };

const UNCOPIED: StepRow = {
  name: 'what was written has no second copy',
  weight: 0,
  run: async (world) => {
    const { copies } = writerOf(world).profile;
    const files = copies.databases.map((database) => readCopy(copies.storeOf(database)));
    expect(JSON.stringify(await Promise.all(files))).not.toContain(world.ledger.written.at(-1)?.word);
  },
};

/** As if none had been made. */
const COPY_GONE: StepRow = {
  name: 'the second copy is gone',
  weight: 0,
  run: async (world) => {
    const { copies } = writerOf(world).profile;
    for (const database of copies.databases) await copies.storeOf(database).erase();
  },
};

const DELETED: StepRow = {
  name: 'minutes later the browser deletes its databases',
  weight: 0,
  run: async (world) => {
    await world.advance(MINUTE_MS);
    world.dice = { ...world.dice, pick: ([first]) => first };
    await LOSS_STEPS.find(({ name }) => name === 'the browser deletes its databases')?.run(world);
    expect(writerOf(world).losses).toBe(1);
  },
};
