/** InvoiceDocuments over HTTP: the kept bytes of several invoices in one answer, of the caller's own company alone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceDocuments, InvoiceUpload } from '@/api/calls/invoice-calls';
import type { EntityId } from '@/api/ids';
import { unpackDocuments } from '@/api/packed-documents';
import { companyId, newEntityId } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';
import { demoDocument } from './demo-document';
import { foreignUpload } from './foreign-upload';

let app: TestApp;
let ana: TestClient;
const xmls = new Map<EntityId, string>();
const ids = (): readonly EntityId[] => [...xmls.keys()];

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  for (const number of ['DOC-1', 'DOC-2', 'DOC-3']) {
    const xml = new TextDecoder().decode(demoDocument(number));
    const { item } = await ana.must(InvoiceUpload, { params: foreignUpload(app.companies.first), body: xml });
    xmls.set(item.id, xml);
  }
});
afterAll(() => app.stop());

async function documentsOf(client: TestClient, company: number, invoices: readonly EntityId[]) {
  const response = await client.must(InvoiceDocuments, {
    body: { company: companyId(company), invoices: [...invoices] },
  });
  const documents = unpackDocuments(new Uint8Array(await response.arrayBuffer()));
  return documents.map(({ id, bytes }) => [id, new TextDecoder().decode(bytes)]);
}

it('gives the bytes as they were sent, in the order asked', async () => {
  const asked = ids().toReversed();
  expect(await documentsOf(ana, app.companies.first, asked)).toEqual(asked.map((id) => [id, xmls.get(id)]));
});

it('leaves out what is not there', async () => {
  const [first] = ids();
  if (first === undefined) throw new Error('Nothing was uploaded.');
  expect(await documentsOf(ana, app.companies.first, [newEntityId(), first])).toEqual([[first, xmls.get(first)]]);
  expect(await documentsOf(ana, app.companies.second, ids())).toEqual([]);
});

it('is refused to who does not work for the company', async () => {
  const mihai = await signIn(app.url, app.mihai);
  const body = { company: companyId(app.companies.first), invoices: [...ids()] };
  expect(codeOf(await mihai.call(InvoiceDocuments, { body }))).toBe('company-denied');
});

it('ends where one more would make the answer too long, but never before the first', async () => {
  const [first, second, third] = ids();
  if (first === undefined || second === undefined || third === undefined) throw new Error('Nothing was uploaded.');
  const size = sql<string>`jsonb_set(item, '{xmlBytes}', '5000000')`;
  await app.owner.updateTable('archive_item').set({ item: size }).where('id', '=', second).execute();
  const gives = async (asked: readonly EntityId[]) =>
    (await documentsOf(ana, app.companies.first, asked)).map(([id]) => id);
  expect(await gives([first, second, third])).toEqual([first]);
  expect(await gives([second, third])).toEqual([second]);
});
