/** Whom an invoice is for: by a fiscal code that no partner has yet, by hand in Bucharest, and with notices about. */
import { expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from './installation';
import { signIn, untilSynchronised } from './pages/sign-in-page';

/** In the register's stand-in, and no partner of the demonstration. */
const INACTIVE = { cui: '31415920', name: 'Firma Inactiva SRL' };

let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(() => installation.stop());

async function openNew(page: Page): Promise<void> {
  await page.goto(`${installation.url}/app/invoices`);
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, installation.url, { remember: false });
  await untilSynchronised(page);
});

test('a code typed where the name stands brings the company from ANAF, and makes it a partner', async ({ page }) => {
  await openNew(page);
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(name).toBeFocused();
  await expect(page.getByText('Încă necompletată')).toBeVisible();
  await page.keyboard.type(INACTIVE.cui);
  await expect(page.getByRole('option', { name: `Preia firma ${INACTIVE.cui} de la ANAF` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(INACTIVE.name);
  await expect(page.getByRole('textbox', { name: 'CUI' })).toHaveValue(new RegExp(INACTIVE.cui));
  const warning = page.getByText('Firma figurează inactivă la ANAF.');
  await expect(warning).toBeVisible();
  // What was said of one company is not said of another.
  await page.getByRole('textbox', { name: 'CUI' }).fill('1');
  await expect(warning).toHaveCount(0);
  // By the menu: a page that is thrown away may take the last write with it.
  await page.getByRole('link', { name: 'Parteneri' }).click();
  await expect(page.getByRole('grid', { name: 'Parteneri' }).getByText(INACTIVE.name)).toBeVisible();
});

test('a name nobody has is left by Tab without becoming a partner', async ({ page }) => {
  await openNew(page);
  await page.keyboard.type('Cineva Nou SRL');
  await expect(page.getByRole('option', { name: /^Partener nou/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toHaveValue('Cineva Nou SRL');
  await page.goto(`${installation.url}/app/defs/partner`);
  await page.getByLabel('Denumire: conține').or(page.getByPlaceholder('nume')).first().fill('Cineva');
  await expect(page.getByRole('grid', { name: 'Parteneri' }).getByText('Cineva Nou SRL')).toHaveCount(0);
});

test('București without its sector stays as it was typed', async ({ page }) => {
  await openNew(page);
  await page.keyboard.type('Construct Modern');
  await page
    .getByRole('option', { name: /^Construct Modern/ })
    .first()
    .click();
  const city = page.getByRole('combobox', { name: /^Localitate/ });
  await expect(city).toHaveValue('SECTOR6');
  await city.fill('București');
  await page.keyboard.press('Tab');
  await expect(city).toHaveValue('București');
  await city.fill('6');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('SECTOR6');
});

test('notices of public interest wait in the bell while an invoice is written', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, installation.url, { remember: true });
  await untilSynchronised(page);
  const other = await context.newPage();
  await openNew(other);
  await expect(other.getByRole('button', { name: /^Alerte: [1-9]/ })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Alerte' })).toBeEmpty();
  await other.getByRole('link', { name: 'Facturi emise' }).click();
  await expect(other.getByRole('region', { name: 'Alerte' })).toContainText('Notificare de interes public');
  await context.close();
});
