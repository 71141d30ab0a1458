/**
 * A document of the archive: the server's summary apart from the one this device made when it issued, uploaded or corrected.
 *
 * Invariants: `issueDate`, `number`, `direction` and `xmlSha256` are those of the shown item (they are indexed); `pending` leaves with
 * its entry's acknowledgement, or with the person's discard.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Draft } from '@/api/entities/invoice-draft';
import type { CompanyId, EntityId, OperationId, Version } from '@/api/ids';

export interface ArchiveRow {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  readonly direction: 'out' | 'in';
  readonly issueDate: string;
  readonly number: string;
  readonly xmlSha256: string;
  /** Version of `base`; 0 where the server has not confirmed it. */
  readonly version: Version;
  readonly base: ArchiveItem | null;
  readonly pending: { readonly outboxId: OperationId; readonly item: ArchiveItem } | null;
  /** The draft it was issued from here, to go back to or to correct; null after acceptance and on other devices. */
  readonly draft: Draft | null;
  /** The number taken from the lease; null for foreign series. */
  readonly taken: { readonly leaseId: EntityId; readonly number: number } | null;
}

/** What the lists and the document page show: this device's newer word, else the server's. */
export function shownItem(row: ArchiveRow): ArchiveItem | null {
  return row.pending?.item ?? row.base;
}
