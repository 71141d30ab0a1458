/**
 * Every signed row of the contract, also rows added later: without a token and with one that is over, about another's company, with the
 * application's own check left out so that row-level security alone holds, with bodies that the schemas may or may not take, and, where
 * a row is added, one key fifty times at once over two processes.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '@/api/call';
import { AddCompanyPartner } from '@/api/calls/definition-calls';
import { placesOf, walked, withAt } from '../api/schema-walk';
import { SIGNED_CALLS, sampleRequest } from './support/contract-samples';
import { companyId, samplePartner } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn, type TestClient } from './support/test-client';

const check = vi.hoisted(() => ({ isLeftOut: false }));
vi.mock('../../server/calls/company-access', async (original) => {
  const real = await original<typeof import('../../server/calls/company-access')>();
  const isMyCompany: typeof real.isMyCompany = async (...args) => check.isLeftOut || real.isMyCompany(...args);
  return { ...real, isMyCompany };
});

const SECRET = 'Numai al lui Mihai';
let app: TestApp;
let other: string;
let ana: TestClient;
let mihai: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  other = (await app.startAnother()).url;
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
  const body = { company: companyId(app.companies.third), partner: samplePartner(SECRET) };
  await mihai.must(AddCompanyPartner, { body });
});
afterAll(() => app.stop());
beforeEach(async () => {
  check.isLeftOut = false;
  await app.owner.deleteFrom('attempt').execute();
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly code: string;
}

/** What these end or leave, the next row of the table needs. */
const ENDS_THE_SESSION = ['Logout', 'EndSessions'];
const CALLS_OF_OTHERS = SIGNED_CALLS.filter(({ name }) => !ENDS_THE_SESSION.includes(name));

async function ask(
  call: Call,
  request: { readonly params?: object | undefined; readonly body?: unknown },
  {
    headers = {},
    base = app.url,
    key = randomUUID(),
  }: { headers?: Record<string, string>; base?: string; key?: string } = {},
): Promise<Answer> {
  const query = new URLSearchParams(request.params as Record<string, string>).toString();
  // Of a document, bytes that are none.
  const isDocument = call.bodyKind === 'xml' || call.bodyKind === 'zip';
  const response = await fetch(`${base}/api/${call.base}/${call.name}${query === '' ? '' : `?${query}`}`, {
    method: call.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${ana.credentials.token}`,
      'x-backend-key': ana.credentials.backendKey,
      'x-report-key': ana.credentials.reportKey,
      'idempotency-key': key,
      'content-type': isDocument ? `application/${call.bodyKind}` : 'application/json',
      ...headers,
    },
    ...(call.method === 'GET' ? {} : { body: isDocument ? '<Invoice/>' : JSON.stringify(request.body ?? {}) }),
  });
  const text = await response.text();
  const code = /"code":"([\w-]+)"/.exec(text)?.[1] ?? '';
  return { status: response.status, text, code };
}

/** What no refused or foreign request may change: all rows of people and companies. */
async function state(): Promise<string> {
  const tables = [
    ...['company', 'company_authorization', 'replicated_row', 'archive_item', 'filing', 'number_lease', 'number_use'],
    ...[
      'app_user',
      'recovery_code',
      'anaf_access',
      'anaf_ticket',
      'transport',
      'document',
      'account_link',
      'audit_event',
    ],
  ];
  const sums = tables.map(
    (
      name,
    ) => sql`select ${sql.lit(name)} as name, count(*) as rows, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.table(name)} as t`,
  );
  const { rows } = await sql`${sql.join(sums, sql` union all `)}`.execute(app.owner);
  return JSON.stringify(rows);
}

const mine = () => ({ company: app.companies.first, user: app.ana.id });
const foreign = () => ({ company: app.companies.third, user: app.ana.id });

describe.each(SIGNED_CALLS.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('is refused without a token, with a stranger’s key, and with a token that is over', async () => {
    const request = sampleRequest(call, mine());
    expect((await ask(call, request, { headers: { authorization: '' } })).status).toBe(401);
    const keys = { 'x-backend-key': 'x', 'x-report-key': 'x' };
    expect((await ask(call, request, { headers: keys })).code).toBe('bad-key');
    app.clock.now += 16 * 60_000;
    const late = await ask(call, request);
    app.clock.now -= 16 * 60_000;
    expect(late.code).toBe('token-expired');
  });
});

describe('about another’s company', () => {
  const ofCompany = CALLS_OF_OTHERS.filter((call) => sampleRequest(call, { company: 1, user: 1 }).ofCompany);

  it('there are calls of every kind', () => {
    expect(ofCompany.length).toBeGreaterThan(45);
  });

  it.each(ofCompany.map((call) => [call.name, call] as const))(
    '%s is denied, and changes nothing',
    async (_name, call) => {
      const before = await state();
      const answer = await ask(call, sampleRequest(call, foreign()));
      // A row of a company that is not his is as if it were not there.
      const asks = ['company-denied', 'not-found', ...(['xml', 'zip'].includes(call.bodyKind) ? XML_FIRST : [])];
      expect([...asks, ...(BEFORE_THE_COMPANY[call.name] ?? [])], answer.text).toContain(answer.code);
      expect(answer.text).not.toContain(SECRET);
      expect(await state()).toBe(before);
    },
  );

  it.each(ofCompany.map((call) => [call.name, call] as const))(
    '%s tells and changes nothing where the application asks nobody, for row-level security holds',
    async (_name, call) => {
      const before = await state();
      check.isLeftOut = true;
      const answer = await ask(call, sampleRequest(call, foreign()));
      check.isLeftOut = false;
      expect(answer.text).not.toContain(SECRET);
      const after = await state();
      // What an account asks in its own name may leave a trace with itself; with the company it leaves none.
      expect(after).toBe(before);
    },
  );
});

/** A document that is none is refused before it is asked whose it would be. */
const XML_FIRST = ['invalid-request', 'upload-failed'];

/** What the call refuses by its own words before a company is looked at; no row is read for it. */
const BEFORE_THE_COMPANY: Readonly<Record<string, readonly string[]>> = {
  SendAuthorizationByEmail: ['invalid-request'],
  AccessCompany: ['invalid-request', 'link-over'],
  GetAnafTokenCopy: ['not-found', 'wrong-password'],
};

describe('with bodies that are not what the contract says', () => {
  const STRANGE: readonly unknown[] = [
    null,
    -1,
    0,
    2 ** 31,
    1e308,
    '',
    'x'.repeat(5_000),
    '\u0000',
    "'; drop table company; --",
    [],
    {},
    true,
  ];
  it.each(CALLS_OF_OTHERS.filter(({ bodySchema }) => bodySchema !== null).map((call) => [call.name, call] as const))(
    '%s never fails, and what it refuses changes nothing',
    async (_name, call) => {
      const { params, body } = sampleRequest(call, mine());
      const places = placesOf(walked(call.bodySchema as never));
      const cases = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...STRANGE)), { numRuns: 12, seed: 7 });
      for (const [at, value] of cases) {
        const { path } = places[at % places.length] ?? { path: [] };
        const before = await state();
        const answer = await ask(call, { params, body: withAt(body, path, value) });
        expect([answer.status, answer.text.slice(0, 200)]).not.toContain(500);
        if (answer.status >= 400) expect(await state(), `${path.join('.')} = ${JSON.stringify(value)}`).toBe(before);
      }
    },
    60_000,
  );
});

describe('one key fifty times at once over two processes', () => {
  const adding = SIGNED_CALLS.filter(({ operation }) => operation?.kind === 'add');
  it.each(adding.map((call) => [call.name, call] as const))('%s has one effect and one answer', async (_name, call) => {
    const request = sampleRequest(call, mine());
    const key = randomUUID();
    const versionOf = async () =>
      (
        await app.owner
          .selectFrom('company')
          .select('version')
          .where('id', '=', app.companies.first)
          .executeTakeFirstOrThrow()
      ).version;
    const before = await versionOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(call, request, { key, base: index % 2 === 0 ? app.url : other })),
    );
    // Who finds the first at work hears so, and asks again with the same key.
    const settled = await Promise.all(
      answers.map((answer) => (answer.code === 'busy' ? ask(call, request, { key }) : answer)),
    );
    expect(new Set(settled.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await versionOf()) - before).toBe(settled[0]?.status === 200 ? 1 : 0);
  });
});
