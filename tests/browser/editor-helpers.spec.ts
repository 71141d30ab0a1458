/**
 * What helps to write an invoice, by the keyboard alone: a product whose code is taken, codes by a scanner that types, templates of lines, what an
 * invoice to a customer begins with, an advance that is only taken off the sum to pay (BT-113). Without network, then with it, then on a phone.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { announcedNumber, goTo, pressKeys, takeEntry } from './by-keys';
import { watchErrors } from './console-errors';
import { closeDesktop, openDesktop } from './desktop';
import { storedRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { untilSynchronised } from './pages/sign-in-page';
import { serverArchive } from './server-archive';
import { scan } from './typing-scanner';

const BUYER = 'Mobila Transilvania';
const CODE = '5941234567899';
const UNKNOWN = '5940000000001';

let installation: Installation;
let page: Page;
let number = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await page.context().setOffline(true);
});
test.afterAll(() => closeDesktop({ installation, page }));

const press = (...keys: readonly string[]): Promise<void> => pressKeys(page, keys);
const option = (): Locator => page.getByRole('listbox').getByRole('option').first();
const lines = (): Locator => page.getByRole('grid', { name: 'Liniile facturii' });
const nameOf = (line: number): Locator => page.getByRole('combobox', { name: `Denumire, linia ${line}` });

async function choose(action: string): Promise<void> {
  await goTo(page, page.getByRole('button', { name: 'Alte acțiuni' }));
  await press('Enter');
  await takeEntry(page, action);
}

async function openNew(): Promise<string> {
  await press('Escape', 'Escape', 'n');
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeFocused();
  return announcedNumber(page);
}

async function chooseBuyer(): Promise<void> {
  await page.keyboard.type(BUYER.slice(0, 8));
  await expect(option()).toContainText(BUYER);
  await press('Enter');
  await expect(nameOf(1)).toBeFocused();
}

async function addProduct(name: string, code: string, price: string): Promise<void> {
  await goTo(page, page.getByRole('button', { name: 'Produs nou' }).first());
  await press('Enter');
  const form = page.getByRole('complementary').locator('form');
  await goTo(page, form.getByLabel('Cod', { exact: true }));
  await page.keyboard.type(code);
  await goTo(page, form.getByLabel(/^Denumire/));
  await page.keyboard.type(name);
  await goTo(page, form.getByLabel(/^Preț fără TVA/));
  await page.keyboard.type(price);
}

async function saveProduct(code: string): Promise<void> {
  await goTo(page, page.getByRole('button', { name: 'Adaugă produsul' }));
  await press('Enter');
  await expect.poll(async () => JSON.stringify((await storedRows(page, ['product'])).product)).toContain(`"${code}"`);
}

test('a product whose code another one has is told so while it is written, letters and diacritics aside', async () => {
  const errors = watchErrors(page);
  await page.goto(`${installation.url}/app/defs/product`);
  await expect(page.getByRole('grid', { name: 'Produse' })).toBeVisible();
  await addProduct('Ulei de măsline 1 l', CODE, '48,5');
  await saveProduct(CODE);
  await addProduct('ULEI DE MASLINE 1 L', CODE, '50');
  const said = page.getByRole('complementary').getByRole('status').filter({ hasText: CODE });
  await expect(said).toHaveText(
    `Codul ${CODE} îl are și „Ulei de măsline 1 l”. Mai există un produs cu numele acesta.`,
  );
  expect(await violationsOf(page)).toEqual([]);
  await goTo(page, page.getByRole('complementary').getByLabel('Cod', { exact: true }));
  await press('Control+a');
  await page.keyboard.type(`${CODE}9`);
  await press('Tab');
  await expect(page.getByRole('complementary').getByText(`Codul ${CODE} îl are`)).toHaveCount(0);
  await saveProduct(`${CODE}9`);
  expect(errors).toEqual([]);
});

test('what an invoice to a customer begins with is written at the customer', async () => {
  await press('Escape', 'g', 'p');
  const partners = page.getByRole('grid', { name: 'Parteneri' });
  await expect(partners).toBeFocused();
  await expect(partners.getByRole('row').nth(3)).toBeVisible();
  await press('/');
  await expect(page.getByLabel('Denumire: conține')).toBeFocused();
  await page.keyboard.type(BUYER);
  await expect(partners).toHaveAttribute('aria-rowcount', '3');
  await press('ArrowDown', 'Home', 'Enter');
  const panel = page.getByRole('complementary');
  await goTo(page, panel.getByLabel(/^Termen de plată, zile/));
  await press('Control+a');
  await page.keyboard.type('45');
  await goTo(page, panel.getByLabel(/^Mențiune pe facturi/));
  await page.keyboard.type('Livrare la depozitul Apahida.');
  await press('Tab');
  await expect
    .poll(async () => JSON.stringify((await storedRows(page, ['partner'])).partner))
    .toContain('Livrare la depozitul Apahida.');
});

test('scanned codes make a line and count it up, in any cell, and an unknown one is told and typed nowhere', async () => {
  number = await openNew();
  await chooseBuyer();
  await expect(page.getByRole('textbox', { name: 'Observații' })).toHaveValue('Livrare la depozitul Apahida.');
  await scan(page, CODE);
  const row = lines().getByRole('row').filter({ hasText: 'Ulei de măsline 1 l' });
  await expect(row).toContainText('48,50');
  // The next empty row waits for the next scan.
  await expect(nameOf(2)).toBeFocused();
  await scan(page, CODE);
  await expect(row.getByRole('gridcell').nth(3)).toHaveText('2');
  await expect(nameOf(2)).toBeFocused();
  await expect(lines().getByRole('row').filter({ hasText: 'Ulei de măsline 1 l' })).toHaveCount(1);
  await expect(page.getByText('97,00').first()).toBeVisible();
  // In the cell of a quantity a code of thirteen figures would be a quantity.
  await press('ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  const quantity = page.getByRole('combobox', { name: 'Cantitate, linia 1' });
  await expect(quantity).toBeFocused();
  await scan(page, UNKNOWN);
  await expect(quantity).toHaveValue('2');
  await expect(quantity).toBeFocused();
  const said = `Niciun produs nu are codul ${UNKNOWN}`;
  await expect(page.getByRole('region', { name: 'Alerte' }).getByText(said)).toBeVisible();
});

test('lines are kept as a template, and put into another invoice', async () => {
  await choose('Șabloane de linii');
  const dialog = page.getByRole('dialog', { name: 'Șabloane de linii' });
  await expect(dialog.getByText('Firma nu are încă șabloane.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await goTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('Comanda lunară');
  await press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Comanda lunară' })).toContainText('1 linie · doar aici');
  // Before: what gives it back stood outside of the dialog, where a press only closed it.
  await goTo(page, dialog.getByRole('button', { name: 'Șterge șablonul Comanda lunară' }));
  await press('Enter');
  await expect(dialog.getByText('Firma nu are încă șabloane.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Anulează ștergerea' })).toBeFocused();
  await press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Comanda lunară' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  // Esc leaves the new name alone, not the dialog.
  for (const leave of ['Escape', 'Enter']) {
    await goTo(page, dialog.getByRole('button', { name: 'Redenumește șablonul Comanda lunară' }));
    await press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Alt nume pentru Comanda lunară' })).toBeFocused();
    await press('Control+a');
    await page.keyboard.type('Comanda de iarnă');
    if (leave === 'Enter') expect(await violationsOf(page)).toEqual([]);
    await press(leave);
    const now = leave === 'Enter' ? 'Comanda de iarnă' : 'Comanda lunară';
    await expect(dialog.getByRole('button', { name: `Redenumește șablonul ${now}` })).toBeFocused();
  }
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  // Before: the first window of the editor left the keyboard in the buyer's name.
  await expect(page.getByRole('button', { name: 'Alte acțiuni' })).toBeFocused();

  number = await openNew();
  await chooseBuyer();
  await choose('Șabloane de linii');
  await goTo(page, dialog.getByRole('button', { name: 'Pune liniile din Comanda de iarnă' }));
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  // The cell that has the keyboard is a field.
  await expect(nameOf(1)).toHaveValue('Ulei de măsline 1 l');
  await expect(page.getByTestId('payable')).toHaveText('117,37');
  // One step of undo takes all of them back.
  await press('Control+z');
  await expect(page.getByTestId('payable')).toHaveText('0,00');
  await press('Control+y');
  await expect(page.getByTestId('payable')).toHaveText('117,37');
});

test('an advance is taken off the sum to pay, without a line', async () => {
  await goTo(page, page.getByRole('button', { name: 'Mai multe detalii' }));
  await press('Enter');
  await goTo(page, page.getByLabel('Avans încasat', { exact: true }));
  await page.keyboard.type('17,37');
  await press('Tab');
  const payable = page.getByTestId('payable');
  await expect(payable).toHaveText('100,00');
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeFocused();
  expect(await installation.uploadsOf(number)).toEqual([]);
});

test('with the network it is accepted, and its XML says term, note, code and advance', async () => {
  await page.context().setOffline(false);
  await untilSynchronised(page);
  await expect.poll(() => installation.uploadsOf(number), { timeout: 60_000 }).toHaveLength(1);
  expect((await installation.uploadsOf(number))[0]?.verdict).toBe('ok');
  const archive = await serverArchive(installation.url, '14399840');
  const item = (await archive.items()).find((one) => one.number === number);
  if (item === undefined) throw new Error(`The server has no ${number}.`);
  const xml = (await archive.xml(item)).toString('utf8');
  expect(xml).toMatch(/<cbc:PrepaidAmount[^>]*>17\.37</);
  expect(xml).toMatch(/<cbc:PayableAmount[^>]*>100\.00</);
  expect(xml).toContain('Livrare la depozitul Apahida.');
  expect(xml).toContain(CODE);
  expect(Date.parse(item.dueDate) - Date.parse(item.issueDate)).toBe(45 * 86_400_000);
});

test('on a phone, without network, the template and the customer’s beginning are there too', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(true);
  await page.goto(`${installation.url}/app/invoices`);
  await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill(BUYER);
  await page
    .getByRole('option', { name: new RegExp(`^${BUYER}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Șabloane de linii' }).click();
  await page.getByRole('button', { name: 'Pune liniile din Comanda de iarnă' }).click();
  await expect(page.getByText('117,37').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByText('Ulei de măsline 1 l')).toBeVisible();
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByRole('textbox', { name: 'Observații' })).toHaveValue('Livrare la depozitul Apahida.');
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await page.getByLabel('Avans încasat', { exact: true }).fill('17,37');
  await expect(page.getByText('100,00').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a scanner beside a phone makes lines and counts them up, wherever the keyboard is, without network', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(true);
  await page.goto(`${installation.url}/app/invoices`);
  await page.getByRole('navigation', { name: 'Pașii facturii' }).getByRole('button', { name: 'Linii' }).click();
  const field = page.getByRole('combobox', { name: 'Adaugă o linie' });
  const cards = page.getByRole('list', { name: 'Liniile facturii' }).getByRole('listitem');
  // The value of the line stands before it.
  const quantity = async (): Promise<number> =>
    Number(/,\d{2}(\d+) buc ×/.exec((await cards.textContent()) ?? '')?.[1]);
  await expect(async () => {
    // Until its code is there a scan is nobody's.
    await scan(page, CODE);
    await expect(cards).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(cards).toContainText('Ulei de măsline 1 l');
  const before = await quantity();
  await field.focus();
  await scan(page, CODE);
  await expect.poll(quantity).toBe(before + 1);
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue('');
  await scan(page, UNKNOWN);
  await expect(page.getByText(`Niciun produs nu are codul ${UNKNOWN}`).first()).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(field).toHaveValue('');
});
