/** InvoiceMark over HTTP: who and when, the later word, one effect, nobody else's documents. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyInputOf } from '@/api/call';
import { InvoiceMark, InvoiceUpload } from '@/api/calls/invoice-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { EntityId } from '@/api/ids';
import { companyId, newEntityId, version } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';
import { demoDocument } from './demo-document';
import { foreignUpload } from './foreign-upload';

let app: TestApp;
let ana: TestClient;
let invoice: EntityId;
const company = () => companyId(app.companies.first);
type Body = BodyInputOf<typeof InvoiceMark>;
const body = (more: Partial<Body> = {}): Body => ({
  ...{ company: company(), invoice, state: true, mark: 'booked' },
  ...more,
});

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  const upload = { params: foreignUpload(app.companies.first), body: new TextDecoder().decode(demoDocument('MARK-1')) };
  invoice = (await ana.must(InvoiceUpload, upload)).item.id;
});
afterAll(() => app.stop());

it('as specified, without more: the document is booked, by the caller, now, and its devices hear of it', async () => {
  const { item, version: made } = await ana.must(InvoiceMark, { body: { company: company(), invoice } as Body });
  const { booked, approved } = item.marks ?? {};
  expect(booked?.state).toBe(true);
  expect(booked?.by).not.toBe('');
  expect(approved).toBeUndefined();
  const page = await ana.must(Changes, { body: { company: company(), since: version(0), limit: 500 } });
  expect(page.version).toBeGreaterThanOrEqual(made);
  expect(page.changes.find(({ id }) => id === invoice)?.row).toMatchObject({ marks: { booked: { state: true } } });
});

it('of two words on one mark the later stands, in whatever order they come; the other mark is not touched', async () => {
  const marked = (at: string, state: boolean) => ana.must(InvoiceMark, { body: body({ mark: 'approved', state, at }) });
  await marked('2026-03-02T10:00:00.000Z', false);
  const { item } = await marked('2026-03-02T09:00:00.000Z', true);
  expect(item.marks?.approved).toMatchObject({ state: false, at: '2026-03-02T10:00:00.000Z' });
  expect(item.marks?.booked?.state).toBe(true);
  expect((await marked('2026-03-02T11:00:00.000Z', true)).item.marks?.approved?.state).toBe(true);
});

it('a clock that is ahead has the last word for no longer than now', async () => {
  const ahead = await ana.must(InvoiceMark, { body: body({ state: false, at: '2999-01-01T00:00:00.000Z' }) });
  expect(Date.parse(ahead.item.marks?.booked?.at ?? '')).toBeLessThan(Date.parse('2998-01-01T00:00:00Z'));
  expect((await ana.must(InvoiceMark, { body: body() })).item.marks?.booked?.state).toBe(true);
});

it('a name that is not the caller’s is not taken over from a lost server', async () => {
  const { item } = await ana.must(InvoiceMark, { body: body({ mark: 'approved', by: 'Altcineva' }) });
  expect(item.marks?.approved?.by).toBe('');
});

// Before: the last device to give it back took the name away.
it('one mark given back by several devices keeps the name of whom it was of', async () => {
  const byAna = (await ana.must(InvoiceMark, { body: body({ mark: 'approved' }) })).item.marks?.approved;
  if (byAna === undefined || byAna.by === '') throw new Error('The mark names nobody.');
  const { at } = byAna;
  const { item } = await ana.must(InvoiceMark, { body: body({ mark: 'approved', at, by: 'Altcineva' }) });
  expect(item.marks?.approved).toEqual(byAna);
});

it('has one effect a key, and is refused for what is not there or another’s', async () => {
  const key = randomUUID();
  const once = await ana.must(InvoiceMark, { body: body({ state: false }) }, key);
  expect(await ana.must(InvoiceMark, { body: body({ state: false }) }, key)).toEqual(once);
  const unknown = { ...body(), invoice: newEntityId() };
  expect(codeOf(await ana.call(InvoiceMark, { body: unknown }))).toBe('not-found');
  const mihai = await signIn(app.url, app.mihai);
  expect(codeOf(await mihai.call(InvoiceMark, { body: body() }))).toBe('company-denied');
});
