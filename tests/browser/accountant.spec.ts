/**
 * A morning's work by keys alone, each counted: an invoice of three lines, then the same found again, opened, printed and
 * copied. Before: 63 keys and some 40, thirty of them Tab, and the focus lost twice.
 */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

let installation: Installation;
let page: Page;
let keys = 0;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

/** A figure or a letter is one key, as is what is pressed together with Ctrl. */
async function press(...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) {
    await page.keyboard.press(key);
    keys += 1;
  }
}

const typed = (text: string): Promise<void> => press(...text);

/** The eye waits for what it looks for; wherever the hand stops, the keyboard is somewhere. */
async function until(name: string | RegExp, role: 'combobox' | 'grid' | 'heading'): Promise<void> {
  await expect(page.getByRole(role, { name })).toBeFocused();
}

const option = () => page.getByRole('listbox').getByRole('option').first();

test('three lines are issued with at most 55 keys', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await until('Facturi emise', 'grid');
  keys = 0;
  await press('n');
  await until(/^Denumire \*?$/, 'combobox');
  await typed('34676202');
  await expect(option()).toContainText('Vinăria');
  await press('Enter');
  for (const [row, letters, quantity] of [
    [1, 'cea', '2'],
    [2, 'mie', '3'],
  ] as const) {
    await until(`Denumire, linia ${row}`, 'combobox');
    await typed(letters);
    await expect(option()).toBeVisible();
    await press('Enter');
    await until(`Cantitate, linia ${row}`, 'combobox');
    await typed(quantity);
    await press('Enter', 'Enter', 'Enter');
  }
  await until('Denumire, linia 3', 'combobox');
  await typed('Manopera');
  await press('Enter', 'Enter', 'Enter');
  await until('Cantitate, linia 3', 'combobox');
  await typed('2,5');
  await press('Enter');
  await typed('80');
  await press('Control+Enter');
  await until(/^Factura FCT-\d+ este emisă$/, 'heading');
  expect(keys).toBeLessThanOrEqual(55);
  console.log(`issued with ${keys} keys`);
});

test('it is found, opened, printed and copied with at most 10', async () => {
  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', document.title);
  });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const number = /FCT-\d+/.exec(title)?.[0] ?? '';
  keys = 0;
  await press('g', 'e');
  await until('Facturi emise', 'grid');
  await press('/');
  await typed(number.slice(-3));
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: /FCT-/ })).toHaveCount(1);
  await press('ArrowDown');
  await until('Facturi emise', 'grid');
  await press('p');
  await until(number, 'heading');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).not.toBeNull();
  await press('c');
  await until(/^Denumire \*?$/, 'combobox');
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toHaveValue(/Vinăria/);
  expect(keys).toBeLessThanOrEqual(10);
  console.log(`found, printed and copied with ${keys} keys`);
});
