/**
 * Filled demonstrations kept between runs. Invariants: a kept one is whole (it comes by one rename) and says the digest of
 * its files; one whose files are no longer those is thrown away, never used.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The demonstration is dated: after a day none can be asked for again. */
const KEPT_MS = 86_400_000;
const DIGEST = 'digest';
/** What an installation's data folder holds besides logs. */
export const DEMO_FOLDERS = ['data', 'stand-ins'] as const;

/** The folder of the demonstration kept under a key; undefined where there is none, or none that is unharmed. */
export function keptDemo(cache: string, key: string, folders: readonly string[] = DEMO_FOLDERS): string | undefined {
  const kept = join(cache, key);
  if (!existsSync(join(kept, DIGEST))) return undefined;
  if (readFileSync(join(kept, DIGEST), 'utf8') === digestOf(kept, folders)) return kept;
  rmSync(kept, { recursive: true, force: true });
  return undefined;
}

/** Copies an ended installation's data under a key, and removes what is too old to be asked for. Gives the folder. */
export function keepDemo(
  cache: string,
  key: string,
  from: string,
  folders: readonly string[] = DEMO_FOLDERS,
  now = Date.now(),
): string {
  mkdirSync(cache, { recursive: true });
  removeOld(cache, now);
  const [kept, coming] = [join(cache, key), join(cache, `${key}.${process.pid}`)];
  mkdirSync(coming);
  for (const folder of folders) copyFolder(join(from, folder), join(coming, folder));
  writeFileSync(join(coming, DIGEST), digestOf(coming, folders));
  rmSync(kept, { recursive: true, force: true });
  renameSync(coming, kept);
  return kept;
}

/** Owners and modes stay: where the tests run as root, the database belongs to another user. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

function removeOld(cache: string, now: number): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (now - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

function digestOf(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
