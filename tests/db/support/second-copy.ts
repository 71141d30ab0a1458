/** The second copy beside a test's database, and what it should say: read of the whole database, without the product's reading. */
import { expect, vi } from 'vitest';
import type { CondicaDatabase } from '@/db/condica-database';
import { deviceIdentity } from '@/db/settings/device-identity';
import { keepSecondCopy } from '@/db/unsent/second-copy/keep-second-copy';
import { readCopy } from '@/db/unsent/second-copy/read-copy';
import { restoreSecondCopy } from '@/db/unsent/second-copy/restore-second-copy';
import { HandTimers } from '../../sync/support/hand-timers';
import { type MemoryCopies, memoryCopies } from './memory-copy-store';
import { openTestDatabase, DEVICE as PROFILE } from './test-database';

const WHOLE = ['outbox', 'conflict', 'lease', 'company'];
const WITH_CHANGES = ['serial', 'partner', 'product', 'vatRate', 'paymentMethod', 'draft', 'archive'];
const NOT_COPIED = new Set([
  'lastAnafContact',
  'lastServerContact',
  'lastWholePull',
  'namedBy',
  'numbersWait',
  'owner',
  'evicted',
]);

type Rows = Readonly<Record<string, readonly unknown[]>>;

/** Everything that nobody else has, by store, as JSON has it. */
export async function unsentRows(db: CondicaDatabase): Promise<Rows> {
  const rows: Record<string, unknown[]> = {};
  for (const store of WHOLE) rows[store] = await db.table(store).toArray();
  for (const store of WITH_CHANGES)
    rows[store] = (await db.table(store).toArray()).filter(({ pending }) => pending.length > 0);
  rows.kv = (await db.kv.toArray()).filter(({ key }) => !NOT_COPIED.has(key.split(' ')[0] ?? ''));
  return JSON.parse(JSON.stringify(rows));
}

async function copiedRows(copies: MemoryCopies, database: string): Promise<Rows> {
  const rows: Record<string, unknown[]> = { kv: [] };
  for (const store of [...WHOLE, ...WITH_CHANGES]) rows[store] = [];
  const copy = await readCopy(copies.stores(database));
  const items = copy?.items.toSorted(([, a], [, b]) => (a < b ? -1 : 1)) ?? [];
  for (const [store, , row] of items) rows[store]?.push(row);
  return rows;
}

export interface CopiedDatabase {
  readonly db: CondicaDatabase;
  readonly copies: MemoryCopies;
  /** Resolves once the copy says what the database does. */
  readonly isCopied: () => Promise<void>;
  /** The page ends. */
  readonly end: () => Promise<void>;
}

/** Keeps the copy of the database, as a page does. */
export async function copied(
  db: CondicaDatabase,
  copies = memoryCopies(),
  timers = new HandTimers(),
): Promise<CopiedDatabase> {
  await deviceIdentity(db, () => PROFILE, 'Chrome pe Linux');
  const ending = new AbortController();
  const parts = { db, store: copies.stores(db.name), setTimer: timers.setTimer };
  const kept = keepSecondCopy(parts, ending.signal);
  return {
    db,
    copies,
    isCopied: () =>
      vi.waitFor(async () => expect(await copiedRows(copies, db.name)).toEqual(await unsentRows(db)), 2000),
    end: () => {
      ending.abort();
      return kept;
    },
  };
}

export const LOST_AT = '2026-03-04T10:00:00.000Z';

/** The next start, where the browser has deleted the database. */
export async function startedAnew(copies: MemoryCopies): Promise<CondicaDatabase> {
  const db = openTestDatabase();
  await restoreSecondCopy(db, copies.stores(db.name), LOST_AT);
  return db;
}
