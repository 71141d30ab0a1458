/**
 * A document of the archive: what the server last said (`base`), what was done here and is not yet confirmed (`pending`, in
 * the order made), and what a screen shows: base ⊕ pending, as rows/stored-row.ts has it for the other collections.
 *
 * Invariants:
 * 1. `issueDate`, `number`, `direction` and `xmlSha256` are those of the shown item (they are indexed).
 * 2. Every pending change names an entry of the outbox, and leaves by that entry's answer or by the person's discard of it.
 * 3. At most one change is an upload, and it stands first: the others are made over it.
 * 4. `lost` stands only on a row whose version is 0, and goes with the page that tells it again or the upload that gives it back.
 */
import type { ArchiveItem, InvoiceMarkState, MarkName, SentNote } from '@/api/entities/archive-item';
import type { Draft } from '@/api/entities/invoice-draft';
import type { CompanyId, DeviceId, EntityId, OperationId, Version } from '@/api/ids';

export interface TakenNumber {
  readonly leaseId: EntityId;
  readonly number: number;
  /** The device that issued it; absent in rows of older versions. */
  readonly deviceId?: DeviceId;
}

/** The document as this device issued, uploaded or corrected it. */
export interface PendingUpload {
  readonly kind: 'upload';
  readonly outboxId: OperationId;
  readonly item: ArchiveItem;
  /**
   * What the person saw of the draft under the words of this device that had not left when it was issued: taken back, it differs from
   * that by those alone. Absent where the server does not know the draft, and in rows of earlier versions.
   */
  readonly draftSeen?: Draft['content'];
  /** A correction written in the editor: the row's draft says what was written. Taken back, it is a draft again. */
  readonly written?: true;
}

/** A person's mark, given or taken back here. */
export interface PendingMark {
  readonly kind: 'mark';
  readonly outboxId: OperationId;
  readonly mark: MarkName;
  readonly said: InvoiceMarkState;
}

/** A message to the supplier, written here. */
export interface PendingNote {
  readonly kind: 'note';
  readonly outboxId: OperationId;
  readonly note: SentNote;
}

/**
 * A restored server has lost the issued document, and its bytes are not on this device: nothing can be given back from here. Its
 * number stays used (replication/give-back-leases.ts).
 */
export interface LostDocument {
  /** When this device found it out, ISO instant. */
  readonly since: string;
  /** Whose interval its number is of, the one that may have the bytes; '' not known. */
  readonly deviceName: string;
  /** The database that had it; absent where it told none, and in rows of older versions. */
  readonly epoch?: string;
}

/** A kind that this version does not know was written by a newer one: it is kept and shows nothing. */
export type PendingArchiveChange = PendingUpload | PendingMark | PendingNote;

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
  readonly pending: readonly PendingArchiveChange[];
  /** The draft it was issued from here, with the words of its last correction, to go back to or to correct; null after acceptance and on other devices. */
  readonly draft: Draft | null;
  /** The number taken from the lease; null for foreign series. */
  readonly taken: TakenNumber | null;
  /** Absent for nearly all. */
  readonly lost?: LostDocument;
}

/** What the lists and the document page show: this device's newer word over the server's. */
export function shownItem({ base, pending }: Pick<ArchiveRow, 'base' | 'pending'>): ArchiveItem | null {
  return pending.reduce(showChange, base);
}

function showChange(item: ArchiveItem | null, change: PendingArchiveChange): ArchiveItem | null {
  switch (change.kind) {
    case 'upload':
      return change.item;
    case 'mark':
      return item && { ...item, marks: { ...item.marks, [change.mark]: change.said } };
    case 'note':
      return item && { ...item, notes: [...(item.notes ?? []).filter(({ id }) => id !== change.note.id), change.note] };
    default:
      return item;
  }
}

/** The document's way to the server, while it is on it. */
export function uploadOf({ pending }: Pick<ArchiveRow, 'pending'>): PendingUpload | null {
  return pending.find((change) => change.kind === 'upload') ?? null;
}

/** The changes of other entries. */
export function withoutChange<R extends Pick<ArchiveRow, 'pending'>>(row: R, id: OperationId): R {
  return { ...row, pending: row.pending.filter(({ outboxId }) => outboxId !== id) };
}
