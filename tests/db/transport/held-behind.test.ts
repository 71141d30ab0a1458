import { expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { isHeldByRefusal } from '@/db/transport/held-behind';
import { PARTNER } from '../support/samples';
import { openTestDatabase, testContext } from '../support/test-database';

const DRAFT = 'transportDraft:d1';
const save = { touches: [DRAFT], subject: { collection: 'transportDraft', id: 'd1', label: '' } };
const step = { touches: ['transport:t1', DRAFT], subject: { collection: 'transport', id: 't1', label: '' } };

async function outboxOf(...entries: readonly object[]) {
  const db = openTestDatabase();
  const context = testContext(db);
  for (const _ of entries) await addPartner(context, PARTNER);
  await db.outbox.toCollection().modify((entry) => Object.assign(entry, entries[entry.seq - 1]));
  return db;
}

// Before: „așteaptă rețeaua” stood beside a declaration whose draft the server had refused, with the network there.
it('what stands behind a refused change of the same declaration waits for a person, not for the network', async () => {
  const refused = { ...save, state: 'rejected' };
  expect(await isHeldByRefusal(await outboxOf(refused, step), 't1')).toBe(true);
  expect(await isHeldByRefusal(await outboxOf(refused, step), 't2')).toBe(false);
  expect(await isHeldByRefusal(await outboxOf(save, step), 't1')).toBe(false);
  expect(await isHeldByRefusal(await outboxOf(step, refused), 't1')).toBe(false);
  expect(await isHeldByRefusal(await outboxOf({ ...refused, touches: ['transportDraft:d2'] }, step), 't1')).toBe(false);
});
