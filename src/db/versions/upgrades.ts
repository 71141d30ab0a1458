/** What a version of the database makes of the rows of the one before. A version that only adds stores needs none; none is edited. */
import type Dexie from 'dexie';
import type { Transaction } from 'dexie';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId, EntityId } from '@/api/ids';
import type { OpenFilingRow } from '../archive/open-filing';
import type { ConflictRow } from '../conflicts/conflict-row';

export type Upgrade = (transaction: Transaction) => Promise<void>;

export const UPGRADES: Readonly<Record<number, Upgrade>> = { 2: toVersion2, 3: toVersion3 };

/** A document as versions 1 and 2 kept it: one pending change or none. */
interface DocumentUntil2 {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  readonly base: ArchiveItem | null;
  readonly pending: { readonly item: ArchiveItem } | null;
}

/** Conflicts say what was merged by itself, unknown of those already there; what ANAF has not accepted stands apart. */
async function toVersion2(transaction: Transaction): Promise<void> {
  await transaction
    .table<Omit<ConflictRow, 'merged'> & Partial<ConflictRow>>('conflict')
    .toCollection()
    .modify((row) => {
      Object.assign(row, { merged: row.merged ?? [] });
    });
  const open: OpenFilingRow[] = [];
  await transaction.table<DocumentUntil2>('archive').each(({ id, companyId, base, pending }) => {
    const item = pending?.item ?? base;
    if (item === null || item.direction !== 'out' || item.state === 'accepted') return;
    const { state, attempt, issueDate } = item;
    // What was refused before this version was shown without being counted.
    open.push({ id, companyId, state, attempt, issueDate, seen: true });
  });
  await transaction.table('openFiling').bulkPut(open);
}

/** A document has a list of pending changes; the one it could have was its upload. */
async function toVersion3(transaction: Transaction): Promise<void> {
  await transaction
    .table<object>('archive')
    .toCollection()
    .modify((row) => {
      Object.assign(row, withPendingList(row));
    });
}

/** The row of an earlier version, or of a file written by one, with its list; unknown fields stay. */
export function withPendingList(row: object): object {
  const pending: unknown = 'pending' in row ? row.pending : null;
  if (Array.isArray(pending)) return row;
  return { ...row, pending: typeof pending === 'object' && pending !== null ? [{ kind: 'upload', ...pending }] : [] };
}

/**
 * A tab of version 2 has no guard (newer-schema.ts) and may write its rows into version 3 after the upgrade, any document of
 * a pull among them: each is read as the upgrade would have left it, and the next write of it mends it. Only once upgrades
 * are over: they read the rows of their own version.
 */
export function readPendingAsList(db: Dexie): void {
  let upgraded = false;
  db.on('ready', () => {
    upgraded = true;
  });
  // Queries made before the database is open take the hook along: it stands from the start. A missing row comes as undefined.
  db.table('archive').hook('reading', (row: object | undefined) =>
    upgraded && row !== undefined ? withPendingList(row) : row,
  );
}
