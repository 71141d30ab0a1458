/**
 * Every list of documents and every kind of document by the keyboard alone, with and without network: nothing here points at anything.
 * What a key leads to is asked of the screen as a reader of it is told. Marks, messages and choosing by keys: received.spec.ts.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DOCUMENT_TYPE_WORDS } from '@/app/invoices/document/document-type-words';
import { DOCUMENT_TYPES } from '@/domain/invoice/document-types';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(page.getByRole('tab', { name: 'Toate 50' })).toBeVisible({ timeout: 90_000 });
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const grid = (name: string): Locator => page.getByRole('grid', { name });

/** From wherever one is, by the two keys of the list; it has the keyboard then. */
async function goBy(letter: string, name: string): Promise<Locator> {
  await press('Escape', 'g', letter);
  const list = grid(name);
  await expect(list).toBeFocused();
  return list;
}

/** Tab until what is wanted has the keyboard; as far as a person would go. */
async function tabTo(wanted: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await press('Tab');
  }
  await expect(wanted).toBeFocused();
}

for (const network of ['with', 'without'] as const) {
  test(`received, ${network} network: a view, a search, the panel, the page and its XML`, async () => {
    await page.context().setOffline(network === 'without');
    const list = await goBy('i', 'Facturi primite');
    await press('Alt+6');
    await expect(page.getByRole('tab', { name: /^Toate/ })).toHaveAttribute('aria-selected', 'true');
    await press('/');
    await expect(page.getByLabel('Număr: conține')).toBeFocused();
    await press('Tab');
    await tabTo(page.getByLabel('Furnizor: nume sau CUI'));
    await page.keyboard.type('oltina');
    await expect(list.getByRole('row').filter({ hasText: 'Băcănia' })).toHaveCount(0);
    await press('ArrowDown');
    await expect(list).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('complementary').getByText('Oltina SA').first()).toBeVisible();
    await press('Enter');
    await expect(page).toHaveURL(/\/view\?id=/);
    await expect(page.getByRole('heading', { level: 1, name: /^OL / })).toBeVisible();
    if (network === 'with') {
      // Without network it is here only once it was brought (received.spec.ts, messages.spec.ts).
      await expect(page.getByRole('article')).toBeVisible();
      await press('x');
      await expect(page.getByRole('tree', { name: 'Documentul XML' })).toBeVisible();
    }
    await press('Escape');
    await expect(list).toBeFocused();
  });

  test(`issued, drafts and messages, ${network} network`, async () => {
    await page.context().setOffline(network === 'without');
    const out = await goBy('e', 'Facturi emise');
    // Before any row is there. Before: Enter overtook End, and was lost.
    await press('End', 'Enter');
    await expect(page.getByRole('complementary', { name: /^FCT-|^NC-/ })).toBeVisible();
    await press('Escape');
    await expect(out).toBeFocused();
    const messages = await goBy('m', 'Mesaje ANAF');
    await expect(messages.getByRole('row').nth(3)).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('complementary').first()).toBeVisible();
    await press('Escape');
    await expect(messages).toBeFocused();
    await goBy('c', 'Ciorne');
  });
}

/** A draft of the kind, with its buyer and one line, by keys from anywhere. */
async function write(kind: string): Promise<void> {
  await press('Escape', 'n');
  const buyer = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(buyer).toBeFocused();
  const menu = page.getByRole('button', { name: /^Felul documentului: / });
  for (let step = 0; step < 12 && !(await isFocused(menu)); step += 1) await press('Shift+Tab');
  await expect(menu).toBeFocused();
  await press('Enter');
  const wanted = page.getByRole('menuitem', { name: kind, exact: true });
  await expect(wanted).toBeVisible();
  for (let step = 0; step < DOCUMENT_TYPES.length && !(await isActive(wanted)); step += 1) await press('ArrowDown');
  await press('Enter');
  await expect(menu).toContainText(kind);
  // The menu gives the keyboard back a frame after it has closed.
  await expect(menu).toBeFocused();
  await tabTo(buyer, 12);
  await page.keyboard.type('mobila');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Mobila Transilvania');
  await press('Enter');
  await expect(page.getByRole('combobox', { name: 'Denumire, linia 1' })).toBeFocused();
  await page.keyboard.type('Servicii de montaj');
  await press('Enter', 'Enter', 'Enter');
  await page.keyboard.type('2');
  await press('Enter');
  await page.keyboard.type('100');
  await press('Enter');
  await expect(page.getByText('200,00').first()).toBeVisible();
}

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);
const isActive = async (wanted: Locator): Promise<boolean> => (await wanted.getAttribute('data-focus')) !== null;

for (const code of DOCUMENT_TYPES) {
  const kind = DOCUMENT_TYPE_WORDS[code] ?? code;
  for (const network of ['with', 'without'] as const)
    test(`${kind} (${code}) is written by keys ${network} network, and is among the drafts`, async () => {
      await page.context().setOffline(network === 'without');
      await write(kind);
      const list = await goBy('c', 'Ciorne');
      const newest = list.getByRole('row').filter({ hasText: 'Mobila Transilvania' }).first();
      await expect(newest).toContainText(kind);
      await expect(newest).toContainText(network === 'with' ? 'Pe server' : 'Doar aici');
    });
}
