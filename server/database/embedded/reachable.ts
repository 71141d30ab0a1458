/** Whether another user of the machine can enter a folder: every parent must have the search bit for others. */
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const OTHERS_SEARCH = 0o001;

/** The first folder on the way to `path` that others cannot enter; undefined where all can be. */
export function closedFolder(path: string): string | undefined {
  const parents: string[] = [];
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) parents.unshift(folder);
  return parents.find((folder) => {
    const stat = statSync(folder, { throwIfNoEntry: false });
    return stat !== undefined && (stat.mode & OTHERS_SEARCH) === 0;
  });
}
