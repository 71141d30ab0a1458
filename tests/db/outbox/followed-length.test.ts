import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, it, vi } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { outboxLength } from '@/db/outbox/outbox-overview';
import { observedQuery } from '@/db/storage/observed-query';
import { PARTNER } from '../support/samples';
import { openTestDatabase, testContext } from '../support/test-database';

// Before: a query over the table's own keys heard of what left and not of what came, whose key is given as it is written.
it('the length of the outbox is told anew of what comes, of what comes by the hundred, and of what goes', async () => {
  const db = openTestDatabase();
  const context = testContext(db);
  const told: number[] = [];
  const query = observedQuery(async () => (await Promise.all([db.syncState.toArray(), outboxLength(db)]))[1]);
  const following = liveQuery(query).subscribe((count) => told.push(count));
  const untilTold = (count: number) => vi.waitFor(() => expect(told.at(-1)).toBe(count));
  await untilTold(0);
  await addPartner(context, PARTNER);
  await untilTold(1);
  await db.transaction('rw', db.partner, db.outbox, async () => {
    for (let made = 0; made < 600; made += 1) await addPartner(context, PARTNER);
  });
  await untilTold(601);
  await addPartner(context, PARTNER);
  await untilTold(602);
  await db.outbox.delete(1);
  await untilTold(601);
  following.unsubscribe();
});
