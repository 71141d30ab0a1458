/** A document of the archive as screens are told of it. Without the database: a start shows documents before it is open. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Version } from '@/api/ids';
import type { EntryFailure, EntryState, OutboxEntry } from '../outbox/outbox-entry';
import { type ArchiveRow, type LostDocument, shownItem, uploadOf } from './archive-row';

/** A document's way from this device to the server, while it is on it. */
export interface Delivery {
  readonly state: EntryState;
  readonly attempts: number;
  readonly failure: EntryFailure | null;
}

export interface ArchiveView {
  readonly item: ArchiveItem;
  readonly version: Version;
  /** Of its upload. Null: the server has it, and `item.state` is the server's word. */
  readonly delivery: Delivery | null;
  /** Issued on this device from a draft that is still kept. */
  readonly hasDraft: boolean;
  /** Neither the server nor this device has its document, and nothing of it is on its way; absent for nearly all. */
  readonly lost?: LostDocument;
}

/** `entries`: those of the outbox that the rows name. */
export function archiveViews(rows: readonly ArchiveRow[], entries: readonly OutboxEntry[]): readonly ArchiveView[] {
  const byId = new Map<string | undefined, OutboxEntry>(entries.map((entry) => [entry.id, entry]));
  return rows.flatMap((row) => archiveView(row, byId.get(uploadOf(row)?.outboxId)));
}

function archiveView(row: ArchiveRow, entry: OutboxEntry | undefined): ArchiveView[] {
  const item = shownItem(row);
  if (item === null) return [];
  const delivery = entry ? { state: entry.state, attempts: entry.attempts, failure: entry.failure } : null;
  const lost = row.lost === undefined || delivery !== null ? {} : { lost: row.lost };
  return [{ item, version: row.version, delivery, hasDraft: row.draft !== null, ...lost }];
}
