import { describe, expect, it } from 'vitest';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { invalidInvoices, setInvalidInvoices } from '@/db/settings/invalid-invoices';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

describe('the setting for invoices with errors', () => {
  it('refuses until a person chooses otherwise, company by company', async () => {
    const db = openTestDatabase();
    expect(await invalidInvoices(db, COMPANY)).toBe('refuse');
    await setInvalidInvoices(db, COMPANY, 'ask');
    expect(await invalidInvoices(db, COMPANY)).toBe('ask');
    expect(await invalidInvoices(db, OTHER_COMPANY)).toBe('refuse');
  });

  // A value of a newer version must not open the gate.
  it('refuses where the stored value is not known', async () => {
    const db = openTestDatabase();
    await db.kv.put({ key: `invalid-invoices ${COMPANY}`, value: 'send' });
    expect(await invalidInvoices(db, COMPANY)).toBe('refuse');
  });

  it('goes with the company', async () => {
    const db = openTestDatabase();
    await setInvalidInvoices(db, COMPANY, 'ask');
    await removeCompanyData(db, COMPANY);
    expect(await db.kv.toArray()).toEqual([]);
  });
});
