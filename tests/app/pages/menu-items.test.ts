import { describe, expect, it } from 'vitest';
import { MENU_GROUPS } from '@/app/pages/menu-items';
import { APP_PAGES } from '@/app/pages/route-pages';
import { APP_ROUTES, type AppRoute, isBuilt, type ScreenName } from '@/app/routes/route-table';

describe('the menu', () => {
  it('has what is written down with the pages, in their order, under the titles of the routes', () => {
    const items = MENU_GROUPS.flat();
    const placed = Object.entries(APP_PAGES).flatMap(([name, { menu }]) => (menu === undefined ? [] : [name]));
    expect(items.map(({ route }) => route)).toEqual(placed);
    for (const { route, label } of items) expect(label).toBe(APP_ROUTES[route].title);
    expect(MENU_GROUPS.map(([first]) => first?.label)).toEqual(['Acasă', 'Facturi emise', 'e-Transport', 'Parteneri']);
  });

  it('leads only to screens', () => {
    expect(MENU_GROUPS.flat().filter(({ route }) => !isBuilt(route))).toEqual([]);
  });
});

describe('the pages', () => {
  it('are those of the screens of the route table', () => {
    const screens = Object.entries<AppRoute>(APP_ROUTES).filter(([, { screen }]) => screen === true);
    expect(Object.keys(APP_PAGES).toSorted()).toEqual(screens.map(([name]) => name).toSorted());
    // @ts-expect-error a route that is no screen has no page
    const name: ScreenName = 'bank';
    expect(isBuilt(name)).toBe(false);
  });
});
