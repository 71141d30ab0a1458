/** The calls on a company's mailbox: what a person asks for, counts, and who may. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallInputOf } from '../../../server/calls/call-handler';
import { mailboxCalls } from '../../../server/calls/mailbox-calls';
import { scheduleMailbox } from '../../../server/mailbox/mailbox-job';
import { STAND_IN_MAILBOX_PLAN } from '../../../server/mailbox/mailbox-plan';
import { wakeMailboxes } from '../../../server/mailbox/mailbox-status';
import { sampleInvoice } from '../outside/sample-invoice';
import { worldQueue } from '../support/world-queue';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

const DAY_MS = 86_400_000;
const USER = 1;
let world: MailboxWorld;

beforeAll(async () => {
  world = await mailboxWorld();
  await world.database.asOwner(async (db) => {
    await db.insertInto('app_user').values({ email: 'a@b.ro', email_key: 'a@b.ro', password_hash: 'x' }).execute();
    await db.insertInto('company_authorization').values({ company_id: 1, user_id: USER }).execute();
  });
});
afterAll(() => world.close());

type Name = keyof ReturnType<typeof mailboxCalls>;

async function ask<N extends Name>(name: N, body: unknown): Promise<Record<string, unknown>> {
  const handlers = mailboxCalls({
    plan: STAND_IN_MAILBOX_PLAN,
    lookNow: (tx, company) => scheduleMailbox(queue, tx, { company }, new Date(world.clock.now)),
    now: () => world.clock.now,
  });
  const handler = handlers[name];
  if (handler.kind !== 'signed') throw new Error('not a signed call');
  // As the route hands it on, once the contract's schema has judged it.
  const input = { params: undefined, body, bytes: new Uint8Array(), idempotencyKey: '' } as unknown as CallInputOf<N>;
  const caller = { userId: USER, familyId: 'f' };
  const origin = { network: '', cookies: '', agent: '', request: '', fromElsewhere: false };
  const reply = await handler.run(input as never, caller, world.database.app, origin);
  return reply.kind === 'done' ? { ...reply.body } : { ...reply };
}

const queue = worldQueue(() => world.clock.now);

async function dueAt(): Promise<number> {
  const row = await world.database.asCompany(1, (tx) =>
    tx.selectFrom('anaf_mailbox').select('due_at').executeTakeFirstOrThrow(),
  );
  return row.due_at.getTime();
}

it('what a person asks for is looked for now, told as it comes, and counted', async () => {
  for (const number of ['A-1', 'A-2'])
    await world.send(sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  await world.send(sampleInvoice({ number: 'B-1', sellerCif: OWN_CIF }), { cif: OWN_CIF });
  world.clock.now += MINUTE_MS;
  expect(await ask('InvoiceList', { company: 1, days: 7 })).toMatchObject({ listed: 0, busy: true, answeredAt: '' });
  expect([...(await queue.planned(['mailbox:1'], new Date(0)))]).toEqual(['mailbox:1']);
  await world.look();
  const date = '2026-03-01';
  expect(await ask('GetCompanySyncStatus', { company: 1, date })).toEqual({
    ...{ listed: 3, fetched: 3, waiting: 0, failed: 0, busy: false, trouble: '' },
    answeredAt: new Date(world.clock.now).toISOString(),
  });
  const all = { company: 1, refresh: false };
  const safe = (total: number) => ({ total, safe: total, waiting: 0, endangered: 0, lost: 0 });
  expect(await ask('CountAllDataClient', all)).toEqual(safe(3));
  expect(await ask('CountClientReceived', all)).toEqual(safe(2));
  expect(await ask('CountClientSent', all)).toEqual(safe(1));
});

it('what was not fetched for 45 days is in danger, and what ANAF gives no more is lost', async () => {
  await world.send(sampleInvoice({ number: 'C-1', sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  const failing = { ...world.parts.anaf, download: async () => ({ kind: 'unknown' as const, detail: 'reset' }) };
  await world.look(1, { ...world.parts, anaf: failing });
  // It comes by itself, hours later perhaps: nobody sits and waits for it.
  const now = await ask('GetCompanySyncStatus', { company: 1, date: '2026-03-01' });
  expect(now).toMatchObject({ waiting: 1, busy: false });
  world.clock.now += 50 * DAY_MS;
  const counted = { company: 1, refresh: false };
  expect(await ask('CountClientReceived', counted)).toMatchObject({ waiting: 1, endangered: 1, lost: 0 });
  const others = async () => (await ask('ListAnafMessages', { company: 1 })).messages;
  expect(await others()).toMatchObject([{ state: 'listed', type: 'FACTURA PRIMITA', text: '' }]);
  expect(JSON.stringify(await others())).toContain(SUPPLIER_CIF);
  world.clock.now += 11 * DAY_MS;
  await world.look();
  expect(await others()).toMatchObject([{ state: 'gone' }]);
  expect(await ask('CountClientReceived', counted)).toMatchObject({ waiting: 0, endangered: 0, lost: 1 });
});

it('counting anew asks ANAF for all that it lists', async () => {
  await ask('CountAllDataClient', { company: 1, refresh: true });
  expect(await dueAt()).toBe(world.clock.now);
});

it('what was asked for beyond what ANAF lists has an end, and what is asked for during a look stays', async () => {
  await ask('CountAllDataClient', { company: 1, refresh: true });
  world.clock.now += MINUTE_MS;
  const status = async () => ask('GetCompanySyncStatus', { company: 1, date: '2026-03-01' });
  await world.look();
  expect(await status()).toMatchObject({ busy: false });
  world.clock.now += MINUTE_MS;
  const { anaf } = world.parts;
  const list: typeof anaf.list = async (...args) => {
    await ask('InvoiceList', { company: 1, days: 7 });
    return anaf.list(...args);
  };
  await world.look(1, { ...world.parts, anaf: { ...anaf, list } });
  expect(await status()).toMatchObject({ busy: true });
  world.clock.now += MINUTE_MS;
  await world.look();
  expect(await status()).toMatchObject({ busy: false });
});

it('a company in sight is looked after sooner, an access that is given anew at once', async () => {
  world.clock.now += 10 * MINUTE_MS;
  await world.look();
  const { openMs } = STAND_IN_MAILBOX_PLAN;
  expect(await dueAt()).toBeGreaterThan(world.clock.now + openMs);
  await ask('GetCompanySyncStatus', { company: 1, date: '2026-03-01' });
  expect(await dueAt()).toBe(world.clock.now + openMs);
  await world.database.asCompany(1, (tx) => wakeMailboxes(tx, [1], world.clock.now));
  expect(await dueAt()).toBe(world.clock.now);
});

it('partners are those of the archive, each once, found by every word of name or code', async () => {
  const clients = async (searchText: string) =>
    (await ask('ArchiveGetAllClientFromInvoice', { companyId: 1, searchText })).clients;
  const [seller, buyer] = [
    { name: 'Comerț Nord SRL', taxId: 'RO22334455' },
    { name: 'Tâmplăria Codrul SRL', taxId: 'RO22334455' },
  ];
  expect(await clients('')).toEqual([seller, buyer]);
  expect(await clients('tamplaria srl')).toEqual([buyer]);
  expect(await clients('22334455 nord')).toEqual([seller]);
  expect(await clients('A-1')).toEqual([]);
});

it('another’s company is refused to all of them', async () => {
  const none = { kind: 'refused', code: 'company-denied' };
  expect(await ask('InvoiceList', { company: 2, days: 1 })).toEqual(none);
  expect(await ask('GetCompanySyncStatus', { company: 2, date: '2026-03-01' })).toEqual(none);
  expect(await ask('CountAllDataClient', { company: 2, refresh: true })).toEqual(none);
  expect(await ask('ListAnafMessages', { company: 2 })).toEqual(none);
  expect(await ask('ArchiveGetAllClientFromInvoice', { companyId: 2, searchText: '' })).toEqual(none);
});
