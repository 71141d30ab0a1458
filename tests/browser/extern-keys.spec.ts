/** An external invoice by the keyboard alone: from its list to a kept draft, without network from the draft to the number, and to ANAF with extern=DA. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { announcedNumber, goTo, pressKeys } from './by-keys';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { untilSynchronised } from './pages/sign-in-page';

const BUYER = 'Kessler Maschinenbau GmbH';

let installation: Installation;
let page: Page;
let number = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const press = (...keys: readonly string[]): Promise<void> => pressKeys(page, keys);
const grid = (name: string): Locator => page.getByRole('grid', { name });
const option = (): Locator => page.getByRole('listbox').getByRole('option').first();

test('from the list E writes one, and what is written is kept as a draft of its kind', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(grid('Facturi emise')).toBeFocused();
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Caută sau comandă' })).toBeFocused();
  await page.keyboard.type('facturi externe');
  await expect(option()).toContainText('Facturi externe');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Facturi externe' })).toBeVisible();
  await press('e');
  const name = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  await expect(name).toBeFocused();
  number = await announcedNumber(page);

  const buyer = page.getByRole('region', { name: 'Cumpărător' });
  await goTo(page, buyer.getByRole('textbox', { name: /^CUI|^Cod fiscal/ }));
  await page.keyboard.type('DE136695976');
  await goTo(page, buyer.getByRole('combobox', { name: /^Țar/ }));
  await page.keyboard.type('germ');
  await expect(option()).toContainText('Germania');
  await press('Enter');
  await goTo(page, buyer.getByRole('textbox', { name: /^Localitate/ }));
  await page.keyboard.type('Hamburg');
  await goTo(page, buyer.getByRole('textbox', { name: /^Adres/ }));
  await page.keyboard.type('Hafenstraße 4');
  await goTo(page, name);
  await page.keyboard.type(BUYER);
  await expect(option()).toContainText('Partener nou');
  await press('Enter');
  await expect(name).toHaveValue(BUYER);
  await goTo(page, page.getByRole('combobox', { name: 'Denumire, linia 1' }));
  await page.keyboard.type('Ambalaje din carton');
  await press('Enter', 'Enter', 'Enter');
  await page.keyboard.type('10');
  await press('Enter');
  await page.keyboard.type('12');
  await press('Enter');
  await expect(page.getByText('120,00').first()).toBeVisible();
});

test('without network the draft is found among the drafts, opened and issued', async () => {
  await page.context().setOffline(true);
  await press('Escape', 'Escape', 'g', 'c');
  const drafts = grid('Ciorne');
  await expect(drafts).toBeFocused();
  await expect(drafts.getByRole('row').filter({ hasText: 'Kessler' })).toContainText('externă');
  await press('Home', 'Enter');
  await expect(page.getByText(`urmează ${number}`)).toBeVisible();
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeFocused();
  expect(await installation.uploadsOf(number)).toEqual([]);
});

test('with the network it goes to ANAF as external, once, and is accepted', async () => {
  await page.context().setOffline(false);
  await untilSynchronised(page);
  await expect.poll(() => installation.uploadsOf(number), { timeout: 60_000 }).toHaveLength(1);
  const [upload] = await installation.uploadsOf(number);
  expect(upload).toMatchObject({ external: true, verdict: 'ok' });
  // One to a buyer at home goes without it.
  expect((await installation.uploads()).filter(({ external }) => external)).toHaveLength(1);
  await press('g', 'e');
  await expect(grid('Facturi emise')).toBeFocused();
  await expect(grid('Facturi emise').getByRole('row').filter({ hasText: number })).toContainText('Validată', {
    timeout: 60_000,
  });
});
