import { describe, expect, it } from 'vitest';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { FormTooLongError, putUnsavedForm, unsavedForm, unsavedForms } from '@/db/settings/unsaved-form';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const AT = '2026-11-22T08:00:00.000Z';
const NAME = { texts: { name: 'Apicola' }, at: AT };

// Verifies: G1 (nothing typed is lost, in a form that is not saved)
describe('a form that is not saved', () => {
  it('is kept by company and place, until it has no text', async () => {
    const db = openTestDatabase();
    await putUnsavedForm(db, COMPANY, 'partner new', NAME);
    expect(await unsavedForm(db, COMPANY, 'partner new')).toEqual(NAME);
    expect(await unsavedForm(db, OTHER_COMPANY, 'partner new')).toBeUndefined();
    await putUnsavedForm(db, COMPANY, 'partner new', { texts: {}, at: AT });
    expect(await unsavedForm(db, COMPANY, 'partner new')).toBeUndefined();
  });

  it('is found with the others of its screen', async () => {
    const db = openTestDatabase();
    for (const place of ['partner new', 'partner a', 'product a']) await putUnsavedForm(db, COMPANY, place, NAME);
    expect([...(await unsavedForms(db, COMPANY, 'partner ')).keys()].sort()).toEqual(['partner a', 'partner new']);
  });

  it('leaves with its company, and only with it', async () => {
    const db = openTestDatabase();
    for (const company of [COMPANY, OTHER_COMPANY]) await putUnsavedForm(db, company, 'partner new', NAME);
    await removeCompanyData(db, COMPANY);
    expect(await unsavedForm(db, COMPANY, 'partner new')).toBeUndefined();
    expect(await unsavedForm(db, OTHER_COMPANY, 'partner new')).toEqual(NAME);
  });

  it('that nobody has touched for ninety days goes when another begins', async () => {
    const db = openTestDatabase();
    await putUnsavedForm(db, COMPANY, 'partner old', { ...NAME, at: '2026-08-23T23:59:59.000Z' });
    await putUnsavedForm(db, COMPANY, 'partner young', { ...NAME, at: '2026-08-24T00:00:00.000Z' });
    await putUnsavedForm(db, COMPANY, 'partner new', NAME);
    expect([...(await unsavedForms(db, COMPANY, 'partner ')).keys()].sort()).toEqual(['partner new', 'partner young']);
  });

  it('has room among two hundred: the oldest goes first', async () => {
    const db = openTestDatabase();
    const second = (count: number): string => new Date(Date.parse(AT) + count * 1000).toISOString();
    for (let count = 0; count < 201; count += 1) {
      await putUnsavedForm(db, COMPANY, `partner ${count}`, { ...NAME, at: second(count) });
    }
    const kept = await unsavedForms(db, COMPANY, 'partner ');
    expect(kept.size).toBe(200);
    expect(kept.has('partner 0')).toBe(false);
    expect(kept.has('partner 200')).toBe(true);
  });

  it('is refused where it is longer than anything that could be saved', async () => {
    const db = openTestDatabase();
    const long = { texts: { notes: 'a'.repeat(200_001) }, at: AT };
    await expect(putUnsavedForm(db, COMPANY, 'partner new', long)).rejects.toThrow(FormTooLongError);
  });
});
