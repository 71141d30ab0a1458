/** Help: for the screen that is open, and on paper; the focus goes there and comes back. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { signIn, untilSynchronised } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const help = () => page.getByRole('dialog', { name: 'Ajutor' });

// Catches: an effect that gives React the promise of a scroll, and takes the whole page down on Esc.
test('F1 opens the page of the screen, and Esc gives the focus back', async () => {
  await page.goto(`${installation.url}/app/defs/serial`);
  const add = page.getByRole('button', { name: 'Serie nouă' });
  await add.focus();
  await page.keyboard.press('F1');
  await expect(help().getByRole('heading', { name: 'Serii și numere' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help()).toBeHidden();
  await expect(add).toBeFocused();
});

test('the page is printed alone', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  // The print's own window cannot be driven; what stands on paper can be seen while it is open.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.keyboard.press('F1');
  await help().getByRole('button', { name: 'Printează pagina' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > .list-paper');
  await expect(paper).toContainText('Găsiți o factură');
  await expect(help()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(paper).toHaveCount(0);
  await expect(help()).toBeVisible();
});

test('a page lists the keys of its screen from the table of keys', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('grid', { name: 'Facturi emise' })).toBeFocused();
  await page.keyboard.press('F1');
  await expect(help().getByRole('heading', { name: 'În facturi emise și lângă ele' })).toBeVisible();
  await expect(help().getByText('printează factura', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('every page is read without network, and none violates what axe can see, in both themes', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('grid', { name: 'Facturi emise' })).toBeFocused();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.context().setOffline(true);
    await page.keyboard.press('F1');
    const pages = help().getByRole('navigation', { name: 'Paginile de ajutor' }).getByRole('button');
    await expect(help().getByRole('heading', { level: 3 })).toBeVisible();
    for (const one of await pages.all()) {
      const title = (await one.textContent()) ?? '';
      await one.click();
      await expect(help().getByRole('heading', { level: 3, name: title })).toBeFocused();
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
  }
  await page.emulateMedia({ colorScheme: null });
});

test('on the phone the contents scroll to the last page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await signIn(phone, installation.url, { remember: false });
  await untilSynchronised(phone);
  await phone.keyboard.press('F1');
  const dialog = phone.getByRole('dialog', { name: 'Ajutor' });
  const last = dialog.getByRole('navigation', { name: 'Paginile de ajutor' }).getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const title = (await last.textContent()) ?? '';
  await last.tap();
  await expect(dialog.getByRole('heading', { level: 3, name: title })).toBeInViewport();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
