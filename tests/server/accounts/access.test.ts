/** Who works on a company: invited, let in, given another role, removed; over HTTP, and with the application's own checks left out. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AccessCompany,
  GetAuthorization,
  ListAccess,
  RemoveAccess,
  SendAuthorizationByEmail,
  WithdrawInvitation,
} from '@/api/calls/access-calls';
import { CheckAuthorization } from '@/api/calls/anaf-calls';
import { AddCompany } from '@/api/calls/company-calls';
import { ListCompanyPartner } from '@/api/calls/definition-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import type { CompanyRole } from '@/api/entities/company';
import { authorizeUser, createAccount } from '../../../server/accounts/create-account';
import { asUser } from '../../../server/database/as-user';
import { lettersTo, secretIn } from '../support/letters';
import { companyId } from '../support/samples';
import { startTestApp, type TestAccount, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn, type TestClient } from '../support/test-client';

const LINK = 'http://127.0.0.1:8080/auth/invitation';
const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
let ana: TestClient;
let serial = 0;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.deleteFrom('attempt').execute();
});

const first = () => companyId(app.companies.first);

async function newPerson(): Promise<TestAccount & { readonly client: TestClient }> {
  serial += 1;
  const [email, password] = [`om${serial}@exemplu.ro`, 'parola-de-probă-1'];
  const id = await createAccount(app.owner, {
    email,
    password,
    firstName: 'Om',
    lastName: String(serial),
    planName: '',
  });
  return { id, email, password, client: await signIn(app.url, { email, password }) };
}

async function invited(email: string, role?: CompanyRole, by = ana): Promise<string> {
  // The clock of these tests stands: letters of one moment would have no order.
  app.clock.now += 1;
  await by.must(SendAuthorizationByEmail, {
    body: { company: first(), link: LINK, email, ...(role === undefined ? {} : { role }) },
  });
  return secretIn((await lettersTo(app.application, email)).find(({ kind }) => kind === 'invitation'));
}

const kindsTo = async (email: string) => (await lettersTo(app.application, email)).map(({ kind }) => kind);

const accept = (client: TestClient, invite: string) =>
  client.call(AccessCompany, { body: { company: first(), user: client.user.id, invite } });

/** Invited and come in. */
async function colleague(role?: CompanyRole) {
  const person = await newPerson();
  expect(codeOf(await accept(person.client, await invited(person.email, role)))).toBe('ok');
  return person;
}

const sees = async ({ client }: { readonly client: TestClient }) =>
  (await client.must(GetAuthorizations, {})).companies.map(({ id }) => Number(id));
const remove = (client: TestClient, user: TestClient) =>
  client.call(RemoveAccess, { body: { company: first(), user: user.user.id } });
const become = (client: TestClient, user: TestClient, role: CompanyRole) =>
  client.call(AccessCompany, { body: { company: first(), user: user.user.id, role } });

describe('an invitation', () => {
  it('tells what it is before and after signing in, and lets its person in once', async () => {
    const person = await newPerson();
    const secret = await invited(person.email);
    const open = await callOpen(app.url, CheckAuthorization, { body: { inviteId: secret } });
    const told = { company: 'Firma 18547290 SRL', cif: '18547290', email: person.email, role: 'user' };
    expect(open).toMatchObject({ result: { invitation: { ...told, kind: 'access', companyId: first() } } });
    const signed = await person.client.must(GetAuthorization, { body: { accessId: secret } });
    expect(signed.invitation).toMatchObject({ ...told, own: true });
    expect(await sees(person)).toEqual([]);
    expect(codeOf(await accept(person.client, secret))).toBe('ok');
    expect(await sees(person)).toEqual([app.companies.first]);
    expect(codeOf(await person.client.call(ListCompanyPartner, { body: { company: first() } }))).toBe('ok');
    expect(codeOf(await accept(person.client, secret))).toBe('link-over');
  });

  it('stands in the company’s list until it is used, sent anew, withdrawn or over', async () => {
    const person = await newPerson();
    const open = async () =>
      (await ana.must(ListAccess, { body: { company: first() } })).invitations.filter(
        ({ email }) => email === person.email,
      );
    const older = await invited(person.email);
    const newer = await invited(person.email, 'administrator');
    expect(await open()).toMatchObject([{ role: 'administrator' }]);
    expect(codeOf(await accept(person.client, older))).toBe('link-over');
    const id = (await open())[0]?.id ?? '';
    await ana.must(WithdrawInvitation, { body: { company: first(), id } });
    expect(await open()).toEqual([]);
    expect(codeOf(await accept(person.client, newer))).toBe('link-over');
    expect(codeOf(await ana.call(WithdrawInvitation, { body: { company: first(), id } }))).toBe('not-found');
    const last = await invited(person.email);
    app.clock.now += 7 * DAY_MS + 1;
    const late = await callOpen(app.url, CheckAuthorization, { body: { inviteId: last } });
    app.clock.now -= 7 * DAY_MS + 1;
    expect(codeOf(late)).toBe('link-over');
  });

  it('opens nothing for another signed-in user, and stays good for its own', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const secret = await invited(person.email);
    const seen = await other.client.must(GetAuthorization, { body: { accessId: secret } });
    expect(seen.invitation.own).toBe(false);
    expect(codeOf(await accept(other.client, secret))).toBe('invitation-other');
    expect(codeOf(await accept(other.client, secret.slice(0, -1)))).toBe('link-over');
    const body = { company: first(), user: person.client.user.id, invite: secret };
    expect(codeOf(await other.client.call(AccessCompany, { body }))).toBe('not-found');
    expect(codeOf(await accept(person.client, secret))).toBe('ok');
  });

  it('is sent with the server’s own link, to one address, for who may give it', async () => {
    const send = (client: TestClient, more: object) =>
      client.call(SendAuthorizationByEmail, {
        body: { company: first(), link: LINK, email: 'cineva@exemplu.ro', ...more },
      });
    expect(codeOf(await send(ana, { link: 'https://rau.example/auth/invitation' }))).toBe('invalid-request');
    expect(codeOf(await send(ana, { link: `${LINK}?x` }))).toBe('invalid-request');
    expect(codeOf(await send(ana, { email: 'a@b.ro, c@d.ro' }))).toBe('bad-address');
    expect(codeOf(await send(ana, { email: app.ana.email.toUpperCase() }))).toBe('access-there');
    const [worker, administrator] = [await colleague('user'), await colleague('administrator')];
    expect(codeOf(await send(worker.client, {}))).toBe('access-denied');
    expect(codeOf(await send(administrator.client, { role: 'owner' }))).toBe('access-denied');
    expect(codeOf(await send(administrator.client, {}))).toBe('ok');
    const mihai = await signIn(app.url, app.mihai);
    expect(codeOf(await send(mihai, {}))).toBe('company-denied');
  });

  it('says nothing of whether its address has an account', async () => {
    const person = await newPerson();
    const send = (email: string) =>
      ana.call(SendAuthorizationByEmail, { body: { company: first(), link: LINK, email } });
    const shape = (answer: object) => JSON.stringify(answer).replaceAll(/\d/g, 'n');
    expect(shape(await send(person.email))).toBe(shape(await send('fara-cont@exemplu.ro')));
  });

  it('taken twenty times at once lets in once', async () => {
    const person = await newPerson();
    const secret = await invited(person.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(person.client, secret)));
    expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1);
  });
});

describe('a role', () => {
  it('is changed by owners, and by plan administrators below the owner', async () => {
    const [worker, administrator] = [await colleague(), await colleague('administrator')];
    expect(codeOf(await become(worker.client, worker.client, 'owner'))).toBe('access-denied');
    expect(codeOf(await become(administrator.client, administrator.client, 'owner'))).toBe('access-denied');
    expect(codeOf(await become(administrator.client, ana, 'user'))).toBe('access-denied');
    expect(codeOf(await become(administrator.client, worker.client, 'administrator'))).toBe('ok');
    expect(await kindsTo(worker.email)).toContain('role-changed');
    expect(codeOf(await become(ana, worker.client, 'user'))).toBe('ok');
    expect(codeOf(await become(ana, await signIn(app.url, app.mihai), 'user'))).toBe('not-found');
  });

  it('of the last owner stays', async () => {
    expect(codeOf(await become(ana, ana, 'user'))).toBe('last-owner');
    expect(codeOf(await remove(ana, ana))).toBe('last-owner');
    const second = await colleague('owner');
    expect(codeOf(await become(second.client, ana, 'user'))).toBe('ok');
    expect(codeOf(await become(second.client, ana, 'owner'))).toBe('ok');
    expect(codeOf(await remove(second.client, second.client))).toBe('ok');
  });
});

describe('who is removed', () => {
  it('is out at the next call, is told, and his device hears that the data go', async () => {
    const worker = await colleague();
    expect(codeOf(await remove(worker.client, ana))).toBe('access-denied');
    expect(codeOf(await remove(ana, worker.client))).toBe('ok');
    expect(codeOf(await worker.client.call(ListCompanyPartner, { body: { company: first() } }))).toBe('company-denied');
    expect(await worker.client.must(GetAuthorizations, {})).toMatchObject({ companies: [], removed: [first()] });
    expect(await kindsTo(worker.email)).toContain('access-removed');
    expect(codeOf(await accept(worker.client, await invited(worker.email)))).toBe('ok');
    expect(await worker.client.must(GetAuthorizations, {})).toMatchObject({ removed: [] });
  });

  it('may have gone by himself', async () => {
    const worker = await colleague();
    expect(codeOf(await remove(worker.client, worker.client))).toBe('ok');
    expect(await sees(worker)).toEqual([]);
  });

  it('and had made the company may make one of that code anew', async () => {
    const founder = await newPerson();
    const details = {
      ...{ cif: '361757', name: 'A fondatorului SRL', vatRegistered: true, registration: '', legalForm: '' },
      address: { line1: 'Str. A 1', city: 'Cluj', postCode: '', countrySubdivision: 'RO-CJ', country: 'RO' },
      ...{ tradingName: '', email: '', telephone: '', contactName: '', iban: '', bank: '', paymentTermDays: 30 },
    };
    const { company } = await founder.client.must(AddCompany, { body: { details } });
    const heir = await newPerson();
    await founder.client.must(SendAuthorizationByEmail, {
      body: { company, link: LINK, email: heir.email, role: 'owner' },
    });
    const invite = secretIn((await lettersTo(app.application, heir.email))[0]);
    await heir.client.must(AccessCompany, { body: { company, user: heir.client.user.id, invite } });
    await heir.client.must(RemoveAccess, { body: { company, user: founder.client.user.id } });
    const anew = await founder.client.must(AddCompany, { body: { details } });
    expect(anew.company).not.toBe(company);
    const rows = await app.owner.selectFrom('company').select(['id', 'owner_id']).where('cif', '=', '361757').execute();
    expect(rows).toContainEqual({ id: company, owner_id: heir.id });
  });

  it('of two owners who remove each other at once one stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const other = await colleague('owner');
      const answers = await Promise.all([remove(ana, other.client), remove(other.client, ana)]);
      const [winner, loser] = answers.map(codeOf).toSorted((a, b) => Number(a !== 'ok') - Number(b !== 'ok'));
      expect(winner).toBe('ok');
      expect(['access-denied', 'company-denied']).toContain(loser);
      const owners = await app.owner
        .selectFrom('company_authorization')
        .select('user_id')
        .where('company_id', '=', app.companies.first)
        .where('role', '=', 'owner')
        .execute();
      expect(owners).toHaveLength(1);
      // Of an address so many letters go out a day: the next round begins by the owner's hand.
      await app.owner.deleteFrom('company_authorization').where('user_id', '=', other.id).execute();
      if (owners[0]?.user_id !== app.ana.id) await authorizeUser(app.owner, app.ana.id, app.companies.first, 'owner');
    }
  });
});

describe('with the application’s own checks left out', () => {
  const at = new Date();
  const outcome = (userId: number, statement: ReturnType<typeof sql>) =>
    asUser(app.db, userId, async (tx) => {
      const { rows } = await statement.execute(tx);
      return rows;
    });

  it('the database gives a stranger nothing of another company, and changes nothing', async () => {
    const mihai = app.mihai.id;
    const before = await app.owner.selectFrom('company_authorization').selectAll().execute();
    const company = app.companies.first;
    expect(await outcome(mihai, sql`select * from people_of_company(${company})`)).toEqual([]);
    expect(await outcome(mihai, sql`select * from people_counts() where company_id = ${company}`)).toEqual([]);
    for (const [statement, answer] of [
      [sql`select remove_access(${company}, ${app.ana.id}, ${at}) as o`, 'denied'],
      [sql`select remove_access(${company}, ${mihai}, ${at}) as o`, 'denied'],
      [sql`select change_access(${company}, ${app.ana.id}, 'user') as o`, 'denied'],
      [sql`select keep_invitation('h', ${company}, 'user', ${Buffer.from('x')}, ${at}, ${at}) as o`, false],
      [sql`select withdraw_invitation('h', ${company}, ${at}) as o`, false],
    ] as const)
      expect(await outcome(mihai, statement)).toEqual([{ o: answer }]);
    expect(await outcome(mihai, sql`select * from accept_invitation('h', ${at})`)).toEqual([]);
    expect(await app.owner.selectFrom('company_authorization').selectAll().execute()).toEqual(before);
  });

  it('nobody writes an authorization, an invitation or a removal himself', async () => {
    for (const statement of [
      sql`insert into company_authorization (company_id, user_id) values (${app.companies.first}, ${app.mihai.id})`,
      sql`update company_authorization set role = 'owner'`,
      sql`delete from company_authorization`,
      sql`delete from access_removal`,
      sql`select owners_of(1)`,
      sql`select hand_over(1, 1)`,
    ])
      await expect(outcome(app.mihai.id, statement)).rejects.toMatchObject({ code: '42501' });
    const keep = sql`select keep_link('x', 'invitation', null, ${app.companies.first}, ${Buffer.from('x')}, ${at}, ${at})`;
    await expect(outcome(app.mihai.id, keep)).rejects.toThrow('keep_invitation');
  });
});
