/**
 * What a company keeps for its transports, made on a shipped device without network over the shipped server: it reaches the other device,
 * and the next declaration there begins with it.
 */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { USUAL_TRANSPORT_OPTIONS } from '@/api/entities/transport-options';
import type { TransporterContent } from '@/api/entities/transporter';
import { beginDraft } from '@/app/transport/actions/begin-draft';
import { beginningOf } from '@/app/transport/actions/use-draft-starts';
import { knownThings } from '@/app/transport/known/known-things';
import { rememberTransport } from '@/app/transport/view/editor/remember-transport';
import { productRows } from '@/db/collections/product';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import { saveTransportOptions } from '@/db/collections/transport-options';
import { transporterRows } from '@/db/collections/transporter';
import { declareTransport } from '@/db/declaring/declare-transport';
import { newestTransports } from '@/db/transport/transport-queries';
import { COMPANY } from '../db/support/test-database';
import { wholeTransport } from '../db/support/transport-samples';
import { newEntityId } from '../server/support/samples';
import { startTestApp, type TestApp } from '../server/support/test-app';
import { deviceOver, type EnteredTab } from './support/device-world';

const TODAY = '2026-03-02';

interface Device extends EnteredTab {
  readonly network: { on: boolean };
}

let app: TestApp;
const opened: Device[] = [];

beforeAll(async () => {
  app = await startTestApp();
  // That of the devices.
  app.clock.now = Date.parse(`${TODAY}T09:00:00Z`);
  expect(app.companies.first).toBe(COMPANY);
});
afterEach(async () => {
  for (const device of opened.splice(0)) await device.close();
});
afterAll(() => app.stop());

async function device(index: number): Promise<Device> {
  const network = { on: true };
  const fetchOver = async (url: string, init: RequestInit): Promise<Response> => {
    if (!network.on) throw new TypeError('fetch failed');
    return fetch(new URL(url, app.url), init);
  };
  const signedIn = { username: app.ana.email, password: app.ana.password, rememberMe: true };
  const one = { ...(await deviceOver(fetchOver, index, signedIn).tab().enter()), network };
  opened.push(one);
  await exchanged(one);
  // The list of companies is asked for beside the exchange.
  await vi.waitFor(async () => expect(await one.context.db.company.get(COMPANY)).toBeDefined());
  return one;
}

async function exchanged({ sync }: Device): Promise<void> {
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
}

const carriersOn = async ({ context }: Device) =>
  (await transporterRows.list(context.db, COMPANY)).map(({ row }) => row);

/** As the editor of the device would have it. */
async function knownOn(one: Device) {
  const { db } = one.context;
  const [page, products] = await Promise.all([newestTransports(db, COMPANY, 200), productRows.list(db, COMPANY)]);
  const transports = page.rows.map(({ item }) => item);
  return knownThings({ transporters: await carriersOn(one), transports, products: products.map(({ row }) => row) });
}

/** What a new declaration begins with on the device. */
async function begunOn({ context }: Device) {
  const company = await context.db.company.get(COMPANY);
  if (company === undefined) throw new Error('the company is not on the device');
  return beginDraft(await beginningOf({ db: context.db, company, commands: context }));
}

const CARRIER: TransporterContent = {
  ...{ name: 'Trans Nord Logistic SRL', country: 'RO', code: '8000000018', notes: 'și noaptea' },
  vehicles: [{ plate: 'CJ24MGD', firstTrailer: 'CJ09XTR', secondTrailer: '', note: 'prelată' }],
  trailers: ['CJ77RMC'],
  drivers: [{ name: 'Dan Moldovan', telephone: '0722000001' }],
  routes: [],
};

it('a carrier added without network is on the server and on the other device, with its vehicles and drivers', async () => {
  const [cab, office] = [await device(1), await device(2)];
  cab.network.on = false;
  expect((await transporterRows.add(cab.context, CARRIER)).kind).toBe('added');
  expect(await carriersOn(cab)).toMatchObject([CARRIER]);
  await cab.sync.flush();
  await exchanged(office);
  expect(await carriersOn(office)).toEqual([]);
  cab.network.on = true;
  await exchanged(cab);
  await exchanged(office);
  expect(await carriersOn(office)).toEqual(await carriersOn(cab));
  expect(await carriersOn(office)).toMatchObject([CARRIER]);
});

it('what the company’s declarations begin with holds on the other device: operation, purpose, unit, paper, carrier and vehicle', async () => {
  const [cab, office] = [await device(3), await device(4)];
  const [carrier] = await carriersOn(office);
  expect((await begunOn(office)).transport).toMatchObject({ vehicle: '', organiserCode: '18547290' });
  cab.network.on = false;
  const after = {
    ...{ operation: '20', purpose: '301', unit: 'TNE', documentType: '10', transporter: carrier?.id ?? ('' as const) },
    ...{ warnDayBefore: false, warnHoursBefore: true, warnAtEnd: true },
  };
  expect(await saveTransportOptions(cab.context, USUAL_TRANSPORT_OPTIONS, after)).toBe('added');
  cab.network.on = true;
  await exchanged(cab);
  await exchanged(office);
  expect(await begunOn(office)).toMatchObject({
    ...{ operation: '20', goods: [{ purpose: '301', unit: 'TNE' }], documents: [{ type: '10', date: TODAY }] },
    transport: {
      ...{ vehicle: 'CJ24MGD', firstTrailer: 'CJ09XTR', organiserCode: '8000000018', startDate: TODAY },
      organiserName: 'Trans Nord Logistic SRL',
    },
  });
});

it('a way that was driven, its vehicle and trailer are remembered, also where the carrier was a new one', async () => {
  const [cab, office] = [await device(5), await device(6)];
  const whole = wholeTransport(TODAY);
  const content = { ...whole, transport: { ...whole.transport, firstTrailer: 'b 99 rem' } };
  cab.network.on = false;
  const draftId = newEntityId();
  await saveTransportDraft(cab.context, { id: draftId, content, seen: null });
  expect((await declareTransport(cab.context, { draftId, content })).kind).toBe('queued');
  await rememberTransport(cab.context, await carriersOn(cab), content.transport);
  cab.network.on = true;
  await exchanged(cab);
  await exchanged(office);
  const known = await knownOn(office);
  expect(known.vehicles).toMatchObject([
    { plate: 'B123ABC', firstTrailer: 'B99REM', note: 'Trans Test SRL', last: TODAY },
    { plate: 'CJ24MGD', firstTrailer: 'CJ09XTR', note: 'prelată · Trans Nord Logistic SRL', last: '' },
  ]);
  expect(known.trailers).toEqual(expect.arrayContaining(['B99REM', 'CJ09XTR', 'CJ77RMC']));
  expect(known.routes).toMatchObject([
    { partner: 'Client Test SRL', from: 'Cluj-Napoca, Fabricii', vehicle: 'B123ABC', last: TODAY, times: 1 },
  ]);
  expect(known.transporters.map(({ name, vehicles }) => [name, vehicles.map(({ plate }) => plate)])).toEqual([
    ['Trans Nord Logistic SRL', ['CJ24MGD']],
    ['Trans Test SRL', ['B123ABC']],
  ]);
});
