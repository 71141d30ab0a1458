/** How many numbers a device gets: few at first, more where they are used up soon (design, promise 6). */

/** An interval of a device, as its size and its haste are judged. */
export interface GrantedInterval {
  readonly size: number;
  /** Days since it was granted. */
  readonly lastedDays: number;
}

const SIZES = [10, 20, 50, 100, 200] as const;
const SMALLEST = SIZES[0];
const LARGEST = 200;

/** An interval that was used up in less time was too small for the device. */
const SHORT_DAYS = 30;

/** `before`: the device's newest interval in the series; `wish`: what it asks for, at least 1. */
export function intervalSize(before: GrantedInterval | undefined, wish: number): number {
  return Math.min(wish, before === undefined ? SMALLEST : nextSize(before));
}

function nextSize({ size, lastedDays }: GrantedInterval): number {
  const steps = lastedDays < SHORT_DAYS ? SIZES.filter((step) => step > size) : SIZES.filter((step) => step >= size);
  return steps[0] ?? LARGEST;
}
