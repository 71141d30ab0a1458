/** Help: for the screen that is open, and on paper; the focus goes there and comes back. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

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
