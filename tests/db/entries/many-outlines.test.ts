/** Thousands of entries are read some at a time, and all of them. */
import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { changeTables } from '../support/changed-tables';
import { PARTNER } from '../support/samples';
import { openTestDatabase, testContext } from '../support/test-database';

async function withEntries(count: number) {
  const db = openTestDatabase();
  const context = testContext(db);
  await addPartner(context, PARTNER);
  const first = await db.outbox.toCollection().first();
  if (first === undefined) throw new Error('no entry');
  const copies = Array.from({ length: count - 1 }, (_, index): OutboxEntry => {
    // An id as any other: the type says which texts are ids of operations.
    const id = context.newId() as OutboxEntry['id'];
    return { ...first, id, seq: first.seq + index + 1, body: 'x'.repeat(100) };
  });
  await db.outbox.bulkAdd(copies);
  return { db, store: dexieOutboxStore(context) };
}

describe('a long outbox', () => {
  // Before: ten thousand were read in one request, which held up every other one for seconds.
  it('is read in order, whole, without bodies, and never more than 50 entries at once', async () => {
    const { db, store } = await withEntries(401);
    let most = 0;
    changeTables(db, ({ name, query }) => ({
      query: async (request) => {
        const answer = await query(request);
        if (name === 'outbox') most = Math.max(most, answer.result.length);
        return answer;
      },
    }));
    db.close();
    await db.open();
    const outlines = await store.outlines();
    expect(outlines.map(({ seq }) => seq)).toEqual(Array.from({ length: 401 }, (_, index) => index + 1));
    expect(outlines.some((outline) => 'body' in outline)).toBe(false);
    expect(most).toBe(50);
  });
});
