/** GetDashboardInfo: what each company of the caller waits for, and nothing of anybody else's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { dashboardCalls } from '../../../server/calls/dashboard-calls';
import { listedItem } from '../../app/archive/listed-item';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

const DAY_MS = 86_400_000;
const [MINE, OTHERS] = [1, 2];
let world: MailboxWorld;

beforeAll(async () => {
  world = await mailboxWorld();
  await world.database.asOwner(async (db) => {
    for (const email of ['a@b.ro', 'c@d.ro'])
      await db.insertInto('app_user').values({ email, email_key: email, password_hash: 'x' }).execute();
    for (const id of [MINE, OTHERS])
      await db.insertInto('company_authorization').values({ company_id: id, user_id: id }).execute();
  });
});
afterAll(() => world.close());

async function dashboard(userId: number, month = '2026-03') {
  const { run } = dashboardCalls({ now: () => world.clock.now }).GetDashboardInfo as {
    readonly run: (
      ...args: readonly unknown[]
    ) => Promise<{ readonly body: { readonly companies: readonly object[] } }>;
  };
  const reply = await run({ params: undefined, body: { month } }, { userId, familyId: 'f' }, world.database.app);
  return reply.body.companies;
}

let made = 0;
async function put(companyId: number, change: Partial<ArchiveItem>): Promise<void> {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const { standing: _standing, ...listed } = listedItem(`FCT-${made}`);
  const item = { ...listed, id, ...change };
  await world.database.asOwner((db) =>
    db
      .insertInto('archive_item')
      .values({
        ...{ company_id: companyId, id, direction: item.direction, state: item.state, number: item.number },
        ...{ issue_date: item.issueDate, partner_name: '', total: '0', haystack: '', origin: item.origin },
        ...{ xml_sha256: item.xmlSha256, item: JSON.stringify(item) },
      })
      .execute(),
  );
}

const MARK = { state: true, by: 'Ana', at: '2026-03-02T08:00:00.000Z' };

it('counts what is open, how far the month is, and what ANAF will soon give no more', async () => {
  await put(MINE, { state: 'rejected', issueDate: '2026-02-27' });
  await put(MINE, { state: 'recorded', issueDate: '2026-02-26' });
  await put(MINE, { state: 'recorded', held: { reason: 'draft-issued', number: '', deviceName: '', at: '' } });
  await put(MINE, { state: 'doubtful', issueDate: '2026-03-01' });
  await put(MINE, { state: 'uploaded', issueDate: '2026-01-05' });
  await put(MINE, { state: 'accepted', issueDate: '2026-03-01' });
  await put(MINE, { state: 'accepted', direction: 'in', issueDate: '2026-03-01' });
  await put(MINE, { state: 'accepted', direction: 'in', issueDate: '2026-02-01' });
  await put(MINE, { state: 'accepted', direction: 'in', issueDate: '2026-01-31' });
  await put(MINE, { state: 'accepted', direction: 'in', issueDate: '2026-03-31', marks: { approved: MARK } });
  await put(MINE, { state: 'accepted', direction: 'in', issueDate: '2026-03-31', marks: { booked: MARK } });
  await put(OTHERS, { state: 'rejected', issueDate: '2026-03-01' });
  const open = { refused: 1, held: 1, doubtful: 1, unsent: 1, underWay: 1, oldestUnsent: '2026-02-26' };
  const month = { issued: 2, received: 3, booked: 1, toBook: 2 };
  const mailbox = { endangered: 0, leaves: '', answeredAt: '', trouble: '' };
  expect(await dashboard(MINE)).toEqual([{ company: MINE, ...open, ...month, ...mailbox }]);
});

it('names the day on which ANAF gives a document no more', async () => {
  await world.send(sampleInvoice({ number: 'D-1', sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  const failing = { ...world.parts.anaf, download: async () => ({ kind: 'unknown' as const, detail: 'reset' }) };
  await world.look(MINE, { ...world.parts, anaf: failing });
  expect(await dashboard(MINE)).toMatchObject([{ endangered: 0, leaves: '' }]);
  const answered = new Date(world.clock.now).toISOString();
  world.clock.now += 50 * DAY_MS;
  // Came on 2 March; day 60 is 1 May.
  expect(await dashboard(MINE)).toMatchObject([{ endangered: 1, leaves: '2026-05-01', answeredAt: answered }]);
});

it('says nothing of companies that are another’s', async () => {
  const others = await dashboard(OTHERS);
  expect(others).toMatchObject([{ company: OTHERS, refused: 1, unsent: 0, endangered: 0 }]);
  expect(await dashboard(99)).toEqual([]);
});
