/** From a registration to a new password, over HTTP, with the letters that went out. */
import { readFileSync, statSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ActivateAccount,
  AddUserAuthenticator,
  AvailableAccount,
  ChangePassword,
  ChangePasswordForgot,
  EndSessions,
  ForgotPassword,
  GetAccount,
  Register,
  RemoveUserAuthenticator,
  RenewRecoveryCodes,
  UpdateUserData,
} from '@/api/calls/account-calls';
import { GetAuthorizations, Login } from '@/api/calls/session-calls';
import { activationOf, lettersTo, secretIn } from '../support/letters';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, clientOf, codeOf, signIn } from '../support/test-client';

const PASSWORD = 'o parolă lungă de om';
const HOUR_MS = 60 * 60_000;
let app: TestApp;
let serial = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.deleteFrom('attempt').execute();
});

const PERSON = { firstName: 'Bianca', lastName: 'Oltean', telephone: '', legalEntity: false, company: null };
const COMPANY = {
  ...{ cif: '18547290', name: 'Tipografia Iza SRL', vatRegistered: true, registration: 'J24/1688/2022', legalForm: '' },
  address: {
    line1: 'Str. Bogdan Vodă 41',
    city: 'Sighetu Marmației',
    postCode: '',
    countrySubdivision: 'RO-MM',
    country: 'RO',
  },
  ...{ tradingName: '', email: '', telephone: '', contactName: '', iban: '', bank: '', paymentTermDays: 30 },
};

function newAddress(): string {
  serial += 1;
  return `bianca${serial}@exemplu.ro`;
}

async function letter(email: string, kind: string) {
  const found = (await lettersTo(app.application, email)).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`No letter ${kind} to ${email}`);
  return found;
}

const registered = (email: string, more: object = {}) =>
  callOpen(app.url, Register, { body: { user: { ...PERSON, email, password: PASSWORD, ...more } } });

/** Signed up, activated, signed in. */
async function person(more: object = {}) {
  const email = newAddress();
  expect(codeOf(await registered(email, more))).toBe('ok');
  const body = activationOf(await letter(email, 'activation'));
  expect(codeOf(await callOpen(app.url, ActivateAccount, { body }))).toBe('ok');
  const account = { email, password: PASSWORD };
  return { email, account, client: await signIn(app.url, account) };
}

const signedIn = async (email: string, password: string, code?: string) =>
  codeOf(
    await callOpen(app.url, Login, { body: { username: email, password, ...(code === undefined ? {} : { code }) } }),
  );

describe('a registration', () => {
  it('makes the account when its letter is opened, with its company, and not before', async () => {
    const email = newAddress();
    expect(codeOf(await registered(email, { legalEntity: true, company: COMPANY }))).toBe('ok');
    expect(await signedIn(email, PASSWORD)).toBe('bad-credentials');
    const mail = await letter(email, 'activation');
    expect(mail.text).toContain('http://127.0.0.1:8080/auth/confirm#activation.');
    const body = activationOf(mail);
    expect(codeOf(await callOpen(app.url, ActivateAccount, { body }))).toBe('ok');
    const client = await signIn(app.url, { email, password: PASSWORD });
    expect(client.user).toMatchObject({ firstName: 'Bianca', lastName: 'Oltean', email });
    const { companies } = await client.must(GetAuthorizations, {});
    expect(companies).toMatchObject([
      { cif: '18547290', name: 'Tipografia Iza SRL', role: 'owner', isAuthorized: false },
    ]);
  });

  it('keeps neither link nor address nor password in clear text', async () => {
    const email = newAddress();
    await registered(email);
    const secret = secretIn(await letter(email, 'activation'));
    const rows = [
      await app.owner.selectFrom('account_link').selectAll().execute(),
      await app.owner.selectFrom('mail').selectAll().execute(),
    ];
    const kept = JSON.stringify(rows, (_name, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const clear of [secret, email, PASSWORD]) expect(kept).not.toContain(clear);
    expect(JSON.stringify(app.log)).not.toContain(email);
  });

  it.each([
    ['twice', 0, (body: object) => body, /deja folosit/],
    ['late', 25 * HOUR_MS, (body: object) => body, /a expirat/],
    [
      'with a changed link',
      0,
      (body: { hash: string; code: string }) => ({ ...body, code: `x${body.code.slice(1)}` }),
      /nu este întreg/,
    ],
  ] as const)('is not activated %s', async (how, later, change, words) => {
    const email = newAddress();
    await registered(email);
    const body = activationOf(await letter(email, 'activation'));
    if (how === 'twice') await callOpen(app.url, ActivateAccount, { body });
    app.clock.now += later;
    const answer = await callOpen(app.url, ActivateAccount, { body: change(body) as typeof body });
    expect(answer.ok || answer.failure.kind !== 'refused' ? '' : answer.failure.body.error).toMatch(words);
  });

  it('of an address that has an account is answered as any other, and tells its owner alone', async () => {
    const { email } = await person();
    const [again, fresh] = [await registered(` ${email.toUpperCase()} `), await registered(newAddress())];
    expect(again).toEqual(fresh);
    const [newest] = await lettersTo(
      app.application,
      (await lettersTo(app.application, email.toUpperCase().replace('EXEMPLU.RO', 'exemplu.ro')))[0]?.to ?? email,
    );
    expect(newest?.kind).toBe('known-account');
    expect(newest?.text).not.toContain('#');
    expect(await signedIn(email, PASSWORD)).toBe('ok');
  });

  it.each([
    ['scurtă', 'short'],
    ['1234567890', 'common'],
    ['Password123', 'common'],
    ['abababababab', 'common'],
    ['Condica.2026!', 'expected'],
    ['e-Factura ANAF 2025', 'expected'],
    ['Contabilă SRL 1', 'expected'],
  ])('with the password %s is refused', async (password) => {
    expect(codeOf(await registered(newAddress(), { password }))).toBe('weak-password');
  });

  it('asks the list of what everybody tries first, which is long enough and small enough', async () => {
    const file = new URL('../../../server/accounts/common-passwords.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8')).passwords.split('\n').length).toBeGreaterThanOrEqual(10_000);
    expect(statSync(file).size).toBeLessThanOrEqual(500_000);
  });

  it('bounds a password', async () => {
    expect(codeOf(await registered(newAddress(), { password: 'x' }))).toBe('weak-password');
    expect(await signedIn(app.ana.email, 'ș'.repeat(201))).toBe('invalid-request');
    expect(codeOf(await registered(newAddress(), { password: '' }))).toBe('invalid-request');
    expect(codeOf(await registered(newAddress(), { password: 'ș'.repeat(201) }))).toBe('invalid-request');
    expect(codeOf(await registered(newAddress(), { password: 'ș'.repeat(100) + 'țară'.repeat(25) }))).toBe('ok');
  });

  it.each(['a@b.ro, c@d.ro', 'Ana <a@b.ro>', 'a@b.ro\r\nBcc: c@d.ro', 'ana@', '@exemplu.ro', 'a b@exemplu.ro'])(
    'is not sent to «%s»',
    async (email) => {
      expect(codeOf(await registered(email))).toBe('bad-address');
    },
  );

  it('knows one address in capitals, with blanks and with the letters of its country', async () => {
    const { email } = await person();
    expect(await signedIn(`  ${email.toUpperCase()} `, PASSWORD)).toBe('ok');
    // The address is folded, the password never.
    for (const other of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.normalize('NFD')])
      expect(await signedIn(email, other)).toBe('bad-credentials');
    const available = (text: string) => callOpen(app.url, AvailableAccount, { body: { email: text } });
    expect(await available(email.toUpperCase())).toMatchObject({ result: { available: false } });
    expect(await available('nimeni@mânăstire.ro')).toMatchObject({ result: { available: true } });
  });

  it('with the letters of its country in the address is made, and signed in to however it is written', async () => {
    const email = `stefan${serial}@mânăstire.ro`;
    expect(codeOf(await registered(email))).toBe('ok');
    const sent = `stefan${serial}@${domainToASCII('mânăstire.ro')}`;
    const body = activationOf(await letter(sent, 'activation'));
    expect(codeOf(await callOpen(app.url, ActivateAccount, { body }))).toBe('ok');
    expect([await signedIn(email, PASSWORD), await signedIn(sent.toUpperCase(), PASSWORD)]).toEqual(['ok', 'ok']);
  });

  it('tells of an address whether it has an account twenty times a quarter of an hour, and then of none', async () => {
    const ask = async (email: string) => codeOf(await callOpen(app.url, AvailableAccount, { body: { email } }));
    for (let asked = 0; asked < 20; asked += 1) expect(await ask(newAddress())).toBe('ok');
    expect([await ask(newAddress()), await ask(app.ana.email)]).toEqual(['too-many-requests', 'too-many-requests']);
    app.clock.now += HOUR_MS / 4;
    expect(await ask(newAddress())).toBe('ok');
  });

  it('asked for too often sends no more, and says nothing of it', async () => {
    const email = newAddress();
    for (let tries = 0; tries < 16; tries += 1) expect(codeOf(await registered(email))).toBe('ok');
    expect(await lettersTo(app.application, email)).toHaveLength(12);
  });
});

describe('a forgotten password', () => {
  it('is set anew by the letter’s link, once, and ends every session', async () => {
    const { email, client } = await person();
    await callOpen(app.url, ForgotPassword, { body: { email } });
    const hash = secretIn(await letter(email, 'reset'));
    const weak = await callOpen(app.url, ChangePasswordForgot, { body: { hash, newPass: 'qwertyuiop' } });
    expect(codeOf(weak)).toBe('weak-password');
    const newPass = 'altă parolă de om';
    expect(codeOf(await callOpen(app.url, ChangePasswordForgot, { body: { hash, newPass } }))).toBe('ok');
    expect(codeOf(await callOpen(app.url, ChangePasswordForgot, { body: { hash, newPass } }))).toBe('link-over');
    expect(codeOf(await client.call(GetAccount, {}))).toBe('session-ended');
    expect([await signedIn(email, PASSWORD), await signedIn(email, newPass)]).toEqual(['bad-credentials', 'ok']);
    expect(await letter(email, 'password-changed')).toBeDefined();
  });

  it('of an address without an account is answered the same, and sends nothing', async () => {
    const { email } = await person();
    const unknown = newAddress();
    const answers = [email, unknown].map((address) => callOpen(app.url, ForgotPassword, { body: { email: address } }));
    const [known, other] = await Promise.all(answers);
    expect(known).toEqual(other);
    expect(await lettersTo(app.application, unknown)).toEqual([]);
  });

  it('is set anew without the second factor, which is asked for ever after', async () => {
    const { email, client } = await person();
    const proof = { user: client.user.id, password: PASSWORD };
    const { secret = '' } = await client.must(AddUserAuthenticator, { body: proof });
    const codeAt = () => generate({ secret, epoch: Math.floor(app.clock.now / 1000) });
    await client.must(AddUserAuthenticator, { body: { ...proof, firstCode: await codeAt() } });
    await callOpen(app.url, ForgotPassword, { body: { email } });
    const newPass = 'altă parolă de om';
    const body = { hash: secretIn(await letter(email, 'reset')), newPass };
    expect(codeOf(await callOpen(app.url, ChangePasswordForgot, { body }))).toBe('ok');
    expect(await signedIn(email, newPass)).toBe('bad-code');
    app.clock.now += 60_000;
    expect(await signedIn(email, newPass, await codeAt())).toBe('ok');
  });

  it('does not take a link of another kind', async () => {
    const email = newAddress();
    await registered(email);
    const hash = secretIn(await letter(email, 'activation'));
    expect(codeOf(await callOpen(app.url, ChangePasswordForgot, { body: { hash, newPass: PASSWORD } }))).toBe(
      'link-over',
    );
  });
});

describe('one’s own account', () => {
  it('changes its password with the old one, and the other sessions are out at their next call', async () => {
    const { account, client } = await person();
    const other = await signIn(app.url, account);
    const user = client.user.id;
    const wrong = { user, oldPass: 'nu aceasta este', newPass: 'parola cea nouă 7' };
    expect(codeOf(await client.call(ChangePassword, { body: wrong }))).toBe('wrong-password');
    await client.must(ChangePassword, { body: { ...wrong, oldPass: PASSWORD } });
    expect([codeOf(await client.call(GetAccount, {})), codeOf(await other.call(GetAccount, {}))]).toEqual([
      'ok',
      'session-ended',
    ]);
  });

  it('is not changed by another', async () => {
    const [one, other] = [await person(), await person()];
    const user = one.client.user.id;
    const body = { user, oldPass: PASSWORD, newPass: 'parola cea nouă 7' };
    expect(codeOf(await other.client.call(ChangePassword, { body }))).toBe('not-found');
    const updateUser = { firstName: 'X', lastName: 'Y', telephone: '' };
    expect(codeOf(await other.client.call(UpdateUserData, { body: { userId: user, updateUser } }))).toBe('not-found');
  });

  it('turns its second factor on in two steps, and every code is good once', async () => {
    const { email, client } = await person();
    const proof = { user: client.user.id, password: PASSWORD };
    const other = await signIn(app.url, { email, password: PASSWORD });
    const { secret = '', uri } = await client.must(AddUserAuthenticator, { body: proof });
    expect(uri).toContain(`secret=${secret}`);
    expect(await signedIn(email, PASSWORD)).toBe('ok');
    const codeAt = () => generate({ secret, epoch: Math.floor(app.clock.now / 1000) });
    for (const firstCode of ['12345', '1234567', '000000'])
      expect(codeOf(await client.call(AddUserAuthenticator, { body: { ...proof, firstCode } }))).toBe('wrong-code');
    const firstCode = await codeAt();
    const { recoveryCodes = [] } = await client.must(AddUserAuthenticator, { body: { ...proof, firstCode } });
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect(codeOf(await other.call(GetAccount, {}))).toBe('session-ended');
    expect(await signedIn(email, PASSWORD)).toBe('bad-code');
    for (const code of ['12345', '1234567']) expect(await signedIn(email, PASSWORD, code)).toBe('bad-code');
    expect(await signedIn(email, PASSWORD, firstCode)).toBe('bad-code');
    app.clock.now += 60_000;
    const another = await callOpen(app.url, Login, {
      body: { username: email, password: PASSWORD, code: await codeAt() },
    });
    const second = clientOf(app.url, another.ok ? another.result.user : client.user);
    expect(codeOf(await second.call(GetAccount, {}))).toBe('ok');
    const [recovery = ''] = recoveryCodes;
    expect([await signedIn(email, PASSWORD, recovery), await signedIn(email, PASSWORD, recovery)]).toEqual([
      'ok',
      'bad-code',
    ]);
    expect(await client.must(GetAccount, {})).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 9 });
    app.clock.now += 60_000;
    const renewed = await client.must(RenewRecoveryCodes, { body: { ...proof, code: await codeAt() } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(codeOf(await client.call(RemoveUserAuthenticator, { body: proof }))).toBe('wrong-code');
    app.clock.now += 60_000;
    await client.must(RemoveUserAuthenticator, { body: { ...proof, code: await codeAt() } });
    expect([codeOf(await second.call(GetAccount, {})), codeOf(await client.call(GetAccount, {}))]).toEqual([
      'session-ended',
      'ok',
    ]);
    expect(await signedIn(email, PASSWORD)).toBe('ok');
  });

  it('ends one session, or all the others', async () => {
    const { account, client } = await person();
    const [second, third] = [await signIn(app.url, account), await signIn(app.url, account)];
    const { sessions } = await client.must(GetAccount, {});
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    expect(await client.must(EndSessions, { body: { sessions: other } })).toMatchObject({ ended: 1 });
    const states = async () =>
      [codeOf(await second.call(GetAccount, {})), codeOf(await third.call(GetAccount, {}))].sort();
    expect(await states()).toEqual(['ok', 'session-ended']);
    await client.must(EndSessions, { body: { sessions: 'others' } });
    expect(await states()).toEqual(['session-ended', 'session-ended']);
    expect(codeOf(await client.call(GetAccount, {}))).toBe('ok');
  });

  it('does not end a session of another', async () => {
    const [one, other] = [await person(), await person()];
    const [session] = (await one.client.must(GetAccount, {})).sessions;
    expect(await other.client.must(EndSessions, { body: { sessions: session?.id ?? '' } })).toMatchObject({ ended: 0 });
    expect(codeOf(await one.client.call(GetAccount, {}))).toBe('ok');
  });
});
