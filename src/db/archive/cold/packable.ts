import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId, Version } from '@/api/ids';
import { hundredths } from '@/domain/money/hundredths';
import { UNCONFIRMED } from '../../rows/stored-row';
import type { ArchiveRow } from '../archive-row';

/** A row whose server's word is the last one for long, with nothing of this device under way. */
export type SettledRow = ArchiveRow & {
  readonly base: ArchiveItem;
  readonly pending: readonly [];
  readonly draft: null;
};

/** As `crypto.randomUUID` gives them: kept as 16 bytes. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIELDS: ReadonlySet<string> = new Set<keyof ArchiveRow>([
  ...(['id', 'companyId', 'direction', 'issueDate', 'number', 'xmlSha256'] as const),
  ...(['version', 'base', 'pending', 'draft', 'taken'] as const),
]);

/** Whether the row may go into a block and comes out as it was. A field of a newer version keeps it a row. */
export function isPackable(row: ArchiveRow): row is SettledRow {
  const { base, version, pending, draft } = row;
  if (base === null || version <= UNCONFIRMED || pending.length > 0 || draft !== null) return false;
  return isSettled(base) && Object.keys(row).every((field) => FIELDS.has(field));
}

/** The row of a document that this device has from the server alone; null where it may not go into a block. */
export function settledRow(
  companyId: CompanyId,
  { id, version }: { readonly id: string; readonly version: Version },
  base: ArchiveItem,
): SettledRow | null {
  if (version <= UNCONFIRMED || base.id !== id || !isSettled(base)) return null;
  const { direction, issueDate, number, xmlSha256 } = base;
  // Field by field: spreading takes as long as packing does.
  return {
    id: base.id,
    companyId,
    direction,
    issueDate,
    number,
    xmlSha256,
    version,
    base,
    pending: [],
    draft: null,
    taken: null,
  };
}

/** ANAF has accepted it, no person has to decide, and its facts fit into the columns. */
export function isSettled(item: ArchiveItem): boolean {
  if (item.state !== 'accepted' || item.held !== undefined || !UUID.test(item.id)) return false;
  const daysFit = DAY.test(item.issueDate) && (item.dueDate === '' || DAY.test(item.dueDate));
  return daysFit && [item.net, item.vat, item.total].every(fits);
}

/** Letters of an amount that fits, whatever it is. */
const SHORT_AMOUNT = 15;

/** A row of an early version may lack what its type says. */
function fits(amount: unknown): boolean {
  if (typeof amount !== 'string') return false;
  if (amount.length <= SHORT_AMOUNT) return true;
  const units = hundredths(amount);
  return BigInt.asIntN(64, units) === units;
}
