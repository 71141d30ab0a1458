/** A new firm from nothing to its first accepted invoice, by the steps of its home page and never outside the product. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { issue, typeLine } from './pages/editor-page';
import { linkInLetter } from './pages/letters';
import { closeNotices } from './pages/public-notices';
import { chooseUserAction } from './pages/user-menu';

const EMAIL = 'ilinca.moga@exemplu.ro';
const PASSWORD = 'o propoziție de ținut minte';
const CUI = '14399840';
const CLIENT = '18547290';
/** The register writes it in capitals, without diacritics. */
const CLIENT_NAME = /^Tamplaria Codrul/;
/** Where pictures of the pages are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ demo: false });
  page = await openPage(browser);
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
  await context.addCookies([{ name: 'condica-install-refused', value: '1', url: installation.url }]);
  return context.newPage();
}

async function look(name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${theme}.png` });
    expect.soft(await violationsOf(page), `${name}, ${theme}`).toEqual([]);
  }
}

async function register(): Promise<void> {
  await page.goto(installation.url);
  await page.getByRole('link', { name: 'Înregistrați-vă' }).click();
  await page.getByLabel('Nume *', { exact: true }).fill('Moga');
  await page.getByLabel('Prenume *').fill('Ilinca');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Parolă').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await page.getByRole('button', { name: /Am o firmă/ }).click();
  await page.getByLabel('Cod fiscal').fill(CUI);
  await page.getByRole('button', { name: 'Caută în registru' }).click();
  await expect(page.getByText(/^Găsită:/)).toBeVisible();
  await page.getByRole('button', { name: 'Creează contul firmei' }).click();
  await expect(page.getByRole('heading', { name: 'Mai este un pas' })).toBeVisible();
  await page.goto(await linkInLetter(installation, EMAIL, 'Confirmați contul Condica'));
  await page.getByRole('button', { name: 'Confirmă contul' }).click();
  await page.getByRole('link', { name: 'Autentificare' }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Parolă', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Intră în cont' }).click();
}

const steps = (): Locator => page.getByRole('list', { name: 'Primii pași' });
const step = (title: string): Locator =>
  steps()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function home(title: string | RegExp): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Acasă' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function addSeries(): Promise<void> {
  await step('Serie și primul număr').getByRole('link', { name: 'Adaugă seria' }).click();
  await page.getByRole('button', { name: 'Serie nouă' }).first().click();
  const form = page.getByRole('complementary');
  await form.getByLabel(/^Prefix/).fill('MOG-');
  await form.getByRole('button', { name: 'Adaugă seria' }).click();
  await expect(page.getByText('Seria MOG- a fost adăugată.', { exact: false }).first()).toBeVisible();
}

async function addClient(): Promise<void> {
  await step('Primul client').getByRole('link', { name: 'Adaugă client' }).click();
  await page.getByRole('button', { name: 'Partener nou' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByLabel(/^CUI, CNP/).fill(CLIENT);
  await panel.getByLabel(/^CUI, CNP/).blur();
  await panel.getByRole('button', { name: 'Ia datele de la ANAF' }).click();
  await expect(panel.getByText(/sunt de la ANAF/)).toBeVisible();
  await panel.getByRole('button', { name: 'Adaugă partenerul' }).click();
  await expect(page.getByRole('grid', { name: 'Parteneri' }).getByText(CLIENT_NAME).first()).toBeVisible();
}

async function issueFirst(): Promise<void> {
  await step('Prima factură').getByRole('link', { name: 'Scrie factura' }).click();
  await expect(page.getByText(/urmează MOG-0001/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill('Tamplaria');
  await page.getByRole('option', { name: CLIENT_NAME }).first().click();
  await typeLine(page, 1, { name: 'Servicii de montaj', quantity: '2', price: '100' });
  await expect(page.getByText('200,00').first()).toBeVisible();
  await issue(page, 'MOG-0001');
}

test('from the registration to the first accepted invoice, step by step', async () => {
  const errors = watchErrors(page);
  await register();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Mai sunt patru pași până la prima factură acceptată' }),
  ).toBeVisible();
  await closeNotices(page);
  await expect(step('Datele firmei')).toContainText('Gata');
  await look('first-steps');
  await page.setViewportSize({ width: 390, height: 844 });
  await look('first-steps-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await addSeries();
  await home('Mai sunt trei pași până la prima factură acceptată');
  await expect(step('Serie și primul număr')).toContainText('Facturile încep de la MOG-0001.');
  await addClient();
  await home('Mai sunt doi pași până la prima factură acceptată');

  // Issued before the authorization it is kept, and nothing of it reaches ANAF.
  await issueFirst();
  await home('Mai sunt doi pași până la prima factură acceptată');
  await expect(step('Prima factură')).toContainText('MOG-0001 este emisă și păstrată.');
  expect(await installation.uploadsOf('MOG-0001')).toEqual([]);
  await look('first-steps-issued');

  await step('Autorizarea ANAF').getByRole('button', { name: 'Autorizează la ANAF' }).click();
  await page.getByRole('button', { name: 'Mergeți la ANAF' }).click();
  await page.getByRole('link', { name: 'Ioana Mărginean' }).click();
  await expect(page.getByRole('heading', { name: 'Firma este autorizată la ANAF' })).toBeVisible();
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('grid', { name: 'Facturi emise' }).getByText('Validată')).toBeVisible({
    timeout: 90_000,
  });
  expect(await installation.uploadsOf('MOG-0001')).toHaveLength(1);

  await home(/o decizie$/);
  await expect(steps()).toHaveCount(0);
  // The page of the stand-in has no icon.
  expect(errors.filter((error) => !/401|404 \(Not Found\)/.test(error))).toEqual([]);
});

test('the steps are found again in help', async () => {
  await chooseUserAction(page, 'Ajutor');
  const help = page.getByRole('dialog', { name: 'Ajutor' });
  await help.getByRole('button', { name: 'Primii pași' }).click();
  await help.getByRole('link', { name: 'Primii pași' }).click();
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Prima factură este acceptată' })).toBeVisible();
  await expect(steps().getByRole('listitem')).toHaveCount(5);
  await look('first-steps-done');
});
