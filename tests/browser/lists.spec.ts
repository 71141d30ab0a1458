/** The lists: cells typed into and taken back, columns that are remembered, small definitions, a rejected invoice corrected. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { asInNewTab } from './pages/new-tab';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function openList(path: string, name: string): Promise<void> {
  await asInNewTab(page);
  await page.goto(`${installation.url}${path}`);
  await expect(page.getByRole('grid', { name }).getByRole('row').nth(2)).toBeVisible();
}

test('a partner’s cell is typed into, saved, said and taken back', async () => {
  await openList('/app/defs/partner', 'Parteneri');
  await page.getByLabel('Denumire: conține').fill('Apicola');
  await page.getByRole('grid', { name: 'Parteneri' }).focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Denumire', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('14399841');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cifra de control nu se potrivește')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Apicola Nouă SRL');
  await page.keyboard.press('Enter');
  await expect(page.getByText('denumire Apicola Nouă SRL, era Apicola Munților SRL')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('row').filter({ hasText: 'Apicola Munților SRL' })).toBeVisible();
});

test('several partners are chosen, copied for a spreadsheet, removed after one question and brought back', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList('/app/defs/partner', 'Parteneri');
  const grid = page.getByRole('grid', { name: 'Parteneri' });
  const before = await grid.getAttribute('aria-rowcount');
  // After the head and the filters.
  const nameAt = async (row: number): Promise<string> =>
    (await grid
      .getByRole('row')
      .nth(row + 1)
      .getByRole('gridcell')
      .nth(1)
      .textContent()) ?? '';
  const [first, third] = [await nameAt(1), await nameAt(3)];
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: '3 selectate' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copiat pentru foaia de calcul: 3 parteneri')).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/);
  expect(copied).toHaveLength(4);
  expect(copied[0]?.split('\t')).toContain('Denumire');
  expect(copied[1]).toContain(first);
  expect(copied[3]).toContain(third);
  const file = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Exportă' }).click();
  expect((await file).suggestedFilename()).toMatch(/^parteneri-.*\.csv$/);
  await bar.getByRole('button', { name: 'Șterge' }).click();
  const question = page.getByRole('dialog', { name: 'Ștergeți 3 parteneri?' });
  await question.getByRole('button', { name: 'Șterge' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(Number(before) - 3));
  await expect(grid).toBeFocused();
  await page.getByRole('button', { name: 'Anulează ștergerea' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', before ?? '');
});

test('a partner’s country is found by its name or its letters', async () => {
  await openList('/app/defs/partner', 'Parteneri');
  await page.getByRole('button', { name: 'Partener nou' }).click();
  const country = page.getByRole('combobox', { name: /^Țară/ });
  await expect(country).toHaveValue('România (RO)');
  await country.fill('germ');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Germania (DE)');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Germania (DE)');
  // A county of ours is chosen at home only; abroad a region is written.
  await page.getByRole('textbox', { name: 'Județ' }).fill('Bayern');
  await country.fill('ro');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('România (RO)');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('România (RO)');
  const county = page.getByRole('combobox', { name: 'Județ' });
  await county.fill('cj');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Cluj']);
  await page.keyboard.press('Tab');
  await expect(county).toHaveValue('Cluj');
});

test('the head of the list sorts from the keyboard', async () => {
  await openList('/app/invoices/out', 'Facturi emise');
  const grid = page.getByRole('grid', { name: 'Facturi emise' });
  const head = (name: string) => grid.getByRole('columnheader', { name });
  await page
    .getByRole('tab', { name: /^Toate/ })
    .or(page.getByRole('button', { name: /^Toate/ }))
    .first()
    .focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(head('Număr').getByRole('button')).toBeFocused({ timeout: 200 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('ArrowRight');
  await expect(head('Emisă').getByRole('button')).toBeFocused();
  await expect(head('Emisă')).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(head('Emisă')).toHaveAttribute('aria-sort', 'ascending');
  // The row under the list's mark was neither chosen nor opened.
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(head('Emisă')).toHaveAttribute('aria-sort', 'descending');
});

// Before: it began at whatever had come to the place of the ticked row.
test('a range begins at the row that was ticked, wherever the order has put it', async () => {
  await openList('/app/invoices/out', 'Facturi emise');
  const grid = page.getByRole('grid', { name: 'Facturi emise' });
  const head = grid.getByRole('columnheader', { name: 'Număr' });
  const bar = page.getByRole('toolbar', { name: /selectat/ });
  await head.getByRole('button').first().click();
  await expect(head).not.toHaveAttribute('aria-sort', 'none');
  const before = (await head.getAttribute('aria-sort')) ?? '';
  await grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(bar).toHaveAccessibleName('1 rând selectat');
  await head.getByRole('button').first().click();
  await expect(head).not.toHaveAttribute('aria-sort', before);
  await grid.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(bar).toHaveAccessibleName('2 selectate');
  await expect(grid.getByRole('row', { selected: true })).toHaveCount(2);
  await bar.getByRole('button', { name: 'Închide' }).click();
  await grid.getByRole('columnheader', { name: 'Emisă' }).getByRole('button').first().click();
});

test('columns that were hidden stay hidden', async () => {
  await openList('/app/invoices/out', 'Facturi emise');
  const due = page.getByRole('columnheader', { name: 'Scadență' });
  await expect(due).toBeVisible();
  await page.getByRole('button', { name: 'Coloane' }).click();
  await page.getByRole('checkbox', { name: 'Scadență' }).uncheck();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Partener' })).toBeVisible();
  await expect(due).toHaveCount(0);
});

test('a column is widened with the keyboard, and stays so', async () => {
  await openList('/app/invoices/out', 'Facturi emise');
  const head = page.getByRole('columnheader', { name: 'Emisă', exact: true });
  const edge = page.getByRole('separator', { name: 'Lățimea coloanei Emisă' });
  await page.getByRole('grid', { name: 'Facturi emise' }).focus();
  // Past the head that sorts.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('separator', { name: 'Lățimea coloanei Număr' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(edge).toBeFocused();
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
  await expect(edge).toHaveAttribute('aria-valuetext', `${before + 16} de pixeli`);
  expect((await head.boundingBox())?.width).toBe(before + 16);
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
  await page.keyboard.press('?');
  await expect(page.getByText('îngustează coloana; cu Shift, puțin')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a filter is named, found by its key after a reload, renamed, removed and brought back', async () => {
  await openList('/app/invoices/out', 'Facturi emise');
  const partner = page.getByLabel('Partener: nume sau CUI');
  await partner.fill('Apicola');
  await page.getByRole('button', { name: 'Păstrează filtrul ca vedere' }).click();
  const form = page.getByRole('form', { name: 'Vedere nouă' });
  await form.getByRole('button', { name: 'Păstrează vederea' }).click();
  await expect(form.getByText('Scrieți un nume.')).toBeVisible();
  await form.getByLabel('Nume').fill('Miere');
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: /^Miere [1-9]\d*$/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const named = await tab.textContent();
  await page.reload();
  // The filter is still the one that was named.
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+1');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Alt+5');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(partner).toHaveValue('Apicola');
  await page.getByRole('button', { name: 'Vederea Miere' }).click();
  await page.getByRole('form', { name: 'Vederea Miere' }).getByLabel('Nume').fill('Apicultori');
  await page.getByRole('button', { name: 'Redenumește' }).click();
  const renamed = page.getByRole('tab', { name: /^Apicultori/ });
  await expect(renamed).toHaveText(named?.replace('Miere', 'Apicultori') ?? '');
  await page.getByRole('button', { name: 'Vederea Apicultori' }).click();
  await page.getByRole('button', { name: 'Șterge vederea' }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Anulează ștergerea' }).click();
  await expect(renamed).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+1');
  await expect(partner).toHaveValue('');
});

test('a payment method and a VAT rate are added, and the rate removed', async () => {
  await openList('/app/defs/payment', 'Metode de plată');
  await page.getByRole('button', { name: 'Metodă nouă' }).click();
  await page.getByLabel('Denumire *').fill('Compensare clienți');
  await page.getByRole('button', { name: 'Adaugă metoda' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Compensare clienți' })).toBeVisible();
  await openList('/app/defs/vat', 'Cote TVA');
  await page.getByRole('button', { name: 'Cotă nouă' }).click();
  await page.getByLabel('Denumire *').fill('TVA 9%');
  await page.getByRole('button', { name: 'Adaugă cota' }).click();
  await expect(page.getByText('Cota, ca număr: 21, 11.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cota, %' }).fill('9');
  await page.getByRole('button', { name: 'Adaugă cota' }).click();
  const row = page.getByRole('row').filter({ hasText: 'TVA 9%' });
  await expect(row).toContainText('9 %');
  await page.getByRole('button', { name: 'Șterge cota' }).click();
  await expect(row).toHaveCount(0);
});

test('a refused invoice is corrected under its number and accepted', async () => {
  await installation.fault({ kind: 'refuse', path: 'upload', count: 1 });
  await openList('/app/invoices/out', 'Facturi emise');
  const number = await openEditor(page);
  await writeInvoice(page, 'Mobila Transilvania');
  await issue(page, number);
  await openList('/app/invoices/out', 'Facturi emise');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Respinsă', { timeout: 30_000 });
  await row.click();
  await expect(page.getByText('De ce nu a fost primită')).toBeVisible();
  await page.getByRole('link', { name: 'Corectează' }).click();
  await expect(page.getByText(`Corectura facturii ${number}`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeVisible();
  await openList('/app/invoices/out', 'Facturi emise');
  await expect(row).toContainText('Validată', { timeout: 30_000 });
  await row.click();
  // The refusal stays in its journey.
  await expect(page.getByText(/Respinsă de ANAF|Refuzată la încărcare/)).toBeVisible();
  await expect(page.getByText('Validată și livrată cumpărătorului')).toBeVisible();
});
