/** A price list from its first row to an invoice's lines, without network: on a desktop by keys, then the same draft on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseBuyer } from './pages/editor-page';

// The second test goes on with the draft of the first.
test.describe.configure({ mode: 'serial' });

const PRODUCT = 'Făină albă 650';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await page.context().setOffline(true);
});
test.afterAll(() => closeDesktop({ installation, page }));

async function writePrice(): Promise<void> {
  await page.goto(`${installation.url}/app/defs/prices`);
  await page.getByRole('button', { name: 'Preț nou' }).first().click();
  const form = page.getByRole('complementary').locator('form');
  await form.getByLabel(/^Lista de prețuri/).fill('Angro');
  await form.getByLabel(/^Produs/).fill('faina alba');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(PRODUCT);
  await page.keyboard.press('Enter');
  await form.getByLabel(/^Preț fără TVA/).fill('2,4');
  await form.getByLabel('Reducere, %').fill('10');
  await form.getByLabel('Reducere, %').blur();
  await page.getByRole('button', { name: 'Adaugă prețul' }).click();
  const prices = page.getByRole('grid', { name: 'Liste de prețuri' });
  await expect(prices.getByRole('row').filter({ hasText: PRODUCT })).toContainText('2,40');
}

/** The partner of a row, which buys by the list from now on. */
async function givePartnerList(): Promise<string> {
  await page.goto(`${installation.url}/app/defs/partner`);
  await page.getByRole('grid', { name: 'Parteneri' }).getByRole('row').nth(2).click();
  const panel = page.getByRole('complementary');
  const name = await panel.getByLabel(/^Denumire/).inputValue();
  const list = panel.getByRole('combobox', { name: 'Lista de prețuri' });
  await list.fill('ang');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Angro']);
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue('Angro');
  return name;
}

test('a list is written, given to a partner, and its price comes with the buyer, never over a typed one', async () => {
  await writePrice();
  expect(await violationsOf(page)).toEqual([]);
  const partner = await givePartnerList();
  await page.goto(`${installation.url}/app/invoices`);
  // One begins with the buyer; this one with a line.
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeFocused();
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await expect(page.getByRole('combobox', { name: 'Denumire, linia 1' })).toBeFocused();
  await page.keyboard.type('faina alba');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(PRODUCT);
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await expect(page.getByText('linia 1: prețul din Produse')).toBeVisible();

  await chooseBuyer(page, partner);
  // Over the sheet what is only to be read waits in the bell.
  await page.getByRole('button', { name: /^Alerte: \d/ }).click();
  await expect(page.getByText('Prețul unei linii s-a luat din nou')).toBeVisible();
  await page.keyboard.press('Escape');
  const line = page.getByRole('row').filter({ hasText: PRODUCT });
  await expect(line).toContainText('2,40');
  await expect(line).toContainText('10 %');
  await expect(page.getByText('linia 1: preț din lista „Angro”')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('on a phone the line says whose price it has, and that it is typed once it is', async () => {
  await expect(page).toHaveURL(/draft=/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Linii', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(PRODUCT) }).click();
  const price = page.getByRole('textbox', { name: /^Preț fără TVA/ });
  await expect(price).toHaveAccessibleDescription('preț din lista „Angro”');
  await price.fill('3');
  await expect(price).toHaveAccessibleDescription('preț scris de mână');
  await page.getByRole('button', { name: 'Gata' }).click();
  // Another buyer: the list goes, the typed price stays.
  await page.getByRole('button', { name: 'Client', exact: true }).click();
  await page.getByRole('combobox', { name: /^Denumire/ }).fill('a');
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await page.getByRole('button', { name: 'Linii', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(PRODUCT) })).toContainText('× 3,00');
});
