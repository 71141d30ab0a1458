/** Rows into a block. */
import type { CompanyId } from '@/api/ids';
import { packColumns } from './block-columns';
import { type BlockColumns, type BlockHeader, type Direction, dayOf, PART_ROWS } from './cold-block';
import { fingerprint } from './fingerprint';
import type { SettledRow } from './packable';
import { partOf } from './packed-row';

/** A block that has no number yet. */
export interface PackedBlock {
  readonly companyId: CompanyId;
  readonly direction: Direction;
  /** By place. */
  readonly rows: readonly SettledRow[];
  readonly facts: Pick<BlockHeader, 'ids' | 'hashes' | 'drafts' | 'days' | 'newestVersion'>;
  readonly columns: Omit<BlockColumns, 'companyId' | 'direction' | 'number'>;
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** `rows`: at least one, of one company and direction. */
export function packBlock(rows: readonly [SettledRow, ...SettledRow[]]): PackedBlock {
  const [{ companyId, direction }] = rows;
  const starts = Array.from({ length: Math.ceil(rows.length / PART_ROWS) }, (_, part) => part * PART_ROWS);
  const parts = starts.map((from) => partOf(rows.slice(from, from + PART_ROWS)));
  const facts = {
    ids: Uint32Array.from(rows, ({ id }) => fingerprint(id)),
    hashes: Uint32Array.from(rows, ({ xmlSha256 }) => fingerprint(xmlSha256)),
    drafts: Uint32Array.from(rows, ({ base }) => (base.draft === undefined ? 0 : fingerprint(base.draft))),
    days: Int32Array.from(rows, ({ issueDate }) => dayOf(issueDate)),
    newestVersion: rows.reduce((newest, { version }) => Math.max(newest, version), 0),
  };
  return { companyId, direction, rows, facts, columns: packColumns(rows.map(({ base }) => base)), parts };
}
