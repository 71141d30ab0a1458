/** What stands between a company and its mailbox: clocks, rights, limits, a service that is away; each said, and over by itself. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { troubleSentence } from '../../../server/mailbox/mailbox-trouble';
import type { Fault } from '../../../server/outside/stand-ins/faults/fault';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

let database: FilingTestDatabase;
let world: MailboxWorld;
beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

const received = async (): Promise<number> => (await world.archive()).length;
const send = (number: string): Promise<string> =>
  world.send(sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));

async function mailbox() {
  return world.database.asCompany(1, (tx) => tx.selectFrom('anaf_mailbox').selectAll().executeTakeFirstOrThrow());
}

it.each([
  ['an hour behind ours', -60 * MINUTE_MS],
  ['ten minutes ahead of ours', 10 * MINUTE_MS],
])('ANAF’s clock %s loses nothing', async (_name, clockAheadMs) => {
  world = await mailboxWorld({ clockAheadMs }, database);
  await send('CLOCK-1');
  world.clock.now += MINUTE_MS;
  await world.look();
  expect(await mailbox()).toMatchObject({ trouble: '' });
  await send('CLOCK-2');
  // Where ANAF's clock is ahead of ours, what it lists now lies in our future: it comes once we are there.
  for (let looks = 0; looks < 13; looks += 1) {
    world.clock.now += MINUTE_MS;
    await world.look();
  }
  expect(await received()).toBe(2);
});

it.each<[string, Partial<Fault>, string]>([
  ['a missing right', { kind: 'no-right', path: '/lista' }, 'no-right'],
  ['403', { kind: 'forbidden' }, 'turned-away'],
  ['401 whatever the token', { kind: 'unauthorized' }, 'turned-away'],
  ['a technical error', { kind: 'refuse', path: '/lista' }, 'away'],
  ['maintenance', { kind: 'maintenance' }, 'away'],
  ['a page of the firewall', { kind: 'html' }, 'away'],
])('%s is said in words and over by itself', async (_name, fault, code) => {
  world = await mailboxWorld({}, database);
  await send('WAY-1');
  world.clock.now += MINUTE_MS;
  world.standIns.standIns().faults.add({ path: '', delayMs: 0, kind: 'html', ...fault });
  await world.look();
  const { trouble, trouble_text: text } = await mailbox();
  expect(trouble).toBe(code);
  expect(troubleSentence(trouble, text)).toContain('Ce s-a descărcat deja rămâne aici');
  world.standIns.standIns().faults.clear();
  world.clock.now += 10 * MINUTE_MS;
  await world.look();
  expect(await received()).toBe(1);
  expect(await mailbox()).toMatchObject({ trouble: '', trouble_since: null });
});

it('429 waits without a word', async () => {
  world = await mailboxWorld({}, database);
  await send('LATER-1');
  world.clock.now += MINUTE_MS;
  world.standIns.standIns().faults.add({ kind: 'throttle', path: '', delayMs: 0, count: 1 });
  await world.look();
  expect(await mailbox()).toMatchObject({ trouble: '' });
  world.clock.now += MINUTE_MS;
  await world.look();
  expect(await received()).toBe(1);
});

it('a message that is listed and can no longer be downloaded is said to be gone, and asked for once', async () => {
  world = await mailboxWorld({ downloadableMs: MINUTE_MS }, database);
  await send('GONE-1');
  world.clock.now += 5 * MINUTE_MS;
  await world.look();
  expect(await world.messages()).toMatchObject([{ state: 'gone', texts: [expect.stringContaining('60 de zile')] }]);
  world.clock.now += 5 * MINUTE_MS;
  await world.look();
  expect(world.calls.download).toBe(1);
});

it('a list that comes minutes late is not missed', async () => {
  world = await mailboxWorld({ listLagMs: 15 * MINUTE_MS }, database);
  await send('LATE-1');
  for (let looks = 0; looks < 20; looks += 1) {
    world.clock.now += MINUTE_MS;
    await world.look();
  }
  expect(await received()).toBe(1);
});
