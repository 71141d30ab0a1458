import { describe, expect, it } from 'vitest';
import { MENU_GROUPS } from '@/app/pages/menu-items';
import { APP_PAGES } from '@/app/pages/route-pages';
import { links } from '@/app/routes/links';
import { APP_ROUTES, type AppRoute, type AppRouteName, isBuilt, PUBLIC_ROUTES } from '@/app/routes/route-table';

const APP: readonly string[] = Object.values(APP_ROUTES).map(({ pattern }) => pattern);
const PUBLIC: readonly string[] = Object.values(PUBLIC_ROUTES).map(({ pattern }) => pattern);

/** Specification, section 2, under /app. */
const SPECIFIED = `
  account preferences notificationUser subscribe subscribe/payResult subscribe/payResultOp noAdminPlan contact companies
  demo load 500 logs/userLogs API backuprescon backup/onedrive
  invoices/out invoices/in invoices/extern invoices/messages invoices/export invoices/etva invoices/editor invoices/drafts
  invoices/recurrent invoices/recaftersend invoices/recurrentEditor invoices/recurrentProductsEditor
  invoices/createRecurrent invoices/send invoices/view invoices/preview
  defs/partner defs/product defs/payment defs/vat defs/payments defs/serial defs/intProCod
  eTrans/etransOptions eTrans/eTransHome eTrans/viewEtrans eTrans/draftsEtrans eTrans/defs/eTransPartner
  eTrans/defs/transportators eTrans/defs/eTransProduct
  config/clientnotifications config/generalDetails config/serialRegister config/InvPersonaliz bank bank/callback`
  .trim()
  .split(/\s+/);

/** Specification, section 2, public area (design, section 10: under /auth). */
const PUBLIC_SPECIFIED = `regComp regDetailComp register registerSuccess registerFail disabled confirm callback
  authorize-company/:cid password reset goodbye InvPersonaliz 404 500`
  .trim()
  .split(/\s+/);

const GUARDED: Readonly<Partial<Record<AppRouteName, string>>> = {
  api: 'integrariAPI',
  extern: 'externe',
  export: 'exportDateContabile',
  etva: 'eTVA',
  recurrent: 'contracte',
  recurrentEditor: 'contracte',
  recurrentProductsEditor: 'contracte',
  createRecurrent: 'contracte',
  send: 'trimitereXMLuriMultiple',
};

describe('the route table', () => {
  it('has every route of the specification', () => {
    expect(SPECIFIED.filter((path) => !APP.includes(`/app/${path}`))).toEqual([]);
    expect(PUBLIC_SPECIFIED.filter((path) => !PUBLIC.includes(`/auth/${path}`))).toEqual([]);
    expect(APP).toContain('/app');
    expect(APP).toContain('/app/invoices');
    expect(PUBLIC).toEqual(expect.arrayContaining(['/auth', '/404', '/500']));
  });

  it('names no path twice', () => {
    expect(new Set([...APP, ...PUBLIC]).size).toBe(APP.length + PUBLIC.length);
  });

  it('guards what the specification guards, all of transport, and nothing else', () => {
    for (const [name, route] of Object.entries(APP_ROUTES)) {
      const expected = route.pattern.startsWith('/app/eTrans') ? 'eTransport' : GUARDED[name as AppRouteName];
      expect([name, route.ability]).toEqual([name, expected ?? null]);
    }
  });

  // Catches: a menu entry or a link that leads to a 404.
  it('links only to what is in the table, and the menu only to what is built', () => {
    const addresses = [links.editor(), links.view('x'), links.out(), links.drafts(), links.send(), links.companies()];
    addresses.push(links.partner('x'), links.product(), links.serial(), links.load(), links.home(), links.subscribe());
    for (const address of addresses) expect(APP).toContain(address.split('?')[0]);
    expect(MENU_GROUPS.flat().length).toBeGreaterThan(0);
    for (const { route } of MENU_GROUPS.flat()) expect(isBuilt(route)).toBe(true);
    expect(isBuilt('bank')).toBe(false);
    expect(Object.keys(APP_PAGES).filter((name) => !Object.hasOwn(APP_ROUTES, name))).toEqual([]);
  });

  it('carries what the editor opens on in the query', () => {
    expect(links.editor({ correct: 'a b' })).toBe('/app/invoices?correct=a+b');
    expect(links.editor({})).toBe('/app/invoices');
  });
});

it("gives the phone's whole screen to the editors and the preview alone, which have a head and a foot of their own", () => {
  const whole = Object.entries<AppRoute>(APP_ROUTES).filter(([, { wholePhone }]) => wholePhone === true);
  expect(whole.map(([name]) => name)).toEqual(['invoices', 'editor', 'preview', 'transportView']);
});
