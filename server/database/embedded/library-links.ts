/**
 * The package's install script makes the links `libicuuc.so.60 → libicuuc.so.60.2`; npm may have skipped it, and then
 * initdb ends with «libicuuc.so.60: cannot open shared object file».
 */
import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The links of the package's list that are not there; paths below `native`. */
function missingLinks(native: string): readonly Link[] {
  const list: readonly Link[] = JSON.parse(readLinkList(native));
  return list.filter(({ target }) => !isThere(join(native, '..', target)));
}

/** Makes what is missing. False where the folder may not be written: the binaries are then copied elsewhere first. */
export function makeLibraryLinks(native: string): boolean {
  for (const { source, target } of missingLinks(native)) {
    // Relative, so that the folder can be copied.
    if (!makeLink(basename(source), join(dirname(join(native, '..', source)), basename(target)))) return false;
  }
  return true;
}

function makeLink(to: string, path: string): boolean {
  try {
    symlinkSync(to, path);
    return true;
  } catch {
    // Another process may have made it meanwhile.
    return isThere(path);
  }
}

function readLinkList(native: string): string {
  try {
    return readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  } catch {
    // Windows has no such list.
    return '[]';
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
