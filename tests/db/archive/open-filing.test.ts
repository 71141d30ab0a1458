import { IDBObjectStore } from 'fake-indexeddb';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { companyWork } from '@/db/archive/company-work';
import { isRefused } from '@/db/archive/open-filing';
import {
  askingFilings,
  countUnseenRefusals,
  heldDocuments,
  markRefusalsSeen,
  openDocuments,
  openFilings,
} from '@/db/archive/open-filing-queries';
import { putArchiveRow } from '@/db/archive/put-archive-row';
import type { CondicaDatabase } from '@/db/condica-database';
import { pendingItem } from '@/db/invoices/issue-summary';
import { entityId, summaryOf, version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const ID = entityId('00000000-0000-4000-8000-0000000000e1');

async function put(db: CondicaDatabase, change: Partial<ArchiveItem>, id = ID, companyId = COMPANY): Promise<void> {
  const item = pendingItem({
    id,
    summary: summaryOf('FCT-0001', '2026-03-02'),
    origin: 'editor',
    serialId: 's',
    attempt: 1,
    xmlSha256: 'a'.repeat(64),
    xmlBytes: 1,
    at: '2026-03-02T08:00:00.000Z',
  });
  const base = { ...item, ...change };
  await db.transaction('rw', db.tables, async () =>
    putArchiveRow(db, { id, companyId, version: version(1), base, pending: [], draft: null, taken: null }),
  );
}

/** How many rows each reading of several asks for at most; undefined where it asks for all. Dexie says it as an option of Indexed Database 3.0. */
function readsOfOpenFilings(): () => readonly (number | undefined)[] {
  const asked = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  return () => {
    const { calls, contexts } = asked.mock;
    const own = calls.filter((_call, at) => Reflect.get(contexts[at] ?? {}, 'name') === 'openFiling');
    return own.map(([options]) => v.parse(v.looseObject({ count: v.optional(v.number()) }), options).count);
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const HELD = { reason: 'draft-changed', number: '', deviceName: 'B', at: '2026-03-02T10:00:00.000Z' };

describe('open filings', () => {
  // Before: a held invoice asked nobody for anything until its page was opened (core P1.4).
  it('tell what is held until a person has decided, also of a row that an older version wrote', async () => {
    const db = openTestDatabase();
    await put(db, { state: 'recorded', held: HELD });
    await put(db, { state: 'recorded' }, entityId('00000000-0000-4000-8000-0000000000e2'), OTHER_COMPANY);
    expect((await heldDocuments(db)).map(({ view }) => view.item.id)).toEqual([ID]);
    expect((await companyWork(db)).get(COMPANY)).toMatchObject({
      rejected: 0,
      held: 1,
      waiting: 0,
      deadline: '2026-03-09',
      unsent: 0,
    });
    expect((await companyWork(db)).get(OTHER_COMPANY)?.held).toBe(0);
    await db.openFiling.toCollection().modify((row) => {
      Reflect.deleteProperty(row, 'held');
    });
    expect((await heldDocuments(db)).map(({ view }) => view.item.id)).toEqual([ID]);
    await put(db, { state: 'recorded' });
    expect(await heldDocuments(db)).toEqual([]);
  });

  it('are told by what they ask for, over all companies', async () => {
    const db = openTestDatabase();
    const ids = ['1', '2', '3', '4'].map((last) => entityId(`00000000-0000-4000-8000-0000000000e${last}`));
    const [refused, held, doubtful, waiting] = ids;
    await put(db, { state: 'rejected' }, refused);
    await put(db, { state: 'recorded', held: HELD }, held, OTHER_COMPANY);
    await put(db, { state: 'doubtful' }, doubtful);
    await put(db, { state: 'recorded' }, waiting);
    const asking = await askingFilings(db);
    const idsOf = (part: typeof asking.held) => part.map(({ view }) => view.item.id);
    expect([asking.refused, asking.held, asking.doubtful].map(idsOf)).toEqual([[refused], [held], [doubtful]]);
    expect(asking.unseen).toBe(1);
    await markRefusalsSeen(db, [...asking.held, ...asking.refused]);
    expect((await askingFilings(db)).unseen).toBe(0);
    expect(await db.openFiling.filter(({ seen }) => seen).primaryKeys()).toEqual([refused]);
  });

  it('are seen in the attempt that was shown alone', async () => {
    const db = openTestDatabase();
    await put(db, { state: 'rejected' });
    const { refused } = await askingFilings(db);
    await put(db, { state: 'rejected', attempt: 2 });
    await markRefusalsSeen(db, refused);
    expect(await countUnseenRefusals(db)).toBe(1);
  });

  it('are not read whole to be marked as seen', async () => {
    const db = openTestDatabase();
    await put(db, { state: 'rejected' });
    const { refused } = await askingFilings(db);
    const read = readsOfOpenFilings();
    await markRefusalsSeen(db, []);
    await markRefusalsSeen(db, refused);
    expect(read()).toEqual([]);
    expect(await countUnseenRefusals(db)).toBe(0);
  });

  // Before: five thousand were read by one request, 50 ms in which the page drew nothing.
  it('are read in pieces where they are many, each once', async () => {
    const db = openTestDatabase();
    await put(db, { state: 'rejected' });
    const open = await db.openFiling.get(ID);
    if (open === undefined) throw new Error('nothing is open');
    const ids = Array.from({ length: 1_250 }, (_none, at) =>
      entityId(`00000000-0000-4000-8000-${`${at}`.padStart(12, '0')}`),
    );
    await db.openFiling.bulkPut(ids.map((id) => ({ ...open, id })));
    const read = readsOfOpenFilings();
    expect(await countUnseenRefusals(db)).toBe(1_251);
    expect(read()).toEqual([500, 500, 500]);
    // Before: a panel that was closed and opened again waited for what the closed one had asked for.
    await openFilings(db, undefined, () => false);
    expect(read()).toEqual([500, 500, 500, 500]);
  });

  it('follow the archive: refused until accepted, unseen until seen, and again after another attempt', async () => {
    const db = openTestDatabase();
    await put(db, { state: 'processing' });
    expect(await countUnseenRefusals(db)).toBe(0);
    await put(db, { state: 'rejected' });
    expect(await countUnseenRefusals(db)).toBe(1);
    await markRefusalsSeen(db, (await askingFilings(db)).refused);
    // The same verdict comes again with another page.
    await put(db, { state: 'rejected' });
    expect(await countUnseenRefusals(db)).toBe(0);
    await put(db, { state: 'processing', attempt: 2 });
    await put(db, { state: 'rejected', attempt: 2 });
    expect(await countUnseenRefusals(db)).toBe(1);
    expect((await openDocuments(db, isRefused)).map(({ view }) => view.item.number)).toEqual(['FCT-0001']);
    await put(db, { state: 'accepted', attempt: 3 });
    expect(await db.openFiling.count()).toBe(0);
    expect(await openDocuments(db, isRefused)).toEqual([]);
  });

  it('tell the nearest deadline of each company, and nothing of what was sent or received', async () => {
    const db = openTestDatabase();
    await put(db, { state: 'recorded', issueDate: '2026-11-26' });
    await put(db, { state: 'doubtful', issueDate: '2026-11-20' }, entityId('00000000-0000-4000-8000-0000000000e2'));
    await put(db, { state: 'uploaded', issueDate: '2026-11-02' }, entityId('00000000-0000-4000-8000-0000000000e3'));
    await put(db, { direction: 'in' }, entityId('00000000-0000-4000-8000-0000000000e4'), OTHER_COMPANY);
    const work = await companyWork(db);
    expect(work.get(COMPANY)).toEqual({
      ...{
        rejected: 0,
        choices: 0,
        held: 0,
        waiting: 3,
        deadline: '2026-11-27',
        oldestUnsent: '2026-11-20',
        unsent: 2,
      },
      due: new Map([
        ['2026-11-27', 1],
        ['2026-12-07', 1],
      ]),
    });
    expect(work.get(OTHER_COMPANY)).toBeUndefined();
  });
});
