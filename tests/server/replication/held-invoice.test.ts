/** One draft on two devices (G9, core P1.4): what one wrote is not lost by the other's issuing, and one sale is not filed twice. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ListSavedDrafts, SaveDraft, UpdateDraft } from '@/api/calls/draft-calls';
import { InvoiceUpload, ReleaseInvoice, WithdrawInvoice } from '@/api/calls/invoice-calls';
import type { EntityId, OperationId, Version } from '@/api/ids';
import { demoDocument } from '../invoices/demo-document';
import { companyId, newDeviceId, newEntityId, sampleDraft } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

async function draft(): Promise<{ readonly id: EntityId; readonly version: Version }> {
  const made = sampleDraft('la început');
  const { version } = await ana.must(SaveDraft, { body: { company: company(), draft: made } });
  return { id: made.id, version };
}

async function edit(id: EntityId, version: Version, key: string = randomUUID()): Promise<Version> {
  const change = { base: { notes: 'la început' }, changes: { notes: 'scris pe B' } };
  const by = { deviceName: 'B', writtenAt: '2026-03-02T10:00:00.000Z' };
  return (await ana.must(UpdateDraft, { body: { company: company(), id, version, ...change, ...by } }, key)).version;
}

async function issue(
  number: string,
  of: { readonly id: EntityId; readonly version?: Version; readonly savedAs?: OperationId },
  invoice: EntityId = newEntityId(),
) {
  const params = {
    ...{ company: company(), serial: '', isSelf: false, type: 'FCT' as const, invoice },
    ...{ device: newDeviceId(), draft: of.id, issuedAt: '2026-03-02T09:00:00.000Z' },
    ...(of.version === undefined ? {} : { draftVersion: of.version }),
    ...(of.savedAs === undefined ? {} : { draftSaved: of.savedAs }),
  };
  return (await ana.must(InvoiceUpload, { params, body: new TextDecoder().decode(demoDocument(number)) })).item;
}

async function filings(invoice: string): Promise<number> {
  const rows = await app.owner.selectFrom('filing').select('id').where('invoice_id', '=', invoice).execute();
  return rows.length;
}

const notesOf = async (id: EntityId) =>
  (await ana.must(ListSavedDrafts, { body: { company: company() } })).drafts.find((one) => one.id === id)?.content
    .notes;

// Before: recorded, filed, and the edit was gone everywhere.
it('changed elsewhere since: recorded and held, the newer draft stays, and it goes when a person says so', async () => {
  const seen = await draft();
  await edit(seen.id, seen.version);
  const item = await issue('HELD-1', seen);
  expect(item.held).toMatchObject({ reason: 'draft-changed', deviceName: 'B', at: '2026-03-02T10:00:00.000Z' });
  expect(await filings(item.id)).toBe(0);
  expect(await notesOf(seen.id)).toBe('scris pe B');
  const body = { company: company(), invoice: item.id };
  const released = await ana.must(ReleaseInvoice, { body });
  expect(released.item.held).toBeUndefined();
  expect(await filings(item.id)).toBe(1);
  // Asked again, by this device or another: nothing more.
  await ana.must(ReleaseInvoice, { body });
  await ana.must(WithdrawInvoice, { body });
  expect(await filings(item.id)).toBe(1);
  expect(await notesOf(seen.id)).toBe('scris pe B');
});

// Before: nothing was said of it, and what another device wrote between that save and the upload went with the invoice.
it('issued while a save was on its way: what that save made was seen, what came after it was not', async () => {
  const savedAs = randomUUID() as OperationId;
  const [seen, changed] = [await draft(), await draft()];
  await edit(seen.id, seen.version, savedAs);
  expect((await issue('HELD-8', { id: seen.id, savedAs })).held).toBeUndefined();
  const another = randomUUID() as OperationId;
  const version = await edit(changed.id, changed.version, another);
  const change = { base: { paymentTerms: '' }, changes: { paymentTerms: 'scris pe C' } };
  const by = { deviceName: 'C', writtenAt: '2026-03-02T11:00:00.000Z' };
  await ana.must(UpdateDraft, { body: { company: company(), id: changed.id, version, ...change, ...by } });
  const held = (await issue('HELD-9', { id: changed.id, savedAs: another })).held;
  expect(held).toMatchObject({ reason: 'draft-changed', deviceName: 'C' });
  // Of a key that nobody knows, nothing is known.
  const old = await draft();
  await edit(old.id, old.version);
  expect((await issue('HELD-10', { id: old.id, savedAs: randomUUID() as OperationId })).held).toBeUndefined();
});

// Before: what the save made counted as seen, and another device's words went with the invoice (seed 7002971).
it('issued while a save was on its way that met another one’s words, or clashed with them: those were not seen', async () => {
  const [merged, clashed] = [await draft(), await draft()];
  const [savedAs, refusedAs] = [randomUUID() as OperationId, randomUUID() as OperationId];
  await edit(merged.id, merged.version);
  await edit(clashed.id, clashed.version);
  const by = { deviceName: 'C', writtenAt: '2026-03-02T09:30:00.000Z' };
  const terms = { base: { paymentTerms: '' }, changes: { paymentTerms: 'scris pe C' } };
  const notes = { base: { notes: 'la început' }, changes: { notes: 'scris pe C' } };
  const save = async (of: typeof merged, change: typeof terms | typeof notes, key: OperationId) =>
    codeOf(await ana.call(UpdateDraft, { body: { company: company(), ...of, ...change, ...by } }, key));
  expect(await save(merged, terms, savedAs)).toBe('ok');
  expect(await save(clashed, notes, refusedAs)).toBe('conflict');
  expect((await issue('HELD-11', { id: merged.id, savedAs })).held).toMatchObject({ reason: 'draft-changed' });
  expect((await issue('HELD-12', { id: clashed.id, savedAs: refusedAs })).held).toMatchObject({
    reason: 'draft-changed',
  });
  expect([await notesOf(merged.id), await notesOf(clashed.id)]).toEqual(['scris pe B', 'scris pe B']);
});

// Before: two invoices of one sale, both filed.
it('issued on two devices: the second is held with the first one’s number, and taken back is corrected under its own', async () => {
  const seen = await draft();
  const first = await issue('HELD-2', seen);
  expect(first.held).toBeUndefined();
  const second = await issue('HELD-3', seen);
  expect(second.held).toMatchObject({ reason: 'draft-issued', number: 'HELD-2' });
  expect(await filings(second.id)).toBe(0);
  const { item } = await ana.must(WithdrawInvoice, { body: { company: company(), invoice: second.id } });
  expect(item).toMatchObject({ state: 'refused', number: 'HELD-3' });
  expect(item.held).toBeUndefined();
  expect(await filings(second.id)).toBe(0);
});

// Before: both were accepted (seed 2021).
it('taken back and corrected while its draft became another invoice: the correction is held with that one’s number', async () => {
  const seen = await draft();
  const version = await edit(seen.id, seen.version);
  const first = await issue('HELD-6', seen);
  await ana.must(WithdrawInvoice, { body: { company: company(), invoice: first.id } });
  const second = await issue('HELD-7', { id: seen.id, version });
  expect(second.held).toBeUndefined();
  const corrected = await issue('HELD-6', { id: seen.id }, first.id);
  expect(corrected.held).toMatchObject({ reason: 'draft-issued', number: 'HELD-7' });
  expect(await filings(first.id)).toBe(0);
  const released = await ana.must(ReleaseInvoice, { body: { company: company(), invoice: first.id } });
  expect(released.item).toMatchObject({ state: 'recorded', attempt: 2 });
  expect(await filings(first.id)).toBe(1);
});

it('seen as it stands, or by a client of old: filed at once, and the draft goes', async () => {
  const seen = await draft();
  const version = await edit(seen.id, seen.version);
  const item = await issue('HELD-4', { id: seen.id, version });
  expect(item.held).toBeUndefined();
  expect(await filings(item.id)).toBe(1);
  expect(await notesOf(seen.id)).toBeUndefined();
  const old = await draft();
  await edit(old.id, old.version);
  expect((await issue('HELD-5', { id: old.id })).held).toBeUndefined();
});
