/** A fiscal code proves nothing: who enters the code of another account's company gets a company of his own, and no hint. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompany } from '@/api/calls/company-calls';
import { AddCompanyPartner, ListCompanyPartner } from '@/api/calls/definition-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { CompanyParticulars } from '@/api/entities/company';
import { companyId, samplePartner, version as versionOf } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());

const DETAILS: CompanyParticulars = {
  cif: '18547290',
  name: 'Numele pe care îl dă Mihai SRL',
  vatRegistered: true,
  registration: 'J12/345/2026',
  legalForm: 'Capital social: 200 lei',
  tradingName: '',
  address: { line1: 'Str. Nouă 3', city: 'Cluj-Napoca', postCode: '', countrySubdivision: 'RO-CJ', country: 'RO' },
  email: 'mihai@exemplu.ro',
  telephone: '',
  contactName: '',
  iban: '',
  bank: '',
  paymentTermDays: 15,
};

const rowsOf = (cif: string) => app.owner.selectFrom('company').selectAll().where('cif', '=', cif).execute();

describe('the code of another account’s company', () => {
  it('makes one of one’s own, and changes nothing of the other', async () => {
    const partner = samplePartner('Numai al Anei');
    await ana.must(AddCompanyPartner, { body: { company: companyId(app.companies.first), partner } });
    const [before] = await rowsOf(DETAILS.cif);
    const { company } = await mihai.must(AddCompany, { body: { details: DETAILS } });
    const after = await rowsOf(DETAILS.cif);
    expect(after).toContainEqual(before);
    expect(company).not.toBe(before?.id);
    expect(after.find(({ id }) => id === company)).toMatchObject({ owner_id: app.mihai.id, is_authorized: false });
  });

  it('shows nothing of the other, and gives no access to it', async () => {
    const { companies } = await mihai.must(GetAuthorizations, {});
    const own = companies.find(({ cif }) => cif === DETAILS.cif);
    expect(own).toMatchObject({ name: DETAILS.name, role: 'owner', plan: { administrator: 'mihai@exemplu.ro' } });
    expect(companies.map(({ id }) => Number(id))).not.toContain(app.companies.first);
    expect(JSON.stringify(companies)).not.toContain('Firma 18547290 SRL');
    const mine = { company: companyId(Number(own?.id)), since: versionOf(0), limit: 100 };
    expect((await mihai.must(Changes, { body: mine })).changes).toEqual([]);
    const others = { company: companyId(app.companies.first) };
    expect(await mihai.call(ListCompanyPartner, { body: others })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'company-denied', body: { error: 'nu exista parteneri' } },
    });
  });

  it('is answered as a code that nobody has', async () => {
    const known = await mihai.call(AddCompany, { body: { details: { ...DETAILS, cif: '14399840' } } });
    const unknown = await mihai.call(AddCompany, { body: { details: { ...DETAILS, cif: '1590082' } } });
    const shape = (answer: object) => JSON.stringify(answer).replaceAll(/\d+/g, 'n');
    expect(shape(known)).toBe(shape(unknown));
  });

  it('files nothing without an authorization of one’s own people', async () => {
    const [own] = (await rowsOf(DETAILS.cif)).filter(({ owner_id }) => owner_id === app.mihai.id);
    const answer = await app.application.outside.tokens.tokenFor(Number(own?.id));
    expect(answer).toEqual({ kind: 'none', reason: 'not-authorized' });
  });
});

describe('a company of one’s own', () => {
  it('is made once', async () => {
    expect(codeOf(await mihai.call(AddCompany, { body: { details: DETAILS } }))).toBe('company-yours');
    expect(await rowsOf(DETAILS.cif)).toHaveLength(2);
  });

  it('needs a code whose check digit is right', async () => {
    expect(codeOf(await mihai.call(AddCompany, { body: { details: { ...DETAILS, cif: '18547291' } } }))).toBe(
      'invalid-request',
    );
  });

  it('is made once by fifty at once', async () => {
    const body = { details: { ...DETAILS, cif: '361757' } };
    const answers = await Promise.all(Array.from({ length: 50 }, () => mihai.call(AddCompany, { body }, randomUUID())));
    expect(answers.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1);
    expect(await rowsOf('361757')).toHaveLength(1);
  });
});

it('is not written by the serving role itself', async () => {
  const insert = sql`insert into company (cif, name, address) values ('1', 'x', '{}')`.execute(app.db.kysely);
  await expect(insert).rejects.toThrow('permission denied');
});
