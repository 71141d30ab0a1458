/** Definitions over HTTP: add, list, three-way merge, removal. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCompanyPartner,
  AddCompanyProduct,
  AddCompanySerial,
  AvailableProduct,
  ListCompanyPartner,
  RemoveCompanyPartner,
  UpdateCompanyPartner,
} from '@/api/calls/definition-calls';
import { decimalText } from '@/domain/money/decimal-text';
import { asCompany } from '../../server/database/as-company';
import { publishChanges } from '../../server/database/publish-changes';
import { companyId, newEntityId, samplePartner, sampleSerial, version } from './support/samples';
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

async function addPartner(name: string) {
  const partner = samplePartner(name);
  const added = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
  return { partner, version: added.version };
}

describe('a partner', () => {
  it('is added, listed and not listed as external', async () => {
    const { partner } = await addPartner('Tâmplăria Șoimul');
    const { partners } = await ana.must(ListCompanyPartner, { body: { company: company() } });
    expect(partners).toContainEqual(partner);
    const external = await ana.must(ListCompanyPartner, { body: { company: company(), external: true } });
    expect(external.partners).not.toContainEqual(partner);
  });

  it('added again, equal, is the same row at the same version; different, a conflict', async () => {
    const { partner, version: first } = await addPartner('De două ori');
    const again = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
    expect(again.version).toBe(first);
    const other = { ...partner, name: 'Altul' };
    expect(codeOf(await ana.call(AddCompanyPartner, { body: { company: company(), partner: other } }))).toBe(
      'conflict',
    );
  });
});

// Verifies: G9
describe('a change from two sides', () => {
  const cases = [
    { name: 'of different fields merges', mine: { base: { notes: '' }, changes: { notes: 'nou' } }, answer: 'ok' },
    {
      name: 'to the same value does nothing',
      mine: { base: { email: '' }, changes: { email: 'a@b.ro' } },
      answer: 'ok',
    },
    {
      name: 'of one field to two values is a conflict',
      mine: { base: { email: '' }, changes: { email: 'c@d.ro' } },
      answer: 'conflict',
    },
    // Breaks when base is not looked at: the stale value would win over what the other side wrote.
    {
      name: 'is a conflict where one of two fields is',
      mine: { base: { email: '', notes: '' }, changes: { email: 'c@d.ro', notes: 'x' } },
      answer: 'conflict',
    },
  ];
  it.each(cases)('$name', async ({ mine, answer }) => {
    const { partner, version: seen } = await addPartner('Concurent');
    const theirs = { base: { email: '' }, changes: { email: 'a@b.ro' } };
    const change = { company: company(), id: partner.id, version: seen };
    await ana.must(UpdateCompanyPartner, { body: { ...change, ...theirs } });
    const result = await ana.call(UpdateCompanyPartner, { body: { ...change, ...mine } });
    expect(codeOf(result)).toBe(answer);
    const { partners } = await ana.must(ListCompanyPartner, { body: { company: company() } });
    const stands = partners.find(({ id }) => id === partner.id);
    expect(stands?.email).toBe('a@b.ro');
    if (!result.ok && result.failure.kind === 'refused') {
      expect(result.failure.body.row).toEqual(stands);
      expect(result.failure.body.fields).toEqual(['email']);
    }
  });

  it('deleting loses to editing: a row changed since stays', async () => {
    const { partner, version: seen } = await addPartner('Rămâne');
    const target = { company: company(), id: partner.id, version: seen };
    await ana.must(UpdateCompanyPartner, { body: { ...target, base: { notes: '' }, changes: { notes: 'editat' } } });
    expect(codeOf(await ana.call(RemoveCompanyPartner, { body: target }))).toBe('conflict');
  });

  // The device has the whole row and asks the person; a refusal as not-found would throw the edit away.
  it('an edit of a row that was removed meanwhile is a conflict, not a loss', async () => {
    const { partner, version: seen } = await addPartner('Șters între timp');
    const target = { company: company(), id: partner.id, version: seen };
    const removed = await ana.must(RemoveCompanyPartner, { body: target });
    const edited = { ...target, base: { notes: '' }, changes: { notes: 'editat' } };
    const answer = await ana.call(UpdateCompanyPartner, { body: edited });
    expect(answer).toMatchObject({
      failure: { code: 'conflict', body: { row: null, fields: ['notes'], version: removed.version } },
    });
  });

  it('says who made the row what it is, and when: a person by the session, of the server’s own work nobody', async () => {
    const { partner, version: seen } = await addPartner('A cui este');
    const target = { company: company(), id: partner.id, version: seen };
    await ana.must(UpdateCompanyPartner, { body: { ...target, base: { email: '' }, changes: { email: 'a@b.ro' } } });
    const mine = { ...target, base: { email: '' }, changes: { email: 'c@d.ro' } };
    const author = { changedBy: 'A B', changedAt: new Date(app.clock.now).toISOString() };
    expect(await ana.call(UpdateCompanyPartner, { body: mine })).toMatchObject({ failure: { body: author } });
    expect(await ana.call(RemoveCompanyPartner, { body: target })).toMatchObject({ failure: { body: author } });
    const stands = await ana.call(RemoveCompanyPartner, { body: target });
    const head = !stands.ok && stands.failure.kind === 'refused' ? version(Number(stands.failure.body.version)) : seen;
    await ana.must(RemoveCompanyPartner, { body: { ...target, version: head } });
    expect(await ana.call(UpdateCompanyPartner, { body: mine })).toMatchObject({ failure: { body: author } });
    await asCompany(app.db, company(), (tx) =>
      publishChanges(tx, company(), [{ collection: 'partner', id: partner.id, row: { ...partner, email: 'x@y.ro' } }]),
    );
    const answer = await ana.call(UpdateCompanyPartner, { body: mine });
    expect(codeOf(answer)).toBe('conflict');
    if (!answer.ok && answer.failure.kind === 'refused') expect(answer.failure.body).not.toHaveProperty('changedBy');
  });

  it('a refused removal tells the version to have seen for the next one', async () => {
    const { partner, version: seen } = await addPartner('Totuși șters');
    const target = { company: company(), id: partner.id, version: seen };
    await ana.must(UpdateCompanyPartner, { body: { ...target, base: { notes: '' }, changes: { notes: 'editat' } } });
    const refused = await ana.call(RemoveCompanyPartner, { body: target });
    const told = refused.ok || refused.failure.kind !== 'refused' ? undefined : refused.failure.body.version;
    await ana.must(RemoveCompanyPartner, { body: { ...target, version: version(Number(told)) } });
  });

  it('a removal twice is one removal', async () => {
    const { partner, version: seen } = await addPartner('Plecat');
    const target = { company: company(), id: partner.id, version: seen };
    const first = await ana.must(RemoveCompanyPartner, { body: target });
    expect(await ana.must(RemoveCompanyPartner, { body: target })).toMatchObject({ version: first.version });
    expect(codeOf(await ana.call(RemoveCompanyPartner, { body: { ...target, version: version(0) } }))).toBe('ok');
  });
});

describe('a series', () => {
  it('has a prefix of its own, also when two devices add it at once', async () => {
    const adds = ['RACE-', 'RACE-', 'RACE-', 'RACE-'].map((prefix) =>
      ana.call(AddCompanySerial, { body: { company: company(), serial: sampleSerial(prefix) } }),
    );
    const codes = (await Promise.all(adds)).map(codeOf).sort();
    expect(codes).toEqual(['ok', 'serial-in-use', 'serial-in-use', 'serial-in-use']);
  });
});

describe('a code or a name of a product', () => {
  const asked = async (product: string, strict: boolean) =>
    (await ana.must(AvailableProduct, { body: { company: company(), product, strict } })).available;

  it('is free until a product has it; strictly, case and diacritics tell two apart', async () => {
    expect(await asked('Făină albă', false)).toBe(true);
    const product = {
      ...{
        id: newEntityId(),
        code: 'FA-650',
        name: 'Făină albă',
        description: '',
        unitCode: 'H87',
        price: '' as const,
      },
      ...{
        currency: 'RON',
        vatCategory: 'S',
        vatRate: decimalText('11'),
        exemptionReasonCode: '',
        exemptionReason: '',
      },
      ...{ classificationCode: '', classificationList: '' },
    };
    await ana.must(AddCompanyProduct, { body: { company: company(), product } });
    expect(await asked('făină  ALBA', false)).toBe(false);
    expect(await asked('făină ALBA', true)).toBe(true);
    expect(await asked('Făină albă', true)).toBe(false);
    expect(await asked('fa-650', false)).toBe(false);
    expect(await asked('fa-650', true)).toBe(true);
    // A product without a code takes no empty one.
    expect(await asked('', false)).toBe(true);
  });

  it('is told to nobody of another company', async () => {
    const body = { company: companyId(app.companies.third), product: 'x', strict: false };
    const answer = await ana.call(AvailableProduct, { body });
    expect(codeOf(answer)).toBe('company-denied');
  });
});
