import { type ArchiveView, archiveViews } from '../archive/archive-view';
import { withPendingList } from '../versions/pending-list';
import type { FirstList } from './first-page';

/** The rows of a start as every list shows them. */
export function firstRows({ rows, entries }: FirstList): readonly ArchiveView[] {
  // As the opened database reads them: a tab of an earlier version may have written since the upgrade.
  const read = rows.map((row) => ({ ...row, ...withPendingList(row) }));
  return archiveViews(read, entries);
}
