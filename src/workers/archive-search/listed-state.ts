import type { ArchiveItem } from '../../api/entities/archive-item';
import { type ArchiveRow, shownItem, uploadOf } from '../../db/archive/archive-row';
import { markBits, receivedState } from '../../db/archive/mark-bits';
import type { CondicaDatabase } from '../../db/condica-database';
import { ASKING_STATES } from '../../db/outbox/entry-part';
import { isUpload } from '../../db/outbox/fold-issued-drafts';
import type { ArchiveColumnsRow } from './columns-entry';

/**
 * The state a list shows: the server's, `held` where it waits for a person before ANAF, but `queued` while the document is only on this device, and `refused` where the
 * server answered its entry with a refusal.
 */
export function listedState(
  row: Pick<ArchiveRow, 'id' | 'pending'>,
  { state, held }: Pick<ArchiveItem, 'state' | 'held'>,
  refused: boolean,
): string {
  if (uploadOf(row) === null) return held === undefined ? state : 'held';
  return refused ? 'refused' : 'queued';
}

/** The row as the snapshot keeps it; null where it is not shown. */
export function columnsRow(row: ArchiveRow, refused: ReadonlySet<string>): ArchiveColumnsRow | null {
  const item = shownItem(row);
  if (item === null) return null;
  return {
    ...item,
    state: item.direction === 'in' ? receivedState(markBits(item)) : listedState(row, item, refused.has(row.id)),
  };
}

/** Ids of the documents whose entries the server refused; a conflict asks for a person too. */
export async function refusedIds(db: CondicaDatabase): Promise<ReadonlySet<string>> {
  const entries = await db.outbox.where('state').anyOf(ASKING_STATES).toArray();
  return new Set(entries.filter(isUpload).map(({ subject }) => subject.id));
}
