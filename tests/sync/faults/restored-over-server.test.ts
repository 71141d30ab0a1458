/**
 * A database that goes back to an older copy, under the shipped server, with shipped devices and ANAF's stand-in: whichever
 * device has what the copy lost, no number is given twice and nothing is filed twice, whether ANAF tells duplicates or not.
 * The copy is PostgreSQL's own. Verifies: G8 G11 G13
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, type ExpectStatic, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { type CompanyId, type EntityId, entityIdSchema } from '@/api/ids';
import { archiveById } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { addPartner, partnerById } from '@/db/collections/partner';
import { sealedCompanies } from '@/db/companies/sealed-companies';
import { markDocuments } from '@/db/invoices/mark-documents';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { authorizeUser, createCompany } from '../../../server/accounts/create-account';
import type { Application } from '../../../server/application';
import { asCompany } from '../../../server/database/as-company';
import { withClient } from '../../../server/database/with-client';
import { newEpoch } from '../../../server/installation/new-epoch';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { PARTNER } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { demoDraft } from '../../server/invoices/demo-document';
import { signInToAnaf } from '../../server/outside/sign-in-to-anaf';
import { markCovered } from '../../server/support/covered';
import { companyId, newEntityId, sampleSerial } from '../../server/support/samples';
import { startTestApp, type TestApp } from '../../server/support/test-app';
import { signIn } from '../../server/support/test-client';
import { testCluster } from '../../server/support/test-cluster';
import { deviceOver, type EnteredTab } from '../support/device-world';
import { issueOnDevice } from '../support/issue-on-device';

const TODAY = bucharestDay(Date.now());
const SERIAL = sampleSerial('COP-');
/** As Ana's account is named (server/support/test-app.ts). */
const PERSON = 'A B';
const LATE_CIF = '36920410';
const FILED_WITHIN = { timeout: 40_000, interval: 50 };

interface World {
  readonly app: TestApp;
  readonly standIns: RunningStandIns;
  /** The process that serves now, over the same folder of secrets as the one before it. */
  server: Application;
  /** What is to be ended, the last one first. */
  readonly closes: (() => unknown)[];
  /** The test's own: of several side by side only it knows whose poll it is. */
  readonly expect: ExpectStatic;
}

interface Device extends EnteredTab {
  /** The calls that do not go through; null: none does. */
  readonly network: { blocked: readonly string[] | null };
}

let devices = 0;

/** The stand-in here lists within 0.4 s: what may be there already is looked for ten times as long before it is sent. */
const DOUBT_WAIT = { STAND_INS_DOUBT_WAIT_MS: '4000' };
const startServer = (app: TestApp, standIns: RunningStandIns) =>
  app.startAnother({ STAND_INS_URL: standIns.url, ...DOUBT_WAIT });

type OfTest = Pick<World, 'closes' | 'expect'>;

async function world({ closes, expect }: OfTest, refusesDuplicates: boolean): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'condica-copy-'));
  closes.push(() => rmSync(directory, { recursive: true, force: true }));
  const settings = { processingMs: 250, listLagMs: 150, refusesDuplicates };
  const standIns = await startStandIns({ port: 0, directory, check: officialCheck, companies: [], settings });
  closes.push(() => standIns.close());
  const app = await startTestApp();
  closes.push(() => app.stop());
  Object.defineProperty(app.clock, 'now', { get: () => Date.now() });
  await app.application.stop();
  const server = await startServer(app, standIns);
  const kept = { id: randomUUID(), userId: app.ana.id, companyIds: [COMPANY] };
  const tokens = await signInToAnaf(fetch, standIns.url);
  const keeping = { cipher: server.cipher, now: Date.now(), wake: async () => undefined };
  await asCompany(server.db, COMPANY, async (tx) => {
    await keepCredential(tx, keeping, { ...kept, tokens });
    await markCovered(tx, Date.now());
  });
  return { app, standIns, server, closes, expect };
}

/** With nobody at the database, as its operator does it; `commands` for the database of everybody. */
async function whileStopped(at: World, commands: readonly string[]): Promise<void> {
  await at.server.stop();
  const { superuser } = await testCluster();
  await withClient(superuser, async (client) => {
    const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
    await client.query(others, [at.app.database.name]);
    for (const command of commands) await client.query(command);
  });
}

async function takeCopy(at: World): Promise<string> {
  const { name } = at.app.database;
  const copy = `${name}_copy`;
  await whileStopped(at, [`create database ${copy} owner app_owner template ${name} strategy file_copy`]);
  at.closes.push(async () => {
    const { superuser } = await testCluster();
    await withClient(superuser, (client) => client.query(`drop database if exists ${copy} with (force)`));
  });
  at.server = await startServer(at.app, at.standIns);
  return copy;
}

async function restore(at: World, copy: string): Promise<void> {
  const { name } = at.app.database;
  await whileStopped(at, [
    `drop database ${name} with (force)`,
    `create database ${name} owner app_owner template ${copy} strategy file_copy`,
  ]);
  await newEpoch(at.app.owner, { now: Date.now, newId: randomUUID });
  at.server = await startServer(at.app, at.standIns);
}

async function device(at: World): Promise<Device> {
  const network: Device['network'] = { blocked: [] };
  const fetchOver = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, at.server.url);
    const call = url.pathname.split('/').at(-1) ?? '';
    if (network.blocked === null || network.blocked.includes(call)) throw new TypeError('fetch failed');
    return fetch(url, init);
  };
  devices += 1;
  const { email: username, password } = at.app.ana;
  const made = deviceOver(fetchOver, 0x40 + devices, { username, password, rememberMe: true });
  made.clock.ms = Date.now();
  const tab = await made.tab().enter();
  at.closes.push(tab.close);
  return { ...tab, network };
}

/** As when the app is opened again: all companies, then what waits. */
async function reopened({ sync }: Device): Promise<void> {
  sync.pause();
  sync.resume();
  await exchanged({ sync });
}

async function exchanged({ sync }: Pick<Device, 'sync'>): Promise<void> {
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
}

async function issue({ context }: Device): Promise<string> {
  const draftId = newEntityId();
  const content = { ...demoDraft(), serialId: SERIAL.id, issueDate: TODAY, dueDate: TODAY };
  expect(await saveDraft(context, { id: draftId, content, seen: null })).toBe('saved');
  return (await issueOnDevice(context, draftId, content, PERSON)).number;
}

/** The numbers of what ANAF has accepted, each as often as it was sent. */
const atAnaf = ({ standIns }: World) =>
  standIns.standIns.store.all().map(({ number, verdict }) => `${number} ${verdict}`);

const filedAs = (numbers: readonly string[]) => numbers.map((number) => `${number} ok`).sort();

/** What the server has of the series' invoices, by number. */
async function archived({ app }: World) {
  const rows = await app.owner
    .selectFrom('archive_item')
    .select(['id', 'number', 'state', 'xml_sha256', 'sent_elsewhere', 'item'])
    .where('number', 'like', `${SERIAL.prefix}%`)
    .orderBy('number')
    .execute();
  return rows.map(({ id, item: { uploadIndex, downloadId, author, marks }, ...row }) => ({
    ...{ ...row, id: v.parse(entityIdSchema, id), uploadIndex, downloadId, author, marks },
  }));
}

const leases = ({ app }: World) =>
  app.owner
    .selectFrom('number_lease')
    .select(['id', 'device_id', 'from_number', 'to_number', 'fence', 'state'])
    .where('serial_id', '=', SERIAL.id)
    .orderBy('from_number')
    .execute();

/** Number and invoice; a number that is there twice shows. */
const used = ({ app }: World) =>
  app.owner
    .selectFrom('number_use')
    .select(['number', 'state', 'invoice_id'])
    .where('serial_id', '=', SERIAL.id)
    .orderBy('number')
    .execute();

async function settled(at: World, ...numbers: readonly string[]): Promise<void> {
  const states = async () => (await archived(at)).map(({ number, state }) => `${number} ${state}`);
  await at.expect.poll(states, FILED_WITHIN).toEqual(numbers.toSorted().map((number) => `${number} accepted`));
}

/** A company that the copy does not have, with Ana's right to it. After the restore it is made again `under` the id that devices know. */
async function addLateCompany({ app }: World, under?: CompanyId): Promise<CompanyId> {
  const address = {
    line1: 'Str. Nouă 3',
    city: 'Cluj-Napoca',
    postCode: '',
    countrySubdivision: 'RO-CJ',
    country: 'RO',
  };
  const texts = { registration: '', legalForm: '', tradingName: '', email: '', telephone: '', contactName: '' };
  const id = await createCompany(app.owner, {
    ...{ cif: LATE_CIF, name: 'Firma de după copie SRL', isAuthorized: true, administrator: app.ana.email },
    ...{ vatRegistered: false, address, iban: '', bank: '', paymentTermDays: 30, ...texts },
    ...(under === undefined ? {} : { id: under }),
  });
  await authorizeUser(app.owner, app.ana.id, id);
  return companyId(id);
}

const isListed = async ({ context }: Device, id: CompanyId) => (await context.db.company.get(id)) !== undefined;

interface LostCompany {
  readonly late: CompanyId;
  readonly partner: EntityId;
}

/** A partner of the late company, written on the device and known to the server. */
async function lateCompanyWith(at: World, one: Device): Promise<LostCompany> {
  const late = await addLateCompany(at);
  await reopened(one);
  await at.expect.poll(() => isListed(one, late)).toBe(true);
  const added = await addPartner({ ...one.context, companyId: late }, { ...PARTNER, name: 'Al firmei pierdute' });
  if (added.kind !== 'added') throw new Error(added.kind);
  await one.sync.flush();
  expect((await one.sync.pullNow(late)).kind).toBe('at-head');
  expect(await one.context.db.outbox.count()).toBe(0);
  return { late, partner: added.id };
}

const partnersAtServer = async ({ app }: World, late: CompanyId) =>
  (await app.owner.selectFrom('replicated_row').select('id').where('company_id', '=', late).execute()).map(
    ({ id }) => id,
  );

/** Two devices, signed in before the copy, without numbers until after it. */
async function copiedWorld(test: OfTest, refusesDuplicates: boolean) {
  const at = await world(test, refusesDuplicates);
  const [a, b] = [await device(at), await device(at)];
  for (const one of [a, b]) {
    await exchanged(one);
    one.network.blocked = null;
  }
  const ana = await signIn(at.server.url, at.app.ana);
  await ana.must(AddCompanySerial, { body: { company: COMPANY, serial: SERIAL } });
  const copy = await takeCopy(at);
  expect(await leases(at)).toEqual([]);
  return { at, a, b, copy };
}

const [A1, A2, A3] = ['COP-0001', 'COP-0002', 'COP-0003'];
const [B1, B2, C1] = ['COP-0011', 'COP-0012', 'COP-0021'];

/** What came after the copy: a company, both intervals, two invoices that both devices know as accepted, one that only ANAF does. */
async function lifeAfterCopy(at: World, a: Device, b: Device, { bHasBytes }: Scenario) {
  for (const one of [a, b]) {
    one.network.blocked = one === a || bHasBytes ? [] : ['InvoiceDownload'];
    await exchanged(one);
    expect(await one.sync.requestLease(COMPANY, SERIAL.id)).toBe('granted');
  }
  const { late, partner } = await lateCompanyWith(at, b);
  await reopened(a);
  await at.expect.poll(() => isListed(a, late)).toBe(true);
  expect((await a.sync.pullNow(late)).kind).toBe('at-head');
  expect([await issue(a), await issue(b)]).toEqual([A1, B1]);
  for (const one of [a, b]) await exchanged(one);
  await settled(at, A1, B1);
  for (const one of [a, b]) await exchanged(one);
  const told = await archived(at);
  for (const { id } of told) {
    expect(await a.sync.fetchDocument(COMPANY, id, 'xml')).toBe('stored');
    if (bHasBytes) expect(await b.sync.fetchDocument(COMPANY, id, 'xml')).toBe('stored');
  }
  const ofA = told.filter(({ number }) => number === A1).map(({ id }) => id);
  const booked = { mark: 'booked', state: true, by: PERSON } as const;
  expect(await markDocuments(b.context, ofA, booked)).toEqual(ofA);
  for (const one of [b, a]) await exchanged(one);
  b.network.blocked = null;
  expect(await issue(a)).toBe(A2);
  a.network.blocked = ['Changes'];
  await a.sync.flush();
  expect(await a.context.db.outbox.count()).toBe(0);
  a.network.blocked = null;
  await settled(at, A1, A2, B1);
  expect(atAnaf(at).sort()).toEqual(filedAs([A1, A2, B1]));
  expect((await archived(at))[0]?.marks?.booked).toMatchObject({ state: true, by: PERSON });
  return { late, partner, archive: await archived(at), leases: await leases(at) };
}

interface Scenario {
  readonly name: string;
  /** Who meets the restored server, in turn. */
  readonly order: 'a b' | 'b a' | 'b';
  readonly bHasBytes: boolean;
}

const SCENARIOS: readonly Scenario[] = [
  { name: 'both have the bytes, A comes first', order: 'a b', bHasBytes: true },
  { name: 'both have the bytes, B comes first', order: 'b a', bHasBytes: true },
  { name: 'only A has the bytes of its own, B comes first', order: 'b a', bHasBytes: false },
  { name: 'A is lost for good', order: 'b', bHasBytes: true },
];

/** Everything is given back by those that came: the end of every side, before anything new is issued. */
async function expectGivenBack(
  at: World,
  comers: readonly Device[],
  before: Awaited<ReturnType<typeof lifeAfterCopy>>,
) {
  const isA = comers.length > 1;
  const kept = before.archive.filter(({ number }) => isA || number !== A2);
  await settled(at, ...before.archive.map(({ number }) => number));
  for (const one of comers) await exchanged(one);
  // The very filings of before: same invoice, bytes, index, signed answer and mark.
  const now = await archived(at);
  const isKept = ({ id }: { readonly id: EntityId }) => kept.some((one) => one.id === id);
  expect(now.filter(isKept)).toEqual(kept);
  // What only A and ANAF had comes from ANAF's mailbox, as of another program: the same document and answer, nobody's number.
  const lost = before.archive.filter((one) => !isKept(one));
  const fromAnaf = lost.map(({ id: _, author: __, ...same }) => ({ ...same, sent_elsewhere: true }));
  expect(now.filter((one) => !isKept(one))).toMatchObject(fromAnaf);
  expect(kept.filter(({ author }) => author !== PERSON)).toEqual([]);
  expect(await leases(at)).toEqual(before.leases);
  const numbers = (await used(at)).map(({ number, state, invoice_id: id }) => ({ number, state, id }));
  expect(numbers).toEqual(kept.map(({ number, id }) => ({ number: Number(number.slice(-4)), state: 'used', id })));
  expect(atAnaf(at).sort()).toEqual(filedAs([A1, A2, B1]));
  for (const { context } of comers) {
    expect(await context.db.outbox.toArray()).toEqual([]);
    for (const { id, number, uploadIndex } of kept)
      expect((await archiveById(context.db, id))?.item).toMatchObject({ number, state: 'accepted', uploadIndex });
  }
}

/** The copy does not know the company: hidden on the devices, whole; given back when it is named again. */
async function expectSealedThenBack(at: World, comers: readonly Device[], { late, partner }: LostCompany) {
  for (const one of comers) {
    await at.expect.poll(() => isListed(one, late)).toBe(false);
    expect(await sealedCompanies(one.context.db)).toEqual([late]);
  }
  for (const { context } of comers)
    expect((await partnerById(context.db, partner))?.row.name).toBe('Al firmei pierdute');
  expect(await addLateCompany(at, late)).toBe(late);
  expect(await partnersAtServer(at, late)).toEqual([]);
  for (const one of comers) {
    await reopened(one);
    await at.expect.poll(() => isListed(one, late)).toBe(true);
    expect((await one.sync.pullNow(late)).kind).toBe('at-head');
    await one.sync.flush();
    expect(await one.context.db.outbox.toArray()).toEqual([]);
    expect(await sealedCompanies(one.context.db)).toEqual([]);
  }
  expect(await partnersAtServer(at, late)).toEqual([partner]);
  for (const { context } of comers)
    expect((await partnerById(context.db, partner))?.row.name).toBe('Al firmei pierdute');
}

async function restoredAndGoneOn({ at, a, b, copy }: Awaited<ReturnType<typeof copiedWorld>>, scenario: Scenario) {
  const before = await lifeAfterCopy(at, a, b, scenario);
  const isLost = scenario.order === 'b';
  if (isLost) await a.close();
  await restore(at, copy);
  expect([await archived(at), await leases(at)]).toEqual([[], []]);
  const comers = scenario.order.split(' ').map((name) => (name === 'a' ? a : b));
  for (const one of comers) {
    one.network.blocked = one === b && !scenario.bHasBytes ? ['InvoiceDownload'] : [];
    await reopened(one);
  }
  await expectGivenBack(at, comers, before);
  await expectSealedThenBack(at, comers, before);
  // A new device gets numbers that are nobody's, and none while the holder of others has not been heard.
  const c = await device(at);
  await exchanged(c);
  expect(await c.sync.requestLease(COMPANY, SERIAL.id)).toBe(isLost ? 'numbers-wait' : 'granted');
  expect(await issue(b)).toBe(B2);
  if (!isLost) expect([await issue(a), await issue(c)]).toEqual([A3, C1]);
  for (const one of isLost ? [b] : [a, b, c]) {
    await exchanged(one);
    expect(await one.context.db.outbox.toArray()).toEqual([]);
  }
  const all = isLost ? [A1, A2, B1, B2] : [A1, A2, A3, B1, B2, C1];
  await settled(at, ...all);
  // What only A and ANAF had keeps its number: nobody else has been given it.
  expect(atAnaf(at).sort()).toEqual(filedAs(all));
}

const KINDS = [{ refusesDuplicates: true }, { refusesDuplicates: false }];

// Side by side: each has a database of its own, and waits for real clocks most of the time.
describe.concurrent.each(KINDS)('the database goes back to a copy, duplicates told: $refusesDuplicates', (kind) => {
  it.for(SCENARIOS)('$name', { timeout: 480_000 }, async (scenario, { expect }) => {
    const closes: World['closes'] = [];
    try {
      await restoredAndGoneOn(await copiedWorld({ closes, expect }, kind.refusesDuplicates), scenario);
    } finally {
      for (const close of closes.reverse()) await close();
    }
  });
});
