/** Time passes, tabs and workers exchange. */
import type { SimDevice } from '../device/sim-device';
import type { SimWorld } from '../run/sim-world';
import { begin, type StepRow } from './step';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export function someDevice(world: SimWorld): SimDevice | undefined {
  return world.dice.pick(world.devices.filter(({ lost }) => !lost));
}

export const EXCHANGE_STEPS: readonly StepRow[] = [
  { name: 'seconds pass', weight: 14, run: (world) => world.advance((1 + world.dice.below(20)) * SECOND_MS) },
  { name: 'minutes pass', weight: 4, run: (world) => world.advance((1 + world.dice.below(3)) * MINUTE_MS) },
  { name: 'all sleep for hours', weight: 1, run: (world) => world.sleep((1 + world.dice.below(30)) * HOUR_MS) },
  {
    name: 'a tab sends',
    weight: 6,
    run: (world) => withTab(world, (device, sync) => begin(world, `${device.name} sends`, sync.flush())),
  },
  {
    name: 'a tab pulls',
    weight: 6,
    run: (world) => withTab(world, (device, sync) => begin(world, `${device.name} pulls`, sync.pullNow(world.home))),
  },
  { name: 'sync event', weight: 4, run: (world) => someDevice(world)?.wakeWorker('sync event') },
  { name: 'road opens', weight: 3, run: (world) => someDevice(world)?.roadOpens() },
];

function withTab(
  world: SimWorld,
  use: (device: SimDevice, sync: NonNullable<SimDevice['tabs'][number]['entered']>['sync']) => void,
): void {
  const device = someDevice(world);
  const entered = world.dice.pick(device?.tabs.filter((tab) => tab.entered !== null) ?? [])?.entered;
  if (device !== undefined && entered !== null && entered !== undefined) use(device, entered.sync);
}
