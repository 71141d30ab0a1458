import type { NumberInterval } from './end-numbers';

/** Numbers of an interval that nobody is known to have used: `usedTo` is `from − 1` where none is used. */
export interface OpenInterval extends NumberInterval {
  readonly usedTo: number;
  readonly deviceName: string;
}

/** Numbers with the devices they are reserved for, by their numbers. */
export interface HeldInterval extends NumberInterval {
  readonly devices: readonly string[];
}

/**
 * Why a number does not follow the last one in use: the free numbers directly before it, reserved for others. Undefined
 * where it does follow, or where what is before it is reserved for nobody.
 */
export function reservedBefore(number: number, others: readonly OpenInterval[]): HeldInterval | undefined {
  let first = number;
  const directlyBefore = () =>
    others.find(({ from, to, usedTo }) => from < first && to >= first - 1 && usedTo < first - 1);
  for (let before = directlyBefore(); before !== undefined; before = directlyBefore())
    first = Math.max(before.from, before.usedTo + 1);
  if (first === number) return undefined;
  const holders = others.filter(
    ({ from, to, usedTo }) => to >= first && Math.max(from, usedTo + 1) < Math.min(number, to + 1),
  );
  const devices = holders.sort((a, b) => a.from - b.from).map(({ deviceName }) => deviceName);
  return { from: first, to: number - 1, devices: [...new Set(devices)] };
}
