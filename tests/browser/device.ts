/** A device of the demonstration's user, with the app and everything of the company on it, on the list of issued invoices. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import type { Installation } from './installation';
import { untilDocumentsKept } from './pages/kept-documents';
import { closeNotices, withoutNotices } from './pages/public-notices';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { removeProfile } from './remove-profile';

/** As wide as every column of the lists needs. */
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

/**
 * Copied of what was prepared for the installation where there is something left, and signed in by hand where there is not. To be
 * closed by its context.
 */
export async function openDevice(
  browser: Browser,
  installation: Installation,
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const profile = installation.nextProfile();
  const context =
    profile === undefined
      ? await browser.newContext({ locale: 'ro-RO', ...options })
      : await openProfile(profile.folder, options);
  await withoutInstallOffer(context, installation.url);
  const page = context.pages()[0] ?? (await context.newPage());
  if (profile?.isSignedIn === true) await openList(page, installation.url);
  else await signIn(page, installation.url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
  if (profile?.isSignedIn !== true) await untilDocumentsKept(page);
  return page;
}

/** A device that has shown the sign-in before, and on which nobody is signed in; without the offer to install. To be closed by its context. */
export async function openStranger(browser: Browser, installation: Installation): Promise<Page> {
  const profile = installation.nextProfile({ asStranger: true });
  const context =
    profile === undefined ? await browser.newContext(DESKTOP) : await openProfile(profile.folder, DESKTOP);
  await withoutInstallOffer(context, installation.url);
  return context.pages()[0] ?? (await context.newPage());
}

/** What a sign-in leads to, on a device that has been here before. */
export async function openList(page: Page, url: string): Promise<void> {
  const areShown = await withoutNotices(page, url);
  await page.goto(`${url}/app/invoices/out`);
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  if (!areShown) await closeNotices(page);
}

async function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, options);
  context.once('close', () => removeProfile(folder));
  return context;
}
