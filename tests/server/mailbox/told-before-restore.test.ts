/** What a lost database told of an invoice of ours as another program's is told as gone (simulation, seed 7716577). Real PostgreSQL. Verifies: G11 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newEpoch } from '../../../server/installation/new-epoch';
import { receivedId } from '../../../server/mailbox/received-item';
import type { Tables } from '../../../server/tables';
import { recordedUpload, uploadOf } from '../filings/recorded-upload';
import { demoDocument } from '../invoices/demo-document';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, nextDay, OWN_CIF } from './mailbox-world';

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
});
afterAll(() => world.close());
beforeEach(() => nextDay(world));

const now = (): number => world.clock.now;
const later = async (): Promise<void> => {
  world.clock.now += MINUTE_MS;
  await world.look();
};
const giveBack = (bytes: Uint8Array) => recordedUpload(world.database, uploadOf(bytes), now);
const states = async () => (await world.messages()).map(({ state, invoice_id }) => [state, invoice_id]);

/** A copy takes the database's place that has neither the invoice nor what the mailbox brought. */
async function restoreWithoutIt(): Promise<void> {
  await world.database.asOwner(async (db: Kysely<Tables>) => {
    for (const table of ['anaf_message', 'anaf_mailbox', 'archive_item', 'replicated_row'] as const)
      await db.deleteFrom(table).execute();
    await newEpoch(db, { now, newId: randomUUID });
  });
}

const stream = async () =>
  world.database.asCompany(1, async (tx) => {
    const rows = await tx.selectFrom('replicated_row').select(['id', 'body']).orderBy('version').execute();
    return rows.map(({ id, body }) => [id, body === null ? 'gone' : 'told']);
  });
/** How much the chains of the audit say. */
const audited = async (): Promise<number> => {
  const rows = await world.database.asOwner((db) => db.selectFrom('audit_event').select('seq').execute());
  return rows.length;
};

/** Sent from here, lost, and listed by the restored server before a device gave it back: its row. */
async function broughtAsAnothers(bytes: Uint8Array, number: string): Promise<string> {
  await world.send(bytes, { cif: OWN_CIF });
  await later();
  const [brought] = (await world.archive()).filter((item) => item.number === number);
  expect(brought).toMatchObject({ sentElsewhere: true });
  return brought?.id ?? '';
}

// Before: devices that had heard of that row kept it for ever beside the invoice.
it('is told where a next restored server is given the invoice back before it lists it', async () => {
  const bytes = demoDocument('TWICE-1');
  const brought = await broughtAsAnothers(bytes, 'TWICE-1');
  await restoreWithoutIt();
  const { invoiceId } = await giveBack(bytes);
  const before = await audited();
  await later();
  expect(await states()).toEqual([['ours', invoiceId]]);
  expect(await stream()).toEqual([
    [invoiceId, 'told'],
    [brought, 'gone'],
  ]);
  // Nothing stood here that the chain of the audit could say of.
  expect(await audited()).toBe(before);
});

it('is not said of what was sent since', async () => {
  await restoreWithoutIt();
  world.clock.now += 20 * MINUTE_MS;
  const bytes = demoDocument('SINCE-1');
  const { invoiceId } = await giveBack(bytes);
  await world.send(bytes, { cif: OWN_CIF });
  await later();
  expect(await states()).toContainEqual(['ours', invoiceId]);
  const rows = await stream();
  expect(rows).toContainEqual([invoiceId, 'told']);
  expect(rows.filter(([, row]) => row === 'gone')).toEqual([]);
});

// Before: the older copy's row stayed for ever on the devices that had heard of it, beside the invoice.
it('is told once where an older copy stood in the place of a database that knew the invoice all along', async () => {
  await restoreWithoutIt();
  world.clock.now += 20 * MINUTE_MS;
  const [own, anothers] = [demoDocument('KNOWN-1'), demoDocument('OTHER-1')];
  const { invoiceId } = await giveBack(own);
  for (const bytes of [own, anothers]) await world.send(bytes, { cif: OWN_CIF });
  await later();
  const [message] = (await world.messages()).filter((one) => one.invoice_id === invoiceId);
  if (message === undefined) throw new Error('not listed');
  expect(message).toMatchObject({ state: 'ours' });
  const before = await stream();
  expect(before.filter(([, row]) => row === 'gone')).toEqual([]);
  const archived = (await world.archive()).map(({ number }) => number).toSorted();
  expect(archived).toEqual(expect.arrayContaining(['KNOWN-1', 'OTHER-1']));
  // What the older copy told is on devices; the newer one is put back as it stood.
  const twin = receivedId(OWN_CIF, message.id);
  await world.database.asOwner((db: Kysely<Tables>) => newEpoch(db, { now, newId: randomUUID }));
  nextDay(world);
  await later();
  expect(await stream()).toEqual([...before, [twin, 'gone']]);
  // What another program sent is its own row, and stays.
  expect((await world.archive()).map(({ number }) => number).toSorted()).toEqual(archived);
  nextDay(world);
  await later();
  expect(await stream()).toEqual([...before, [twin, 'gone']]);
});
