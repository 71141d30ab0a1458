/**
 * The issued documents that ANAF has not accepted, apart from the archive: few rows of all companies, read at once for the
 * deadlines, for what was refused, and for what is in doubt.
 *
 * Invariant: a row stands here exactly while the archive's shown item is issued and not accepted.
 */
import type { FilingStateCode } from '@/api/entities/archive-item';
import type { CompanyId, EntityId } from '@/api/ids';
import { type ArchiveRow, shownItem, uploadOf } from './archive-row';

export interface OpenFilingRow {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  readonly state: FilingStateCode;
  /** A corrected document is another attempt under the same number. */
  readonly attempt: number;
  readonly issueDate: string;
  /** The person has seen that it was refused. */
  readonly seen: boolean;
  /** ANAF hears of it when a person has decided (docs/decisions/0018); absent in rows of older versions. */
  readonly held?: boolean;
}

/** Null where nothing is open. */
export function openFilingOf(row: ArchiveRow): OpenFilingRow | null {
  const item = shownItem(row);
  if (item === null || item.direction !== 'out' || item.state === 'accepted') return null;
  const { state, attempt, issueDate } = item;
  return { id: row.id, companyId: row.companyId, state, attempt, issueDate, seen: false, held: isHeld(row) };
}

/** Held on the server, and nothing newer of it is on its way from here. */
function isHeld(row: ArchiveRow): boolean {
  return shownItem(row)?.held !== undefined && uploadOf(row) === null;
}

/** ANAF refused it, or the server in its name. */
export function isRefused({ state }: Pick<OpenFilingRow, 'state'>): boolean {
  return state === 'rejected' || state === 'refused';
}

/** A verdict that was seen stays seen until there is another. */
export function keepSeen(row: OpenFilingRow, before: OpenFilingRow | undefined): OpenFilingRow {
  const same = before !== undefined && before.state === row.state && before.attempt === row.attempt;
  return same ? { ...row, seen: before.seen } : row;
}

/** ANAF has it: the deadline is met, whatever the verdict will be. */
export function isAtAnaf({ state }: Pick<OpenFilingRow, 'state'>): boolean {
  return state === 'uploaded' || state === 'processing' || state === 'duplicate';
}
