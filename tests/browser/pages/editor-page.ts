import { expect, type Page } from '@playwright/test';

/** Opens the editor on a new draft and waits for the number that comes next; gives it back. */
export async function openEditor(page: Page): Promise<string> {
  await page.getByRole('link', { name: /Factură nouă/ }).click();
  await expect(page.getByRole('heading', { name: 'Factură nouă' })).toBeVisible();
  const note = page.getByText(/urmează FCT-\d+/);
  await expect(note).toBeVisible();
  const number = /urmează (FCT-\d+)/.exec((await note.textContent()) ?? '')?.[1];
  if (number === undefined) throw new Error('The editor shows no next number.');
  return number;
}

/** Buyer from the device's partners. */
export async function chooseBuyer(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** Types a line as in a spreadsheet: name, quantity, price; unit and VAT stay as proposed. */
export async function typeLine(
  page: Page,
  row: number,
  line: { readonly name: string; readonly quantity: string; readonly price: string },
): Promise<void> {
  const name = page.getByRole('combobox', { name: `Denumire, linia ${row}` });
  if (!(await name.isVisible())) await page.getByRole('row').nth(row).getByRole('gridcell').first().click();
  await name.fill(line.name);
  for (const _cell of ['Cod', 'UM', 'Cantitate']) await page.keyboard.press('Tab');
  await page.keyboard.type(line.quantity);
  await page.keyboard.press('Tab');
  await page.keyboard.type(line.price);
  await page.keyboard.press('Tab');
}

/** A whole invoice of two pieces at 100 lei. */
export async function writeInvoice(page: Page, buyer: string): Promise<void> {
  await chooseBuyer(page, buyer);
  await typeLine(page, 1, { name: 'Servicii de montaj', quantity: '2', price: '100' });
  await expect(page.getByText('200,00').first()).toBeVisible();
}

/** Ctrl+Enter, and the confirmation that it was numbered. */
export async function issue(page: Page, number: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeVisible();
}
