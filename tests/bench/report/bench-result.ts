/** The last result of every bench table, kept in the repository: a change for the worse is seen at the next run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './table';

export interface BenchResult {
  readonly title: string;
  readonly head: Row;
  readonly rows: readonly Row[];
  readonly foot: readonly string[];
  /** Cores and processor. */
  readonly machine: string;
  readonly node: string;
  /** Mean number of tasks that wanted a core. */
  readonly load: { readonly start: number; readonly end: number };
  /** `yyyy-MM-dd`, UTC. */
  readonly date: string;
  /** Short id of what was checked out, '' where unknown. */
  readonly commit: string;
}

const RESULTS = fileURLToPath(new URL('../results', import.meta.url));

/** The file's name without its end; a title that says another size or number of runs is another measurement. */
export function resultName(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Of a table's title or its result's name. */
export function keptResult(title: string, folder = RESULTS): BenchResult | undefined {
  const file = join(folder, `${resultName(title)}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function keepResult(result: BenchResult, folder = RESULTS): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${resultName(result.title)}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** What stands beside the figures of a run that began at this load. */
export function facts(loadAtStart: number): Pick<BenchResult, 'machine' | 'node' | 'load' | 'date' | 'commit'> {
  return {
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown processor'})`,
    node: process.version,
    load: { start: loadAtStart, end: loadavg()[0] ?? 0 },
    date: new Date().toISOString().slice(0, 10),
    commit: currentCommit(),
  };
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
