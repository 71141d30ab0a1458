/** A demonstration and its user on a desktop, with everything on the device and nothing lying over the page. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type Installation, startInstallation } from './installation';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';

export interface Desktop {
  readonly installation: Installation;
  readonly page: Page;
}

export interface DesktopOptions {
  /** The app is on the device too: it answers without network. */
  readonly installed?: boolean;
}

export async function openDesktop(browser: Browser, { installed = false }: DesktopOptions = {}): Promise<Desktop> {
  const installation = await startInstallation();
  try {
    // Wide enough for every column of the lists.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
    await withoutInstallOffer(context, installation.url);
    const page = await context.newPage();
    await signIn(page, installation.url, { remember: true });
    if (installed) await untilInstalled(page);
    await untilSynchronised(page);
    await expect(page.getByRole('button', { name: 'Alerte: niciuna' })).toBeVisible();
    return { installation, page };
  } catch (error) {
    await installation.stop();
    throw error;
  }
}

export async function closeDesktop({ installation, page }: Desktop): Promise<void> {
  await page.context().close();
  await installation.stop();
}
