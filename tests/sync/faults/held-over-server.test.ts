/** One draft on shipped devices over the shipped server: what is held, and what a person decides of it (G9, core P1.4). */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { ReleaseInvoice, WithdrawInvoice } from '@/api/calls/invoice-calls';
import type { EntityId } from '@/api/ids';
import { archiveById } from '@/db/archive/archive-queries';
import { heldDocuments } from '@/db/archive/open-filing-queries';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { COMPANY } from '../../db/support/test-database';
import { demoDraft } from '../../server/invoices/demo-document';
import { newEntityId, sampleSerial } from '../../server/support/samples';
import { startTestApp, type TestApp } from '../../server/support/test-app';
import { signIn } from '../../server/support/test-client';
import { deviceOver, type EnteredTab } from '../support/device-world';
import { issueOnDevice } from '../support/issue-on-device';

const TODAY = '2026-03-02';
const SERIAL = sampleSerial('OPR-');

/** A device with a network that can be taken away, and with numbers of its own. */
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
  const ana = await signIn(app.url, app.ana);
  await ana.must(AddCompanySerial, { body: { company: COMPANY, serial: SERIAL } });
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
  const tab = await deviceOver(fetchOver, index, signedIn).tab().enter();
  const one = { ...tab, network };
  opened.push(one);
  await exchanged(one);
  expect(await one.sync.requestLease(COMPANY, SERIAL.id)).toBe('granted');
  return one;
}

async function exchanged({ sync }: Device): Promise<void> {
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
}

/** The same draft on all of them. */
async function sharedDraft(first: Device, ...others: readonly Device[]): Promise<EntityId> {
  const id = newEntityId();
  const content = { ...demoDraft(), serialId: SERIAL.id, issueDate: TODAY, notes: 'la început' };
  expect(await saveDraft(first.context, { id, content, seen: null })).toBe('saved');
  for (const one of [first, ...others]) await exchanged(one);
  return id;
}

const contentOn = async ({ context }: Device, id: EntityId): Promise<InvoiceDraft | undefined> =>
  (await draftById(context.db, id))?.row.content;

async function issue(one: Device, draftId: EntityId): Promise<EntityId> {
  const content = await contentOn(one, draftId);
  if (content === undefined) throw new Error('the draft is not on the device');
  return (await issueOnDevice(one.context, draftId, content)).invoiceId;
}

/** The person's choice on the invoice's page. */
async function decide(one: Device, call: typeof ReleaseInvoice | typeof WithdrawInvoice, invoice: EntityId) {
  const answer = await one.sync.call(call, { params: undefined, body: { company: COMPANY, invoice } });
  expect(answer.ok).toBe(true);
  await exchanged(one);
}

const itemOn = async ({ context }: Device, id: EntityId) => (await archiveById(context.db, id))?.item;
const heldOn = async ({ context }: Device) => (await heldDocuments(context.db)).map(({ view }) => view.item.id);

/** How many times it is to go to ANAF. */
async function filings(...invoices: readonly EntityId[]): Promise<number> {
  const rows = await app.owner.selectFrom('filing').select('id').where('invoice_id', 'in', invoices).execute();
  return rows.length;
}

// Before: B's acknowledged words vanished everywhere, and the invoice without them was filed.
it('edited on B while A issues it without network: held until A decides, B’s words stay, one filing', async () => {
  const [a, b] = [await device(1), await device(2)];
  const draft = await sharedDraft(a, b);
  a.network.on = false;
  const seen = await contentOn(b, draft);
  if (seen === undefined) throw new Error('no draft on B');
  expect(await saveDraft(b.context, { id: draft, content: { ...seen, notes: 'scris pe B' }, seen })).toBe('saved');
  await exchanged(b);
  expect(await b.context.db.outbox.count()).toBe(0);
  const invoice = await issue(a, draft);
  await a.sync.flush();
  expect(await heldOn(a)).toEqual([]);
  a.network.on = true;
  for (const one of [a, b]) await exchanged(one);
  expect(await a.context.db.outbox.count()).toBe(0);
  expect((await itemOn(a, invoice))?.held).toMatchObject({ reason: 'draft-changed', deviceName: 'Dispozitiv 2' });
  expect(await filings(invoice)).toBe(0);
  for (const one of [a, b]) {
    expect(await heldOn(one)).toEqual([invoice]);
    expect((await contentOn(one, draft))?.notes).toBe('scris pe B');
  }
  await decide(a, ReleaseInvoice, invoice);
  await exchanged(b);
  expect(await filings(invoice)).toBe(1);
  for (const one of [a, b]) expect(await heldOn(one)).toEqual([]);
  expect((await contentOn(b, draft))?.notes).toBe('scris pe B');
});

// Before: the second tab's words were nowhere, and the invoice without them was filed.
it('written in two tabs before it was ever sent, and issued by one of them: held, and the other tab’s words stay', async () => {
  const a = await device(5);
  a.network.on = false;
  const draft = newEntityId();
  const seen = { ...demoDraft(), serialId: SERIAL.id, issueDate: TODAY, notes: 'la început' };
  expect(await saveDraft(a.context, { id: draft, content: seen, seen: null })).toBe('saved');
  // Each form began with what was written first.
  for (const notes of ['scris în altă filă', 'scris aici'])
    expect(await saveDraft(a.context, { id: draft, content: { ...seen, notes }, seen })).toBe('saved');
  const invoice = await issue(a, draft);
  a.network.on = true;
  await exchanged(a);
  expect(await a.context.db.outbox.count()).toBe(0);
  expect((await itemOn(a, invoice))?.held).toMatchObject({ reason: 'draft-changed' });
  expect(await heldOn(a)).toEqual([invoice]);
  expect(await filings(invoice)).toBe(0);
  await decide(a, ReleaseInvoice, invoice);
  expect(await filings(invoice)).toBe(1);
  expect((await contentOn(a, draft))?.notes).toBe('scris în altă filă');
});

// Before: two invoices of one sale, both filed.
it('issued on A and on C without network: the second is held; taken back it keeps its number, and one is filed', async () => {
  const [a, c] = [await device(3), await device(4)];
  const draft = await sharedDraft(a, c);
  a.network.on = false;
  c.network.on = false;
  const [first, second] = [await issue(a, draft), await issue(c, draft)];
  a.network.on = true;
  await exchanged(a);
  c.network.on = true;
  for (const one of [c, a]) await exchanged(one);
  const number = (await itemOn(a, first))?.number ?? '';
  expect((await itemOn(a, first))?.held).toBeUndefined();
  expect((await itemOn(c, second))?.held).toMatchObject({ reason: 'draft-issued', number });
  expect(await filings(first, second)).toBe(1);
  for (const one of [a, c]) {
    expect(await heldOn(one)).toEqual([second]);
    expect(await contentOn(one, draft)).toBeUndefined();
  }
  const own = (await itemOn(c, second))?.number;
  await decide(c, WithdrawInvoice, second);
  await exchanged(a);
  for (const one of [a, c]) {
    expect(await heldOn(one)).toEqual([]);
    expect(await itemOn(one, second)).toMatchObject({ state: 'refused', number: own });
  }
  // Its number is its own, for the correction: no other invoice gets it.
  const next = await nextNumberPreview(c.context.db, SERIAL.id, c.context.deviceId, TODAY);
  expect(next.kind === 'number' && next.text > (own ?? '~')).toBe(true);
  expect(await filings(first)).toBe(1);
  expect(await filings(second)).toBe(0);
});
