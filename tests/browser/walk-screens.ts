/** One session walks through all screens, on the desktop and then on the phone, in both themes. */
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { openDevice } from './device';
import type { Installation } from './installation';
import { installOffer, tellInstallable } from './pages/install-offer';
import { asInNewTab } from './pages/new-tab';
import { goOnToList, INSTALL_REFUSED, refuseInstall, sendCredentials, withoutInstallOffer } from './pages/sign-in-page';
import type { PreparedAccount } from './prepared-accounts';
import type { Screen } from './screen';
import { OFFICE_SCREENS, PUBLIC_SCREENS, SCREENS } from './screens';

const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const TIMEOUT_MS = 10_000;

/** What is looked at: a screen on a device in a theme. */
export interface Look {
  readonly screen: string;
  readonly device: keyof typeof DEVICES;
  readonly theme: 'light' | 'dark';
}

type Looker = (page: Page, look: Look) => Promise<void>;

export async function walkScreens(
  browser: Browser,
  installation: Installation,
  device: Look['device'],
  look: Looker,
  further: readonly Screen[] = [],
): Promise<void> {
  const { url } = installation;
  const wanted = ({ phone }: Screen): boolean => (device === 'phone' ? phone !== false : phone !== 'only');
  const stranger = await openNew(browser, device);
  for (const screen of PUBLIC_SCREENS.filter(wanted)) await lookAt(stranger, url, screen, device, look);
  await stranger.context().close();
  const page = await openDevice(browser, installation, optionsOf(device));
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.context().clearCookies({ name: INSTALL_REFUSED });
  await primaryStaysFree(page, device);
  await refuseInstall(page);
  for (const screen of [...SCREENS, ...further].filter(wanted)) await lookAt(page, url, screen, device, look);
  await page.context().close();
}

/** The screens of another account, signed in for the first time on this device. */
export async function walkOffice(
  browser: Browser,
  url: string,
  account: PreparedAccount,
  device: Look['device'],
  look: Looker,
): Promise<void> {
  const page = await openNew(browser, device);
  await withoutInstallOffer(page.context(), url);
  await page.route('**/api/backend/Changes', () => new Promise(() => undefined));
  await page.goto(`${url}/auth`);
  await sendCredentials(page, account);
  await goOnToList(page);
  for (const screen of OFFICE_SCREENS) await lookAt(page, url, screen, device, look);
  await page.context().close();
}

// Colours in the middle of a transition are nobody's choice.
const optionsOf = (device: Look['device']): BrowserContextOptions => ({
  ...{ viewport: DEVICES[device], reducedMotion: 'reduce', locale: 'ro-RO' },
});

/** One that nobody has signed in on. */
async function openNew(browser: Browser, device: Look['device']): Promise<Page> {
  const context = await browser.newContext(optionsOf(device));
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
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

/**
 * Until the page has taken the theme on and is drawn: what stands inside an open `details` has its colours from the next frame on. Asked in the
 * page, frame by frame: an expectation would look again only a tenth of a second later.
 */
async function showTheme(page: Page, theme: Look['theme']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
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
      await showTheme(page, theme);
      await look(page, { screen: screen.name, device, theme });
    }
  });
}
