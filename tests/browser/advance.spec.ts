/** Advance and settlement, corrected invoice, what few invoices say: without network, by the keyboard where it is at hand. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { chooseBuyer, issue, openEditor, typeLine } from './pages/editor-page';

const BUYER = 'Mobila Transilvania';

let desktop: Desktop;
let advance: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser, { installed: true });
});
test.afterAll(() => closeDesktop(desktop));
test.afterEach(() => desktop.page.context().setOffline(false));

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an advance is a line of its own, issued without network', async () => {
  const { page } = desktop;
  advance = await openEditor(page);
  await page.context().setOffline(true);
  const errors = watchErrors(page);
  await chooseBuyer(page, BUYER);
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await page.getByLabel('Contract', { exact: true }).fill('C-77');
  await choose(page, 'Linie de avans');
  const grid = page.getByRole('grid').filter({ hasText: 'Avans conform contract C-77' });
  await expect(grid).toBeVisible();
  await page.getByRole('gridcell', { name: /Preț/ }).first().click();
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await expect(page.getByText('605,00').first()).toBeVisible();
  await issue(page, advance);
  expect(errors).toEqual([]);
});

test('the final invoice takes it back at its rate and names it; one step of undo', async () => {
  const { page } = desktop;
  const number = await openEditor(page);
  await page.context().setOffline(true);
  await chooseBuyer(page, BUYER);
  await typeLine(page, 1, { name: 'Mobilier de birou', quantity: '1', price: '2000' });
  await choose(page, 'Decontează un avans');
  const dialog = page.getByRole('dialog', { name: 'Decontează un avans' });
  const row = dialog.getByRole('listitem').filter({ hasText: advance });
  await expect(row).toContainText('avans');
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: `Decontează ${advance}` }).click();
  await expect(page.getByRole('grid')).toContainText(`Storno avans factura ${advance}`);
  await expect(page.getByLabel('Factura la care se referă').first()).toHaveValue(advance);
  await expect(page.getByText('1.815,00').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('grid')).not.toContainText('Storno avans');
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('grid')).toContainText('Storno avans');
  await issue(page, number);
});

test('what few invoices say is written, shown on paper and judged', async () => {
  const { page } = desktop;
  await openEditor(page);
  await chooseBuyer(page, BUYER);
  await typeLine(page, 1, { name: 'Abonament', quantity: '1', price: '100' });
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await page.getByLabel('Proiect').fill('PRJ-9');
  await page.getByLabel('Perioada facturată, de la').fill('01.11.2026');
  await page.getByLabel('Până la', { exact: true }).fill('30.11.2026');
  await page.getByLabel('Livrat la, adresă').fill('Str. Depozitelor 4');
  await page.getByLabel('Localitatea livrării').fill('Apahida');
  await page.getByLabel('Județul livrării').fill('CJ');
  await page.getByRole('checkbox', { name: 'TVA la încasare' }).check();
  await expect(page.getByText('Nimic de rezolvat')).toBeVisible();
  await page.getByRole('button', { name: 'Previzualizare' }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('PRJ-9');
  await expect(paper).toContainText('01.11.2026–30.11.2026');
  await expect(paper).toContainText('Str. Depozitelor 4, Apahida, CJ');
  await expect(paper).toContainText('TVA la încasare');
});

test('an accepted invoice is corrected by one that names it', async () => {
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/out`);
  await page
    .getByRole('gridcell', { name: /^FCT-\d+$/ })
    .nth(6)
    .click();
  await page.keyboard.press('Enter');
  const number =
    (await page
      .getByRole('heading', { name: /^FCT-\d+$/ })
      .first()
      .textContent()) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'Alte acțiuni' }).first().click();
  await page.getByRole('menuitem', { name: 'Factură de corecție' }).click();
  await expect(page.getByRole('button', { name: /Felul documentului: Factură de corecție/ })).toBeVisible();
  await expect(page.getByLabel('Factura la care se referă').first()).toHaveValue(number);
});

test('self-billed, the partner stands as the seller and the own company as the buyer', async () => {
  const { page } = desktop;
  await openEditor(page);
  await page.getByRole('button', { name: /Felul documentului/ }).click();
  await page.getByRole('menuitem', { name: 'Autofactură' }).click();
  await expect(page.getByRole('region', { name: 'Furnizor, în numele căruia se emite' })).toBeVisible();
  await chooseBuyer(page, BUYER);
  await typeLine(page, 1, { name: 'Cereale', quantity: '10', price: '100' });
  await page.getByRole('button', { name: 'Previzualizare' }).click();
  const paper = page.getByRole('article', { name: /^Autofactură/ });
  await expect(paper.getByRole('heading', { name: 'Autofactură' })).toBeVisible();
  await expect(paper).toContainText(new RegExp(`Furnizor\\s*${BUYER}`));
});
