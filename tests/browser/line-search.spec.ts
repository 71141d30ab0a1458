/** A search over the lines of invoices: the first one says what it waits for, and finds once the texts of lines are here. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { untilInstalled } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await untilInstalled(page);
});
test.afterAll(() => closeDesktop({ installation, page }));

/** Stands in lines alone: no partner, number or place of the menu has it. */
const WORD = 'porumb';

test('without network it says why lines are not searched, and searches them once it is back', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('tab', { name: /^Toate *\d/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Caută sau comandă' }).fill(`#${WORD}`);
  await expect(page.getByText(/Se caută și în linii după ce .* e nevoie de rețea/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(page.getByText(/Se caută și în linii/)).toBeHidden();
  await page.keyboard.press('Escape');
});

test('the list of a phone searches lines too, and goes on without network', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Caută număr, partener, CUI, sumă sau linie' }).click();
  await page.context().setOffline(true);
  const count = page.getByText(/^\d+ din \d+$/);
  await page.getByRole('searchbox', { name: 'Caută număr, partener, CUI, sumă sau linie' }).fill('PORUMB');
  await expect(count).toBeVisible();
  await expect(count).not.toHaveText(/^0 /);
  await page.context().setOffline(false);
});
