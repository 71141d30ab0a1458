/** A demonstration and its user on a desktop, with everything on the device and nothing lying over the page. */
import type { Browser, Page } from '@playwright/test';
import { type Installation, startInstallation } from './installation';
import { refuseInstall, signIn, untilSynchronised } from './pages/sign-in-page';

export interface Desktop {
  readonly installation: Installation;
  readonly page: Page;
}

export async function openDesktop(browser: Browser): Promise<Desktop> {
  const installation = await startInstallation();
  try {
    // Wide enough for every column of the lists.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
    const page = await context.newPage();
    await signIn(page, installation.url, { remember: true });
    await untilSynchronised(page);
    await refuseInstall(page);
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
