/**
 * The whole way of a company to ANAF: given up, an invoice waits; somebody without an account authorizes by a link with his
 * certificate at the stand-in; the company lets him in, and what waited leaves; revoked, said in words, renewed here.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { DEMO } from './pages/sign-in-page';
import { protectAccount } from './prepared-accounts';

const COMPANY = 'Tâmplăria Codrul';
/** Where pictures of the pages are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const panel = () => page.getByRole('complementary', { name: new RegExp(COMPANY) });
const row = (words: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^Conexiune ANAF, ${COMPANY}.*: ${words.source}`) });

/** No violation that axe sees, in both themes; with a picture of each where they are wanted. */
async function look(of: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    // Colours in the middle of a transition are nobody's choice.
    await of.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(of.locator('html')).toHaveAttribute('data-theme', theme);
    if (PICTURES !== undefined) await of.screenshot({ path: `${PICTURES}/${name}-${theme}.png` });
    expect.soft(await violationsOf(of), `${name}, ${theme}`).toEqual([]);
  }
}

async function openCompanies(): Promise<void> {
  await page.goto(`${installation.url}/app/companies`);
  await expect(page.getByRole('heading', { name: 'Alegeți firma' })).toBeVisible();
}

async function giveUp(asked?: string): Promise<void> {
  await panel().getByRole('button', { name: 'Revocă', exact: true }).click();
  if (asked !== undefined) await look(page, asked);
  await page.getByRole('button', { name: 'Revocă autorizarea' }).click();
  await expect(row(/Revocată la/)).toBeVisible();
  await expect(panel().getByText(/pleacă singure după o autorizare nouă/)).toBeVisible();
}

/** Another person, at the computer where the certificate is. */
async function authorizeByLink(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ locale: 'ro-RO', viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText(new RegExp(`facturile firmei ${COMPANY}`))).toBeVisible();
  await guest.getByRole('button', { name: 'Mergeți la ANAF' }).click();
  await expect(guest.getByText(/Scrieți numele/)).toBeVisible();
  await look(guest, 'authorize-phone');
  await guest.getByLabel(/^Numele dumneavoastră/).fill('Mihai Bud');
  await guest.getByRole('button', { name: 'Mergeți la ANAF' }).click();
  await guest.getByRole('link', { name: 'Nu am certificatul conectat' }).click();
  await expect(guest.getByRole('heading', { name: 'ANAF nu a dat autorizarea' })).toBeVisible();
  await look(guest, 'callback-denied-phone');
  // The address says nothing of what came back.
  expect(new URL(guest.url()).search).toBe('');
  await guest.goto(link);
  await guest.getByLabel(/^Numele dumneavoastră/).fill('Mihai Bud');
  await guest.getByRole('button', { name: 'Mergeți la ANAF' }).click();
  await guest.getByRole('link', { name: 'Mihai Bud' }).click();
  await expect(guest.getByRole('heading', { name: /Autorizarea așteaptă firma/ })).toBeVisible();
  await look(guest, 'callback-waiting-phone');
  await guest.goto(link);
  await guest.reload();
  await expect(guest.getByText(/a fost deja folosit/)).toBeVisible();
  await look(guest, 'authorize-used-phone');
  await context.close();
}

/** What the server would tell of the company's one authorization in states that a test cannot wait for. */
async function tellConnection(changes: object | undefined): Promise<void> {
  await page.unroute('**/GetAnafConnections');
  await page.route('**/GetAnafConnections', async (route) => {
    const response = await route.fetch();
    const { companies, ...rest } = await response.json();
    const told = companies.map((one: { readonly connections: readonly object[] }) => ({
      ...one,
      connections: changes === undefined ? [] : one.connections.slice(0, 1).map((known) => ({ ...known, ...changes })),
    }));
    await route.fulfill({ response, json: { ...rest, companies: told } });
  });
}

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

const STATES = [
  { name: 'none', changes: undefined, words: /Neconectată/, hasKey: false },
  { name: 'ending', changes: { until: inDays(12.5) }, words: /Expiră în 13 zile/, hasKey: true },
  { name: 'uncovered', changes: { covered: false }, words: /Fără drept în SPV/, hasKey: true },
  {
    name: 'refused',
    changes: { state: 'refused', endedAt: inDays(-1) },
    words: /ANAF nu o mai primește/,
    hasKey: false,
  },
  { name: 'over', changes: { until: inDays(-1) }, words: /A expirat la/, hasKey: false },
] as const;

test.describe.configure({ timeout: 240_000 });

test('every state of a connection is said, and what was not read too', async () => {
  for (const { name, changes, words, hasKey } of STATES) {
    await tellConnection(changes);
    await openCompanies();
    await row(words).click();
    // A key is renewed and given up where there is one.
    await expect(panel().getByRole('button', { name: 'Înnoiește cheia' })).toHaveCount(hasKey ? 1 : 0);
    await look(page, `panel-${name}`);
  }
  await page.unroute('**/GetAnafConnections');
  await page.route('**/GetAnafConnections', (route) => route.abort());
  await openCompanies();
  await expect(page.getByText(/Starea autorizărilor nu s-a putut citi/)).toBeVisible();
  await look(page, 'not-read');
  await page.unroute('**/GetAnafConnections');
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(row(/Conectată până la/)).toBeVisible();

  await page.goto(`${installation.url}/auth/callback?refused=too-often`);
  await expect(page.getByRole('alert')).toContainText('s-a încercat de prea multe ori');
  await look(page, 'callback-refused');
});

test('companies that ANAF names for the reader’s authorization are proposed', async () => {
  const second = '14399840';
  await tellConnection({ names: [second, '361757'] });
  await openCompanies();
  await row(/Conectată până la/).click();
  await expect(panel().getByText('ANAF numește și:')).toBeVisible();
  await expect(panel().getByRole('button', { name: /^Folosește autorizarea și pentru / })).toBeVisible();
  await look(page, 'panel-names');
  await panel().getByRole('button', { name: 'Adaugă firma cu CIF 361757' }).click();
  const dialog = page.getByRole('dialog', { name: 'Firmă nouă' });
  await expect(dialog.getByLabel(/^Cod fiscal/)).toHaveValue('361757');
  await dialog.getByRole('button', { name: 'Renunță' }).click();
  await page.unroute('**/GetAnafConnections');
});

test('authorizations that end are renewed one after another, and the list says how far it is', async () => {
  const renewed = new Set<number>();
  // All end soon but those renewed since.
  await page.route('**/GetAnafConnections', async (route) => {
    const response = await route.fetch();
    const { companies, ...rest } = await response.json();
    const told = companies.map((one: { readonly company: number; readonly connections: readonly object[] }) =>
      renewed.has(one.company)
        ? one
        : { ...one, connections: one.connections.map((known) => ({ ...known, until: inDays(12.5) })) },
    );
    await route.fulfill({ response, json: { ...rest, companies: told } });
  });
  await openCompanies();
  await page.getByRole('button', { name: /^Reînnoiește pentru 2$/ }).click();
  const walk = page.getByRole('region', { name: 'Reînnoire pe rând' });
  await expect(walk.getByRole('progressbar', { name: 'Reînnoire pe rând: 0 din 2 gata.' })).toBeVisible();
  await look(page, 'renewal-begun');
  const asked = page.waitForRequest('**/MakeAnafTicket');
  await walk.getByRole('button', { name: /^Reînnoiește pentru / }).click();
  renewed.add((await asked).postDataJSON().company);
  await page.getByRole('button', { name: 'Mergeți la ANAF' }).click();
  await page.getByRole('link', { name: 'Ioana Mărginean' }).click();
  await page.getByRole('link', { name: 'Deschideți pagina Firme' }).click();
  await expect(walk.getByRole('progressbar', { name: 'Reînnoire pe rând: 1 din 2 gata.' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'renewal-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await walk.getByRole('button', { name: 'Sari peste' }).click();
  await expect(walk.getByText('în afară de 1 firmă peste care ați sărit')).toBeVisible();
  await walk.getByRole('button', { name: 'Închide' }).click();
  await expect(walk).toHaveCount(0);
  await page.unroute('**/GetAnafConnections');
});

test('a company is invited, confirmed, revoked and renewed, and what waited leaves', async ({ browser }) => {
  await openCompanies();
  await page
    .getByRole('grid', { name: 'Firme' })
    .getByRole('row')
    .filter({ hasText: COMPANY })
    .getByText(COMPANY)
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`^Schimbă firma: ${COMPANY}`) })).toBeVisible();
  await openCompanies();
  await row(/Conectată până la/).click();
  await look(page, 'panel-connected');
  await giveUp('revoke');
  await look(page, 'panel-revoked');

  await page.goto(`${installation.url}/app/invoices/out`);
  const number = await openEditor(page);
  await writeInvoice(page, 'Atelier');
  await issue(page, number);
  await openCompanies();
  await row(/Revocată la/).click();
  await panel().getByRole('button', { name: 'Fă un link de invitație' }).click();
  const link = await panel().getByLabel('Link de autorizare').inputValue();
  await look(page, 'panel-invited');
  expect(await installation.uploadsOf(number)).toEqual([]);

  await authorizeByLink(browser, link);
  expect(await installation.uploadsOf(number)).toEqual([]);
  await expect(row(/Așteaptă confirmarea/)).toBeVisible({ timeout: 40_000 });
  await expect(panel().getByText('Mihai Bud a autorizat firma prin invitație.')).toBeVisible();
  await look(page, 'panel-waiting');
  await panel().getByRole('button', { name: 'Confirmă autorizarea' }).click();
  await expect(row(/Conectată până la/)).toBeVisible();
  await expect.poll(async () => (await installation.uploadsOf(number)).length, { timeout: 60_000 }).toBe(1);

  await giveUp();
  await panel().getByRole('button', { name: 'Autorizează aici' }).click();
  await expect(page.getByRole('heading', { name: 'Autorizare la ANAF' })).toBeVisible();
  await look(page, 'authorize-here');
  await page.getByRole('button', { name: 'Mergeți la ANAF' }).click();
  await page.getByRole('link', { name: 'Ioana Mărginean' }).click();
  await expect(page.getByRole('heading', { name: 'Firma este autorizată la ANAF' })).toBeVisible();
  await look(page, 'callback-connected');
  await page.getByRole('link', { name: 'Deschideți pagina Firme' }).click();
  await expect(row(/Conectată până la/)).toBeVisible();
});

test('a key is copied after password and code; the owner is told, the journal has it, and giving up is offered', async () => {
  const code = await protectAccount(installation, DEMO.email);
  await openCompanies();
  await row(/Conectată până la/).click();
  await panel().getByRole('button', { name: 'Copiază cheia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copiați cheia de acces la ANAF?' });
  await expect(dialog.getByText(new RegExp(`^${COMPANY}.* · CUI \\d+$`))).toBeVisible();
  await dialog.getByLabel(/^Parola contului/).fill(DEMO.password);
  await dialog.getByRole('button', { name: 'Arată cheia' }).click();
  await expect(dialog.getByText('Scrieți parola și codul.')).toBeVisible();
  await dialog.getByLabel(/^Codul din aplicația/).fill(await code());
  await dialog.getByRole('button', { name: 'Arată cheia' }).click();
  await expect(dialog.getByLabel('Cheia de acces', { exact: true })).toHaveValue(/.{20}/);
  await look(page, 'token-copied');
  await dialog.getByRole('button', { name: 'Revocă autorizarea…' }).click();
  const asked = page.getByRole('dialog', { name: /^Revocați autorizarea pentru / });
  await asked.getByRole('button', { name: 'Anulează' }).click();
  await expect(panel().getByText(/^Cheia a fost copiată la /)).toBeVisible();
  await page.goto(`${installation.url}/app/logs/userLogs`);
  await expect(page.getByText(/cheia de acces la ANAF a fost copiată$/i).first()).toBeVisible();
  await expect(page.getByText('Cheie de acces ANAF copiată').first()).toBeVisible();
});
