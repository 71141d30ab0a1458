/**
 * What a server confirmed before this database was first pulled is of that server's versions: where the first page comes
 * from one that was restored since, it is given back as if it had been pulled (docs/decisions/0017).
 */
import { expect, it } from 'vitest';
import { addPartner, partnerById } from '@/db/collections/partner';
import type { CommandContext } from '@/db/command-context';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { applyPage } from '@/db/replication/apply-page';
import { firstLoadOf } from '@/db/replication/first-load';
import { pulledFromKey } from '@/db/replication/pulled-from';
import { pullPosition } from '@/db/replication/sync-state';
import { PARTNER, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';
import { begin } from '../support/worked-store';

const AT = '2026-03-02T09:00:00.000Z';
const page = (to: number, epoch: string) => ({ changes: [], version: version(to), head: version(to), epoch });

async function addedPartner(context: CommandContext): Promise<string> {
  const added = await addPartner(context, PARTNER);
  if (added.kind !== 'added') throw new Error(added.kind);
  return added.id;
}

/** Its user has just signed in, wrote, and was answered by database A before any page came. */
async function answered(epoch: string | null = 'A') {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  const id = await addedPartner(context);
  const entry = await begin(context, () => true);
  const told = epoch === null ? {} : { epoch };
  await settleAcknowledged(db, entry, { version: version(62), row: { id, ...PARTNER }, ...told });
  const waiting = async () =>
    (await db.outbox.orderBy('seq').toArray()).filter(({ subject }) => subject.collection === 'partner');
  return { db, context, id, waiting };
}

// Before: the row stood for ever under a version that the server does not have, and was never given back (seed 7712064).
// Verifies: G11
it('gives back what was confirmed before the first page, where that page is of a restored server', async () => {
  const { db, context, waiting } = await answered();
  const { since, epoch } = await pullPosition(db, COMPANY);
  expect({ since, epoch }).toEqual({ since: 0, epoch: 'A' });
  const first = { ...page(56, 'B'), lostAfter: version(47) };
  expect(await applyPage(db, COMPANY, since, first, AT)).toBe('restored');
  expect(await applyPage(db, COMPANY, version(0), page(56, 'B'), AT)).toBe('applied');
  await sendAgain(context);
  expect((await waiting()).map(({ call }) => call)).toEqual(['AddCompanyPartner']);
  await expectSoundStore(db);
});

it('is pulled from the beginning by the same database, and is a first load until then', async () => {
  const { db, context, id, waiting } = await answered();
  expect(await firstLoadOf(db, COMPANY)).toBe(true);
  expect((await db.kv.get(pulledFromKey(COMPANY)))?.value).toMatchObject({ epoch: 'A' });
  const changes = [{ collection: 'partner' as const, id, version: version(62), row: { id, ...PARTNER } }];
  expect(await applyPage(db, COMPANY, version(0), { ...page(62, 'A'), changes }, AT)).toBe('applied');
  await sendAgain(context);
  expect(await waiting()).toEqual([]);
  expect(await firstLoadOf(db, COMPANY)).toBe(false);
  expect(await partnerById(db, id)).toMatchObject({ row: { name: PARTNER.name } });
});

it('knows no database where an older server tells none', async () => {
  const { db } = await answered(null);
  expect(await pullPosition(db, COMPANY)).toEqual({ since: 0, epoch: undefined });
});

// Before: the row of the refusal stood as the base, under a version that no page took back.
it('knows by the refusal of a change, too, which database its row is of', async () => {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  const id = await addedPartner(context);
  const entry = await begin(context, () => true);
  const row = { id, ...PARTNER, name: 'Al altuia' };
  await dexieOutboxStore(context).conflict(entry, { row, version: version(62), fields: ['id'], epoch: 'A' });
  expect(await pullPosition(db, COMPANY)).toEqual({ since: 0, epoch: 'A' });
});
