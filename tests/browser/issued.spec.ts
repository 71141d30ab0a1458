/** The page that comes after issuing is where one goes on working: what was issued, what becomes of it, and the next keys. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { issue, openEditor, typeLine, writeInvoice } from './pages/editor-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function issueOne(): Promise<string> {
  await page.goto(`${installation.url}/app/invoices/out`);
  const number = await openEditor(page);
  await writeInvoice(page, 'Electro Instal');
  await issue(page, number);
  return number;
}

const steps = () => page.getByRole('main').getByRole('list').first();

test('it says whom the invoice is for, how much it is, and what becomes of it until the verdict', async () => {
  await issueOne();
  const main = page.getByRole('main');
  await expect(main.getByText('Electro Instal SRL').first()).toBeVisible();
  await expect(main.getByText('242,00').first()).toBeVisible();
  await expect(steps()).toContainText('Numerotată și salvată pe acest dispozitiv');
  await expect(steps()).toContainText('Validată de ANAF', { timeout: 60_000 });
  const badge = main.getByText('Validată', { exact: true });
  expect(await badge.evaluate((word) => word.scrollWidth - word.clientWidth)).toBe(0);
});

test('it stays after a reload, and goes on there', async () => {
  const number = await issueOne();
  await expect(page).toHaveURL(/\/app\/invoices\/recaftersend\?id=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeVisible();
  await expect(steps()).toContainText('Validată de ANAF', { timeout: 60_000 });
});

test('it prints by P, copies by C, opens by V and begins anew by N', async () => {
  const number = await issueOne();
  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', document.querySelector('.paper-pages')?.textContent ?? '');
  });
  await page.keyboard.press('p');
  const printed = () => page.evaluate(() => sessionStorage.getItem('printed'));
  await expect.poll(printed).toContain(number.replace('FCT-', ''));
  expect(await printed()).toContain('Servicii de montaj');
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();

  await issueOne();
  await page.keyboard.press('c');
  const buyer = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(buyer).toBeFocused();
  await expect(buyer).toHaveValue('Electro Instal SRL');

  await issueOne();
  await page.keyboard.press('n');
  await expect(buyer).toBeFocused();
  await expect(buyer).toHaveValue('');
});

test('an issued invoice is not issued again by the same keys', async () => {
  const number = await issueOne();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('of a buyer that pays no VAT it shows the fiscal code, not the number in the trade register', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  const number = await openEditor(page);
  await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill('27182818');
  await page.getByRole('option', { name: /^Preia firma/ }).click();
  await expect(page.getByRole('textbox', { name: 'CUI' })).toHaveValue('27182818');
  await typeLine(page, 1, { name: 'Servicii de montaj', quantity: '2', price: '100' });
  await issue(page, number);
  await expect(page.getByRole('article').getByText('27182818', { exact: true })).toBeVisible();
});
