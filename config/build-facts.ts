import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Version of the package, and the day of the commit that is built (the build's day where there is no repository). */
export interface BuildFacts {
  readonly version: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** Short commit id, '' where unknown. */
  readonly commit: string;
}

export function readBuildFacts(root: string): BuildFacts {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const [commit = '', date = ''] = gitLine(root, ['log', '-1', '--format=%h %cs']).split(' ');
  return { version, commit, date: date === '' ? new Date().toISOString().slice(0, 10) : date };
}

function gitLine(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
