import type { Page } from '@playwright/test';

/**
 * Before an address is opened: as in a new tab, which knows nothing of the filters, rows and panels that the screens keep over
 * a reload.
 */
export async function asInNewTab(page: Page): Promise<void> {
  // A blank page has no storage.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.removeItem('condica.screens'));
}
