/** Whom an invoice is for: by a fiscal code that no partner has yet, by hand in Bucharest, and with notices about. */
import { expect, type Page, test } from '@playwright/test';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';
import { asInNewTab } from './pages/new-tab';
import { signIn, untilSynchronised } from './pages/sign-in-page';

/** In the register's stand-in, and no partner of the demonstration. */
const INACTIVE = { cui: '31415920', name: 'Firma Inactiva SRL' };

const STRUCK_OFF = { cui: '27182818', name: 'Firma Radiata SRL' };

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await openDevice(browser, installation, { viewport: { width: 1280, height: 720 } });
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

async function openNew(on: Page): Promise<void> {
  await on.goto(`${installation.url}/app/invoices`);
  await expect(on.getByText(/urmează FCT-\d+/)).toBeVisible();
  await expect(on.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeFocused();
}

// What the test before wrote is at the server, and its filters are gone, as on a device that comes to it.
test.beforeEach(async () => {
  await asInNewTab(page);
  await page.goto(`${installation.url}/app/invoices/out`);
  await untilSynchronised(page);
});

test('a code typed where the name stands brings the company from ANAF, and makes it a partner when it is asked to', async () => {
  await openNew(page);
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(name).toBeFocused();
  await expect(page.getByText('Încă necompletată')).toBeVisible();
  await page.keyboard.type(INACTIVE.cui);
  const row = page.getByRole('option', { name: `Preia firma ${INACTIVE.cui} de la ANAF` });
  await expect(row).toContainText(`${INACTIVE.name} · inactivă fiscal`);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(INACTIVE.name);
  await expect(page.getByRole('textbox', { name: 'CUI' })).toHaveValue(new RegExp(INACTIVE.cui));
  await expect(page.getByText('Firma figurează inactivă la ANAF.')).toBeVisible();
  const partners = page.getByRole('grid', { name: 'Parteneri' });
  // By the menu: a page that is thrown away may take the last write with it.
  await page.getByRole('link', { name: 'Parteneri' }).click();
  await expect(partners.getByText('Electro Instal SRL')).toBeVisible();
  await page.getByLabel('Denumire: conține').fill('Inactiva');
  await expect(partners.getByText(INACTIVE.name)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Păstrează ca partener' }).click();
  await expect(page.getByRole('button', { name: 'Păstrat ca partener' })).toBeFocused();
  await page.getByRole('link', { name: 'Parteneri' }).click();
  await expect(partners.getByText(INACTIVE.name)).toBeVisible();
});

test('a company that is struck off is warned of in the row of the choice and in the draft', async () => {
  await openNew(page);
  await page.keyboard.type(STRUCK_OFF.cui);
  const row = page.getByRole('option', { name: `Preia firma ${STRUCK_OFF.cui} de la ANAF` });
  await expect(row).toContainText(`${STRUCK_OFF.name} · radiată din 01.02.2024`);
  await page.keyboard.press('Enter');
  const warning = page.getByText(/^Radiată la ANAF din 01\.02\.2024/).and(page.locator(':visible'));
  await expect(warning).toBeVisible();
  await expect(page.getByText('1 avertisment')).toBeVisible();
  const draft = page.url();
  // What was said of one company is not said of another.
  await page.getByRole('textbox', { name: 'CUI' }).fill('1');
  await expect(warning).toHaveCount(0);
  await page.getByRole('textbox', { name: 'CUI' }).fill(STRUCK_OFF.cui);
  await expect(warning).toBeVisible();
  // Whoever opens the draft again hears it again.
  await page.getByRole('link', { name: 'Ciorne' }).first().click();
  await expect(page).not.toHaveURL(draft);
  await page.getByRole('grid', { name: 'Ciorne' }).getByText(STRUCK_OFF.name).dblclick();
  await expect(warning).toBeVisible();
});

test('nothing below the buyer moves when a county is wrong, nor when ANAF has answered', async () => {
  await openNew(page);
  const lines = page.getByRole('grid', { name: 'Liniile facturii' });
  const county = page.getByRole('combobox', { name: /^Județ/ });
  const places = async () => [await lines.boundingBox(), await county.boundingBox()];
  const before = await places();
  await county.fill('QQ');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Județul nu se recunoaște.').and(page.locator(':visible'))).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill(INACTIVE.cui);
  await page.getByRole('option', { name: /^Preia firma/ }).click();
  await expect(page.getByText('Firma figurează inactivă la ANAF.')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('an invoice that was opened and left is no draft, nor one whose words were taken out again', async () => {
  await page.goto(`${installation.url}/app/invoices/drafts`);
  const note = page.getByText(/^(nicio ciornă|o ciornă|1 ciornă|\d+ ciorne|\d+ de ciorne)$/);
  const before = await note.textContent();
  await page.keyboard.press('n');
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(name).toBeFocused();
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Ciorne' }).first().click();
  await expect(note).toHaveText(before ?? '');
  await page.keyboard.press('n');
  await expect(name).toBeFocused();
  await page.keyboard.type('Cin');
  await expect(page).toHaveURL(/draft=/);
  await name.fill('');
  await page.getByRole('link', { name: 'Ciorne' }).first().click();
  await expect(note).toHaveText(before ?? '');
});

test('a name nobody has is left by Tab without becoming a partner', async () => {
  await openNew(page);
  await page.keyboard.type('Cineva Nou SRL');
  await expect(page.getByRole('option', { name: /^Partener nou/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toHaveValue('Cineva Nou SRL');
  await page.goto(`${installation.url}/app/defs/partner`);
  await page.getByLabel('Denumire: conține').or(page.getByPlaceholder('nume')).first().fill('Cineva');
  await expect(page.getByRole('grid', { name: 'Parteneri' }).getByText('Cineva Nou SRL')).toHaveCount(0);
});

test('București without its sector stays as it was typed', async () => {
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
  const first = await context.newPage();
  await signIn(first, installation.url, { remember: true });
  await untilSynchronised(first);
  const other = await context.newPage();
  await openNew(other);
  await expect(other.getByRole('button', { name: /^Alerte: [1-9]/ })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Alerte' })).toBeEmpty();
  await other.getByRole('link', { name: 'Facturi emise' }).click();
  await expect(other.getByRole('region', { name: 'Alerte' })).toContainText('Notificare de interes public');
  await context.close();
});
