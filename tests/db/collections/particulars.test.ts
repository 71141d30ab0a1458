import { describe, expect, it } from 'vitest';
import { ownParticularsId, particularsOfCompany } from '@/api/entities/particulars';
import { saveParticulars } from '@/db/collections/particulars';
import { companyNow, listCompanies } from '@/db/companies/company-queries';
import { applyPage } from '@/db/replication/apply-page';
import { SAMPLE_COMPANY } from '../support/sample-company';
import { version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const CONTENT = particularsOfCompany(SAMPLE_COMPANY);
const ID = ownParticularsId(COMPANY);

async function world() {
  const db = openTestDatabase();
  await db.company.put(SAMPLE_COMPANY);
  return { db, context: testContext(db) };
}

describe('particulars of a company', () => {
  it('changed without the network stand on the device at once, and leave as one change with what they replaced', async () => {
    const { db, context } = await world();
    expect(await saveParticulars(context, SAMPLE_COMPANY, CONTENT, CONTENT)).toBe('unchanged');
    const first = { ...CONTENT, bank: 'BT' };
    expect(await saveParticulars(context, SAMPLE_COMPANY, CONTENT, first)).toBe('changed');
    expect(await saveParticulars(context, SAMPLE_COMPANY, first, { ...first, telephone: '0269 1' })).toBe('changed');
    expect(await listCompanies(db)).toEqual([{ ...SAMPLE_COMPANY, ...CONTENT, bank: 'BT', telephone: '0269 1' }]);
    const entries = await db.outbox.toArray();
    expect(entries.map(({ call, touches }) => [call, touches])).toEqual([['UpdateUserCompany', [`particulars:${ID}`]]]);
    expect(entries[0]?.body).toMatchObject({
      base: { bank: '', telephone: '' },
      changes: { bank: 'BT', telephone: '0269 1' },
    });
  });

  it('taken back before they left leave nothing to send', async () => {
    const { db, context } = await world();
    await saveParticulars(context, SAMPLE_COMPANY, CONTENT, { ...CONTENT, bank: 'BT' });
    await saveParticulars(context, SAMPLE_COMPANY, { ...CONTENT, bank: 'BT' }, CONTENT);
    expect(await db.outbox.count()).toBe(0);
    expect((await companyNow(db, SAMPLE_COMPANY)).bank).toBe('');
  });

  it('changed elsewhere show beside what waits here', async () => {
    const { db, context } = await world();
    await saveParticulars(context, SAMPLE_COMPANY, CONTENT, { ...CONTENT, bank: 'BT' });
    const change = {
      collection: 'particulars',
      id: ID,
      version: version(9),
      row: { ...CONTENT, id: ID, email: 'a@b.ro' },
    };
    const page = { changes: [change], version: version(9), head: version(9) };
    expect(await applyPage(db, COMPANY, version(0), page, '2026-03-02T09:00:00.000Z')).toBe('applied');
    expect(await companyNow(db, SAMPLE_COMPANY)).toMatchObject({
      bank: 'BT',
      email: 'a@b.ro',
      cif: SAMPLE_COMPANY.cif,
    });
  });

  it('that the contract refuses write nothing', async () => {
    const { db, context } = await world();
    const outcome = await saveParticulars(context, SAMPLE_COMPANY, CONTENT, {
      ...CONTENT,
      name: '',
      paymentTermDays: 400,
    });
    expect(outcome).toEqual({ kind: 'invalid', fields: ['name', 'paymentTermDays'] });
    expect([await db.particulars.count(), await db.outbox.count()]).toEqual([0, 0]);
  });
});
