import { expect, type Page } from '@playwright/test';

/**
 * What is fetched ahead is here: the papers of the road, then the newest invoices of both directions. Rows alone come earlier,
 * and without these nothing of them is opened, corrected or packed without network. The panel of synchronisation says so.
 */
export async function untilDocumentsKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  const panel = page.getByRole('complementary', { name: 'Sincronizare' }).or(page.getByRole('dialog'));
  await expect(panel.getByText(/fără rețea: (\d+) din \1\./)).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Închide', exact: true }).click();
  await expect(panel).toHaveCount(0);
}
