/**
 * Keys do what the status line and the table of keys say, from the moment a screen is open. Before: nothing until one had
 * tabbed into the list, Esc closed no panel from there, and going back landed on the head.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseUserAction } from './pages/user-menu';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const grid = (name: string): Locator => page.getByRole('grid', { name });
const head = (name: string | RegExp): Locator => page.getByRole('heading', { name, level: 1 });

/** The row that has the keyboard, as screen readers are told. */
async function rowOfCursor(list: Locator): Promise<string> {
  const id = await list.getAttribute('aria-activedescendant');
  return id === null ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '');
}

async function shownIn(panel: Locator): Promise<string> {
  return (await panel.getByRole('heading').first().textContent()) ?? '';
}

async function openOut(): Promise<Locator> {
  await page.goto(`${installation.url}/app/invoices/out`);
  const list = grid('Facturi emise');
  await expect(list.getByRole('row').nth(4)).toBeVisible();
  return list;
}

for (const { name, path, keys } of [
  { name: 'Facturi emise', path: '/app/invoices/out', keys: ['g', 'e'] },
  { name: 'Ciorne', path: '/app/invoices/drafts', keys: ['g', 'c'] },
  { name: 'Parteneri', path: '/app/defs/partner', keys: ['g', 'p'] },
] as const) {
  test(`${name}: the list has the keyboard by its address, its keys and a reload`, async () => {
    await page.goto(`${installation.url}${path}`);
    await expect(grid(name)).toBeFocused();
    await page.reload();
    await expect(grid(name)).toBeFocused();
    await page.goto(`${installation.url}/app/defs/vat`);
    await expect(grid('Cote TVA')).toBeFocused();
    await press(...keys);
    await expect(grid(name)).toBeFocused();
  });
}

test('a key pressed while nothing has the focus is the list’s', async () => {
  const list = await openOut();
  await head('Facturi emise').focus();
  await press('ArrowDown');
  await expect(list).toBeFocused();
  expect(await rowOfCursor(list)).not.toBe('');
  await head('Facturi emise').focus();
  await press('/');
  await expect(page.getByLabel('Număr: conține')).toBeFocused();
});

test('the list does not take the focus from a field that is typed in', async () => {
  await openOut();
  await page.getByLabel('Număr: conține').fill('FCT');
  await expect(page.getByLabel('Număr: conține')).toBeFocused();
  await page.getByLabel('Număr: conține').fill('');
});

test('Esc closes the panel from the list, from a filter and from itself', async () => {
  const list = await openOut();
  const panel = page.getByRole('complementary', { name: /^FCT-/ });
  await press('ArrowDown', 'Enter');
  await expect(panel).toBeVisible();
  await press('Escape');
  await expect(panel).toBeHidden();
  await expect(list).toBeFocused();
  await press('Enter');
  await expect(panel).toBeVisible();
  await page.getByLabel('Număr: conține').focus();
  await press('Escape');
  await expect(panel).toBeHidden();
  await list.focus();
  await press('Enter');
  await panel.getByRole('button', { name: 'Închide' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(list).toBeFocused();
});

test('Enter twice opens the page, and back lands on the row one came from', async () => {
  const list = await openOut();
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  const panel = page.getByRole('complementary', { name: /^FCT-/ });
  const number = (await panel.getByRole('heading').first().textContent()) ?? '';
  expect(await rowOfCursor(list)).toContain(number);
  await press('Enter');
  await expect(head(number)).toBeVisible();
  await expect(page.getByText(/la listă$/)).toBeInViewport({ ratio: 1 });
  await press('Escape');
  await expect(list).toBeFocused();
  await expect.poll(() => rowOfCursor(list)).toContain(number);
  await press('Enter');
  await expect(head(number)).toBeVisible();
  await page.goBack();
  await expect(list).toBeFocused();
  await expect.poll(() => rowOfCursor(list)).toContain(number);
  await expect(panel).toBeVisible();
  await press('Escape');
});

test('an open document follows the keyboard to a row that is not read yet', async () => {
  const list = await openOut();
  const order = (name: string) => list.getByRole('columnheader', { name, exact: true });
  const panel = page.getByRole('complementary', { name: /^(FCT|NC)-/ });
  await press('ArrowDown', 'Enter');
  await expect(panel).toBeVisible();
  // In a new order only the rows in sight are read at first.
  await order('Număr').getByRole('button', { name: 'Număr', exact: true }).click();
  await list.focus();
  await press('End');
  await expect
    .poll(async () => rowOfCursor(list).then(async (row) => row.startsWith((await shownIn(panel)) || 'none')))
    .toBe(true);
  await press('Escape', 'Home');
  await expect(async () => {
    await order('Emisă').getByRole('button', { name: 'Emisă', exact: true }).click();
    await expect(order('Emisă')).toHaveAttribute('aria-sort', 'descending', { timeout: 500 });
  }).toPass();
});

test('G S opens the sync panel with the focus, again or Esc closes it and gives that back', async () => {
  const list = await openOut();
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  const inPanel = panel.getByRole('heading', { name: 'Sincronizare' });
  for (const close of [['Escape'], ['g', 's']] as const) {
    await press('g', 's');
    await expect(inPanel).toBeFocused();
    await press(...close);
    await expect(panel).toBeHidden();
    await expect(list).toBeFocused();
  }
  await press('g', 's');
  await expect(inPanel).toBeFocused();
  await page.reload();
  await expect(list).toBeFocused();
  await expect(panel).toBeHidden();
});

test('C copies from list and page, P opens the print; the copy begins in Denumire', async () => {
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await page.addInitScript(() => {
    window.print = () => void sessionStorage.setItem('printed', String(Number(sessionStorage.getItem('printed')) + 1));
  });
  await openOut();
  await press('ArrowDown', 'c');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
  await press('Escape');
  await expect(grid('Ciorne')).toBeFocused();
  await press('g', 'e');
  await expect(grid('Facturi emise')).toBeFocused();
  await press('Enter', 'p');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('1');
  await expect(head(/^FCT-/)).toBeVisible();
  // A reload, and the way back, printed again.
  await expect(page).toHaveURL(/\/view\?id=[^&]+$/);
  await press('p');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('2');
  await press('c');
  await expect(name).toBeFocused();
});

test('the whole list is printed with its sums, without network', async () => {
  await page.addInitScript(() => {
    window.print = () =>
      void sessionStorage.setItem('list printed', document.querySelector('.list-paper')?.textContent ?? '');
  });
  await openOut();
  await expect(page.getByRole('tab', { name: /^Toate *\d/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Printează lista' }).click();
  const printed = () => page.evaluate(() => sessionStorage.getItem('list printed'));
  await expect.poll(printed).toMatch(/^Facturi emise.*lei.*FCT-/);
  // Of which day and which rows it is, the paper did not say.
  expect(await printed()).toMatch(/Printată pe \d\d\.\d\d\.\d{4} · /);
  // Base and VAT of an invoice in euro stood there as lei.
  expect(await printed()).toMatch(/\d EUR−?[\d.,]+ EUR−?[\d.,]+ EUR/);
  await page.context().setOffline(false);
});

// Before: it had the total of the rows that were in sight at the press.
test('a list printed right after its filter has changed bears the sums of its own rows', async () => {
  await openOut();
  const total = page.getByText(/^Total filtrat \d/);
  await expect(total).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('list printed'));
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByLabel('Număr: conține').fill('1');
  await page.getByRole('button', { name: 'Printează lista' }).click();
  const printed = () => page.evaluate(() => sessionStorage.getItem('list printed') ?? '');
  await expect.poll(printed).toContain('Număr: „1”');
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(async () => (await printed()).includes((await total.textContent()) ?? '-')).toBe(true);
  await page.getByLabel('Număr: conține').fill('');
});

test('after the buyer is chosen the first line has the keyboard, and Shift Tab goes back', async () => {
  await openOut();
  await press('n');
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(name).toBeFocused();
  await page.keyboard.type('34676202');
  await press('Enter');
  // At once, whether the partners are read or not: what is typed next belongs to the line.
  await page.keyboard.type('Transp');
  const line = page.getByRole('combobox', { name: 'Denumire, linia 1' });
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('Transp');
  await expect(name).toHaveValue(/Vinăria/);

  await press('Escape', 'Escape', 'Escape');
  await expect(grid('Ciorne')).toBeFocused();
  await expect.poll(() => rowOfCursor(grid('Ciorne'))).toContain('Vinăria');
});

test('Shift Tab right after the choice goes back to the buyer', async () => {
  await openOut();
  await press('n');
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(name).toBeFocused();
  await page.keyboard.type('34676202');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Vinăria');
  await press('Enter');
  await expect(page.getByRole('combobox', { name: 'Denumire, linia 1' })).toBeFocused();
  await press('Shift+Tab');
  await expect(name).toBeFocused();
  await press('Escape');
  await expect(grid('Ciorne')).toBeFocused();
});

test('filter, order, open row and scroll survive a reload of the tab, and nothing of it signing out', async () => {
  // The row that a test before has left open stays open, and Enter on it would be the second one.
  await page.evaluate(() => sessionStorage.removeItem('condica.screens'));
  const list = await openOut();
  const panel = page.getByRole('complementary', { name: /^FCT-/ });
  await page.getByLabel('Partener: nume sau CUI').fill('a');
  const before = await list.getByRole('row').nth(2).textContent();
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').first().click();
  // The rows of the new order begin at the top.
  await expect(list.getByRole('row').nth(2)).not.toHaveText(before ?? '');
  const order = await page.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort');
  await list.focus();
  await press('PageDown', 'PageDown', 'PageDown');
  await expect.poll(() => rowOfCursor(list)).toContain('FCT-');
  await press('Enter');
  const number = (await panel.getByRole('heading').first().textContent()) ?? '';
  const scrolled = (): Promise<number> => list.evaluate((grown) => grown.parentElement?.scrollTop ?? 0);
  await expect.poll(scrolled).toBeGreaterThan(200);
  const top = await scrolled();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('condica.screens') ?? ''))
    .toContain(`out scroll",${Math.round(top)}`);
  await page.reload();
  await expect(page.getByLabel('Partener: nume sau CUI')).toHaveValue('a');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', order ?? '');
  await expect(panel.getByRole('heading', { name: number })).toBeVisible();
  await expect.poll(() => rowOfCursor(list)).toContain(number);
  await expect.poll(scrolled).toBe(top);
  await chooseUserAction(page, 'Ieșire din cont');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('condica.screens'))).toBeNull();
});
