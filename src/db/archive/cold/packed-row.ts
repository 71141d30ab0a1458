/** A part: what cannot be derived of its rows, as JSON in UTF-8. A text as such would take two bytes a letter for the sake of one ș. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId, Version } from '@/api/ids';
import type { ArchiveRow, TakenNumber } from '../archive-row';
import type { SettledRow } from './packable';

interface PackedRow {
  readonly version: Version;
  readonly base: ArchiveItem;
  readonly taken: TakenNumber | null;
}

export function partOf(rows: readonly SettledRow[]): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(rows.map(({ version, base, taken }): PackedRow => ({ version, base, taken })));
  return new TextEncoder().encode(text);
}

/** The rows of a part, in their order. */
export function rowsOfPart(companyId: CompanyId, bytes: Uint8Array): readonly ArchiveRow[] {
  // As this file has packed them.
  const packed = JSON.parse(new TextDecoder().decode(bytes)) as readonly PackedRow[];
  return packed.map((row) => unpackedRow(companyId, row));
}

function unpackedRow(companyId: CompanyId, { version, base, taken }: PackedRow): ArchiveRow {
  const { id, direction, issueDate, number, xmlSha256 } = base;
  const indexed = { direction, issueDate, number, xmlSha256 };
  return { id, companyId, ...indexed, version, base, pending: [], draft: null, taken };
}
