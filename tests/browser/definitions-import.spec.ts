/** Fifty thousand products out of a workbook whose heads say nothing: mapped, and seen before anything changes. */
import { expect, type Page, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COUNT = 50_000;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file][accept*=xlsx]').setInputFiles([{ name, mimeType, buffer }]);
}

test('fifty thousand products are seen within three seconds after their columns are said, and nothing is written yet', async () => {
  test.setTimeout(200_000);
  await page.goto(`${installation.url}/app/defs/product`);
  const grid = page.getByRole('grid', { name: 'Produse' });
  await expect(grid.getByRole('row').nth(2)).toBeVisible();
  const before = await grid.getAttribute('aria-rowcount');
  const rows = Array.from({ length: COUNT }, (_, place) => [
    `Raft ${String(place)}`,
    `RF${String(place)}`,
    'buc',
    place + 0.5,
  ]);
  const buffer = Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Nomenclator', rows: [['Ce', 'Nr', 'Cum', 'Cât'], ...rows] }] }),
  );
  await choose('nomenclator.xlsx', SHEET, buffer);
  const dialog = page.getByRole('dialog', { name: 'nomenclator.xlsx' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  const fields = { Nr: 'Cod', Cum: 'Unitate de măsură', Cât: 'Preț fără TVA' };
  for (const [head, label] of Object.entries(fields))
    await dialog.getByLabel(head, { exact: true }).selectOption({ label });
  const asked = Date.now();
  await dialog.getByLabel('Ce', { exact: true }).selectOption({ label: 'Denumire' });
  const changes = dialog.getByRole('region', { name: 'Ce se schimbă' });
  await expect(changes.getByText('Raft 0', { exact: true })).toBeVisible({ timeout: 30_000 });
  const shown = Date.now() - asked;
  test.info().annotations.push({ type: 'preview', description: `${String(shown)} ms` });
  expect(shown).toBeLessThan(3_000);
  await dialog.getByRole('button', { name: 'Gata' }).click();
  // Nothing is written before it is asked for.
  await expect(page.getByRole('button', { name: 'Importă 50.000' })).toBeVisible();
  expect(await grid.getAttribute('aria-rowcount')).toBe(before);
});
