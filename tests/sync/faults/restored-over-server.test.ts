/**
 * A database that goes back to an older copy, under the shipped server, with shipped devices and ANAF's stand-in: whichever
 * device has what the copy lost, no number is given twice and nothing is filed twice, whether ANAF tells duplicates or not.
 * The copy is PostgreSQL's own. Verifies: G8 G11 G13
 */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import type { CompanyId, EntityId } from '@/api/ids';
import { archiveById } from '@/db/archive/archive-queries';
import { addPartner, partnerById } from '@/db/collections/partner';
import { sealedCompanies } from '@/db/companies/sealed-companies';
import { markDocuments } from '@/db/invoices/mark-documents';
import { authorizeUser, createCompany } from '../../../server/accounts/create-account';
import { withClient } from '../../../server/database/with-client';
import { newEpoch } from '../../../server/installation/new-epoch';
import { PARTNER } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { companyId } from '../../server/support/samples';
import { signIn } from '../../server/support/test-client';
import { testCluster } from '../../server/support/test-cluster';
import {
  archived,
  atAnaf,
  type Device,
  device,
  exchanged,
  filedAs,
  issue,
  leases,
  type OfTest,
  PERSON,
  reopened,
  SERIAL,
  settled,
  startServer,
  used,
  type World,
  whileStopped,
  world,
} from '../support/served-world';

const LATE_CIF = '36920410';

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
    one.network.blocked = one === a || bHasBytes ? [] : ['InvoiceDownload', 'InvoiceDocuments'];
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
    one.network.blocked = one === b && !scenario.bHasBytes ? ['InvoiceDownload', 'InvoiceDocuments'] : [];
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
