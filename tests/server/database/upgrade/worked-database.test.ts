/** The working day of migration 0004 under today's server: nothing is lost or done twice, and the work goes on. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { LeaseNumbers } from '@/api/calls/number-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { Lease } from '@/api/entities/serial';
import { type DeviceId, deviceIdSchema, type EntityId, entityIdSchema } from '@/api/ids';
import { migrate } from '../../../../server/database/migrate';
import { withClient } from '../../../../server/database/with-client';
import { companyId, newDeviceId, version } from '../../support/samples';
import { startTestApp, type TestApp } from '../../support/test-app';
import { codeOf, signIn, type TestClient } from '../../support/test-client';
import { createTestDatabase } from '../../support/test-database';
import { type EarlierRow, migration4, writeMigration4 } from './migration-4';

const was = migration4();
const COMPANY = companyId(1);
let app: TestApp;
let ana: TestClient;
/** Rows and jobs after the migrations and before anything is served. */
let rows: ReadonlyMap<string, readonly EarlierRow[]>;
let jobs: readonly EarlierRow[];

beforeAll(async () => {
  const database = await createTestDatabase({ empty: true });
  await writeMigration4(database.owner, was);
  await migrate(database.owner);
  [rows, jobs] = await withClient(database.owner, async (client) => {
    const read = async (text: string): Promise<EarlierRow[]> =>
      (await client.query<{ row: string }>(text)).rows.map(({ row }) => JSON.parse(row));
    const found = new Map<string, EarlierRow[]>();
    for (const table of Object.keys(was.rows))
      found.set(table, await read(`select row_to_json(t)::text as row from "${table}" t`));
    const waiting = await read(
      `select json_build_object('key', key, 'runAt', run_at, 'task', task_identifier)::text as row
       from graphile_worker.jobs where key is not null order by key`,
    );
    return [found, waiting];
  });
  app = await startTestApp({ database });
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

/** The row with the columns it had. */
function asBefore(row: EarlierRow, before: EarlierRow): EarlierRow {
  return Object.fromEntries(Object.keys(before).map((column) => [column, row[column]]));
}

function filed(state: string): EarlierRow {
  const found = was.rows.archive_item?.find(({ id }) => id === was.invoices[state]);
  if (found === undefined) throw new Error(`no invoice ${state}`);
  return found;
}

function xmlOf(item: EarlierRow): string {
  const document = was.rows.document?.find(({ sha256 }) => sha256 === item.xml_sha256);
  return Buffer.from(String(document?.bytes).slice(2), 'hex').toString();
}

const entity = (id: string): EntityId => v.parse(entityIdSchema, id);
const device = (id: string): DeviceId => v.parse(deviceIdSchema, id);

describe('a worked database of migration 0004', () => {
  it.each(Object.keys(was.rows))('keeps every row of %s as it was', (table) => {
    const before = was.rows[table] ?? [];
    const after = rows.get(table) ?? [];
    const text = (row: EarlierRow) => JSON.stringify(row);
    const [shape] = before;
    const kept = shape === undefined ? [] : after.map((row) => text(asBefore(row, shape)));
    expect(new Set(kept)).toEqual(new Set(before.map(text)));
  });

  it('makes the owner of each company one who works on it, and everybody else a user', () => {
    const people = rows.get('company_authorization') ?? [];
    const companies = rows.get('company') ?? [];
    expect(companies.length).toBeGreaterThan(1);
    for (const { id, owner_id } of companies) {
      const owners = people.filter(({ company_id, role }) => company_id === id && role === 'owner');
      expect(owners.map(({ user_id }) => user_id)).toEqual([owner_id]);
    }
  });

  it('keeps every waiting job with its time', () => {
    const time = (instant: unknown): number => Date.parse(String(instant));
    expect(jobs.map(({ key, task, runAt }) => [key, task, time(runAt)])).toEqual(
      was.jobs
        .map(({ key, task, runAt }) => [key, task, time(runAt)])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  });

  it('gives a device that comes anew everything it had', async () => {
    const { changes } = await ana.must(Changes, { body: { company: COMPANY, since: version(0), limit: 2000 } });
    const there = new Map(changes.map(({ collection, id, row }) => [`${collection} ${id}`, row]));
    for (const { company_id, collection, id, body } of was.rows.replicated_row ?? []) {
      if (company_id !== 1) continue;
      const row = there.get(`${collection} ${id}`);
      // What waited for ANAF may have gone on since the start; the rest stands.
      if (collection === 'archive') expect(row, String(id)).toMatchObject({ number: expect.any(String) });
      else if (body === null) expect(row ?? null, String(id)).toBeNull();
      else expect(row, String(id)).toMatchObject(Object(body));
    }
  });

  it('answers an upload of then, asked again with its key, as it answered then', async () => {
    const item = filed('accepted');
    const place = Object.keys(was.invoices).indexOf('accepted');
    const before = was.rows.idempotency?.find(({ key }) => key === was.keys[place]);
    // The query in the order in which the client of then wrote it: the hash of the request is over these bytes.
    const query = new URLSearchParams({
      company: '1',
      serial: was.serial,
      isSelf: 'false',
      type: 'FCT',
      invoice: String(item.id),
      device: was.devices.laptop,
      draft: '',
      issuedAt: '2026-03-02T09:00:00.000Z',
    });
    const answer = await ana.raw(`/api/backend/InvoiceUpload?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml', 'idempotency-key': was.keys[place] ?? '' },
      body: xmlOf(item),
    });
    expect([answer.status, await answer.text()]).toEqual([before?.status, before?.answer]);
  });

  it('lets what ANAF rejected be corrected under its number', async () => {
    const item = filed('rejected');
    const params = {
      ...{ company: COMPANY, serial: was.serial, isSelf: false, type: 'FCT' as const },
      ...{ invoice: entity(String(item.id)), device: device(was.devices.laptop), draft: '' as const },
      issuedAt: '2026-03-02T10:00:00.000Z',
    };
    const body = xmlOf(item).replace('</cbc:IssueDate>', '</cbc:IssueDate><!-- corectată -->');
    expect(codeOf(await ana.call(InvoiceUpload, { params, body }, randomUUID()))).toBe('ok');
  });

  it('grants no number of the intervals that were given, and leaves half used ones with their devices', async () => {
    const ask = async (id: DeviceId): Promise<Lease> => {
      const body = { company: COMPANY, serial: entity(was.serial), device: id, deviceName: 'Laptop', count: 100 };
      return (await ana.must(LeaseNumbers, { body })).lease;
    };
    expect(await ask(device(was.devices.laptop))).toMatchObject({ id: was.lease, from: 1, to: 100, usedTo: 50 });
    expect((await ask(newDeviceId())).from).toBe(201);
  });
});
