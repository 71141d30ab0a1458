/** A share of the interval, and for small intervals a few numbers: what a device should have left while it asks for more. */
const FREE_SHARE = 1 / 5;
const FREE_LEAST = 5;

/** Whether an interval of `size` with so many free numbers is enough for now: the device asks for no other and the server grants none. */
export function hasEnoughNumbers(size: number, free: number): boolean {
  return free > Math.min(size / 2, Math.max(FREE_LEAST, size * FREE_SHARE));
}
