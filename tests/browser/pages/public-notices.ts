import { expect, type Page } from '@playwright/test';

/**
 * Closes the public notices of the demonstration, of which two leave no room for another alert. They come once a tab, a
 * moment after the page; where they cannot come there is nothing to close.
 */
export async function closeNotices(page: Page): Promise<void> {
  await page
    .waitForFunction(() => sessionStorage.getItem('condica.notices-shown') !== null, undefined, { timeout: 3_000 })
    .catch(() => undefined);
  const notices = page
    .getByRole('region', { name: 'Alerte' })
    .locator('> div')
    .filter({ hasText: 'Notificare de interes public' });
  const close = notices.first().getByRole('button', { name: 'Închide' });
  // One that goes by itself meanwhile is closed too.
  await expect(async () => {
    while (await close.isVisible()) await close.click({ timeout: 1_000 });
  }).toPass();
}
