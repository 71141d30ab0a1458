import { IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operationIdSchema } from '@/api/ids';
import { addPartner } from '@/db/collections/partner';
import type { EntryState } from '@/db/outbox/outbox-entry';
import { entriesByState, outboxCounts, pendingCount } from '@/db/outbox/outbox-overview';
import { outboxView, withCounts } from '@/db/outbox/outbox-view';
import { PARTNER } from '../support/samples';
import { openTestDatabase, risingIds, testContext } from '../support/test-database';
import { DRAFTS, workedStore } from '../support/worked-store';

const EACH: Readonly<Record<EntryState, number>> = {
  queued: 5,
  sending: 4,
  'waiting-for-sign-in': 3,
  'waiting-for-access': 2,
  'waiting-for-server': 1,
  rejected: 2,
  conflict: 1,
};
const COUNTS = {
  total: 18,
  waiting: 9,
  waitingForSignIn: 3,
  waitingForAccess: 2,
  waitingForServer: 1,
  rejected: 2,
  conflict: 1,
};

const newId = risingIds(7);
const LIMITED = v.object({ count: v.number() });

afterEach(() => {
  vi.restoreAllMocks();
});

async function storeWith(times: number) {
  const db = openTestDatabase();
  const context = testContext(db);
  const states = Object.entries(EACH).flatMap(([state, count]) => Array(count * times).fill(state));
  await db.transaction('rw', db.partner, db.outbox, async () => {
    for (const _ of states) await addPartner(context, PARTNER);
  });
  await db.outbox.toCollection().modify((entry) => Object.assign(entry, { state: states[entry.seq - 1] }));
  return db;
}

// Verifies: G5 G14
describe('how much is unsent', () => {
  it('is told by state', async () => {
    const db = await storeWith(1);
    expect(await outboxCounts(db)).toEqual(COUNTS);
    expect(await pendingCount(db)).toBe(18);
  });

  it('is told of many without reading their bodies', async () => {
    const db = await storeWith(7);
    const sevenfold = Object.fromEntries(Object.entries(COUNTS).map(([name, count]) => [name, count * 7]));
    expect(await outboxCounts(db)).toEqual(sevenfold);
  });

  // Before: every key was walked in one request, 85 ms for ten thousand, and whatever else was asked waited for it.
  it.each<EntryState>(['queued', 'waiting-for-sign-in', 'conflict'])(
    'is counted in pieces, so that others come between, where nearly all are %s',
    async (state) => {
      const db = await storeWith(1);
      const { seq: _, ...entry } = (await db.outbox.toCollection().first()) ?? expect.fail('nothing is unsent');
      await db.outbox.bulkAdd(
        Array.from({ length: 1_100 }, () => ({ ...entry, id: v.parse(operationIdSchema, newId()), state })),
      );
      const whole = [IDBIndex, IDBObjectStore].map(({ prototype }) => vi.spyOn(prototype, 'count'));
      const cut = [IDBIndex, IDBObjectStore].map(({ prototype }) => vi.spyOn(prototype, 'getAllKeys'));
      const counts = await entriesByState(db);
      expect(Object.fromEntries(counts)).toEqual({ ...EACH, [state]: EACH[state] + 1_100 });
      expect(whole.flatMap(({ mock }) => mock.calls)).toEqual([]);
      // Dexie gives them as the options of Indexed Database 3.0.
      const most = cut.flatMap(({ mock }) => mock.calls.map(([options]) => v.parse(LIMITED, options).count));
      expect(Math.max(...most)).toBeLessThanOrEqual(500);
      // Nobody waits any more: one piece, in place of three.
      let asked = 0;
      await entriesByState(db, () => {
        asked += 1;
        return false;
      });
      expect(asked).toBe(1);
    },
  );

  it('of a hundred still folds the saves of an issued draft into its invoice', async () => {
    const { db, context } = await workedStore();
    const before = await outboxCounts(db);
    await db.outbox.toCollection().modify((entry) => {
      if (entry.subject.collection === 'archive') Object.assign(entry, { touches: [`draft:${DRAFTS.known}`] });
    });
    expect((await outboxCounts(db)).total).toBe(before.total - 1);
    const rest = 100 - (await db.outbox.count());
    for (let index = 0; index < rest; index += 1) await addPartner(context, PARTNER);
    expect((await outboxCounts(db)).total).toBe(99);
    await addPartner(context, PARTNER);
    expect((await outboxCounts(db)).total).toBe(101);
  });

  it('is listed in the order made, by what becomes of it', async () => {
    const db = await storeWith(1);
    const { rejected, conflicts, waiting, total, whole } = await outboxView(db, { shown: 2 });
    const states = waiting.entries.map(({ state }) => state);
    expect([rejected.count, conflicts.count, waiting.count, total, whole?.length]).toEqual([2, 1, 15, 18, 18]);
    expect(waiting.entries.map(({ seq }) => seq)).toEqual([...waiting.entries.keys()].map((place) => place + 1));
    expect(new Set(states).size).toBe(5);
  });

  // Before: every entry was read with its body and drawn, whatever their number.
  it('is listed by its beginning where it is long, with all of it counted', async () => {
    const db = await storeWith(7);
    const view = withCounts(await outboxView(db, { shown: 6 }), await entriesByState(db));
    const { rejected, conflicts, waiting, total, whole } = view;
    expect([rejected.count, conflicts.count, waiting.count, total, whole]).toEqual([14, 7, 105, 126, null]);
    expect([rejected, conflicts, waiting].map(({ entries }) => entries.length)).toEqual([6, 6, 6]);
    expect(waiting.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  // Before: ten thousand keys were counted, twice, before the first row was painted.
  it('is listed without being counted where it is long, and counted where it is short', async () => {
    const long = await outboxView(await storeWith(7), { shown: 6 });
    expect([long.rejected.count, long.waiting.count, long.total, long.whole]).toEqual([null, null, null, null]);
    expect(long.waiting.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const short = await outboxView(await storeWith(1), { shown: 6 });
    expect([short.rejected.count, short.waiting.count, short.total]).toEqual([2, 15, 18]);
  });

  it('tells the first that is due of what was put off, with what was said', async () => {
    const db = await storeWith(1);
    expect((await outboxView(db, { shown: 50 })).nextTry).toBeNull();
    const failure = { code: 'disk-full', text: 'Serverul nu mai are loc pe disc.', messages: [], at: '' };
    await db.outbox
      .where('seq')
      .anyOf([2, 3])
      .modify((entry) => Object.assign(entry, { failure, notBefore: entry.seq * 100 }));
    expect((await outboxView(db, { shown: 50 })).nextTry).toEqual({
      at: 200,
      code: 'disk-full',
      reason: failure.text,
    });
  });

  // Before: „O lucrare pleacă acum” for as long as the server's disk was full, since what it had put off is told with the invoice.
  it('tells it of the save of an issued draft, which its invoice waits for', async () => {
    const db = await storeWith(1);
    const failure = { code: 'disk-full', text: 'Serverul nu mai are loc pe disc.', messages: [], at: '' };
    const id = '0b6f3c0e-5c1a-4f3e-9a3e-1d2c3b4a5f61';
    const saved = { call: 'UpdateDraft', subject: { collection: 'draft', id, label: '' }, failure, notBefore: 200 };
    const upload = { call: 'InvoiceUpload', touches: [`draft:${id}`], notBefore: 0 };
    await db.outbox
      .where('seq')
      .equals(2)
      .modify((entry) => Object.assign(entry, saved));
    await db.outbox
      .where('seq')
      .equals(3)
      .modify((entry) => Object.assign(entry, upload));
    const { waiting, nextTry } = await outboxView(db, { shown: 50 });
    expect(waiting.entries.map(({ seq }) => seq)).not.toContain(2);
    expect(nextTry).toMatchObject({ at: 200, reason: failure.text });
  });
});
