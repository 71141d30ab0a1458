/**
 * InvoiceUpload over HTTP to ANAF's stand-in: an invoice to a consumer goes by the service of its own, one that the company wrote in its
 * supplier's name as self-billed, and one to a firm as neither.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceDetails, InvoiceUpload } from '@/api/calls/invoice-calls';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { COMPANY } from '../../db/support/test-database';
import { type World, world } from '../../sync/support/served-world';
import { demoDraft } from '../invoices/demo-document';
import { foreignUpload } from '../invoices/foreign-upload';
import { signIn, type TestClient } from '../support/test-client';

const SETTLED = { timeout: 40_000, interval: 100 };
const OWN_CIF = '18547290';
const closes: World['closes'] = [];
let at: World;
let ana: TestClient;
beforeAll(async () => {
  at = await world({ closes, expect }, true);
  ana = await signIn(at.server.url, at.app.ana);
});
afterAll(async () => {
  for (const close of closes.reverse()) await close();
});

function xmlOf(draft: InvoiceDraft, number: string): string {
  const issued = issueInvoice(draft, number);
  if (!issued.ok) throw new Error(JSON.stringify(issued));
  return buildUbl(issued.invoice);
}

/** Uploaded and accepted: the item, and what the stand-in was given. */
async function filed(body: string, number: string, isSelf = false) {
  const { item } = await ana.must(InvoiceUpload, { params: { ...foreignUpload(COMPANY), isSelf }, body });
  const details = () => ana.must(InvoiceDetails, { body: { company: COMPANY, invoice: item.id } });
  await expect.poll(async () => (await details()).item.state, SETTLED).toBe('accepted');
  const upload = at.standIns.standIns.store.all().find((one) => one.number === number);
  return { item: (await details()).item, upload };
}

it('to a firm goes by neither', async () => {
  const { upload } = await filed(xmlOf(demoDraft(), 'FIRMA-1'), 'FIRMA-1');
  expect(upload).toMatchObject({ cif: OWN_CIF, consumer: false, selfBilled: false, verdict: 'ok' });
});

it.each([
  ['gave no code', '', '0000000000000'],
  ['gave a personal code', '1960229123457', '1960229123457'],
])('to a consumer who %s goes by the service of consumers', async (name, taxId, code) => {
  const draft = demoDraft();
  const buyer = { ...draft.buyer, name: 'Ion Popescu', taxId, vatRegistered: false, registration: '' };
  const number = `B2C-${name.length}`;
  const { item, upload } = await filed(xmlOf({ ...draft, buyer }, number), number);
  expect(upload).toMatchObject({ cif: OWN_CIF, consumer: true, selfBilled: false, buyerCif: code, verdict: 'ok' });
  expect(item).toMatchObject({ direction: 'out', partnerName: 'Ion Popescu' });
});

it('written by the buyer in its supplier’s name goes as self-billed, from the buyer', async () => {
  const draft = { ...demoDraft(), typeCode: '389' };
  // The parties change places: who writes it is its buyer.
  const supplier = draft.buyer.taxId.replace(/\D/g, '');
  const { item, upload } = await filed(xmlOf(draft, 'AUTO-1'), 'AUTO-1', true);
  expect(upload).toMatchObject({ cif: OWN_CIF, sellerCif: supplier, selfBilled: true, consumer: false, verdict: 'ok' });
  expect(item).toMatchObject({ typeCode: '389', state: 'accepted' });
});
