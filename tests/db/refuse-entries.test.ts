/** A database that only shows: what would leave fails whole, what the server says is taken in. */
import { expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { CondicaDatabase } from '@/db/condica-database';
import { refuseEntriesIn } from '@/db/outbox/refuse-entries';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from './support/acknowledged-item';
import { PARTNER, version } from './support/samples';
import { COMPANY, openTestDatabase, testContext, testProfile } from './support/test-database';
import { changeOf, coldId } from './support/two-stores';

it('keeps no change that would leave, and takes in what the server says', async () => {
  const name = `condica:shown~${crypto.randomUUID()}`;
  refuseEntriesIn(name);
  const db = new CondicaDatabase(name, testProfile());
  await expect(addPartner(testContext(db), PARTNER)).rejects.toThrow(/only shows/);
  expect([await db.partner.count(), await db.outbox.count()]).toEqual([0, 0]);
  const item = acknowledgedItem({ id: coldId(1), state: 'accepted' });
  const page = { changes: [changeOf(item.id, 1, item)], version: version(1), head: version(1) };
  await applyPage(db, COMPANY, version(0), page, '2026-03-02T08:00:00.000Z');
  expect(await db.archive.count()).toBe(1);
});

it('leaves every other database as it is', async () => {
  refuseEntriesIn('another');
  const db = openTestDatabase();
  await addPartner(testContext(db), PARTNER);
  expect([await db.partner.count(), await db.outbox.count()]).toEqual([1, 1]);
});
