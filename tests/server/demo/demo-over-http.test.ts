/**
 * The demonstration as `npm start` fills it: the whole server over HTTP on the embedded PostgreSQL, jobs running, the
 * stand-ins on a port of their own. Verifies: G2, G13
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GetDemoFilling, GetDemonstration, ResetDemo, SettleDemo } from '@/api/calls/demo-calls';
import { GetServiceStates } from '@/api/calls/outside-calls';
import { GetAuthorizations, GetPublicNotifications } from '@/api/calls/session-calls';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { createAccount } from '../../../server/accounts/create-account';
import { type Application, startApplication } from '../../../server/application';
import { DEMO_ACCOUNT, DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { demoDesk } from '../../../server/demo/demo-desk';
import { demoNotices } from '../../../server/demo/demo-notices';
import { demoReceived } from '../../../server/demo/demo-received';
import { DEMO_REGISTER } from '../../../server/demo/demo-register';
import { demoServer, putDemoBack } from '../../../server/demo/demo-server';
import { seedDemo } from '../../../server/demo/seed-demo';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { readSettings } from '../../../server/process/settings';
import { realParts } from '../../../server/real-parts';
import type { Tables } from '../../../server/tables';
import { CALLBACK } from '../support/test-app';
import { callOpen, codeOf, signIn } from '../support/test-client';

const RECEIVED = DEMO_COMPANIES.reduce(
  (sum, company) => sum + demoReceived(company, bucharestDay(Date.now())).length,
  0,
);

const OTHER = {
  email: 'ana@exemplu.ro',
  password: 'parola-de-probă-1',
  firstName: 'Ana',
  lastName: '',
  planName: '',
} as const;

let dataFolder: string;
let standInsFolder: string;
let standIns: RunningStandIns;
let application: Application;
const failures: unknown[] = [];
const desk = demoDesk((error) => failures.push(error));

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'condica-demo-'));
  standInsFolder = mkdtempSync(join(tmpdir(), 'condica-demo-stand-ins-'));
  standIns = await startStandIns({
    port: 0,
    directory: standInsFolder,
    check: officialCheck,
    companies: DEMO_REGISTER,
    settings: { callsPerMinute: 6000 },
  });
  const settings = readSettings(
    { PORT: '0', STAND_INS_URL: standIns.url, CONDICA_DEMO: '1', ANAF_REDIRECT_URI: CALLBACK },
    join(dataFolder, 'none'),
  );
  application = await startApplication({
    settings,
    dataFolder,
    build: { version: 'test', date: '' },
    log: () => undefined,
    filling: desk,
    securityLogs: { ofAccount: () => undefined, ofAnybody: () => undefined },
    parts: realParts,
  });
});

afterAll(async () => {
  await application.stop();
  await standIns.close();
  for (const folder of [dataFolder, standInsFolder]) rmSync(folder, { recursive: true, force: true });
});

function ownerOf({ owner }: Application): Kysely<Tables> {
  if (owner === null) throw new Error('the embedded database has an owner');
  return owner;
}

function demoParts() {
  const { db, outside, queue, cipher, url } = application;
  const { oauth, standIns: switches } = outside;
  if (switches === undefined) throw new Error('ANAF is a stand-in here');
  const stateFile = join(dataFolder, 'demo.json');
  const made = { owner: ownerOf(application), db, oauth, standIns: switches, cipher, queue, url, stateFile };
  return { ...made, now: Date.now, newId: randomUUID };
}

/** As the start does it; gives how many steps it took. */
async function seed(): Promise<number> {
  let steps = 0;
  await desk.first((progress) =>
    seedDemo(demoServer(demoParts()), (done, of) => {
      steps += 1;
      progress(done, of);
    }),
  );
  desk.open({
    clear: () => putDemoBack(demoParts()),
    fill: (progress) => seedDemo(demoServer(demoParts()), progress),
  });
  return steps;
}

/** Filings by their state and what is kept of their zip. */
async function filings(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ standing: string; n: number }>`
    select state || ' ' || zip as standing, count(*)::integer as n from filing group by 1`.execute(
    ownerOf(application),
  );
  return Object.fromEntries(rows.map(({ standing, n }) => [standing, n]));
}

async function untilFilings(settled: (by: Readonly<Record<string, number>>) => boolean) {
  for (let tries = 0; tries < 200 && !settled(await filings()); tries += 1) await sleep(250);
  return filings();
}

/** What the sign-in tells before anybody has signed in; a second start publishes nothing again. */
async function seesNoticesAndServices(): Promise<void> {
  const notices = await callOpen(application.url, GetPublicNotifications, {});
  expect(notices.ok && notices.result.notifications.map(({ title }) => title)).toEqual(
    demoNotices(bucharestDay(Date.now())).map(({ title }) => title),
  );
  const services = async () => {
    const states = await callOpen(application.url, GetServiceStates, {});
    return states.ok ? states.result.services : [];
  };
  // The last call may be of the one that is in doubt, whose download fails; those that wait are asked after again and again.
  await expect
    .poll(services, { timeout: 90_000, interval: 100 })
    .toContainEqual(expect.objectContaining({ service: 'efactura', answered: true }));
}

async function received(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from archive_item where item->>'direction' = 'in'`.execute(ownerOf(application));
  return rows[0]?.n ?? 0;
}

const UNFINISHED = { 'rejected none': 2, 'doubtful none': 1, 'processing none': 3 };

/** On what the demonstration's companies sent; not on what their suppliers did. */
function verdicts(): Readonly<Record<string, number>> {
  const own = new Set(DEMO_COMPANIES.map(({ cif }) => cif));
  const by: Record<string, number> = {};
  for (const { verdict, sellerCif } of standIns.standIns.store.all())
    if (own.has(sellerCif)) by[verdict] = (by[verdict] ?? 0) + 1;
  return by;
}

it('fills once, every invoice reaches ANAF once, and what the demonstration holds stays held', {
  timeout: 300_000,
}, async () => {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  expect(await seed()).toBeGreaterThan(400);
  const seeded = seconds();
  const { 'accepted kept': accepted = 0, ...unfinished } = await untilFilings(({ 'accepted kept': _kept, ...others }) =>
    isDeepStrictEqual(others, UNFINISHED),
  );
  console.log(`seeded in ${seeded} s, all accepted after ${seconds()} s`);
  expect(unfinished).toEqual(UNFINISHED);
  expect(accepted).toBeGreaterThan(300);
  expect(verdicts()).toEqual({ ok: accepted + 4, nok: 2 });
  // By the mailbox, as any company's.
  await expect.poll(received, { timeout: 60_000, interval: 500 }).toBe(RECEIVED);
  await seesNoticesAndServices();
  expect(await seed()).toBe(0);
  await seesNoticesAndServices();
  expect(verdicts()).toEqual({ ok: accepted + 4, nok: 2 });
});

it('settles what is held when the demonstration asks, and nobody else may ask', { timeout: 60_000 }, async () => {
  const { 'accepted kept': accepted = 0, ...unfinished } = await filings();
  expect(unfinished).toEqual(UNFINISHED);
  expect(await callOpen(application.url, GetDemonstration, {})).toMatchObject({
    result: { account: { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password } },
  });
  await createAccount(ownerOf(application), OTHER);
  const other = await signIn(application.url, OTHER);
  expect(codeOf(await other.call(SettleDemo, {}))).toBe('demonstration-only');
  expect(await filings()).toEqual({ 'accepted kept': accepted, ...UNFINISHED });
  expect(standIns.standIns.faults.list()).toHaveLength(7);

  const demo = await signIn(application.url, DEMO_ACCOUNT);
  expect(codeOf(await demo.call(SettleDemo, {}))).toBe('ok');
  expect(await untilFilings((by) => by['accepted kept'] === accepted + 4)).toEqual({
    'accepted kept': accepted + 4,
    'rejected none': 2,
  });
  // The one in doubt was found, not sent again.
  expect(verdicts()).toEqual({ ok: accepted + 4, nok: 2 });
});

it('puts all of it back once, however often that is asked, and touches nothing of others', {
  timeout: 300_000,
}, async () => {
  const demo = await signIn(application.url, DEMO_ACCOUNT);
  const other = await signIn(application.url, OTHER);
  expect(codeOf(await other.call(ResetDemo, { body: { round: 0 } }))).toBe('demonstration-only');
  expect(codeOf(await other.call(GetDemoFilling, {}))).toBe('demonstration-only');
  const companiesOf = async () => (await demo.must(GetAuthorizations, {})).companies.map(({ id }) => Number(id));
  const before = await companiesOf();
  expect(await demo.must(GetDemoFilling, {})).toMatchObject({ round: 0, state: 'filled' });

  const answers = await Promise.all([0, 0, 0].map((round) => demo.must(ResetDemo, { body: { round } })));
  expect(answers.some(({ state, round }) => state === 'filling' && round === 1)).toBe(true);
  const { removed } = await demo.must(GetAuthorizations, {});
  expect([...(removed ?? [])].map(Number).sort()).toEqual([...before].sort());
  await expect
    .poll(() => demo.must(GetDemoFilling, {}), { timeout: 200_000, interval: 500 })
    .toMatchObject({ round: 1, state: 'filled' });
  // A press that comes late is of the round before.
  expect(await demo.must(ResetDemo, { body: { round: 0 } })).toMatchObject({ round: 1, state: 'filled' });
  expect(failures).toEqual([]);

  const after = await companiesOf();
  expect(after).toHaveLength(DEMO_COMPANIES.length);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
  const { 'accepted kept': accepted = 0, ...unfinished } = await untilFilings(({ 'accepted kept': _kept, ...others }) =>
    isDeepStrictEqual(others, UNFINISHED),
  );
  expect(unfinished).toEqual(UNFINISHED);
  expect(accepted).toBeGreaterThan(300);
  // The stand-in has these alone: nothing of before comes into the new companies as a stranger's.
  expect(verdicts()).toEqual({ ok: accepted + 4, nok: 2 });
  await expect.poll(received, { timeout: 60_000, interval: 500 }).toBe(RECEIVED);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from replicated_row where company_id = any (${before})`.execute(ownerOf(application));
  expect(rows[0]?.n).toBe(0);
});
