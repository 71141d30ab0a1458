/** A demonstration and its user on a desktop, with the app and everything on the device and nothing lying over the page. */
import { type Browser, expect, type Page } from '@playwright/test';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';

export interface Desktop {
  readonly installation: Installation;
  readonly page: Page;
}

export async function openDesktop(browser: Browser): Promise<Desktop> {
  const installation = await startInstallation({ prepared: true });
  try {
    const page = await openDevice(browser, installation);
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
