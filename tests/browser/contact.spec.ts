/** Contact: whom to ask, and a report that is shown before it goes, kept without network, sent once with a number. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { type Installation, startInstallation } from './installation';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { chooseUserAction } from './pages/user-menu';

const EMAIL = 'suport@exemplu.ro';
/** Where pictures of the page are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;
const SIZES = { 390: 844, 1440: 900 } as const;

let installation: Installation;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({
    environment: { SUPPORT_EMAIL: EMAIL, SUPPORT_PHONE: '+40 21 555 0100' },
  });
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
  await withoutInstallOffer(context, installation.url);
  page = await context.newPage();
  await signIn(page, installation.url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
});
test.afterAll(async () => {
  await context.close();
  await installation.stop();
});

async function look(on: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await on.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(on.locator('html')).toHaveAttribute('data-theme', theme);
    for (const width of [390, 1440] as const) {
      await on.setViewportSize({ width, height: SIZES[width] });
      if (PICTURES !== undefined)
        await on.screenshot({ path: `${PICTURES}/${name}-${theme}-${width}.png`, fullPage: true });
      const wide = await on.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(wide, `${name}, ${width}: wider than the window`).toBe(false);
      expect.soft(await violationsOf(on), `${name}, ${theme}, ${width}`).toEqual([]);
    }
  }
}

const what = () => page.getByLabel('Ce s-a întâmplat');
const send = () => page.getByRole('button', { name: 'Trimite raportul' });

test('a report is written without network, kept, shown whole before it goes, and goes once with its number', async () => {
  await chooseUserAction(page, 'Contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scrie un e-mail' })).toHaveAttribute('href', `mailto:${EMAIL}`);
  await expect(page.getByRole('link', { name: 'Sună' })).toHaveAttribute('href', 'tel:+40215550100');
  const log = page.getByRole('region', { name: 'Se trimit împreună cu textul' });
  await expect(log).toContainText('1440 × 900');
  await look(page, 'contact');

  await send().click();
  await expect(page.getByText('Scrieți ce s-a întâmplat.')).toBeVisible();
  await expect(what()).toBeFocused();
  await look(page, 'contact-wrong');

  await context.setOffline(true);
  await what().fill('Lista nu se deschide.');
  await expect(page.getByText('Trimiterea are nevoie de rețea.')).toBeVisible();
  await expect(log).toContainText('dispozitivul nu are rețea');
  await send().click();
  await expect(page.getByText('Raportul nu a plecat: este nevoie de rețea.')).toBeVisible();
  await look(page, 'contact-offline');
  await page.reload();
  await expect(what()).toHaveValue('Lista nu se deschide.');
  await expect(page.getByText('Ce ați scris și nu ați salvat e încă aici.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Trimiterea are nevoie de rețea.')).toHaveCount(0);
  await what().focus();
  await page.keyboard.press('Tab');
  await expect(send()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Raportul a ajuns la server' })).toBeFocused();
  const card = page.getByRole('region', { name: 'Raportul a ajuns la server' });
  const reference = /[0-9A-F]{4}-[0-9A-F]{4}/.exec((await card.textContent()) ?? '')?.[0] ?? 'none';
  await expect(card).toContainText('A plecat și pe e-mail');
  await look(page, 'contact-sent');
  const mails = async (): Promise<readonly { subject: string; to: string; text: string }[]> =>
    (await fetch(`${installation.mailboxUrl}/mails.json`)).json();
  await expect
    .poll(async () => (await mails()).map(({ subject, to }) => `${to} ${subject}`))
    .toEqual([`${EMAIL} Raport de problemă ${reference}`]);
  expect((await mails())[0]?.text).toContain('Lista nu se deschide.');

  await page.reload();
  await expect(what()).toHaveValue('');
});

test('it is found by the palette and on the phone, and a disabled account is told the address', async ({ browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByText(/FCT-\d+/).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('contact');
  await page.getByRole('option', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goto(`${installation.url}/app/invoices/out`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Meniu', exact: true }).click();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(`${installation.url}/auth/disabled`);
  await expect(stranger.getByRole('link', { name: EMAIL })).toHaveAttribute('href', `mailto:${EMAIL}`);
  await look(stranger, 'disabled');
  await stranger.close();
});
