/** Strangers who guess a password lock out themselves, not the account's owner. Over HTTP, from addresses a proxy names. */

import { generateSecret } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../server/accounts/create-account';
import { startTestApp, type TestApp } from './support/test-app';

const HOUR_MS = 60 * 60_000;
const PASSWORD = 'parola-lui-1';

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  url = (await app.startAnother({ TRUSTED_PROXIES: '127.0.0.0/8 ::1' })).url;
});
afterAll(() => app.stop());
afterEach(() => {
  app.clock.now += HOUR_MS;
});

interface Try {
  readonly email: string;
  readonly from: string;
  readonly password?: string;
  readonly cookie?: string;
  readonly code?: string;
}

async function logIn({ email, from, password = PASSWORD, cookie, code }: Try) {
  const response = await fetch(`${url}/api/common/Login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify({ username: email, password, ...(code === undefined ? {} : { code }) }),
  });
  const body: { code?: string; error?: string } = await response.json();
  const setCookie = response.headers.get('set-cookie') ?? '';
  return { said: body.code ?? 'ok', error: body.error, retryAfter: response.headers.get('retry-after'), setCookie };
}

async function newAccount(name: string): Promise<{ readonly email: string; readonly id: number }> {
  const email = `${name}@exemplu.ro`;
  const id = await createAccount(app.owner, { email, password: PASSWORD, firstName: name, lastName: '', planName: '' });
  return { email, id };
}

async function guess(email: string, from: string, times: number): Promise<string> {
  let said = '';
  for (let i = 0; i < times; i += 1) said = (await logIn({ email, from, password: 'ghicit' })).said;
  return said;
}

/** The cookie of a device that has signed in before. */
async function deviceOf(email: string, from: string): Promise<string> {
  return (await logIn({ email, from })).setCookie.split(';')[0] ?? '';
}

/** As if strangers at many addresses had gone on for a while. */
async function guessFromEverywhere(): Promise<void> {
  await app.owner.updateTable('attempt').set({ used: 1_000 }).where('key', 'like', 'sign-in-account:%').execute();
}

describe('wrong tries of a stranger', () => {
  // Before: twelve of them kept the owner out, at whatever address, for as long as they went on.
  it('lock out the stranger, not the owner elsewhere', async () => {
    const { email } = await newAccount('păzit');
    expect(await guess(email, '203.0.113.1', 12)).toBe('too-many-requests');
    expect((await logIn({ email, from: '198.51.100.1' })).said).toBe('ok');
  });

  it('from everywhere do not lock out a device that has signed in before', async () => {
    const { email } = await newAccount('asaltat');
    const cookie = await deviceOf(email, '198.51.100.2');
    await guess(email, '203.0.113.2', 1);
    await guessFromEverywhere();
    expect((await logIn({ email, from: '198.51.100.3' })).said).toBe('too-many-requests');
    expect((await logIn({ email, from: '198.51.100.3', cookie })).said).toBe('ok');
  });

  it('at the owner’s own address do not lock out his device either', async () => {
    const { email } = await newAccount('coleg');
    const cookie = await deviceOf(email, '198.51.100.4');
    expect(await guess(email, '198.51.100.4', 11)).toBe('too-many-requests');
    expect((await logIn({ email, from: '198.51.100.4', cookie })).said).toBe('ok');
  });
});

describe('a device that has signed in before', () => {
  it('has a bound of its own', async () => {
    const { email } = await newAccount('uituc');
    const cookie = await deviceOf(email, '198.51.100.5');
    const tries = Array.from({ length: 11 }, (_, i) => `198.51.100.${i + 10}`);
    const said: string[] = [];
    for (const from of tries) said.push((await logIn({ email, from, cookie, password: 'greșit' })).said);
    expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'bad-credentials'));
    expect(said[10]).toBe('too-many-requests');
  });

  it('says nothing for another account, nor after a letter was changed, nor after 400 days', async () => {
    const [{ email }, other] = [await newAccount('unul'), await newAccount('altul')];
    const cookie = await deviceOf(email, '198.51.100.6');
    await guess(email, '203.0.113.6', 1);
    await guess(other.email, '203.0.113.6', 1);
    await guessFromEverywhere();
    const changed = cookie.replace(/^(device=device\.)(\d+)/, `$1${other.id}`);
    expect((await logIn({ email: other.email, from: '198.51.100.6', cookie })).said).toBe('too-many-requests');
    expect((await logIn({ email: other.email, from: '198.51.100.6', cookie: changed })).said).toBe('too-many-requests');
    expect((await logIn({ email, from: '198.51.100.6', cookie })).said).toBe('ok');
    app.clock.now += 400 * 24 * HOUR_MS;
    await guess(email, '203.0.113.6', 1);
    await guessFromEverywhere();
    expect((await logIn({ email, from: '198.51.100.6', cookie })).said).toBe('too-many-requests');
  });

  it('holds its token where no script reads it, and opens nothing with it', async () => {
    const { email } = await newAccount('cu-cookie');
    const { setCookie } = await logIn({ email, from: '198.51.100.7' });
    expect(setCookie).toMatch(
      /^device=device\.\d+\.[\w-]+\.\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
    );
    const wrong = await logIn({ email, from: '198.51.100.7', cookie: setCookie, password: 'greșit' });
    expect(wrong.said).toBe('bad-credentials');
  });

  it('by https holds it under a name that only this host can set', async () => {
    const secure = await app.startAnother({ PUBLIC_URL: 'https://facturi.exemplu.ro' });
    const { email } = await newAccount('sigur');
    const response = await fetch(`${secure.url}/api/common/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password: PASSWORD }),
    });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-device=.*; Path=\/; .*; Secure$/);
  });
});

it('too many tries are told with the minutes to wait', async () => {
  const { email } = await newAccount('grăbit');
  // A window begins with the hour here.
  app.clock.now = Math.ceil(app.clock.now / HOUR_MS) * HOUR_MS;
  await guess(email, '203.0.113.8', 10);
  app.clock.now += 11 * 60_000;
  expect(await logIn({ email, from: '203.0.113.8' })).toMatchObject({
    said: 'too-many-requests',
    error: 'Prea multe încercări. Încercați din nou peste 4 minute.',
    retryAfter: '240',
  });
  app.clock.now += 4 * 60_000;
  expect((await logIn({ email, from: '203.0.113.8' })).said).toBe('ok');
});

it('codes of the second factor are bounded by themselves, for who knows the password', async () => {
  const { email, id } = await newAccount('cu-cod');
  const sealed = app.application.cipher.seal(generateSecret(), `totp-${id}`);
  await app.owner.updateTable('app_user').set({ totp_sealed: sealed }).where('id', '=', id).execute();
  const tryFrom = async (i: number) => (await logIn({ email, from: `203.0.113.${i}`, code: '000000' })).said;
  const said: string[] = [];
  for (let i = 20; i < 31; i += 1) said.push(await tryFrom(i));
  expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'bad-code'));
  expect(said[10]).toBe('too-many-requests');
});
