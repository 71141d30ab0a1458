/**
 * npm packages hold no symbolic links; the package's install script makes them from a list. Where install scripts do not
 * run, the programs miss their libraries (`libicuuc.so.60`): the same list is followed here at start.
 */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface LinkRow {
  /** What the link points to, and the link itself; both from the package's folder. */
  readonly source: string;
  readonly target: string;
}

function isLinkRow(row: unknown): row is LinkRow {
  return typeof row === 'object' && row !== null && 'source' in row && 'target' in row;
}

export function makeLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const rows: unknown = JSON.parse(readFileSync(list, 'utf8'));
  for (const row of Array.isArray(rows) ? rows.filter(isLinkRow) : []) {
    const link = join(native, '..', row.target);
    if (!existsSync(link)) symlinkSync(relative(dirname(row.target), row.source), link);
  }
}
