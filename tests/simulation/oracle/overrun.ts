/** No minute, wherever it begins, has more calls to ANAF than it allows. */
import type { SimWorld } from '../run/sim-world';
import type { Breach } from './verdict';

const MINUTE_MS = 60_000;

export function findOverrun({ anaf, settings }: SimWorld): readonly Breach[] {
  const { calls } = anaf;
  const most = Math.max(
    0,
    ...calls.map((at, place) => calls.slice(place).filter((later) => later < at + MINUTE_MS).length),
  );
  if (most <= settings.callsPerMinute) return [];
  return [
    {
      promise: 'overrun',
      sentence: `ANAF was called ${most} times within a minute, it allows ${settings.callsPerMinute}`,
    },
  ];
}
