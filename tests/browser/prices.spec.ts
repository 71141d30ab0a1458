/** A price list from its first row to an invoice's lines: by keys on a desktop, then on a phone, without network. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser, { installed: true }));
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

/** The first partner of the demonstration buys by the list. */
async function givePartnerList(): Promise<string> {
  await page.goto(`${installation.url}/app/defs/partner`);
  const row = page.getByRole('grid', { name: 'Parteneri' }).getByRole('row').nth(2);
  const name = (await row.getByRole('gridcell').nth(1).textContent()) ?? '';
  await row.getByRole('gridcell').nth(1).click();
  const list = page.getByRole('combobox', { name: 'Lista de prețuri' });
  await list.fill('ang');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Angro']);
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue('Angro');
  return name.trim();
}

async function chooseBuyer(name: string): Promise<void> {
  const buyer = page.getByRole('combobox', { name: /^Denumire/ }).first();
  await buyer.fill(name);
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a list is written, given to a partner, and its price is put and put anew, never over a typed one', async () => {
  await page.context().setOffline(true);
  await page.goto(`${installation.url}/app/defs/prices`);
  await page.getByRole('button', { name: 'Preț nou' }).first().click();
  const form = page.getByRole('complementary').locator('form');
  await form.getByLabel(/^Lista de prețuri/).fill('Angro');
  await form.getByLabel(/^Produs/).fill('mâner');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Mâner din alamă');
  await page.keyboard.press('Enter');
  await form.getByLabel(/^Preț fără TVA/).fill('21,5');
  await form.getByLabel('Reducere, %').fill('10');
  await form.getByLabel('Reducere, %').blur();
  await page.getByRole('button', { name: 'Adaugă prețul' }).click();
  const prices = page.getByRole('grid', { name: 'Liste de prețuri' });
  await expect(prices.getByRole('row').filter({ hasText: 'Mâner din alamă' })).toContainText('21,50');
  expect(await violationsOf(page)).toEqual([]);

  const partner = await givePartnerList();
  await page.goto(`${installation.url}/app/invoices/editor`);
  const lines = page.getByRole('grid', { name: 'Liniile facturii' });
  await lines.getByRole('gridcell').nth(1).click();
  await page.keyboard.type('Mâner din al');
  await expect(page.getByRole('option').first()).toContainText('Mâner din alamă');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await expect(page.getByText('linia 1: prețul din Produse')).toBeVisible();

  await chooseBuyer(partner);
  await expect(page.getByText('Prețul unei linii s-a luat din nou')).toBeVisible();
  const first = lines.getByRole('row').filter({ hasText: '21,50' });
  await expect(first).toContainText('10 %');
  await expect(page.getByText('linia 1: preț din lista „Angro”')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('on a phone the product comes with the list’s price, and says so', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page
    .getByRole('button', { name: /^Linii/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Mâner din alamă/ }).click();
  const price = page.getByRole('textbox', { name: /^Preț fără TVA/ });
  await expect(price).toHaveAccessibleDescription('preț din lista „Angro”');
  await price.fill('25');
  await expect(price).toHaveAccessibleDescription('preț scris de mână');
});
