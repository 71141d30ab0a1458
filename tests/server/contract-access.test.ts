/**
 * Every signed row of the contract, also rows added later: without a token and with one that is over, about another's company, in
 * another's name, and with the application's own check left out so that row-level security alone holds.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '@/api/call';
import { AddCompanyPartner } from '@/api/calls/definition-calls';
import { Logout } from '@/api/calls/session-calls';
import { listRows } from '../../server/database/replicated-rows';
import { askRaw, type RawRequest, type Road } from './support/contract-ask';
import { SIGNED_CALLS, sampleRequest } from './support/contract-samples';
import { companyId, samplePartner } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn, type TestClient } from './support/test-client';
import { wholeState } from './support/whole-state';

const check = vi.hoisted(() => ({ isLeftOut: false }));
vi.mock('../../server/calls/company-access', async (original) => {
  const real = await original<typeof import('../../server/calls/company-access')>();
  const isMyCompany: typeof real.isMyCompany = async (...args) => check.isLeftOut || real.isMyCompany(...args);
  const rowsOfMyCompany: typeof real.rowsOfMyCompany = async (tx, ...asked) =>
    check.isLeftOut ? listRows(tx, ...asked) : real.rowsOfMyCompany(tx, ...asked);
  return { ...real, isMyCompany, rowsOfMyCompany };
});

const SECRET = 'Numai al lui Mihai';
let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
beforeAll(async () => {
  app = await startTestApp();
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

/** What these end or leave, the next row of the table needs. */
const ENDS_THE_SESSION = ['Logout', 'EndSessions'];
const CALLS_OF_OTHERS = SIGNED_CALLS.filter(({ name }) => !ENDS_THE_SESSION.includes(name));

const ask = (call: Call, request: RawRequest, road: Partial<Road> = {}) =>
  askRaw(ana, call, request, { base: app.url, ...road });
const state = () => wholeState(app.owner);

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

describe('in the name of another', () => {
  const named = CALLS_OF_OTHERS.filter((call) => {
    const as = (user: number) => JSON.stringify(sampleRequest(call, { company: 1, user }));
    return as(1) !== as(2);
  });

  it('there are calls that say whose they are', () => {
    expect(named.length).toBeGreaterThan(12);
  });

  it.each(named.map((call) => [call.name, call] as const))(
    '%s is refused, and changes nothing',
    async (_name, call) => {
      const before = await state();
      const request = sampleRequest(call, { company: app.companies.first, user: app.mihai.id });
      const answer = await ask(call, request);
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain(app.mihai.email);
      expect(await state()).toBe(before);
    },
  );
});

describe('the stream of hints', () => {
  const open = (headers: Record<string, string>) =>
    fetch(`${app.url}/api/backend/Nudges`, {
      headers: {
        authorization: `Bearer ${ana.credentials.token}`,
        'x-backend-key': ana.credentials.backendKey,
        ...headers,
      },
    });

  it('is refused without a token, with a stranger’s key, and with a token that is over', async () => {
    expect((await open({ authorization: '' })).status).toBe(401);
    expect((await open({ 'x-backend-key': 'x' })).status).toBe(401);
    app.clock.now += 16 * 60_000;
    const late = await open({});
    app.clock.now -= 16 * 60_000;
    expect(late.status).toBe(401);
  });

  it('names the caller’s companies alone, and ends with the session', async () => {
    const own = await signIn(app.url, app.ana);
    const stream = await open({ authorization: `Bearer ${own.credentials.token}` });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (reader === undefined) throw new Error('No stream.');
    let read = '';
    while ((read.match(/data: /g) ?? []).length < 2) read += (await reader.read()).value ?? '';
    const companies = [...read.matchAll(/"company":(\d+)/g)].map(([, id]) => Number(id));
    expect(companies.sort()).toEqual([app.companies.first, app.companies.second].sort());
    await own.must(Logout, { body: { refresh: own.user.refreshToken } });
    expect((await open({ authorization: `Bearer ${own.credentials.token}` })).status).toBe(401);
    await reader.cancel();
  });
});
