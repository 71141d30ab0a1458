/** What the log of security tells of an attack, and that nobody can empty or fill a log. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListCompanyPartner } from '@/api/calls/definition-calls';
import { Login, Logout, RefreshSession } from '@/api/calls/session-calls';
import { securityLog } from '../../server/process/security-log';
import { companyId, samplePartner } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { callOpen, signIn } from './support/test-client';

const HOUR_MS = 3_600_000;

let app: TestApp;
/** How many entries there were before a test. */
let seen = { ofAccount: 0, ofAnybody: 0 };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  app.clock.now += 60 * 60_000;
  seen = { ofAccount: app.security.ofAccount.length, ofAnybody: app.security.ofAnybody.length };
});

const told = (kind: 'ofAccount' | 'ofAnybody') => app.security[kind].slice(seen[kind]);

// Before: a refused sign-in was a line „Login 401”, and a stolen token, a lock-out, a foreign company no line at all.
describe('the log of security', () => {
  it('tells a refused sign-in and a lock-out by network and account, without naming it', async () => {
    const guess = () => callOpen(app.url, Login, { body: { username: app.ana.email, password: 'ghicit' } });
    // Tries are counted in windows of the clock (attempt-limit.ts): none of them may end between two guesses.
    app.clock.now = Math.ceil(app.clock.now / HOUR_MS) * HOUR_MS;
    for (let i = 0; i < 11; i += 1) await guess();
    const entries = told('ofAnybody');
    expect(entries[0]).toEqual({
      event: 'sign-in-refused',
      account: expect.stringMatching(/^[0-9a-f]{16}$/),
      why: 'bad-credentials',
      network: '127.0.0.1',
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(entries.every(({ account }) => account === entries[0]?.account)).toBe(true);
    app.clock.now += 60_000;
    await guess();
    expect(told('ofAnybody').at(-1)).toMatchObject({ event: 'locked-out', why: 'too-many-requests' });
    await callOpen(app.url, Login, { body: { username: 'altcineva@exemplu.ro', password: 'ghicit' } });
    expect(told('ofAnybody').at(-1)?.account).not.toBe(entries[0]?.account);
    expect(JSON.stringify(told('ofAnybody'))).not.toMatch(/exemplu\.ro|ghicit/);
  });

  it('tells sign-in, the reuse of a token, sign-out', async () => {
    const mihai = await signIn(app.url, app.mihai);
    const refresh = (requestId: string) =>
      callOpen(app.url, RefreshSession, { body: { refresh: mihai.user.refreshToken, requestId } });
    await refresh(randomUUID());
    await refresh(randomUUID());
    const again = await signIn(app.url, app.mihai);
    await again.must(Logout, { body: { refresh: again.user.refreshToken } });
    const user = app.mihai.id;
    expect(told('ofAccount')).toMatchObject([
      { event: 'signed-in', user, network: '127.0.0.1' },
      { event: 'token-reused', user },
      { event: 'signed-in', user },
      { event: 'signed-out', user },
    ]);
    expect(JSON.stringify(app.security)).not.toContain(mihai.user.refreshToken);
  });

  it('tells who asks for a company that is not his, by reading and by writing', async () => {
    const mihai = await signIn(app.url, app.mihai);
    const company = companyId(app.companies.first);
    await mihai.call(ListCompanyPartner, { body: { company } });
    const body = JSON.stringify({ company, partner: samplePartner('Străin') });
    const headers = { 'idempotency-key': randomUUID() };
    await mihai.raw('/api/backend/AddCompanyPartner', { method: 'POST', body, headers });
    expect(told('ofAccount').slice(1)).toMatchObject([
      { event: 'company-denied', user: app.mihai.id, call: 'ListCompanyPartner' },
      { event: 'company-denied', user: app.mihai.id, call: 'AddCompanyPartner' },
    ]);
  });
});

describe('its bounds', () => {
  const BOUNDS = { ofAccount: { ofCaller: 2, inAll: 5 }, ofAnybody: { ofCaller: 2, inAll: 3 } };
  function open() {
    const clock = { now: Date.parse('2026-03-02T10:00:00Z') };
    const written: Record<'ofAccount' | 'ofAnybody', object[]> = { ofAccount: [], ofAnybody: [] };
    const log = securityLog(
      { ofAccount: (entry) => written.ofAccount.push(entry), ofAnybody: (entry) => written.ofAnybody.push(entry) },
      () => clock.now,
      BOUNDS,
    );
    const refuse = (network: string) => log.ofAnybody({ event: 'sign-in-refused', network, request: 'r' });
    return { clock, written, log, refuse };
  }

  it('are so many entries of a caller and in all a minute; what was not told is counted', () => {
    const { clock, written, refuse } = open();
    for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) refuse(network);
    expect(written.ofAnybody).toMatchObject([{ network: 'a' }, { network: 'a' }, { network: 'b' }]);
    clock.now += 60_000;
    refuse('c');
    expect(written.ofAnybody.slice(3)).toEqual([
      { event: 'not-told', count: 4, of: '2026-03-02T10:00:00.000Z' },
      { event: 'sign-in-refused', network: 'c', request: 'r' },
    ]);
  });

  it('of what anybody brings about take no room from what accounts do', () => {
    const { written, log, refuse } = open();
    for (let i = 0; i < 100; i += 1) refuse(`network ${i}`);
    log.ofAccount({ event: 'token-reused', user: 1, network: 'z', request: 'r' });
    expect(written.ofAccount).toHaveLength(1);
  });
});

describe('the log of requests', () => {
  // The entry is written when the answer has left, which its reader may know sooner.
  const pathOf = async (path: string): Promise<unknown> => {
    const before = app.log.length;
    await fetch(`${app.url}${path}`);
    // Jobs write lines of their own; nobody else reads here by GET.
    return vi.waitUntil(() => app.log.slice(before).find(({ method }) => method === 'GET')?.path, { timeout: 20_000 });
  };

  // Before: an unsigned request wrote 15 kB, and 3,963 of them pushed out all that was kept.
  it('names what is no route as one, however long it is', async () => {
    expect(await pathOf(`/${'x'.repeat(12_000)}`)).toBe('(unknown)');
    expect(await pathOf('/api/common/Nimic?x=1')).toBe('(unknown)');
    expect(await pathOf('/health?x=1')).toBe('/health');
  });
});
