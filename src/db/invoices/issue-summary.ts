/** What the archive shows of a document before the server has it: read from the document by whoever built or read it. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';

export type IssueSummary = Pick<
  ArchiveItem,
  | 'type'
  | 'typeCode'
  | 'number'
  | 'issueDate'
  | 'dueDate'
  | 'partnerName'
  | 'partnerTaxId'
  | 'currency'
  | 'net'
  | 'vat'
  | 'total'
  | 'vatInLei'
  | 'author'
  | 'external'
  | 'enforcement'
>;

export interface PendingItemFacts {
  readonly id: EntityId;
  readonly summary: IssueSummary;
  readonly origin: 'editor' | 'xml';
  readonly serialId: string;
  readonly attempt: number;
  readonly xmlSha256: string;
  readonly xmlBytes: number;
  /** That it leaves with; undefined: the usual one. */
  readonly look?: EntityId | undefined;
  readonly at: string;
}

/** The item as this device shows it until the server's own arrives. */
export function pendingItem(facts: PendingItemFacts): ArchiveItem {
  const { id, summary, origin, serialId, attempt, xmlSha256, xmlBytes, look, at } = facts;
  return {
    ...summary,
    id,
    direction: 'out',
    origin,
    serialId,
    state: 'recorded',
    attempt,
    uploadIndex: '',
    downloadId: '',
    xmlSha256,
    xmlBytes,
    zipSha256: '',
    zipBytes: 0,
    messages: [],
    ...(look === undefined ? {} : { look }),
    issuedAt: at,
    events: [
      { at, event: 'issued', detail: '' },
      { at, event: 'queued', detail: '' },
    ],
  };
}
