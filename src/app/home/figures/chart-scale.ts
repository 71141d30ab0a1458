/** Ticks of an axis: round numbers (1, 2, 2.5 or 5 by a power of ten) from at most the least to at least the most value, 0 among them. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

export function axisTicks(least: number, most: number, wanted = 4): readonly number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  if (low === high) return [0, 1];
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Of whole thousands: no step below one.
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_none, place) => (first + place) * step);
}

export interface Scale {
  readonly ticks: readonly number[];
  /** From a value to pixels from the top of the drawing. */
  readonly at: (value: number) => number;
}

/** `height`: px of the drawing, without what stands under the axis. */
export function scaleOf(values: readonly number[], height: number): Scale {
  const ticks = axisTicks(Math.min(...values), Math.max(...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, at: (value) => height - ((value - low) / (high - low)) * height };
}
