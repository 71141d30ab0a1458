import { expect, type Locator, type Page } from '@playwright/test';

/** From the state in the bar to the one choice that waits, by keys alone. */
export async function openConflictChoice(page: Page, title: string | RegExp): Promise<Locator> {
  const chip = page.getByRole('button', { name: /^Sincronizare: 1 de ales/ });
  await expect(chip).toBeVisible({ timeout: 30_000 });
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Alege', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}
