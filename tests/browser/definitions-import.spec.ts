/** Products out of workbooks and tables: mapped, seen before anything changes, written, and taken back by one press. */
import { expect, type Page, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A tenth of the largest list there is; CONDICA_PRODUCTS=50000 measures that one. */
const COUNT = Number(process.env.CONDICA_PRODUCTS ?? 5_000);
const NAMED = COUNT.toLocaleString('ro-RO', { useGrouping: 'always' });

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file][accept*=xlsx]').setInputFiles([{ name, mimeType, buffer }]);
}

test('three hundred are written by one press and taken back by another', async () => {
  await page.goto(`${installation.url}/app/defs/product`);
  const grid = page.getByRole('grid', { name: 'Produse' });
  await expect(grid.getByRole('row').nth(2)).toBeVisible();
  const before = await grid.getAttribute('aria-rowcount');
  const lines = Array.from({ length: 300 }, (_, place) => `Șurub ${place};SR${place};buc;1,5`);
  const table = ['Denumire;Cod;Unitate de măsură;Preț fără TVA', ...lines].join('\r\n');
  await choose('suruburi.csv', 'text/csv', Buffer.from(table));
  await page.getByRole('button', { name: 'Importă 300' }).click();
  const undo = page.getByRole('button', { name: 'Anulează importul' });
  await expect(undo).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', String(Number(before) + 300));
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(grid).toHaveAttribute('aria-rowcount', before ?? '');
});

test('a whole list of products is seen once its columns are said, and written by one press', async () => {
  test.setTimeout(300_000);
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
  console.log(`${NAMED} products planned and shown: ${Date.now() - asked} ms (aim 3,000)`);
  await dialog.getByRole('button', { name: 'Gata' }).click();
  // Nothing is written before it is asked for.
  await expect(page.getByRole('button', { name: `Importă ${NAMED}` })).toBeVisible();
  expect(await grid.getAttribute('aria-rowcount')).toBe(before);
  // Without the network all of it waits on this device, and what is measured is the device alone.
  await page.context().setOffline(true);
  const pressed = Date.now();
  await page.getByRole('button', { name: `Importă ${NAMED}` }).click();
  const undo = page.getByRole('button', { name: 'Anulează importul' });
  await expect(undo).toBeVisible({ timeout: 90_000 });
  await expect(grid).toHaveAttribute('aria-rowcount', String(Number(before) + COUNT), { timeout: 30_000 });
  console.log(`${NAMED} products written and listed: ${Date.now() - pressed} ms`);
  await page.context().setOffline(false);
});
