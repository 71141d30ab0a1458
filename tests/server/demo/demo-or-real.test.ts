/**
 * The demonstration and real work over one database, in both orders: the published password opens nothing beside the
 * demonstration, its companies file nothing at ANAF, and real data are never handed to a stand-in.
 */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GetDemonstration } from '@/api/calls/demo-calls';
import { GetAuthorizations, Login } from '@/api/calls/session-calls';
import { createAccount, createCompany } from '../../../server/accounts/create-account';
import type { Application } from '../../../server/application';
import { asUser } from '../../../server/database/as-user';
import { DEMO_ACCOUNT, DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn } from '../support/test-client';

const DEMO = { CONDICA_DEMO: '1', ANAF_MODE: 'stand-in' };
const REAL = { CONDICA_DEMO: '0', ANAF_MODE: 'prod', ANAF_CLIENT_ID: 'i', ANAF_CLIENT_SECRET: 's' };
const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresIn: 90 * 24 * 3600 };

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const [TEMPLATE] = DEMO_COMPANIES;
if (TEMPLATE === undefined) throw new Error('no demo company');
const COMPANY = { ...TEMPLATE, cif: '30000001', isAuthorized: true, administrator: '', demo: true };

/** As the demonstration's start makes it: account, a company, its authorization at ANAF. */
async function demonstration({ db, cipher }: Application): Promise<number> {
  const userId = await createAccount(app.owner, { ...DEMO_ACCOUNT, planName: '', demo: true });
  const company = await createCompany(app.owner, { ...COMPANY, ownerId: userId });
  const credential = { id: randomUUID(), userId, companyIds: [company], tokens: TOKENS };
  const parts = { cipher, now: app.clock.now, wake: async () => undefined };
  await asUser(db, userId, (tx) => keepCredential(tx, parts, credential));
  return company;
}

const demoSignIn = (url: string) =>
  callOpen(url, Login, { body: { username: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password } });

describe('a demonstration, then real work', () => {
  it('shuts the published password out, ends its sessions and leaves other accounts alone', async () => {
    const first = await app.startAnother(DEMO);
    await demonstration(first);
    const client = await signIn(first.url, DEMO_ACCOUNT);
    const ana = await signIn(first.url, app.ana);
    const { email, password } = DEMO_ACCOUNT;
    expect(await callOpen(first.url, GetDemonstration, {})).toMatchObject({ result: { account: { email, password } } });
    const real = await app.startAnother(REAL);
    expect(await callOpen(real.url, GetDemonstration, {})).toMatchObject({ result: { account: null } });
    expect(codeOf(await demoSignIn(real.url))).toBe('account-disabled');
    expect(codeOf(await client.call(GetAuthorizations, {}))).toBe('session-ended');
    expect(codeOf(await ana.call(GetAuthorizations, {}))).toBe('ok');
    expect(app.log).toContainEqual({ event: 'demonstration-closed', accounts: 1 });
  });

  it('gives its companies no token for the real ANAF, though their authorization stands', async () => {
    const first = await app.startAnother(DEMO);
    const company = await demonstration(first);
    expect(await first.outside.tokens.tokenFor(company)).toEqual({ kind: 'token', token: 'a', covers: null });
    const real = await app.startAnother(REAL);
    const held = { kind: 'none', reason: 'demonstration' };
    expect(await real.outside.tokens.tokenFor(company)).toEqual(held);
    expect(await real.outside.tokens.tokenAfterRefusal(company, 'a')).toEqual(held);
  });

  it('does not let a real account or company take over what is of the demonstration', async () => {
    await demonstration(app.application);
    await expect(createAccount(app.owner, { ...DEMO_ACCOUNT, planName: '' })).rejects.toThrow('demonstrației');
    const ofDemo = await app.owner
      .selectFrom('company')
      .select('owner_id')
      .where('demo', '=', true)
      .executeTakeFirstOrThrow();
    const own = { ...COMPANY, demo: false, ...(ofDemo.owner_id === null ? {} : { ownerId: ofDemo.owner_id }) };
    await expect(createCompany(app.owner, own)).rejects.toThrow('demonstrației');
  });

  it('opens again at the next demonstration, where only stand-ins were met', async () => {
    await demonstration(await app.startAnother(DEMO));
    const without = await app.startAnother({ CONDICA_DEMO: '0' });
    expect(codeOf(await demoSignIn(without.url))).toBe('account-disabled');
    const again = await app.startAnother(DEMO);
    await demonstration(again);
    expect(codeOf(await demoSignIn(again.url))).toBe('ok');
  });
});

describe('ANAF’s test environment and its production', () => {
  const TEST = { ...REAL, ANAF_MODE: 'test' };

  it.each([
    [TEST, REAL, 'mediul de test al ANAF, iar pornirea de acum cere ANAF real'],
    [REAL, TEST, 'ANAF real (producție), iar pornirea de acum cere mediul de test'],
  ])('do not meet in one database: %#', async (first, second, said) => {
    const one = await app.startAnother(first);
    expect((await signIn(one.url, app.ana)).user.environment).toBe(first === TEST ? 'test' : undefined);
    await expect(app.startAnother(second)).rejects.toThrow(said);
    await expect(app.startAnother(DEMO)).rejects.toThrow('ANAF real');
    const again = await app.startAnother(first);
    expect(codeOf(await (await signIn(again.url, app.ana)).call(GetAuthorizations, {}))).toBe('ok');
  });
});

describe('real work, then a demonstration', () => {
  it('is refused with a sentence, and nothing is changed', async () => {
    await app.startAnother(REAL);
    await expect(app.startAnother(DEMO)).rejects.toThrow('ANAF real');
    const accounts = await app.owner.selectFrom('app_user').select('email_key').execute();
    expect(accounts.map(({ email_key }) => email_key).sort()).toEqual(['ana@exemplu.ro', 'mihai@exemplu.ro']);
  });

  it('does not give the published password a company that is there already', async () => {
    const start = { ...COMPANY, cif: '18547290' };
    await expect(createCompany(app.owner, { ...start, ownerId: app.ana.id })).rejects.toThrow(
      'nu este al demonstrației',
    );
    await createCompany(app.owner, start);
    const kept = await app.owner
      .selectFrom('company')
      .select(['name', 'demo', 'owner_id'])
      .where('cif', '=', '18547290')
      .execute();
    expect(kept).toContainEqual({ name: 'Firma 18547290 SRL', demo: false, owner_id: app.ana.id });
    expect(kept).toContainEqual({ name: COMPANY.name, demo: true, owner_id: null });
  });
});
