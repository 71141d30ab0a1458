import type { Locator, Page } from '@playwright/test';

/** The offer among the alerts. */
export function installOffer(page: Page): Locator {
  return page.getByRole('region', { name: 'Alerte' }).getByRole('button', { name: 'Instalează' });
}

/** Tells the page that it could be installed, as Chromium does where it may put up its own prompt. */
export async function tellInstallable(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Reflect.set(event, 'prompt', () => {
      Reflect.set(window, 'askedToInstall', true);
      return Promise.resolve({ outcome: answer });
    });
    window.dispatchEvent(event);
  }, outcome);
}

/** Whether the browser was asked to install since the page was loaded. */
export function wasAskedToInstall(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'askedToInstall') === true);
}
