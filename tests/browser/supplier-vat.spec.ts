/** Before a month is closed: one press reads the VAT state of all its suppliers, and a received invoice says it beside its seller. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { untilHome } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

test('the suppliers of the month that is closed are checked at once', async () => {
  // After the 25th no month is being closed; the register says the real day, which is of the same month.
  const now = new Date();
  if (now.getDate() > 20) await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth(), 20, 12));
  await page.goto(`${installation.url}/app`);
  await untilHome(page);
  const row = page.getByRole('region', { name: /furnizor.* din luna \S+ de verificat$/ });
  const check = row.getByRole('button', { name: 'Verifică TVA' });
  await expect(check).toBeVisible();
  await expect(row).toContainText(/până la \d\d\.\d\d\.\d{4}/);
  expect(await violationsOf(page)).toEqual([]);

  await page.context().setOffline(true);
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await page.context().setOffline(false);
  await expect(check).not.toHaveAttribute('aria-disabled', 'true');

  await check.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0, { timeout: 120_000 });
  await expect(page.getByText(/^Starea TVA verificată la /)).toBeVisible();

  await page.goto(`${installation.url}/app/invoices/in`);
  const grid = page.getByRole('grid', { name: 'Facturi primite' });
  await grid.focus();
  await page.keyboard.press('End');
  // The oldest may be of the month before; a supplier of this month alone was not asked about.
  const closed = new Date(now.getFullYear(), now.getMonth(), 0).toLocaleDateString('ro-RO', {
    month: '2-digit',
    year: 'numeric',
  });
  const ofClosed = grid.getByRole('row', { name: new RegExp(`\\d\\d\\.${closed.replace('.', '\\.')}`) }).last();
  // Upwards until it is there; from the end anew where its row went by.
  let pages = 0;
  await expect(async () => {
    pages += 1;
    await page.keyboard.press(pages % 4 === 0 ? 'End' : 'PageUp');
    await ofClosed.click({ timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByText(/lătitor de TVA, verificat la ANAF pe|ANAF nu cunoaște codul furnizorului/),
  ).toBeVisible();
});
