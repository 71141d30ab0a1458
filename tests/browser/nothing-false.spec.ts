/** Lists that say what is so: whose a document is, where one was, and what a key does to the row. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseBuyer, openEditor } from './pages/editor-page';
import { signIn, withoutInstallOffer } from './pages/sign-in-page';

const FALSE_WHILE_COMING = ['Această firmă nu are încă facturi emise', 'nicio factură', 'Toate 0', 'Toate0'];

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

test('a first load never reads as an empty archive, neither before its rows nor just after them', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await withoutInstallOffer(context, installation.url);
  const first = await context.newPage();
  // What stood on the page only for a moment counts too.
  await first.addInitScript((words) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenWords: seen });
    new MutationObserver(() => {
      seen.push(...words.filter((text) => document.body?.textContent?.includes(text) === true));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, FALSE_WHILE_COMING);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/backend/Changes', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(first, installation.url, { remember: false });
  await expect(first.getByText('Se aduc facturile acestei firme')).toBeVisible();
  release();
  await expect(first.getByRole('grid', { name: 'Facturi emise' }).getByText('FCT-0150')).toBeVisible();
  await expect(first.getByText(/^Total filtrat/)).toBeVisible();
  expect(await first.evaluate(() => (globalThis as { seenWords?: string[] }).seenWords)).toEqual([]);
  await context.close();
});
