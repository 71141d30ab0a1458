export interface SimulatedLine {
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly processes: number;
  readonly seconds: number;
  readonly runs: number;
  readonly filed: number;
  readonly broken: Readonly<Record<string, number>>;
  readonly failed: readonly number[];
  readonly vacuous: readonly number[];
  readonly processorMs: number;
}

/** Batches of the same day that follow each other are one row; a batch twice counts as often as it ran. */
export function joinLines(lines: readonly SimulatedLine[]): readonly SimulatedLine[];
export function tableOf(lines: readonly SimulatedLine[]): readonly string[];
