import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseUser } from './database-user';

/** The first folder on the way to `path`, itself included, that `user` may not pass; undefined: reachable. */
export function closedFolder(path: string, user: DatabaseUser): string | undefined {
  return [...parentsOf(path), path].find((folder) => !mayPass(folder, user));
}

/** From the root downwards. */
function parentsOf(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...parentsOf(parent), parent];
}

/** The execute bit that counts: owner's, else group's, else the others'. */
function mayPass(folder: string, { uid, gid }: DatabaseUser): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return true;
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
  return (found.mode & bit) !== 0;
}
