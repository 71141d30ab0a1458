/** Preferences: of the account without network and on another device afterwards; of this device at once. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeOwnBrowser, type OwnBrowser, openOwnBrowser } from './own-browser';
import { signIn, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { chooseUserAction } from './pages/user-menu';

const PATH = '/app/preferences';
const WAITS = 'Salvate pe acest dispozitiv; pleacă la server când este rețea';
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
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(wide, `${name}, ${width}: wider than the window`).toBe(false);
      expect.soft(await violationsOf(page), `${name}, ${theme}, ${width}`).toEqual([]);
    }
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(own.installation.url + PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Preferințe' })).toBeVisible();
}

const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

test('what the account prefers is chosen without network, holds at once, and is on the other device afterwards', async () => {
  const { browser, installation } = own;
  const { page, context } = browser;
  await chooseUserAction(page, 'Preferințe');
  await expect(page.getByRole('heading', { level: 1, name: 'Preferințe' })).toBeVisible();
  await look(page, 'preferences');
  await context.setOffline(true);
  await choice(page, 'Pagina de început').focus();
  await page.keyboard.type('Facturi emise');
  await expect(choice(page, 'Pagina de început')).toHaveValue('out');
  await choice(page, 'Tasta Enter').selectOption('Salvează');
  await choice(page, 'Limba documentelor').selectOption('Română și engleză');
  await expect(page.getByText(WAITS)).toBeVisible();
  await look(page, 'preferences-waiting');

  // The app is opened anew, still without network.
  await page.goto('about:blank');
  await page.goto(`${installation.url}/app`);
  await expect(page).toHaveURL(/\/app\/invoices\/out$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Facturi emise' })).toBeVisible();
  await page.getByRole('link', { name: 'Acasă' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/app$/);

  // Enter saves where a button does.
  await page.goto(`${installation.url}/app/config/generalDetails`);
  await page.getByLabel('Persoană de contact').fill('Ioana Săvulescu');
  await page.getByLabel('Persoană de contact').press('Enter');
  await expect(page.getByText('Datele firmei sunt salvate.')).toBeVisible();

  await context.setOffline(false);
  await open(page);
  await untilSynchronised(page);
  await expect(page.getByText(WAITS)).toHaveCount(0);
  await expect(choice(page, 'Pagina de început')).toHaveValue('out');

  const other = await context.browser()?.newContext({ locale: 'ro-RO' });
  if (other === undefined) throw new Error('The browser is gone.');
  await withoutInstallOffer(other, installation.url);
  const second = await other.newPage();
  await signIn(second, installation.url, { remember: false });
  await open(second);
  await expect(choice(second, 'Pagina de început')).toHaveValue('out');
  await expect(choice(second, 'Tasta Enter')).toHaveValue('save');
  await expect(choice(second, 'Limba documentelor')).toHaveValue('ro-en');
  await other.close();
});

test('paper that leaves its language open is in the preferred one', async () => {
  const { page } = own.browser;
  await page.goto(`${own.installation.url}/app/invoices/out`);
  await page
    .getByText(/FCT-\d+/)
    .first()
    .click();
  await page.keyboard.press('Enter');
  const paper = page.getByRole('article').first();
  await expect(paper).toContainText('Total de plată / Amount due');
});

test('theme and rows are of this device, and hold after a reload', async () => {
  const { page } = own.browser;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await choice(page, 'Tema').selectOption('Întunecată');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choice(page, 'Tema').selectOption('Ca a dispozitivului');
  await choice(page, 'Rândurile listelor').selectOption('Apropiate');
  for (const again of [false, true]) {
    await page.goto(`${own.installation.url}/app/invoices/out`);
    if (again) await page.reload();
    const row = page
      .getByRole('grid', { name: 'Facturi emise' })
      .getByRole('row')
      .filter({ hasText: /FCT-\d+/ });
    await expect.poll(async () => (await row.first().boundingBox())?.height).toBe(28);
    const [one, two] = [await row.nth(0).boundingBox(), await row.nth(1).boundingBox()];
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBe(28);
  }
  await look(page, 'rows-close');
  await open(page);
  await choice(page, 'Rândurile listelor').selectOption('Obișnuite');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'usual');
});
