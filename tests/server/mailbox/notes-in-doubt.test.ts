/** Messages to suppliers (RASP) that may be at ANAF already: each is there once, however late it came and whoever sent it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SentNote } from '@/api/entities/archive-item';
import { sendMessage } from '../../../server/calls/invoices/send-message';
import { asUser } from '../../../server/database/as-user';
import type { MailboxParts } from '../../../server/mailbox/mailbox-parts';
import { noteDocument } from '../../../server/mailbox/notes/note-document';
import type { UploadAnswer } from '../../../server/outside/anaf/anaf-port';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

const SECOND_MS = 1000;
const TEXT = 'O singură dată';

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
  await world.database.asOwner(async (db) => {
    await db
      .insertInto('app_user')
      .values({ email: 'a@b.ro', email_key: 'a@b.ro', password_hash: 'x', first_name: 'Ana', last_name: 'Pop' })
      .execute();
    await db.insertInto('company_authorization').values({ company_id: 1, user_id: 1 }).execute();
  });
});
afterEach(async () => {
  await world.database.asOwner((db) => db.deleteFrom('anaf_note').execute());
  world.clock.now += 10 * MINUTE_MS;
});
afterAll(() => world.close());

async function received(number: string) {
  await world.send(sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  await world.look();
  const item = (await world.archive()).find((one) => one.number === number);
  if (item === undefined) throw new Error(`${number} is not there`);
  return item;
}

function write(invoice: string, more: object = {}) {
  const body = { company: 1, invoice, message: TEXT, ...more } as Parameters<typeof sendMessage>[1]['body'];
  const parts = { now: () => world.clock.now, lookNow: async () => undefined };
  return asUser(world.database.app, 1, (tx) => sendMessage(tx, { body, idempotencyKey: randomUUID() }, 1, parts));
}

/** A look that lists, too, whenever the last one was. */
async function lookNow(parts?: MailboxParts): Promise<void> {
  const at = new Date(world.clock.now);
  await world.database.asOwner(async (db) => {
    await db.updateTable('anaf_mailbox').set({ due_at: at }).execute();
    await db.updateTable('anaf_note').set({ due_at: at }).execute();
  });
  await world.look(1, parts);
}

/** As many looks as the longest way takes. */
async function later(parts?: MailboxParts): Promise<void> {
  for (let looks = 0; looks < 6; looks += 1) {
    world.clock.now += MINUTE_MS;
    await world.look(1, parts);
  }
}

function withUpload(upload: (...args: Parameters<MailboxParts['anaf']['upload']>) => Promise<UploadAnswer>) {
  return { ...world.parts, anaf: { ...world.parts.anaf, upload } };
}

/** What ANAF has of `about`, by what its list has shown. */
async function isThereOnce(about: string): Promise<void> {
  await later();
  await later();
  const { rows } = await world.database.asOwner((db) =>
    sql<{ count: number }>`select count(*)::int as count from anaf_message
      where about = ${about} and type = 'MESAJ CUMPARATOR TRANSMIS'`.execute(db),
  );
  expect(rows).toEqual([{ count: 1 }]);
}

async function noteOf(invoice: string): Promise<SentNote | undefined> {
  const item = (await world.archive()).find(({ id }) => id === invoice);
  return item?.notes?.[0];
}

/** As somebody else sends it who has the right: the lost server, or this one by a call that took its time. */
const sendsIt = (about: string) => world.send(noteDocument(about, TEXT), { cif: OWN_CIF, standard: 'RASP' });

const begin = () =>
  sql`select begin_epoch(${randomUUID()}, 'restore', ${new Date(world.clock.now)}, (select max(seq) from epoch))`;

// Simulation, seed 7002298: the list was given its time from before the call.
it('a message that was long on its way is looked for from when its answer was lost', async () => {
  const { id, uploadIndex } = await received('D-1');
  await write(id);
  const slow = withUpload(async (...args) => {
    world.clock.now += 8 * SECOND_MS;
    await world.parts.anaf.upload(...args);
    return { kind: 'unknown', detail: 'reset' };
  });
  await world.look(1, slow);
  // Listed beyond the wait after the attempt began, and before ANAF shows what it took.
  world.clock.now += 2.6 * SECOND_MS;
  await lookNow();
  await isThereOnce(uploadIndex);
  expect(await noteOf(id)).toMatchObject({ state: 'sent' });
});

it('a message that the list shows late is not sent again, where it waits for its turn to be', async () => {
  const { id, uploadIndex } = await received('D-2');
  await write(id);
  const answers: UploadAnswer[] = [{ kind: 'unknown', detail: 'reset' }, { kind: 'throttled' }];
  const parts = withUpload(async (...args) => answers.shift() ?? world.parts.anaf.upload(...args));
  await world.look(1, parts);
  while (answers.length > 0) {
    world.clock.now += SECOND_MS;
    await world.look(1, parts);
  }
  expect(await noteOf(id)).toMatchObject({ state: 'recorded' });
  await sendsIt(uploadIndex);
  await later(parts);
  await isThereOnce(uploadIndex);
  expect(await noteOf(id)).toMatchObject({ state: 'sent' });
});

it('a process that stood still before its call sends no more: another one has', async () => {
  const { id, uploadIndex } = await received('D-3');
  await write(id);
  let stood = false;
  const asCompany: MailboxParts['asCompany'] = async (company, work) => {
    const done = await world.parts.asCompany(company, work);
    if (!stood && (await noteOf(id))?.state === 'sending') {
      stood = true;
      await later();
    }
    return done;
  };
  await world.look(1, { ...world.parts, asCompany });
  expect(stood).toBe(true);
  await isThereOnce(uploadIndex);
  expect(await noteOf(id)).toMatchObject({ state: 'sent' });
});

it('a message in doubt in a copy may have been sent again by the lost server, until the copy was put in place', async () => {
  const { id, uploadIndex } = await received('D-4');
  await write(id);
  await world.look(
    1,
    withUpload(async () => ({ kind: 'unknown', detail: 'reset' })),
  );
  expect(await noteOf(id)).toMatchObject({ state: 'doubtful' });
  world.clock.now += 20 * SECOND_MS;
  await sendsIt(uploadIndex);
  await world.database.asOwner((db) => begin().execute(db));
  world.clock.now += SECOND_MS;
  await lookNow();
  await isThereOnce(uploadIndex);
  expect(await noteOf(id)).toMatchObject({ state: 'sent' });
});

it('a message given back may have been sent by the lost server, until the copy was put in place', async () => {
  const { id, uploadIndex } = await received('D-5');
  const at = new Date(world.clock.now).toISOString();
  world.clock.now += MINUTE_MS;
  await sendsIt(uploadIndex);
  await world.database.asOwner((db) => begin().execute(db));
  await write(id, { id: randomUUID(), at, lost: { state: 'open', by: '', detail: '' } });
  world.clock.now += SECOND_MS;
  await lookNow();
  await isThereOnce(uploadIndex);
  expect(await noteOf(id)).toMatchObject({ state: 'sent' });
});

it('a message given back by a device whose clock is ahead is looked for among all that is listed', async () => {
  const { id, uploadIndex } = await received('D-6');
  await sendsIt(uploadIndex);
  // An earlier restore's server listed it, and had no such message.
  await later();
  await world.database.asOwner((db) => begin().execute(db));
  world.clock.now += 30 * MINUTE_MS;
  const at = new Date(world.clock.now + 40 * 86_400_000).toISOString();
  await write(id, { id: randomUUID(), at, lost: { state: 'open', by: '', detail: '' } });
  await isThereOnce(uploadIndex);
  expect(await noteOf(id)).toMatchObject({ state: 'sent' });
});
