/** External invoices: a partner abroad, a draft of its kind, issued without network, filed with extern=DA, listed and found. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { typeLine } from './pages/editor-page';

let desktop: Desktop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
});
test.afterAll(() => closeDesktop(desktop));
test.afterEach(() => desktop.page.context().setOffline(false));

const grid = (page: Page) => page.getByRole('grid', { name: 'Facturi externe' });

test('an empty list says what belongs there, and E writes the first', async () => {
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/extern`);
  await expect(page.getByText('Această firmă nu are încă facturi externe')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('e');
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Țar/ }).first()).toHaveValue('');
});

test('it is written and issued without network, and stands in both lists', async () => {
  const { page, installation } = desktop;
  await page.context().setOffline(true);
  const errors = watchErrors(page);
  const buyer = page.getByRole('region', { name: 'Cumpărător' });
  await buyer.getByRole('textbox', { name: /^CUI|^Cod fiscal/ }).fill('DE136695976');
  const country = buyer.getByRole('combobox', { name: /^Țar/ });
  await country.fill('germ');
  await page
    .getByRole('option', { name: /^Germania/ })
    .first()
    .click();
  await buyer.getByRole('textbox', { name: /^Adres/ }).fill('Hafenstraße 4');
  await buyer.getByRole('textbox', { name: /^Localitate/ }).fill('Hamburg');
  await buyer.getByRole('combobox', { name: /^Denumire/ }).fill('Kessler Maschinenbau GmbH');
  await page.getByRole('option', { name: /^Partener nou/ }).click();
  await typeLine(page, 1, { name: 'Ambalaje din carton', quantity: '10', price: '12' });
  await expect(page.getByText('120,00').first()).toBeVisible();
  const number = /urmează (FCT-\d+)/.exec((await page.getByText(/urmează FCT-\d+/).textContent()) ?? '')?.[1] ?? '';

  // Without a load, which would end what the page still writes.
  await page.getByRole('link', { name: 'Parteneri' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Kessler Maschinenbau GmbH' })).toBeVisible();

  await page.goto(`${installation.url}/app/invoices/drafts?kind=extern`);
  const draft = page.getByRole('row').filter({ hasText: 'Kessler' });
  await expect(draft).toContainText('externă');
  await expect(page.getByRole('combobox', { name: 'Felul ciornelor' })).toHaveValue('extern');
  await draft.click();
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeVisible();

  await page.goto(`${installation.url}/app/invoices/extern`);
  await expect(grid(page).getByRole('row').filter({ hasText: number })).toContainText('Kessler');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  expect(errors).toEqual([]);
});

test('with the network it is filed as external and accepted', async () => {
  const { page } = desktop;
  await expect(grid(page).getByRole('row').filter({ hasText: 'Kessler' })).toContainText('Validată', {
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Clienți externi' }).click();
  await expect(page.getByRole('heading', { name: 'Parteneri' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kessler Maschinenbau GmbH' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Mobila Transilvania' })).toHaveCount(0);
});

test('on a phone they are cards', async () => {
  const { page, installation } = desktop;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/invoices/extern`);
  await expect(
    page.getByRole('list', { name: 'Facturi externe' }).getByText('Kessler Maschinenbau GmbH'),
  ).toBeVisible();
});
