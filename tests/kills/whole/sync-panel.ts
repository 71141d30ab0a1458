import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the panel of the synchronisation. */
export async function openSyncPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  await expect(panel).toBeVisible();
  return panel;
}
