import { type ArchiveRow, shownItem } from '../../db/archive/archive-row';
import type { CondicaDatabase } from '../../db/condica-database';
import type { ArchiveColumnsRow } from './archive-columns';

/**
 * The state a list shows: the server's, but `queued` while the document is only on this device, and `refused` where the
 * server answered its entry with a refusal.
 */
export function listedState(row: Pick<ArchiveRow, 'id' | 'pending'>, state: string, refused: boolean): string {
  if (row.pending === null) return state;
  return refused ? 'refused' : 'queued';
}

/** The row as the snapshot keeps it; null where it is not shown. */
export function columnsRow(row: ArchiveRow, refused: ReadonlySet<string>): ArchiveColumnsRow | null {
  const item = shownItem(row);
  return item === null ? null : { ...item, state: listedState(row, item.state, refused.has(row.id)) };
}

/** Ids of the documents whose entries the server refused; a conflict asks for a person too. */
export async function refusedIds(db: CondicaDatabase): Promise<ReadonlySet<string>> {
  const entries = await db.outbox.where('state').anyOf('rejected', 'conflict').toArray();
  return new Set(entries.flatMap(({ subject }) => (subject.collection === 'archive' ? [subject.id] : [])));
}
