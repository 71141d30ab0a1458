/** The particulars of a company: changed without network, on the next invoice at once, on the other device after the exchange. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeOwnBrowser, type OwnBrowser, openOwnBrowser } from './own-browser';
import { signIn, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';

const PATH = '/app/config/generalDetails';
const STREET = 'Str. Fântânilor nr. 12';
/** Where pictures of the page are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;
const SIZES = { 390: 844, 1440: 900 } as const;

let own: OwnBrowser;

test.beforeAll(async () => {
  own = await openOwnBrowser();
});
test.afterAll(() => closeOwnBrowser(own));

async function look(page: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const width of [390, 1440] as const) {
      await page.setViewportSize({ width, height: SIZES[width] });
      if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${theme}-${width}.png` });
      expect.soft(await violationsOf(page), `${name}, ${theme}, ${width}`).toEqual([]);
    }
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(own.installation.url + PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Date firmă' })).toBeVisible();
}

const street = (page: Page) => page.getByLabel('Stradă, număr');

test('particulars changed without network are on the next invoice, and on the other device afterwards', async () => {
  const { browser, installation } = own;
  const { page, context } = browser;
  await context.setOffline(true);
  await open(page);
  const account = page.getByLabel('Cont bancar');
  await account.fill('RO00 BTRL 0000');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Contul bancar nu este corect: cifrele de control nu se potrivesc.')).toBeVisible();
  await expect(account).toBeFocused();
  await look(page, 'particulars-wrong');
  // What is typed and not saved is there after a reload.
  await page.reload();
  await expect(account).toHaveValue('RO00 BTRL 0000');
  await page.getByRole('button', { name: 'Renunță la text' }).click();
  await expect(account).not.toHaveValue('RO00 BTRL 0000');
  await street(page).fill(STREET);
  await page.getByRole('checkbox', { name: 'TVA la încasare' }).check();
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Datele firmei sunt salvate.')).toBeVisible();
  await expect(page.getByText('Salvate pe acest dispozitiv; pleacă la server când este rețea')).toBeVisible();
  await look(page, 'particulars-waiting');

  await page.goto(`${installation.url}/app/invoices`);
  await expect(page.getByRole('checkbox', { name: 'TVA la încasare' })).toBeChecked();

  await context.setOffline(false);
  await open(page);
  await untilSynchronised(page);
  await expect(page.getByText('Salvate pe acest dispozitiv')).toHaveCount(0);
  await expect(street(page)).toHaveValue(STREET);

  const other = await context.browser()?.newContext({ locale: 'ro-RO' });
  if (other === undefined) throw new Error('The browser is gone.');
  await withoutInstallOffer(other, installation.url);
  const second = await other.newPage();
  await signIn(second, installation.url, { remember: false });
  await open(second);
  await expect(street(second)).toHaveValue(STREET);
  await expect(second.getByRole('checkbox', { name: 'TVA la încasare' })).toBeChecked();
  await other.close();
});
