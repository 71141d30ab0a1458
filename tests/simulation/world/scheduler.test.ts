/** One seed is one run: how long a machine takes for something decides nothing. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chance } from '../random';
import { countWork } from './counted-work';
import { Scheduler } from './scheduler';

const owner = { alive: true };

// Before: others went on for as long as a server took to start, so a run in which one was started was not of its seed (5067).
it('lets others stand still while one does what the world does not count', async () => {
  const scheduler = new Scheduler(chance(1));
  const other = scheduler.park('other');
  const starts = async (): Promise<number> => {
    const text = await readFile(import.meta.filename);
    await scheduler.park('starts', owner);
    return text.length;
  };
  expect(await scheduler.throughAlone(owner, starts())).toBeGreaterThan(0);
  expect(scheduler.went).toEqual(['starts']);
  await scheduler.settle();
  await other;
  expect(scheduler.went).toEqual(['starts', 'other']);
  scheduler.stop();
});

it('lets them go on where it waits for what they hold', async () => {
  const scheduler = new Scheduler(chance(1));
  let isHeld = true;
  const letGo: (() => void)[] = [];
  scheduler.watch({ look: async () => undefined, waits: (of) => isHeld && of === owner });
  const other = scheduler.park('other').then(() => {
    isHeld = false;
    for (const go of letGo) go();
  });
  await scheduler.throughAlone(owner, new Promise<void>((go) => letGo.push(go)));
  await other;
  expect(scheduler.went).toEqual(['other']);
  scheduler.stop();
});

// Before: a restore waited for ever where the connection that it used had to sign in anew (seeds 7138, 7215 and 7220).
it('lets the cryptography of one that is alone go on', async () => {
  countWork();
  const scheduler = new Scheduler(chance(1));
  const digested = crypto.subtle.digest('SHA-256', new Uint8Array(1));
  expect((await scheduler.throughAlone(owner, digested)).byteLength).toBe(32);
  scheduler.stop();
});

// Before: a run without an end grew until its process was killed, and told nothing (the break `epoch`).
it('ends what lets itself go on for ever, and says so', async () => {
  const scheduler = new Scheduler(chance(1));
  const life = { alive: true };
  const again = async (): Promise<never> => {
    for (;;) await scheduler.park('again', life);
  };
  void again();
  await expect(scheduler.settle()).rejects.toThrow('No end after');
  life.alive = false;
  scheduler.stop();
});

it('ends what calls itself for ever, and says so', async () => {
  countWork();
  const scheduler = new Scheduler(chance(1));
  let goesOn = true;
  const turn = (): void => {
    if (goesOn) setImmediate(turn);
  };
  turn();
  await expect(scheduler.settle()).rejects.toThrow('No rest after');
  goesOn = false;
  scheduler.stop();
});
