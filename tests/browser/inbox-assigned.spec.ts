/** Who works on each company of the inbox (picture 23): given by keys and on a phone, with and without network, and taken back. */
import { expect, type Page, test } from '@playwright/test';
import { pressKeys } from './by-keys';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

const CODRUL = 'Tâmplăria Codrul SRL';
const CAMPIA = 'Agro Câmpia SA';
const WAITS = 'așteaptă să ajungă la server';

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

const grid = () => page.getByRole('grid', { name: 'Toate firmele' });
const row = (company: string) => grid().getByRole('row').filter({ hasText: company });
const waits = (company: string) => row(company).getByRole('img', { name: WAITS });
const people = (name: string | RegExp) => page.getByRole('combobox', { name });
const choices = () => page.getByRole('listbox', { name: /^Cine lucrează la/ }).getByRole('option');
const press = (...keys: readonly string[]): Promise<void> => pressKeys(page, keys);

const PICTURES = process.env.CONDICA_PICTURES;

/** For people who look. */
async function look(name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/inbox-assigned-${name}.png` });
}

/** The cursor on the company's row, by the arrows. */
async function pointAt(company: string): Promise<void> {
  await grid().focus();
  await press('Home');
  await expect(async () => {
    const id = (await grid().getAttribute('aria-activedescendant')) ?? '';
    const text = (await page.locator(`[id="${id}"]`).textContent()) ?? '';
    if (!text.includes(company)) await press('ArrowDown');
    expect(text).toContain(company);
  }).toPass();
}

test('the demonstration shows who works where; L gives a company by a piece of the name, and Anulează takes it back', async () => {
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(page.getByRole('tab', { name: 'Toate 50' })).toBeVisible({ timeout: 90_000 });
  await press('g', 't');
  await expect(row(CODRUL)).toContainText('Radu Ilie');
  await expect(row(CAMPIA)).not.toContainText('Ioana Marin');
  await pointAt(CAMPIA);
  await press('l');
  await expect(people(`Cine lucrează la ${CAMPIA}`)).toBeFocused();
  await expect(choices()).toHaveText([/Dana Popescu/, /Ioana Marin/, /Radu Ilie/, /nimeni/]);
  await look('chooser');
  await page.keyboard.type('ioa');
  await expect(choices()).toHaveCount(1);
  await press('Enter');
  await expect(grid()).toBeFocused();
  await expect(row(CAMPIA)).toContainText('Ioana Marin');
  await expect(waits(CAMPIA)).toHaveCount(0);
  await page.getByRole('button', { name: 'Anulează' }).click();
  await expect(row(CAMPIA)).not.toContainText('Ioana Marin');
});

test('Escape leaves it as it was; ? lists the key', async () => {
  await pointAt(CAMPIA);
  await press('l');
  await expect(people(`Cine lucrează la ${CAMPIA}`)).toBeFocused();
  await press('Escape');
  await expect(grid()).toBeFocused();
  await expect(row(CAMPIA)).not.toContainText('Ioana Marin');
  await press('?');
  await expect(page.getByRole('dialog')).toContainText('dă unui coleg firma rândului, sau pe cele bifate');
  await press('Escape');
});

test('several chosen companies are given at once without network, wait with a clock, and arrive when it is back', async () => {
  await page.context().setOffline(true);
  await grid().focus();
  await press('Control+a', 'l');
  await expect(people('Cine lucrează la 2 firme alese')).toBeFocused();
  await press('ArrowDown', 'Enter');
  for (const company of [CODRUL, CAMPIA]) {
    await expect(row(company)).toContainText('Ioana Marin');
    await expect(waits(company)).toBeVisible();
  }
  await look('waits');
  await page.context().setOffline(false);
  for (const company of [CODRUL, CAMPIA]) await expect(waits(company)).toHaveCount(0, { timeout: 60_000 });
  await page.reload();
  for (const company of [CODRUL, CAMPIA]) await expect(row(company)).toContainText('Ioana Marin');
});

test('the list is narrowed to a colleague’s and to one’s own, and ordered by who works there', async () => {
  await pointAt(CAMPIA);
  await press('l', 'Enter');
  await expect(row(CAMPIA)).toContainText('Dana Popescu');
  const filter = page.getByRole('combobox', { name: 'Cine lucrează' });
  await filter.selectOption('ale mele');
  await expect(row(CODRUL)).toHaveCount(0);
  await expect(row(CAMPIA)).toBeVisible();
  await filter.selectOption('Ioana Marin');
  await expect(row(CAMPIA)).toHaveCount(0);
  await filter.selectOption('ale nimănui');
  await expect(page.getByText('Nicio firmă nu se potrivește')).toBeVisible();
  await page.getByRole('button', { name: 'Arată toate firmele' }).click();
  await page.getByRole('button', { name: 'Lucrează' }).click();
  await expect(page.getByRole('columnheader', { name: 'Lucrează' })).toHaveAttribute('aria-sort', 'ascending');
});

test('on a phone the card says it, and the opened company has the way to change it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: CAMPIA });
  await expect(card).toContainText('Lucrează Dana Popescu');
  await look('phone');
  await card.getByRole('button', { name: `Arată ce cere ${CAMPIA}` }).click();
  await page.getByRole('button', { name: `Dă-o cuiva: ${CAMPIA}` }).click();
  await expect(choices().filter({ hasText: 'Radu Ilie' })).toBeVisible();
  await look('phone-chooser');
  await choices().filter({ hasText: 'Radu Ilie' }).click();
  await expect(card).toContainText('Lucrează Radu Ilie');
});
