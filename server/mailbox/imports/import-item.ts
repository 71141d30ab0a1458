/** The archive's row of an invoice that came from a file of an old archive. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { receivedItem } from '../received-item';
import type { ImportedInvoice } from './read-import';

/** Undefined where the row would not be one of the contract's. `name`: of the file. `now`: ms since 1970. */
export function importItem(
  cif: string,
  { read, xmlSha256, signed }: ImportedInvoice,
  name: string,
  now: number,
): ArchiveItem | undefined {
  const hashes = {
    ...{ xmlSha256, xmlBytes: read.document.length },
    ...{ zipSha256: signed?.zipSha256 ?? '', zipBytes: signed?.zip.length ?? 0 },
  };
  // When ANAF had it is not known: the noon of its own day, so that no old invoice stands among today's news.
  const createdAt = `${read.facts.issueDate.replaceAll('-', '')}1200`;
  const message = { id: idOf(read.direction, xmlSha256), uploadIndex: signed?.index ?? '', type: '', createdAt };
  const item = receivedItem(cif, message, read, hashes, now);
  if (item === undefined) return undefined;
  return {
    ...item,
    downloadId: '',
    ...(signed === undefined ? { unsigned: true } : {}),
    events: eventsOf(name, signed?.zipSha256, now),
  };
}

/** The same document is the same row, however often it is brought. */
function idOf(direction: string, xmlSha256: string): string {
  return `${direction}${xmlSha256.slice(0, 50)}`;
}

function eventsOf(name: string, zipSha256: string | undefined, now: number): ArchiveItem['events'] {
  const at = new Date(now).toISOString();
  const imported = { at, event: 'imported', detail: name.slice(0, 300) };
  return zipSha256 === undefined ? [imported] : [imported, { at, event: 'zip-stored', detail: zipSha256 }];
}

/** A row that had no signed original, with this one. */
export function withSignedZip(
  item: ArchiveItem,
  { zip, zipSha256, index }: NonNullable<ImportedInvoice['signed']>,
  now: number,
): ArchiveItem {
  const { unsigned: _unsigned, ...rest } = item;
  return {
    ...rest,
    ...{ zipSha256, zipBytes: zip.length, uploadIndex: item.uploadIndex || index },
    events: [...item.events, { at: new Date(now).toISOString(), event: 'zip-stored', detail: zipSha256 }],
  };
}
