import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { addPartner } from '@/db/collections/partner';
import type { EntryState } from '@/db/outbox/outbox-entry';
import { outboxCounts, outboxOverview, pendingCount } from '@/db/outbox/outbox-overview';
import { draftOf, entityId, PARTNER } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';
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
    expect((await outboxOverview(db)).counts).toEqual(COUNTS);
    expect(await pendingCount(db)).toBe(18);
  });

  it('is told of many without reading their bodies', async () => {
    const db = await storeWith(7);
    const sevenfold = Object.fromEntries(Object.entries(COUNTS).map(([name, count]) => [name, count * 7]));
    expect(await outboxCounts(db)).toEqual(sevenfold);
  });

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

  it('is listed in the order made, of one company or of all', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const other = testContext(db, { companyId: OTHER_COMPANY, newId: risingIds(2) });
    for (const name of ['1', '2', '3'])
      await addPartner(Number(name) % 2 === 0 ? other : context, { ...PARTNER, name });
    const id = entityId('00000000-0000-4000-8000-0000000000aa');
    await saveDraft(context, { id, content: draftOf(), seen: null });
    const labels = async (companyId?: typeof COMPANY) =>
      (await outboxOverview(db, companyId)).entries.map(({ subject }) => subject.label);
    expect(await labels()).toEqual(['1', '2', '3', '']);
    expect(await labels(COMPANY)).toEqual(['1', '3', '']);
    expect((await outboxOverview(db, OTHER_COMPANY)).counts.total).toBe(1);
  });
});
