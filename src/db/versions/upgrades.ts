/** What a version of the database makes of the rows of the one before. A version that only adds stores needs none; none is edited. */
import type Dexie from 'dexie';
import type { Transaction } from 'dexie';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId, EntityId } from '@/api/ids';
import type { OpenFilingRow } from '../archive/open-filing';
import type { ConflictRow } from '../conflicts/conflict-row';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { withPendingList } from './pending-list';

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

/**
 * A document has a list of pending changes; the one it could have was its upload. Only those that wait are written anew, and the
 * outbox names them: to write a hundred thousand others took half a minute, in which no tab could save a draft. They are read as
 * if they had been (`readPendingAsList`), as what a tab of version 2 writes after the upgrade is.
 */
async function toVersion3(transaction: Transaction): Promise<void> {
  const entries = await transaction.table<Pick<OutboxEntry, 'subject'>>('outbox').toArray();
  const ids = entries.flatMap(({ subject }) => (subject.collection === 'archive' ? [subject.id] : []));
  const archive = transaction.table<object, EntityId>('archive');
  const waiting = await archive.bulkGet([...new Set(ids)]);
  await archive.bulkPut(waiting.filter((row) => row !== undefined).map(withPendingList));
}

/**
 * The upgrade leaves documents that nothing waits on as they were, and a tab of version 2, which has no guard (newer-schema.ts),
 * may write its rows into version 3 after it, any document of a pull among them: each is read as the upgrade would have left it, and the next write of it mends it. Only once upgrades
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
