import { describe, expect, it } from 'vitest';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { changeOwnViews, type OwnView, ownViews } from '@/db/settings/own-views';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const HORECA: OwnView = { id: 'a', name: 'Clienți HoReCa', content: { filters: { partner: 'hotel' } } };

describe('a person’s own views', () => {
  it('are kept by company and list', async () => {
    const db = openTestDatabase();
    await changeOwnViews(db, COMPANY, 'out', (views) => [...views, HORECA]);
    expect(await ownViews(db, COMPANY, 'out')).toEqual([HORECA]);
    expect(await ownViews(db, COMPANY, 'in')).toEqual([]);
    expect(await ownViews(db, OTHER_COMPANY, 'out')).toEqual([]);
  });

  it('lose none where two tabs name one at the same time', async () => {
    const db = openTestDatabase();
    const add = (id: string) => changeOwnViews(db, COMPANY, 'out', (views) => [...views, { ...HORECA, id }]);
    await Promise.all(['a', 'b', 'c'].map(add));
    expect((await ownViews(db, COMPANY, 'out')).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  it('go with their company, and only with it', async () => {
    const db = openTestDatabase();
    for (const company of [COMPANY, OTHER_COMPANY]) await changeOwnViews(db, company, 'out', () => [HORECA]);
    await removeCompanyData(db, COMPANY);
    expect(await ownViews(db, COMPANY, 'out')).toEqual([]);
    expect(await ownViews(db, OTHER_COMPANY, 'out')).toEqual([HORECA]);
  });
});
