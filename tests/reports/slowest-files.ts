/** The files of a run that took longest, so that a slow one is seen when it comes. */

export interface TimedFile {
  /** Relative to the root. */
  readonly file: string;
  readonly ms: number;
}

const SHOWN = 10;

/** A line a file, the slowest first, with all files' sum at the head. */
export function slowestFiles(files: readonly TimedFile[]): string {
  const sorted = [...files].sort((a, b) => b.ms - a.ms);
  const sum = files.reduce((total, { ms }) => total + ms, 0);
  const lines = sorted.slice(0, SHOWN).map(({ file, ms }) => `${seconds(ms).padStart(9)}  ${file}`);
  return [`Slowest of ${files.length} files (${seconds(sum)} in all):`, ...lines].join('\n');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
