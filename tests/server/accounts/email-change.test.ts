/** Another address for an account, over HTTP, with the letters that went out. */
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ActivateAccount,
  AddUserAuthenticator,
  ChangePassword,
  ChangePasswordForgot,
  ForgotPassword,
  GetAccount,
  Register,
  UpdateUserData,
} from '@/api/calls/account-calls';
import { GetUserAuditLogs } from '@/api/calls/audit-calls';
import { Login } from '@/api/calls/session-calls';
import { activationOf, lettersTo, secretIn } from '../support/letters';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn } from '../support/test-client';

const PASSWORD = 'o parolă lungă de om';
const HOUR_MS = 60 * 60_000;
const NAMES = { firstName: 'Bianca', lastName: 'Oltean', telephone: '' };
let app: TestApp;
let serial = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.deleteFrom('attempt').execute();
});

function newAddress(): string {
  serial += 1;
  return `adresa${serial}@exemplu.ro`;
}
function later(ms: number): void {
  app.clock.now += ms;
}
const letter = async (email: string, kind: string) =>
  (await lettersTo(app.application, email)).find((one) => one.kind === kind);
const signedIn = async (email: string, password = PASSWORD) =>
  codeOf(await callOpen(app.url, Login, { body: { username: email, password } }));
const opened = async (email: string) =>
  callOpen(app.url, ActivateAccount, { body: activationOf(await letter(email, 'new-address')) });

/** Signed up, activated, signed in. */
async function person() {
  const email = newAddress();
  const user = { ...NAMES, email, password: PASSWORD, legalEntity: false, company: null };
  expect(codeOf(await callOpen(app.url, Register, { body: { user } }))).toBe('ok');
  await callOpen(app.url, ActivateAccount, { body: activationOf(await letter(email, 'activation')) });
  const client = await signIn(app.url, { email, password: PASSWORD });
  const ask = (to: string, proof: { password?: string; code?: string } = { password: PASSWORD }) =>
    client.call(UpdateUserData, { body: { userId: client.user.id, updateUser: { ...NAMES, email: to }, ...proof } });
  return { email, client, ask };
}

describe('another address', () => {
  it('counts when its link was opened, once; the old one is told and the other sessions end', async () => {
    const { email, client, ask } = await person();
    const other = await signIn(app.url, { email, password: PASSWORD });
    const next = newAddress();
    expect(codeOf(await ask(` ${next} `))).toBe('ok');
    expect(await client.must(GetAccount, {})).toMatchObject({ email, awaitedEmail: { email: next } });
    expect((await letter(email, 'address-asked'))?.text).toContain(next);
    expect([await signedIn(email), await signedIn(next)]).toEqual(['ok', 'bad-credentials']);
    expect(await opened(next)).toMatchObject({ result: { email: next } });
    expect(codeOf(await opened(next))).toBe('link-over');
    expect([await signedIn(email), await signedIn(next)]).toEqual(['bad-credentials', 'ok']);
    expect((await letter(email, 'address-changed'))?.text).toContain(next);
    expect(codeOf(await other.call(GetAccount, {}))).toBe('session-ended');
    const account = await client.must(GetAccount, {});
    expect([account.email, account.awaitedEmail]).toEqual([next, undefined]);
    const { records } = await client.must(GetUserAuditLogs, { params: { userID: client.user.id } });
    expect(records.map(({ kind }) => kind)).toContain('account.email');
  });

  it('is kept by a hash alone', async () => {
    const { ask } = await person();
    const next = newAddress();
    await ask(next);
    const secret = secretIn(await letter(next, 'new-address'));
    const kept = JSON.stringify(await app.owner.selectFrom('account_link').selectAll().execute(), (_name, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const clear of [secret, next]) expect(kept).not.toContain(clear);
  });

  it('asks the password, and changes nothing without it', async () => {
    const { email, client, ask } = await person();
    const next = newAddress();
    expect(codeOf(await ask(next, { password: 'nu aceasta este' }))).toBe('wrong-password');
    expect(codeOf(await ask(next, {}))).toBe('invalid-request');
    expect(codeOf(await ask('a@b.ro, c@d.ro'))).toBe('bad-address');
    expect(await lettersTo(app.application, next)).toEqual([]);
    expect(await client.must(GetAccount, {})).toMatchObject({ email, ...NAMES });
    expect((await client.must(GetAccount, {})).awaitedEmail).toBeUndefined();
  });

  it('asks a code where the account has a second factor', async () => {
    const { client, ask } = await person();
    const proof = { user: client.user.id, password: PASSWORD };
    const { secret = '' } = await client.must(AddUserAuthenticator, { body: proof });
    const code = () => generate({ secret, epoch: Math.floor(app.clock.now / 1000) });
    await client.must(AddUserAuthenticator, { body: { ...proof, firstCode: await code() } });
    const next = newAddress();
    expect(codeOf(await ask(next))).toBe('wrong-code');
    later(60_000);
    expect(codeOf(await ask(next, { password: PASSWORD, code: await code() }))).toBe('ok');
  });

  it('that has an account is answered and shown as any other, and its owner alone hears why', async () => {
    const [{ email: taken }, one] = [await person(), await person()];
    const [known, fresh] = [await one.ask(taken), await (await person()).ask(newAddress())];
    expect(known).toEqual(fresh);
    expect((await one.client.must(GetAccount, {})).awaitedEmail).toMatchObject({ email: taken });
    expect((await letter(taken, 'taken-address'))?.text).not.toContain('#');
    expect(await letter(taken, 'new-address')).toBeUndefined();
  });

  it('that got an account meanwhile is not taken away from it', async () => {
    const [one, other] = [await person(), await person()];
    const next = newAddress();
    await one.ask(next);
    const first = activationOf(await letter(next, 'new-address'));
    // The newest letter is opened: of two of one instant neither is.
    later(1000);
    await other.ask(next);
    expect(codeOf(await opened(next))).toBe('ok');
    const late = await callOpen(app.url, ActivateAccount, { body: first });
    expect(late.ok || late.failure.kind !== 'refused' ? '' : late.failure.body.error).toMatch(
      /are între timp alt cont/,
    );
    expect(await signedIn(one.email)).toBe('ok');
  });

  it.each([
    ['given up', async ({ ask, email }) => void (await ask(email))],
    ['asked for anew', async ({ ask }) => void (await ask(newAddress()))],
    ['late', async () => later(25 * HOUR_MS)],
    [
      'whose account got another password',
      async ({ client }) => {
        const body = { user: client.user.id, oldPass: PASSWORD, newPass: 'parola cea nouă 7' };
        await client.must(ChangePassword, { body });
      },
    ],
  ] as const satisfies readonly (readonly [string, (of: Awaited<ReturnType<typeof person>>) => Promise<void>])[])(
    '%s opens nothing',
    async (_how, meanwhile) => {
      const one = await person();
      const next = newAddress();
      await one.ask(next);
      await meanwhile(one);
      expect(codeOf(await opened(next))).toBe('link-over');
      expect(await signedIn(next)).toBe('bad-credentials');
    },
  );

  it('leaves a link to a new password at the old one good no longer', async () => {
    const { email, ask } = await person();
    await callOpen(app.url, ForgotPassword, { body: { email } });
    const hash = secretIn(await letter(email, 'reset'));
    const next = newAddress();
    await ask(next);
    await opened(next);
    const answer = await callOpen(app.url, ChangePasswordForgot, { body: { hash, newPass: 'parola cea nouă 7' } });
    expect(codeOf(answer)).toBe('link-over');
  });

  it('is asked for five times a day, and no letter more', async () => {
    const { ask } = await person();
    for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await ask(newAddress()))).toBe('ok');
    const next = newAddress();
    expect(codeOf(await ask(next))).toBe('too-many-requests');
    expect(await lettersTo(app.application, next)).toEqual([]);
    later(25 * HOUR_MS);
  });

  it('is not asked for by another', async () => {
    const [one, other] = [await person(), await person()];
    const body = { userId: one.client.user.id, updateUser: { ...NAMES, email: newAddress() }, password: PASSWORD };
    expect(codeOf(await other.client.call(UpdateUserData, { body }))).toBe('not-found');
  });
});
