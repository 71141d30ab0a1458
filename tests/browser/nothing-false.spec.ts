/** Lists that say what is so: whose a document is, where one was, and what a key does to the row. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseBuyer, openEditor } from './pages/editor-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

test('a draft is duplicated by C from the list of drafts', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await openEditor(page);
  await chooseBuyer(page, 'Electro Instal');
  await expect(page).toHaveURL(/draft=/);
  const first = page.url();
  await page.getByRole('link', { name: 'Ciorne' }).first().click();
  const drafts = page.getByRole('grid', { name: 'Ciorne' });
  await drafts.getByText('Electro Instal SRL').first().click();
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('link', { name: 'Ciorne' }).first().click();
  await expect(drafts).toBeFocused();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/draft=/);
  expect(page.url()).not.toBe(first);
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toHaveValue('Electro Instal SRL');
});

test('the list of series is found again on the row one left', async () => {
  await page.goto(`${installation.url}/app/defs/serial`);
  const series = page.getByRole('grid', { name: 'Serii și numere' });
  await expect(series.getByRole('row').nth(2)).toBeVisible();
  await expect(series).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const marked = await series.getAttribute('aria-activedescendant');
  const place = /-\d+$/.exec(marked ?? '')?.[0] ?? 'none';
  expect(place).not.toBe('none');
  await page.getByRole('link', { name: 'Produse' }).click();
  await page.getByRole('link', { name: 'Serii și numere' }).click();
  await expect(series).toHaveAttribute('aria-activedescendant', new RegExp(`${place}$`));
});
