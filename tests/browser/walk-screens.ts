/** One session walks through all screens, on the desktop and then on the phone, in both themes. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { installOffer, tellInstallable } from './pages/install-offer';
import { asInNewTab } from './pages/new-tab';
import {
  goOnToList,
  refuseInstall,
  sendCredentials,
  signIn,
  untilSynchronised,
  withoutInstallOffer,
} from './pages/sign-in-page';
import type { PreparedAccount } from './prepared-accounts';
import type { Screen } from './screen';
import { OFFICE_SCREENS, PUBLIC_SCREENS, SCREENS } from './screens';

const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What is looked at: a screen on a device in a theme. */
export interface Look {
  readonly screen: string;
  readonly device: keyof typeof DEVICES;
  readonly theme: 'light' | 'dark';
}

type Looker = (page: Page, look: Look) => Promise<void>;

export async function walkScreens(
  browser: Browser,
  url: string,
  device: Look['device'],
  look: Looker,
  further: readonly Screen[] = [],
): Promise<void> {
  const { context, page } = await openDevice(browser, device);
  const wanted = ({ phone }: Screen): boolean => (device === 'phone' ? phone !== false : phone !== 'only');
  for (const screen of PUBLIC_SCREENS.filter(wanted)) await lookAt(page, url, screen, device, look);
  await signIn(page, url, { remember: true });
  await untilSynchronised(page);
  await primaryStaysFree(page, device);
  await refuseInstall(page);
  for (const screen of [...SCREENS, ...further].filter(wanted)) await lookAt(page, url, screen, device, look);
  await context.close();
}

/** The screens of another account, signed in for the first time on this device. */
export async function walkOffice(
  browser: Browser,
  url: string,
  account: PreparedAccount,
  device: Look['device'],
  look: Looker,
): Promise<void> {
  const { context, page } = await openDevice(browser, device);
  await withoutInstallOffer(context, url);
  await page.route('**/api/backend/Changes', () => new Promise(() => undefined));
  await page.goto(`${url}/auth`);
  await sendCredentials(page, account);
  await goOnToList(page);
  for (const screen of OFFICE_SCREENS) await lookAt(page, url, screen, device, look);
  await context.close();
}

async function openDevice(
  browser: Browser,
  device: Look['device'],
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  // Colours in the middle of a transition are nobody's choice.
  const context = await browser.newContext({
    viewport: DEVICES[device],
    reducedMotion: 'reduce',
    locale: 'ro-RO',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return { context, page };
}

/** The offer to install, open over the list, does not cover what the page is for. */
async function primaryStaysFree(page: Page, device: Look['device']): Promise<void> {
  await tellInstallable(page, 'dismissed');
  await expect(installOffer(page)).toBeVisible();
  const primary =
    device === 'desktop'
      ? page.getByRole('main').getByRole('link', { name: /Factură nouă/ })
      : page.getByRole('navigation').getByRole('link', { name: 'Nou' });
  await primary.click({ trial: true });
}

/** A screen that does not open fails the test without hiding the others. */
async function lookAt(page: Page, url: string, screen: Screen, device: Look['device'], look: Looker): Promise<void> {
  await test.step(`${device}: ${screen.name}`, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await asInNewTab(page);
    const failure = await screen.open(page, url).then(
      () => null,
      (error: unknown) => String(error),
    );
    expect.soft(failure, `${device}: ${screen.name} opens`).toBeNull();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await look(page, { screen: screen.name, device, theme });
    }
  });
}
