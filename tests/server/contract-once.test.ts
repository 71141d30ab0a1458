/**
 * Every call that goes through the outbox, also those added later: one key fifty times at once over two processes is one effect and
 * fifty equal answers, and without a key nothing is done. A row that a call changes or removes is made first.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Call } from '@/api/call';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { LeaseNumbers } from '@/api/calls/number-calls';
import { withAt } from '../api/schema-walk';
import { demoDocument } from './invoices/demo-document';
import { foreignUpload } from './invoices/foreign-upload';
import { askRaw, type RawRequest } from './support/contract-ask';
import { SIGNED_CALLS, sampleRequest } from './support/contract-samples';
import { companyId, newDeviceId, sampleSerial } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn, type TestClient } from './support/test-client';

let app: TestApp;
let other: string;
let ana: TestClient;
const effects: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  other = (await app.startAnother()).url;
  ana = await signIn(app.url, app.ana);
});
afterAll(async () => {
  console.log(`contract once: ${effects.length} of ${OUTBOX.length} calls with an effect: ${effects.join(', ')}`);
  await app.stop();
});
beforeEach(async () => {
  rowId = randomUUID();
  await app.owner.deleteFrom('attempt').execute();
});

const OUTBOX = SIGNED_CALLS.filter(({ outbox }) => outbox !== null);
/** What the samples call every row; each test has one of its own. */
const SAMPLE_ID = '00000000-0000-4000-8000-00000000000a';
let rowId = SAMPLE_ID;
function sampled(call: Call): RawRequest {
  const { params, body } = sampleRequest(call, { company: app.companies.second, user: app.ana.id });
  return JSON.parse(JSON.stringify({ params, body }).replaceAll(SAMPLE_ID, rowId));
}
const ask = (call: Call, request: RawRequest, road: { key?: string; base?: string } = {}) =>
  askRaw(ana, call, request, { base: app.url, ...road });

/** A row of the collection, with the version that it has in this database. */
async function withRow(call: Call): Promise<RawRequest> {
  const collection = call.operation?.kind === 'list' ? undefined : call.operation?.collection;
  const adding = OUTBOX.find(({ operation }) => operation?.kind === 'add' && operation.collection === collection);
  const request = sampled(call);
  if (adding === undefined || call.operation?.kind === 'add') return request;
  await ask(adding, sampled(adding));
  const { body } = request;
  const id = (body as { readonly id?: string }).id ?? '';
  const row = await app.owner.selectFrom('replicated_row').select('version').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return request;
  const seen = withAt(body, ['version'], Number(row.version));
  return {
    ...request,
    body: another(Object.hasOwn(Object(body), 'epoch') ? withAt(seen, ['epoch'], await epoch()) : seen),
  };
}

async function epoch(): Promise<string> {
  const newest = app.owner.selectFrom('epoch').select('id').orderBy('seq', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}

/** A change that changes something: of what the sample writes everywhere. */
function another(body: unknown): unknown {
  const { changes = {} } = body as { readonly changes?: object };
  const name = Object.entries(changes).find(([, value]) => value === 'a')?.[0];
  return name === undefined ? body : withAt(body, ['changes', name], 'b');
}

async function upload(number: string): Promise<RawRequest> {
  const params = foreignUpload(app.companies.first);
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
  return { query, raw: new TextDecoder().decode(demoDocument(number)) };
}

async function onInvoice(call: Call): Promise<RawRequest> {
  const body = new TextDecoder().decode(demoDocument(`ONCE-1-${call.name}`));
  const { item } = await ana.must(InvoiceUpload, { params: foreignUpload(app.companies.first), body });
  const onIt = { company: app.companies.first, invoice: item.id };
  return { ...sampled(call), body: { ...Object(sampled(call).body), ...onIt } };
}

/** An interval of a new series, granted to a new device, none of it taken. */
async function onLease(call: Call): Promise<RawRequest> {
  const serial = sampleSerial(`O${call.name.slice(0, 3).toUpperCase()}`);
  const [company, device] = [companyId(app.companies.second), newDeviceId()];
  await ana.must(AddCompanySerial, { body: { company, serial } });
  const wish = { company, serial: serial.id, device, deviceName: 'Chrome', count: 5 };
  const { lease } = await ana.must(LeaseNumbers, { body: wish });
  let { body } = sampled(call);
  const known = { serial: serial.id, lease: lease.id, device, fence: lease.fence, number: 1, takenTo: 0 };
  for (const [name, value] of Object.entries(known))
    if (Object.hasOwn(Object(body), name)) body = withAt(body, [name], value);
  for (const list of ['returned', 'voided']) if (Object.hasOwn(Object(body), list)) body = withAt(body, [list], []);
  return { body };
}

const PREPARED: Readonly<Record<string, (call: Call) => Promise<RawRequest>>> = {
  InvoiceUpload: () => upload('ONCE-2'),
  InvoiceMark: onInvoice,
  ReturnNumbers: onLease,
  GiveBackNumber: onLease,
  VoidNumber: onLease,
  CloseLease: onLease,
};

async function headVersion(): Promise<number> {
  const company = app.owner.selectFrom('company').select('version').where('id', '=', app.companies.second);
  return Number((await company.executeTakeFirstOrThrow()).version);
}

/** On the other company, whose version the jobs of its documents move too. */
const MEASURED: Readonly<Record<string, () => Promise<number>>> = {
  InvoiceUpload: async () => (await app.owner.selectFrom('filing').select('id').execute()).length,
  InvoiceMark: async () => {
    const items = await app.owner.selectFrom('archive_item').selectAll().execute();
    return items.filter((item) => JSON.stringify(item).includes('"approved"')).length;
  },
};

it.each(OUTBOX.map((call) => [call.name, call] as const))(
  '%s, one key fifty times at once over two processes, has one effect and one answer',
  async (_name, call) => {
    const request = await (PREPARED[call.name] ?? withRow)(call);
    const key = randomUUID();
    const effectsSoFar = MEASURED[call.name] ?? headVersion;
    const before = await effectsSoFar();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(call, request, { key, base: index % 2 === 0 ? app.url : other })),
    );
    // Who finds the first at work hears so, and asks again with the same key.
    const settled = await Promise.all(
      answers.map((answer) => (answer.code === 'busy' ? ask(call, request, { key }) : answer)),
    );
    expect(new Set(settled.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const done = (await effectsSoFar()) - before;
    // What changes nothing is answered too; what is refused has no effect.
    expect(settled[0]?.status === 200 ? [0, 1] : [0], settled[0]?.text).toContain(done);
    if (done === 1) effects.push(call.name);
  },
);

it('most of them were met with what they work on', () => {
  expect(effects.length).toBeGreaterThanOrEqual(30);
});

it.each(OUTBOX.map((call) => [call.name, call] as const))('%s without a key is refused', async (_name, call) => {
  const before = await headVersion();
  const request = sampled(call);
  const answers = [await ask(call, request, { key: '' }), await ask(call, request, { key: 'x' })];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(await headVersion()).toBe(before);
});
