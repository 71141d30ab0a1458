/** What a filled demonstration or a device of it depends on, as one hash: where it differs, an earlier one may not be used. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the commit that was built, which changes nothing of what is filled. */
const BUILD_FACTS = /"date": "[^"]*",\s*"commit": "[^"]*"/;

export interface DemoInputs {
  /** What is run, as it was built: the server with the stand-ins, or the app. */
  readonly build: string;
  /** The packages beside them, PostgreSQL among them. */
  readonly lockFile: string;
  /** How it is filled. */
  readonly scripts: readonly string[];
  /** `yyyy-MM-dd` in Bucharest: the invoices are dated from it backwards. */
  readonly day: string;
}

export function demoKey({ build, lockFile, scripts, day }: DemoInputs): string {
  const hash = createHash('sha256').update([day, process.platform, process.arch, process.version].join('\n'));
  for (const path of filesOf(build)) hash.update(path).update(readFileSync(path, 'utf8').replace(BUILD_FACTS, ''));
  for (const path of [lockFile, ...scripts]) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 24);
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
