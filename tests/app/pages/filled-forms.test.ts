import { describe, expect, it } from 'vitest';
import { APP_PAGES } from '@/app/pages/route-pages';
import { APP_ROUTES } from '@/app/routes/route-table';
import { FILLED_CELLS, FILLED_FORMS } from '../../browser/forms/filled-forms';

const built = Object.keys(APP_PAGES);

describe('forms that the browser test of passing through goes through', () => {
  it('has a row for every screen that is built, and for no other', () => {
    expect(Object.keys(FILLED_FORMS).toSorted()).toEqual(built.toSorted());
  });

  it('has a form for every definition', () => {
    const definitions = Object.entries(APP_ROUTES).filter(([, { pattern }]) => pattern.includes('/defs/'));
    const without = definitions.filter(([name]) => built.includes(name) && FILLED_FORMS[name]?.length === 0);
    expect(without).toEqual([]);
  });

  it('goes through the cells of lists that have a form', () => {
    expect(FILLED_CELLS.filter(({ route }) => (FILLED_FORMS[route] ?? []).length === 0)).toEqual([]);
  });
});
