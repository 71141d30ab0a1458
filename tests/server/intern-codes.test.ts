/** Own codes of a company and of received lines over HTTP, by the specification's own calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCompanyInternCode,
  AddInternCodesInv,
  GetCompanyInternCodes,
  ListInternCodesInv,
  RemoveCompanyInternCode,
  SaveInternalCodes,
  UpdateCompanyInternCode,
} from '@/api/calls/intern-code-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { InternCode } from '@/api/entities/intern-code';
import type { LineCode } from '@/api/entities/line-codes';
import { asCompany } from '../../server/database/as-company';
import { publishChanges } from '../../server/database/publish-changes';
import { companyId, newEntityId, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());

function sampleCode(code: string): InternCode {
  return { id: newEntityId(), code, name: `Produsul ${code}`, unitCode: 'H87', group: '', account: '371' };
}

function lineCode(id: string, code: string): LineCode {
  return { id, code, sellerItem: `S${id}`, standardItem: '', name: `Linia ${id}` };
}

const codesNow = async () =>
  (await ana.must(GetCompanyInternCodes, { body: { companyId: company() } })).internCodes.map(({ code }) => code);

describe('own codes of a company', () => {
  it('are added singly, listed, changed by field and removed', async () => {
    const internalCode = sampleCode('FA650');
    const added = await ana.must(AddCompanyInternCode, { body: { companyId: company(), internalCode } });
    expect(added.row).toEqual(internalCode);
    const change = { company: company(), id: internalCode.id, version: added.version };
    const changed = { ...change, base: { account: '371' }, changes: { account: '3021' } };
    expect(await ana.must(UpdateCompanyInternCode, { body: changed })).toMatchObject({ row: { account: '3021' } });
    const again = { ...change, base: { account: '371' }, changes: { account: '301' } };
    expect(codeOf(await ana.call(UpdateCompanyInternCode, { body: again }))).toBe('conflict');
    expect(await codesNow()).toEqual(['FA650']);
    const removed = { company: company(), id: internalCode.id, version: version(added.version + 1) };
    expect(codeOf(await ana.call(RemoveCompanyInternCode, { body: removed }))).toBe('ok');
    expect(await codesNow()).toEqual([]);
  });

  it('come as an import, all of them or none, and once for a key', async () => {
    const internalCodes = ['I1', 'I2', 'I3'].map(sampleCode);
    const body = { companyId: company(), internalCodes, isImport: true };
    const key = crypto.randomUUID();
    const first = await ana.must(AddCompanyInternCode, { body }, key);
    expect(await ana.must(AddCompanyInternCode, { body }, key)).toEqual(first);
    expect(await codesNow()).toEqual(['I1', 'I2', 'I3']);
    const [one] = internalCodes;
    const clashing = [sampleCode('I4'), { ...sampleCode('I5'), id: one?.id ?? newEntityId() }];
    const refused = await ana.call(AddCompanyInternCode, { body: { ...body, internalCodes: clashing } });
    expect(codeOf(refused)).toBe('conflict');
    expect(await codesNow()).toEqual(['I1', 'I2', 'I3']);
  });

  it('neither one nor an import, or both, is refused', async () => {
    const [internalCode, other] = [sampleCode('N1'), sampleCode('N2')];
    const bodies = [
      {},
      { internalCodes: [other] },
      { internalCodes: [], isImport: true },
      { internalCode, internalCodes: [other], isImport: true },
    ];
    for (const body of bodies)
      expect(codeOf(await ana.call(AddCompanyInternCode, { body: { companyId: company(), ...body } }))).toBe(
        'invalid-request',
      );
  });

  it('are asked for with a company: ‘Missing companyId’', async () => {
    const answer = await ana.call(GetCompanyInternCodes, { body: {} });
    expect(codeOf(answer)).toBe('invalid-request');
    expect(JSON.stringify(answer)).toContain('Missing companyId');
  });

  it('are the company’s alone', async () => {
    const [companyIdOfAna, internalCode] = [company(), sampleCode('M1')];
    expect(codeOf(await mihai.call(GetCompanyInternCodes, { body: { companyId: companyIdOfAna } }))).toBe(
      'company-denied',
    );
    const added = await mihai.call(AddCompanyInternCode, { body: { companyId: companyIdOfAna, internalCode } });
    expect(codeOf(added)).toBe('company-denied');
    const saved = { companyId: companyIdOfAna, invoiceId: newEntityId(), internCodes: [], seller: '1' };
    const facts = { number: 'A', issueDate: '2026-03-02', internCodesCompletedFull: false };
    expect(codeOf(await mihai.call(SaveInternalCodes, { body: { ...saved, ...facts } }))).toBe('company-denied');
    expect(codeOf(await mihai.call(ListInternCodesInv, { body: { companyId: companyIdOfAna } }))).toBe(
      'company-denied',
    );
  });
});

describe('own codes of received lines', () => {
  const facts = { seller: '8000000018', number: 'AB-1', issueDate: '2026-03-02' };

  it('are saved, merged over what they replaced, and reach the other devices', async () => {
    const invoiceId = newEntityId();
    const saved = {
      companyId: company(),
      invoiceId,
      internCodes: [lineCode('1', 'FA')],
      internCodesCompletedFull: false,
    };
    const first = await ana.must(SaveInternalCodes, { body: { ...saved, ...facts } });
    expect(first.row).toEqual({
      id: invoiceId,
      ...facts,
      internCodes: saved.internCodes,
      internCodesCompletedFull: false,
    });
    const both = [lineCode('1', 'FA'), lineCode('2', 'TAR')];
    const base = { internCodes: saved.internCodes, internCodesCompletedFull: false };
    const body = { ...saved, internCodes: both, internCodesCompletedFull: true, base, version: first.version };
    expect(await ana.must(SaveInternalCodes, { body })).toMatchObject({
      row: { internCodes: both, internCodesCompletedFull: true },
    });
    // Made over what no longer stands.
    const late = { ...saved, internCodes: [lineCode('1', 'ALTUL')], base };
    expect(codeOf(await ana.call(SaveInternalCodes, { body: late }))).toBe('conflict');
    const page = await ana.must(Changes, { body: { company: company(), since: version(0), limit: 500 } });
    expect(page.changes.filter(({ collection }) => collection === 'lineCodes')).toMatchObject([
      { id: invoiceId, row: { internCodes: both } },
    ]);
    const { internCodesInv } = await ana.must(ListInternCodesInv, { body: { companyId: company() } });
    expect(internCodesInv).toMatchObject([{ id: invoiceId, internCodesCompletedFull: true }]);
  });

  it('without the invoice’s facts take those of the archive, and are refused where it does not know it', async () => {
    const invoiceId = newEntityId();
    const body = {
      companyId: company(),
      invoiceId,
      internCodes: [lineCode('1', 'FA')],
      internCodesCompletedFull: true,
    };
    expect(codeOf(await ana.call(SaveInternalCodes, { body }))).toBe('not-found');
    const row = {
      id: invoiceId,
      direction: 'in',
      partnerTaxId: 'RO 8000000018',
      number: 'X-9',
      issueDate: '2026-03-03',
    };
    await asCompany(app.db, company(), (tx) =>
      publishChanges(tx, company(), [{ collection: 'archive', id: invoiceId, row }]),
    );
    expect(await ana.must(SaveInternalCodes, { body })).toMatchObject({
      row: { seller: '8000000018', number: 'X-9', issueDate: '2026-03-03' },
    });
    const again = { ...body, internCodes: [lineCode('1', 'ALTUL')] };
    expect(await ana.must(SaveInternalCodes, { body: again })).toMatchObject({
      row: { internCodes: again.internCodes },
    });
  });

  it('two first saves at once are one row, of which the other side hears', async () => {
    const invoiceId = newEntityId();
    const saves = ['A', 'B'].map((code) =>
      ana.call(SaveInternalCodes, {
        body: {
          ...{ companyId: company(), invoiceId, ...facts, internCodesCompletedFull: true },
          ...{ internCodes: [lineCode('1', code)], base: { internCodes: [], internCodesCompletedFull: false } },
        },
      }),
    );
    expect((await Promise.all(saves)).map(codeOf).sort()).toEqual(['conflict', 'ok']);
  });

  it('are given back whole to a server that lost them', async () => {
    const lineCodes = {
      id: newEntityId(),
      ...facts,
      internCodes: [lineCode('1', 'FA')],
      internCodesCompletedFull: true,
    };
    const body = { company: company(), lineCodes };
    expect(await ana.must(AddInternCodesInv, { body })).toMatchObject({ row: lineCodes });
  });
});
