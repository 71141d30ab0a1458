/** What several runs of the same thing took. */
export interface Spread {
  readonly runs: number;
  readonly best: number;
  readonly median: number;
  /** The value that 95 of 100 runs do not exceed. */
  readonly p95: number;
  readonly worst: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { runs: sorted.length, best: at(0), median: at(0.5), p95: at(0.95), worst: at(1) };
}
