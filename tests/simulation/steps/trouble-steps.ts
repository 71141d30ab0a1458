/** What goes wrong with networks, clocks, storage and processes. */
import { someDevice } from './exchange-steps';
import { signIn } from './session-steps';
import { begin, type StepRow } from './step';

const DAY_MS = 86_400_000;
const MOST_VERSIONS = 2;

export const TROUBLE_STEPS: readonly StepRow[] = [
  {
    name: 'weather changes',
    weight: 8,
    run: (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      const { weather } = device;
      weather.on = world.dice.happens(0.75);
      weather.rough = world.dice.pick([0, 0, 0.2, 0.5]) ?? 0;
      world.story.tell(`${device.name}: network ${weather.on ? `on, rough ${weather.rough}` : 'off'}`);
    },
  },
  {
    name: 'relays let go',
    weight: 4,
    run: (world) => world.story.count('late copies', world.network.letGo()),
  },
  {
    name: 'a clock jumps',
    weight: 2,
    run: (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      const jump = world.dice.pick([0, 0, 90_000, -90_000, 40 * DAY_MS, -40 * DAY_MS, 400 * DAY_MS]) ?? 0;
      device.clockOffsetMs = jump;
      world.story.tell(`${device.name}: clock off by ${jump / 1000} s`);
      world.story.count('clock jumps');
    },
  },
  {
    name: 'a process will die',
    weight: 4,
    run: (world) => {
      const device = someDevice(world);
      const processes = [...(device?.tabs.map(({ process }) => process) ?? []), device?.workerProcess() ?? null];
      world.dice.pick(processes.filter((process) => process !== null))?.dieAfter(1 + world.dice.below(30));
    },
  },
  { name: 'a device loses power', weight: 1, run: (world) => someDevice(world)?.die() },
  {
    name: 'tabs are opened',
    weight: 12,
    run: (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      const open = async (): Promise<void> => {
        await device.openTabs();
        if (world.dice.happens(0.7)) await signIn(world, device);
      };
      begin(world, `${device.name} opens tabs`, open());
    },
  },
  {
    name: 'the app is updated',
    weight: 1.5,
    run: (world) => {
      const device = someDevice(world);
      if (device === undefined || device.version === MOST_VERSIONS) return;
      device.version += 1;
      world.story.tell(`${device.name}: version ${device.version} of the app`);
      world.story.count('app versions');
      // One tab takes it at once; the other one and the worker go on as they were.
      world.dice.pick(device.tabs)?.process.die();
      begin(world, `${device.name} opens tabs`, device.openTabs());
    },
  },
  {
    name: 'storage fails',
    weight: 4,
    run: (world) => {
      const device = someDevice(world);
      if (device !== undefined) device.storageFaults = world.dice.pick([0, 0, 0, 0.05, 0.2]) ?? 0;
    },
  },
];
