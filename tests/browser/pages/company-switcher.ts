import { expect, type Page } from '@playwright/test';

/** Makes the company of a fiscal code the current one, as a person does: by typing the code. */
export async function chooseCompany(page: Page, cif: string): Promise<void> {
  await page.getByRole('button', { name: /^Schimbă firma: / }).click();
  await page.getByRole('combobox', { name: 'Schimbă firma' }).fill(cif);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^Schimbă firma: .*${cif}$`) })).toBeVisible();
}
