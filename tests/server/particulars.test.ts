/** A company's particulars over HTTP: merged by field, told to every device, and what the authorizations and the audit say of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyParticulars, UpdateUserCompany } from '@/api/calls/particulars-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { Changes } from '@/api/calls/sync-calls';
import { ownParticularsId, type ParticularsContent, particularsOfCompany } from '@/api/entities/particulars';
import { companyId, newEntityId, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

async function authorized(id = company()) {
  const { companies } = await ana.must(GetAuthorizations, { body: undefined });
  const found = companies.find((each) => each.id === id);
  if (found === undefined) throw new Error(`Company ${id} is not Ana's`);
  return found;
}

const change = (
  base: Partial<ParticularsContent>,
  changes: Partial<ParticularsContent>,
  { id = ownParticularsId(company()), client = ana } = {},
) => client.call(UpdateUserCompany, { body: { company: company(), id, version: version(0), base, changes } });

describe('the particulars of a company', () => {
  it('begin from what the company was made with, and authorizations say the change', async () => {
    const before = await authorized();
    const changes = { bank: 'Banca Transilvania', vatOnCollection: true };
    const changed = await change({ bank: before.bank, vatOnCollection: false }, changes);
    expect(changed).toMatchObject({
      ok: true,
      result: { row: { ...particularsOfCompany(before), ...changes, id: ownParticularsId(company()) } },
    });
    expect(await authorized()).toMatchObject({
      ...changes,
      name: before.name,
      cif: before.cif,
      address: before.address,
    });
  });

  it('merge field by field; the same field changed in two places is a conflict that changes nothing', async () => {
    expect(codeOf(await change({ telephone: '' }, { telephone: '0269 111 222' }))).toBe('ok');
    const mine = await change({ bank: 'altă bancă' }, { bank: 'CEC Bank' });
    expect(codeOf(mine)).toBe('conflict');
    expect(await authorized()).toMatchObject({ bank: 'Banca Transilvania' });
    expect(codeOf(await change({ email: (await authorized()).email }, { email: 'facturi@exemplu.ro' }))).toBe('ok');
    expect(await authorized()).toMatchObject({ bank: 'Banca Transilvania', email: 'facturi@exemplu.ro' });
  });

  it('reach the other devices as one row of the stream', async () => {
    const page = await ana.must(Changes, { body: { company: company(), since: version(0), limit: 500 } });
    const rows = page.changes.filter(({ collection }) => collection === 'particulars');
    expect(rows).toMatchObject([{ id: ownParticularsId(company()), row: { email: 'facturi@exemplu.ro' } }]);
  });

  it('are in the audit with what stood before, also at the first change', async () => {
    const events = await app.owner
      .selectFrom('audit_event')
      .selectAll()
      .where('company_id', '=', company())
      .where('kind', 'like', 'particulars.%')
      .orderBy('seq')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['particulars.added', 'particulars.changed', 'particulars.changed', 'particulars.changed'],
    ]);
    expect(JSON.stringify(events[1])).toContain('Banca Transilvania');
  });

  it('are of the company alone: another id, another company or no name is refused', async () => {
    const name = (await authorized()).name;
    expect(codeOf(await change({}, { bank: 'x' }, { id: newEntityId() }))).toBe('invalid-request');
    expect(codeOf(await change({ name }, { name: '' }))).toBe('invalid-request');
    const mihai = await signIn(app.url, app.mihai);
    expect(codeOf(await change({}, { bank: 'x' }, { client: mihai }))).toBe('company-denied');
    expect(await authorized()).toMatchObject({ name, bank: 'Banca Transilvania' });
  });

  it('never change the fiscal code, whatever the body says', async () => {
    const { cif } = await authorized();
    const body = { company: company(), id: ownParticularsId(company()), version: version(0) };
    const forged = { ...body, base: {}, changes: { cif: '18547290' } } as never;
    expect(codeOf(await ana.call(UpdateUserCompany, { body: forged }))).toBe('unknown-field');
    expect((await authorized()).cif).toBe(cif);
  });

  it('two first changes at once keep both fields', async () => {
    const second = companyId(app.companies.second);
    const before = await authorized(second);
    const body = { company: second, id: ownParticularsId(second), version: version(0) };
    const both = await Promise.all([
      ana.call(UpdateUserCompany, { body: { ...body, base: { bank: before.bank }, changes: { bank: 'BRD' } } }),
      ana.call(UpdateUserCompany, {
        body: { ...body, base: { tradingName: '' }, changes: { tradingName: 'Morărița' } },
      }),
    ]);
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    expect(await authorized(second)).toMatchObject({ bank: 'BRD', tradingName: 'Morărița' });
  });

  it('are given back whole to a server that lost them', async () => {
    const own = ownParticularsId(company());
    const lost = { ...particularsOfCompany(await authorized()), id: own };
    await app.owner.deleteFrom('replicated_row').where('collection', '=', 'particulars').execute();
    await app.owner.updateTable('company').set({ bank: '' }).where('id', '=', company()).execute();
    const body = { company: company(), particulars: lost };
    expect(codeOf(await ana.call(AddCompanyParticulars, { body }))).toBe('ok');
    expect(await authorized()).toMatchObject({ bank: 'Banca Transilvania' });
    const foreign = { ...body, particulars: { ...lost, id: newEntityId() } };
    expect(codeOf(await ana.call(AddCompanyParticulars, { body: foreign }))).toBe('invalid-request');
  });
});
