/** Sign-in, second factor, limits, refresh families, sign-out: over HTTP, with a clock that the test moves. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { generate, generateSecret } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GetAuthorizations, GetPublicNotifications, Login, Logout, RefreshSession } from '@/api/calls/session-calls';
import type { User } from '@/api/entities/user';
import { createAccount } from '../../server/accounts/create-account';
import { passwordsAt } from '../../server/session/password';
import { hashRecoveryCode } from '../../server/session/second-factor';
import { startTestApp, type TestApp } from './support/test-app';
import { callOpen, clientOf, codeOf, signIn } from './support/test-client';

let app: TestApp;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
// Limits and codes are of a window of time: each test has its own.
afterEach(() => {
  app.clock.now += HOUR_MS;
});

function logIn(body: { username: string; password: string; code?: string; rememberMe?: boolean }) {
  return callOpen(app.url, Login, { body });
}

async function newAccount(name: string) {
  const account = { email: `${name}@exemplu.ro`, password: 'parola-lui-1' };
  const id = await createAccount(app.owner, { ...account, firstName: name, lastName: '', planName: '' });
  return { ...account, id };
}

describe('sign-in', () => {
  it('gives user, keys and companies in their order, whatever the case of the address', async () => {
    const ana = await signIn(app.url, { ...app.ana, email: ' ANA@exemplu.RO ' });
    expect(ana.user).toMatchObject({ id: app.ana.id, hasAuthenticator: false });
    const { companies } = await ana.must(GetAuthorizations, {});
    expect(companies.map(({ id }) => id).sort()).toEqual([app.companies.first, app.companies.second].sort());
  });

  // Telling an address from a password would list our customers.
  it('answers an unknown address and a wrong password alike', async () => {
    const unknown = await logIn({ username: 'nimeni@exemplu.ro', password: 'x' });
    const wrong = await logIn({ username: app.ana.email, password: 'x' });
    expect(codeOf(unknown)).toBe('bad-credentials');
    expect(unknown).toEqual(wrong);
  });

  it('says that an account is disabled only to who knows its password', async () => {
    const account = await newAccount('oprit');
    await app.owner.updateTable('app_user').set({ disabled: true }).where('id', '=', account.id).execute();
    expect(codeOf(await logIn({ username: account.email, password: 'x' }))).toBe('bad-credentials');
    expect(codeOf(await logIn({ username: account.email, password: account.password }))).toBe('account-disabled');
  });

  it('is limited by account and address, also over two processes, until the window is over', async () => {
    const account = await newAccount('atacat');
    const another = await app.startAnother();
    const guess = (url: string) => callOpen(url, Login, { body: { username: account.email, password: 'ghicit' } });
    for (const url of [app.url, another.url]) await Promise.all([1, 2, 3, 4, 5].map(() => guess(url)));
    const right = { username: account.email, password: account.password };
    expect(codeOf(await logIn(right))).toBe('too-many-requests');
    app.clock.now += 15 * MINUTE_MS;
    expect(codeOf(await logIn(right))).toBe('ok');
  });

  it('keeps nothing of addresses and passwords in the log', async () => {
    await logIn({ username: 'secret@exemplu.ro', password: 'parola-secretă' });
    expect(JSON.stringify(app.log)).not.toMatch(/secret|parola/);
  });
});

describe('a raised cost of passwords', () => {
  const hashOf = async (id: number): Promise<string> =>
    (await app.owner.selectFrom('app_user').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
      .password_hash;
  const PASSWORD_MEMORY_MIB = '24';

  it('reaches an account at its next sign-in, and no other', async () => {
    const [account, other] = [await newAccount('ridicat'), await newAccount('neintrat')];
    const raised = await app.startAnother({ PASSWORD_MEMORY_MIB });
    const at = (body: { username: string; password: string }) => callOpen(raised.url, Login, { body });
    expect(codeOf(await at({ username: account.email, password: 'ghicit' }))).toBe('bad-credentials');
    expect(await hashOf(account.id)).toContain('$m=19456,t=2,p=1$');
    const right = { username: account.email, password: account.password };
    expect(codeOf(await at(right))).toBe('ok');
    const renewed = await hashOf(account.id);
    expect(renewed).toContain('$m=24576,t=2,p=1$');
    expect(await hashOf(other.id)).toContain('$m=19456,t=2,p=1$');
    // Made once; and a server that still has the lower cost takes it, and leaves it.
    expect(codeOf(await at(right))).toBe('ok');
    expect(codeOf(await logIn(right))).toBe('ok');
    expect(await hashOf(account.id)).toBe(renewed);
  });

  it('is borne by as many sign-ins at once as there are', async () => {
    const account = await newAccount('deodată');
    const raised = await app.startAnother({ PASSWORD_MEMORY_MIB });
    const body = { username: account.email, password: account.password };
    const codes = await Promise.all([1, 2, 3, 4].map(async () => codeOf(await callOpen(raised.url, Login, { body }))));
    expect(new Set(codes)).toEqual(new Set(['ok']));
    expect(codeOf(await logIn(body))).toBe('ok');
  });
});

// Before: a sign-in that had compared the old password began its session after the change had ended all others.
it('a sign-in that is under way while the password changes begins nothing', async () => {
  const account = await newAccount('între-timp');
  const at = await passwordsAt({ memoryMib: 19, passes: 2 }).hash('parola-cea-nouă-2');
  const answer = await app.owner.transaction().execute(async (tx) => {
    await tx.updateTable('app_user').set({ password_hash: at }).where('id', '=', account.id).execute();
    const signingIn = logIn({ username: account.email, password: account.password });
    // It waits for the row: only then does the change end.
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(tx);
      expect(rows).not.toEqual([]);
    });
    return { signingIn };
  });
  expect(codeOf(await answer.signingIn)).toBe('bad-credentials');
});

describe('the second factor', () => {
  async function protectedAccount(name: string) {
    const account = await newAccount(name);
    const secret = generateSecret();
    const sealed = app.application.cipher.seal(secret, `totp-${account.id}`);
    await app.owner.updateTable('app_user').set({ totp_sealed: sealed }).where('id', '=', account.id).execute();
    await app.owner
      .insertInto('recovery_code')
      .values({ user_id: account.id, code_hash: hashRecoveryCode('ab12-cd34-ef56'), used_at: null })
      .execute();
    const codeAt = (ms: number) => generate({ secret, epoch: Math.floor(ms / 1000) });
    const withCode = (code?: string) =>
      logIn({ username: account.email, password: account.password, ...(code === undefined ? {} : { code }) });
    return { codeAt, withCode };
  }

  it('is asked for, and a right code opens', async () => {
    const { codeAt, withCode } = await protectedAccount('doi-factori');
    expect(await withCode()).toMatchObject({ failure: { status: 401, body: { authenticator: true } } });
    const wrong = await withCode('000000');
    expect(wrong).toMatchObject({ failure: { code: 'bad-code', body: { authenticator: true } } });
    expect(codeOf(await withCode(await codeAt(app.clock.now)))).toBe('ok');
  });

  it('takes each code once, also of two sign-ins at the same moment', async () => {
    const { codeAt, withCode } = await protectedAccount('o-dată');
    const code = await codeAt(app.clock.now);
    const codes = (await Promise.all([withCode(code), withCode(code), withCode(code)])).map(codeOf).sort();
    expect(codes).toEqual(['bad-code', 'bad-code', 'ok']);
    // A code of a step before the used one is used up with it.
    expect(codeOf(await withCode(await codeAt(app.clock.now - 30_000)))).toBe('bad-code');
  });

  it('takes a code of the step before or after its own time, and none further off', async () => {
    const { codeAt, withCode } = await protectedAccount('ceas-nepotrivit');
    const step = Math.floor(app.clock.now / 30_000) * 30_000;
    app.clock.now = step + 15_000;
    for (const off of [-60_000, 60_000]) expect(codeOf(await withCode(await codeAt(step + off)))).toBe('bad-code');
    for (const off of [-30_000, 30_000]) expect(codeOf(await withCode(await codeAt(step + off)))).toBe('ok');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { withCode } = await protectedAccount('recuperare');
    expect(codeOf(await withCode('AB12CD34 EF56'))).toBe('ok');
    expect(codeOf(await withCode('ab12-cd34-ef56'))).toBe('bad-code');
  });
});

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another letter for the same bytes: the last of 43 letters carries four bits of the 256. */
function unusedBits(letter: string): string {
  return BASE64URL[BASE64URL.indexOf(letter) ^ 1] ?? '';
}

describe('a family of refresh tokens', () => {
  const refresh = (token: string, url = app.url, requestId: string = randomUUID()) =>
    callOpen(url, RefreshSession, { body: { refresh: token, requestId } });
  async function next(token: string): Promise<User> {
    const answer = await refresh(token);
    if (!answer.ok) throw new Error(codeOf(answer));
    return answer.result.user;
  }

  // Design, section 9, as steps: which token is presented (by number), and what comes back.
  const table: readonly { name: string; steps: readonly [present: number, answer: string][] }[] = [
    {
      name: 'goes on',
      steps: [
        [1, '→2'],
        [2, '→3'],
        [3, '→4'],
      ],
    },
    {
      name: 'gives the same successor to a repeat',
      steps: [
        [1, '→2'],
        [1, '→2'],
        [1, '→2'],
        [2, '→3'],
      ],
    },
    {
      name: 'gives it again after the predecessor moved on',
      steps: [
        [1, '→2'],
        [2, '→3'],
        [2, '→3'],
      ],
    },
    {
      name: 'ends when a predecessor comes after the use',
      steps: [
        [1, '→2'],
        [2, '→3'],
        [1, 'ended'],
        [3, 'ended'],
      ],
    },
    {
      name: 'stays ended',
      steps: [
        [1, '→2'],
        [2, '→3'],
        [1, 'ended'],
        [2, 'ended'],
        [1, 'ended'],
      ],
    },
  ];
  it.each(table)('$name', async ({ steps }) => {
    const tokens = ['', (await signIn(app.url, app.ana)).user.refreshToken];
    const requestIds = tokens.map(() => randomUUID());
    for (const [present, expected] of steps) {
      requestIds[present] ??= randomUUID();
      const answer = await refresh(tokens[present] ?? '', app.url, requestIds[present]);
      if (expected === 'ended') {
        expect(codeOf(answer)).toBe('session-ended');
        continue;
      }
      if (!answer.ok) throw new Error(`${present}: ${codeOf(answer)}`);
      const successor = Number(expected.slice(1));
      tokens[successor] ??= answer.result.user.refreshToken;
      expect(answer.result.user.refreshToken).toBe(tokens[successor]);
    }
  });

  it('gives one request that asks at once, of two processes, one successor', async () => {
    const another = await app.startAnother();
    const { refreshToken } = (await signIn(app.url, app.ana)).user;
    const id = randomUUID();
    const answers = await Promise.all(
      [app.url, another.url, app.url, another.url].map((url) => refresh(refreshToken, url, id)),
    );
    const tokens = answers.map((answer) => (answer.ok ? answer.result.user.refreshToken : codeOf(answer)));
    expect(new Set(tokens).size).toBe(1);
  });

  // Before: whoever held the token was given its successor too, and owner and thief renewed in turn unseen for ever.
  it.each([
    ['the thief first', ['thief', 'owner', 'thief']],
    ['the owner first', ['owner', 'thief', 'owner']],
  ])('ends when another request presents a used token: %s', async (_name, holders) => {
    const { refreshToken } = (await signIn(app.url, app.ana)).user;
    const ids = new Map(holders.map((holder) => [holder, randomUUID()]));
    const codes: string[] = [];
    for (const holder of holders) codes.push(codeOf(await refresh(refreshToken, app.url, ids.get(holder))));
    expect(codes).toEqual(['ok', 'session-ended', 'session-ended']);
  });

  it('goes on for a client that names no request, until it repeats a token', async () => {
    const present = (token: string) => callOpen(app.url, RefreshSession, { body: { refresh: token } });
    const first = (await signIn(app.url, app.ana)).user.refreshToken;
    const second = await present(first);
    if (!second.ok) throw new Error(codeOf(second));
    expect(codeOf(await present(second.result.user.refreshToken))).toBe('ok');
    expect(codeOf(await present(second.result.user.refreshToken))).toBe('session-ended');
  });

  it.each([
    ['without remember-me after 12 hours unused', false, 12],
    ['with remember-me after 30 days unused', true, 30 * 24],
  ])('ends %s', async (_name, rememberMe, hours) => {
    const signed = await logIn({ username: app.ana.email, password: app.ana.password, rememberMe });
    if (!signed.ok) throw new Error(codeOf(signed));
    app.clock.now += (hours - 1) * HOUR_MS;
    const { refreshToken } = await next(signed.result.user.refreshToken);
    app.clock.now += hours * HOUR_MS;
    expect(codeOf(await refresh(refreshToken))).toBe('session-ended');
  });

  // Before: renewed every month, a session never ended, a stolen one neither.
  it('ends 180 days after its sign-in, however often it was renewed', async () => {
    const signed = await logIn({ username: app.ana.email, password: app.ana.password, rememberMe: true });
    if (!signed.ok) throw new Error(codeOf(signed));
    let token = signed.result.user.refreshToken;
    for (let day = 20; day < 180; day += 20) {
      app.clock.now += 20 * 24 * HOUR_MS;
      token = (await next(token)).refreshToken;
    }
    app.clock.now += 20 * 24 * HOUR_MS - 1;
    token = (await next(token)).refreshToken;
    app.clock.now += 1;
    expect(codeOf(await refresh(token))).toBe('session-ended');
  });

  it('refuses what it did not write, and what was changed', async () => {
    const { refreshToken } = (await signIn(app.url, app.ana)).user;
    const [user, family, , seal] = refreshToken.split('.');
    for (const forged of [
      'x',
      'a.b.c.d',
      `${user}.${family}.2.${seal}`,
      `${refreshToken}x`,
      // Before: taken, as only what they stand for was compared.
      `0${refreshToken}`,
      `${user}.${family}.01.${seal}`,
      refreshToken.slice(0, -1) + unusedBits(refreshToken.slice(-1)),
      `${app.mihai.id}.${family}.1.${seal}`,
    ])
      expect(codeOf(await refresh(forged))).toBe('session-ended');
    expect(codeOf(await refresh(refreshToken))).toBe('ok');
  });
});

// Before: as many as one liked; each is cheap, and each was a line in the log.
it('refresh tokens that are none are bounded by address', async () => {
  // By each process for itself.
  const { url } = await app.startAnother();
  const guess = () => callOpen(url, RefreshSession, { body: { refresh: 'ghicit', requestId: randomUUID() } });
  const codes: string[] = [];
  for (let i = 0; i < 61; i += 1) codes.push(codeOf(await guess()));
  expect(new Set(codes.slice(0, 60))).toEqual(new Set(['session-ended']));
  expect(codes[60]).toBe('too-many-requests');
  const ana = await signIn(app.url, app.ana);
  const body = { refresh: ana.user.refreshToken, requestId: randomUUID() };
  expect(codeOf(await callOpen(app.url, RefreshSession, { body }))).toBe('ok');
});

describe('an access token', () => {
  it('lasts 15 minutes', async () => {
    const ana = await signIn(app.url, app.ana);
    app.clock.now += 14 * MINUTE_MS;
    expect(codeOf(await ana.call(GetAuthorizations, {}))).toBe('ok');
    app.clock.now += 2 * MINUTE_MS;
    expect(codeOf(await ana.call(GetAuthorizations, {}))).toBe('token-expired');
  });

  it('ends with the sign-out, and only its own session does', async () => {
    const [one, two] = [await signIn(app.url, app.ana), await signIn(app.url, app.ana)];
    await one.must(Logout, { body: { refresh: one.user.refreshToken } });
    expect(codeOf(await one.call(GetAuthorizations, {}))).toBe('session-ended');
    expect(codeOf(await two.call(GetAuthorizations, {}))).toBe('ok');
  });

  // Before: with a refresh token that was not its own, the sign-out was answered with „ok” and the session lived on.
  it('ends with the sign-out whatever refresh token it came with', async () => {
    const ana = await signIn(app.url, app.ana);
    await ana.must(Logout, { body: { refresh: 'al-nimănui' } });
    expect(codeOf(await ana.call(GetAuthorizations, {}))).toBe('session-ended');
    const body = { refresh: ana.user.refreshToken, requestId: randomUUID() };
    expect(codeOf(await callOpen(app.url, RefreshSession, { body }))).toBe('session-ended');
  });

  it('ends with the sign-out of nobody else', async () => {
    const [ana, mihai] = [await signIn(app.url, app.ana), await signIn(app.url, app.mihai)];
    await mihai.must(Logout, { body: { refresh: ana.user.refreshToken } });
    expect(codeOf(await ana.call(GetAuthorizations, {}))).toBe('ok');
  });

  it('needs the key of its base, and cannot be made of another one', async () => {
    const ana = await signIn(app.url, app.ana);
    const [head, claims = '', seal] = ana.user.token.split('.');
    const other = claims.replace(/.$/, '') + (claims.endsWith('A') ? 'Q' : 'A');
    const forged = `${head}.${other}.${seal}`;
    expect(codeOf(await clientOf(app.url, { ...ana.user, token: forged }).call(GetAuthorizations, {}))).not.toBe('ok');
    const keys = { ...ana.user.keys, backend: ana.user.keys.report };
    expect(codeOf(await clientOf(app.url, { ...ana.user, keys }).call(GetAuthorizations, {}))).toBe('bad-key');
  });
});

// Before: what was published after midnight in Bucharest bore the day before.
it('public notices bear the day of Bucharest', async () => {
  const shown_from = new Date('2026-07-01T22:30:00Z');
  const row = { title: 'Noaptea', body: '', shown_from, shown_until: new Date(app.clock.now + HOUR_MS) };
  await app.owner.insertInto('public_notice').values(row).execute();
  const answer = await callOpen(app.url, GetPublicNotifications, {});
  expect(answer.ok && answer.result.notifications).toMatchObject([{ title: 'Noaptea', date: '2026-07-02' }]);
  await app.owner.deleteFrom('public_notice').execute();
});

it('public notices are those of the day', async () => {
  const at = (hours: number) => new Date(app.clock.now + hours * HOUR_MS);
  await app.owner
    .insertInto('public_notice')
    .values([
      { title: 'Trecut', body: '', shown_from: at(-5), shown_until: at(-1) },
      { title: 'De azi', body: 'Text', shown_from: at(-1), shown_until: null },
      { title: 'De mâine', body: '', shown_from: at(24), shown_until: null },
    ])
    .execute();
  const answer = await callOpen(app.url, GetPublicNotifications, {});
  expect(answer.ok && answer.result.notifications.map(({ title }) => title)).toEqual(['De azi']);
});
