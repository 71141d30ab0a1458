/** InvoiceDetails over HTTP: the whole item with its events, as the stream has it, of the caller's own companies alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceDetails, InvoiceMark, InvoiceUpload } from '@/api/calls/invoice-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { EntityId } from '@/api/ids';
import { asCompany } from '../../../server/database/as-company';
import { publishChanges } from '../../../server/database/publish-changes';
import type { FilingFact } from '../../../server/filings/filing';
import { postgresFilingStore } from '../../../server/filings/postgres-filing-store';
import { companyId, newEntityId, version } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';
import { demoDocument } from './demo-document';
import { foreignUpload } from './foreign-upload';

let app: TestApp;
let ana: TestClient;
let invoice: EntityId;
const company = () => companyId(app.companies.first);

const FACTS: readonly FilingFact[] = [
  { kind: 'upload-started' },
  { kind: 'upload-taken', index: '5001120362' },
  { kind: 'processing' },
  { kind: 'verdict-ok', downloadId: '3001' },
];

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  const upload = { params: foreignUpload(app.companies.first), body: new TextDecoder().decode(demoDocument('DET-1')) };
  invoice = (await ana.must(InvoiceUpload, upload)).item.id;
  await ana.must(InvoiceMark, { body: { company: company(), invoice, state: true, mark: 'booked' } });
  await filed();
});
afterAll(() => app.stop());

/** What ANAF said of it, recorded as the jobs record it. */
async function filed(): Promise<void> {
  const database = {
    publish: publishChanges,
    asCompany: <T>(id: number, work: Parameters<typeof asCompany<T>>[2]) => asCompany(app.db, id, work),
  };
  const store = postgresFilingStore(database, app.companies.first, () => app.clock.now);
  const row = await app.owner
    .selectFrom('filing')
    .select('id')
    .where('invoice_id', '=', invoice)
    .executeTakeFirstOrThrow();
  for (const fact of FACTS) {
    const filing = await store.load(row.id);
    if (filing === undefined) throw new Error('no filing');
    await store.record(filing, fact, () => app.clock.now + 3_600_000);
  }
}

it('gives the whole item, with the events of its way in their order', async () => {
  const { item } = await ana.must(InvoiceDetails, { body: { company: company(), invoice } });
  expect(item).toMatchObject({
    ...{ id: invoice, number: 'DET-1', direction: 'out', state: 'accepted' },
    ...{ uploadIndex: '5001120362', downloadId: '3001', marks: { booked: { state: true } } },
  });
  // No job has sent it: nobody is authorized here.
  const events = item.events.map(({ event }) => event).filter((event) => event !== 'blocked');
  expect(events.slice(events.indexOf('recorded'))).toEqual([
    ...['recorded', 'uploading', 'uploaded', 'processing', 'accepted'],
  ]);
  expect(item.events.map(({ at }) => at).toSorted()).toEqual(item.events.map(({ at }) => at));
});

it('gives what the stream gives to the devices', async () => {
  const { item } = await ana.must(InvoiceDetails, { body: { company: company(), invoice } });
  const { changes } = await ana.must(Changes, { body: { company: company(), since: version(0), limit: 500 } });
  expect(changes.filter(({ id }) => id === invoice).at(-1)?.row).toEqual(item);
});

it('knows nothing of an invoice that is not there, nor of one in another company, of the caller or of others', async () => {
  const of = (client: TestClient, inCompany: number, id: EntityId) =>
    client.call(InvoiceDetails, { body: { company: companyId(inCompany), invoice: id } });
  const { first, second } = app.companies;
  const mihai = await signIn(app.url, app.mihai);
  expect(codeOf(await of(ana, first, newEntityId()))).toBe('not-found');
  expect(codeOf(await of(ana, second, invoice))).toBe('not-found');
  expect(codeOf(await of(mihai, first, invoice))).toBe('not-found');
  expect(codeOf(await of(ana, app.companies.third, invoice))).toBe('not-found');
});
