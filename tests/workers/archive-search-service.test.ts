import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { ArchiveSearchService } from '@/workers/archive-search/archive-search-service';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { entityId, version } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';

const AT = '2026-03-02T08:00:00.000Z';
/** More than the snapshot reads at once. */
const ROWS = 2_300;

/** A service lives with its worker and goes on listening: each test has a database of its own. */
let tests = 0;
let db: CondicaDatabase;
let service: ArchiveSearchService;
let told: boolean[];

function itemAt(place: number, changes: Partial<ArchiveItem> = {}): ArchiveItem {
  const id = entityId(`00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`);
  const issueDate = `2026-03-${String((place % 28) + 1).padStart(2, '0')}`;
  return acknowledgedItem({ id, issueDate, number: `FCT-${place}`, state: 'accepted', ...changes });
}

/** As a page of the pull that ends at `to`. */
async function pull(items: readonly ArchiveItem[], since: number): Promise<void> {
  const changes = items.map((row, place) => {
    return { collection: 'archive', id: row.id, version: version(since + place + 1), row: { ...row } };
  });
  const head = version(since + items.length);
  await applyPage(db, COMPANY, version(since), { changes, version: head, head }, AT);
}

const count = () => service.answer(EVERYTHING_ISSUED, 0, 10).count;
const rejected = () => service.answer({ ...EVERYTHING_ISSUED, states: ['rejected'] }, 0, 10).count;

beforeEach(async () => {
  tests += 1;
  db = new CondicaDatabase(`condica:search:${tests}`);
  service = new ArchiveSearchService();
  told = [];
  await pull(
    Array.from({ length: ROWS }, (_, place) => itemAt(place, place % 100 === 0 ? { direction: 'in' } : {})),
    0,
  );
  await service.open(db.name, COMPANY, ({ complete }) => told.push(complete));
});
afterEach(async () => {
  vi.useRealTimers();
  await db.delete();
});

describe('the snapshot of the list', () => {
  it('holds every row once, of both directions, however many are read at once', () => {
    expect(count()).toBe(ROWS - 23);
    expect(service.answer({ ...EVERYTHING_ISSUED, direction: 'in' }, 0, 10).count).toBe(23);
    const { ids } = service.answer(EVERYTHING_ISSUED, 0, ROWS);
    expect(new Set(ids).size).toBe(ROWS - 23);
  });

  it('follows a single change at once', async () => {
    await pull([itemAt(1, { state: 'rejected' })], ROWS);
    await vi.waitFor(() => expect(rejected()).toBe(1));
  });

  it('gathers what a pull changes, and loses none of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const before = told.length;
    const changed = Array.from({ length: 300 }, (_, place) => itemAt(place, { state: 'rejected' }));
    await pull(changed.slice(0, 150), ROWS);
    await pull(changed.slice(150), ROWS + 150);
    expect(rejected()).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(rejected()).toBe(300));
    expect(told.length - before).toBe(1);
  });
});
