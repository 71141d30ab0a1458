import { expect, type Locator, type Page } from '@playwright/test';
import { asInNewTab } from './new-tab';

/** The list of issued invoices, filtered to one number; gives its row. */
export async function findInvoice(page: Page, url: string, number: string): Promise<Locator> {
  await asInNewTab(page);
  await page.goto(`${url}/app/invoices/out`);
  await page.getByLabel('Număr: conține').fill(number);
  const row = page.getByRole('grid', { name: 'Facturi emise' }).getByRole('row').filter({ hasText: number });
  await expect(row).toHaveCount(1);
  return row;
}

/** The page of one archived invoice, reached as a person reaches it. */
export async function openInvoice(page: Page, url: string, number: string): Promise<void> {
  const row = await findInvoice(page, url, number);
  // At its left end: the alerts lie over the right one.
  await row.getByText(number).click();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
}
