/** The VAT number of a partner from another member state, asked at VIES by keys; silence changes nothing. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

test('a verdict goes into the partner, an answer that did not come leaves it', async () => {
  await page.goto(`${installation.url}/app/defs/partner`);
  await page.getByRole('button', { name: 'Partener nou' }).first().click();
  const code = page.getByRole('textbox', { name: /^CUI, CNP/ });
  const check = page.getByRole('button', { name: 'Verifică în VIES' });
  await expect(code).toBeVisible();
  await expect(check).toHaveCount(0);
  const country = page.getByRole('combobox', { name: /^Țară/ });
  await country.fill('germ');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Germania (DE)');
  await page.keyboard.press('Enter');
  const registered = page.getByRole('checkbox', { name: 'Plătitor de TVA' });
  const asked = async (number: string): Promise<void> => {
    await code.fill(number);
    await check.focus();
    await page.keyboard.press('Enter');
  };

  await asked('DE100');
  await expect(page.getByText(/^Valid în VIES la .*JOHN DOE\. Numărul consultării: WAPI/)).toBeVisible();
  await expect(registered).toBeChecked();

  // The member state is away: not a word of invalid, and what was known stays.
  await asked('DE301');
  await expect(page.getByText(/nu răspunde acum\. Nu înseamnă că este nevalid/)).toBeVisible();
  await expect(registered).toBeChecked();
  await asked('DE401');
  await expect(page.getByText('Eroare necunoscută la verificarea VAT.')).toBeVisible();
  await expect(registered).toBeChecked();

  await asked('DE200');
  await expect(page.getByText(/^VIES nu cunoaște acest cod de TVA/)).toBeVisible();
  await expect(registered).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);

  // Without the network the button says so, and asks nothing.
  await page.context().setOffline(true);
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await expect(check).toHaveAccessibleDescription(/când există rețea/);
  await page.context().setOffline(false);
});
