/** Access to a company ends while a page of it is read: the page is refused, and no device takes what it did not see for read. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AddCompanyPartner } from '@/api/calls/definition-calls';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { Changes, LineWords } from '@/api/calls/sync-calls';
import type { CompanyId } from '@/api/ids';
import { demoDocument } from './invoices/demo-document';
import { foreignUpload } from './invoices/foreign-upload';
import { companyId, samplePartner, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

const WAIT = { timeout: 20_000, interval: 20 };
let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

/** The call has seen the company and waits to read the epoch; what it reads after that it reads without access. */
async function whileAccessEnds<T>(company: CompanyId, ask: () => Promise<T>): Promise<T> {
  const { asked } = await app.owner.transaction().execute(async (tx) => {
    await sql`lock table epoch in access exclusive mode`.execute(tx);
    const answer = ask();
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(tx);
      expect(rows.length).toBeGreaterThan(0);
    }, WAIT);
    await sql`delete from company_authorization where user_id = ${app.ana.id} and company_id = ${company}`.execute(tx);
    return { asked: answer };
  });
  return asked;
}

// Before: an empty page that reached to the head, so the device's cursor passed over every row that it had not seen, for good.
it('Changes is refused, not answered as though nothing had changed', async () => {
  const company = companyId(app.companies.first);
  await ana.must(AddCompanyPartner, { body: { company, partner: samplePartner('Nevăzut') } });
  const ask = () => ana.call(Changes, { body: { company, since: version(0), limit: 500 } });
  expect(codeOf(await whileAccessEnds(company, ask))).toBe('company-denied');
});

// Before: «nothing more», and the device took the words that it had for all of them.
it('LineWords is refused, not answered as though there were no more', async () => {
  const company = companyId(app.companies.second);
  const params = foreignUpload(app.companies.second);
  const body = new TextDecoder().decode(demoDocument('AC-1'));
  await ana.call(InvoiceUpload, { params, body });
  const ask = () => ana.call(LineWords, { body: { company, since: version(0), limit: 500 } });
  expect(codeOf(await whileAccessEnds(company, ask))).toBe('company-denied');
});

it('a company that is seen and has nothing newer is an empty page up to its head', async () => {
  await sql`insert into company_authorization (user_id, company_id)
    values (${app.ana.id}, ${app.companies.first}) on conflict do nothing`.execute(app.owner);
  const company = companyId(app.companies.first);
  const { head } = await ana.must(Changes, { body: { company, since: version(0), limit: 500 } });
  const empty = { version: head, head, hasMore: false };
  expect(await ana.must(Changes, { body: { company, since: head, limit: 500 } })).toMatchObject({
    ...empty,
    changes: [],
    remaining: 0,
  });
  expect(await ana.must(LineWords, { body: { company, since: head, limit: 500 } })).toMatchObject({
    ...empty,
    documents: [],
  });
});
