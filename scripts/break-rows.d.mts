export interface BreakLine {
  readonly name: string;
  /** The first seed. */
  readonly from: number;
  /** Until it was caught, or all that were tried. */
  readonly runs: number;
  /** Which promises were seen broken; null: none. */
  readonly as: string | null;
  readonly date: string;
}

export interface NamedBreak {
  readonly name: string;
  readonly takesOut: string;
}

/** Of all breaks, in their order; of one without a line that it has not been run with the steps of today. */
export function breakTable(breaks: readonly NamedBreak[], lines: readonly BreakLine[]): readonly string[];
