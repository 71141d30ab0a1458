/**
 * Fifty thousand products out of a workbook: from the file chosen, its reading included, to what the import would do (aim 3 s); then
 * written, and taken back by one undo, without network, so that it is the device alone.
 */
import { expect, type Page, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { closeDesktop, openDesktop } from '../browser/desktop';
import { installPaintWatch } from './browser/paint-watch';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const PRODUCTS = Number(process.env.CONDICA_BENCH_PRODUCTS ?? 50_000);
const NAMED = PRODUCTS.toLocaleString('ro-RO', { useGrouping: 'always' });
const NAME = PRODUCTS.toLocaleString('en');
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PREVIEWS = 5;
/** Far more than anything took; nothing fails by time. */
const LONGEST_MS = 900_000;

test('import', async ({ browser }) => {
  const desktop = await openDesktop(browser);
  try {
    const { page, installation } = desktop;
    await page.addInitScript(installPaintWatch);
    await page.goto(`${installation.url}/app/defs/product`);
    const grid = page.getByRole('grid', { name: 'Produse' });
    await expect(grid.getByRole('row').nth(2)).toBeVisible();
    const count = Number(await grid.getAttribute('aria-rowcount'));
    await page.context().setOffline(true);
    const file = { name: 'nomenclator.xlsx', mimeType: SHEET, buffer: await workbook() };
    const previews = await previewTimes(page, file);
    const written = await pressed(page, `Importă ${NAMED}`, 'Anulează importul', count + PRODUCTS);
    const undone = await pressed(page, 'Anulează importul', null, count);
    printTable({
      title: `${NAME} products out of a workbook, Chromium (aim: the preview 3 s)`,
      head: ['from', 'runs', 'best', 'median', 'worst'],
      rows: [
        row(`the file chosen to the preview, ${Math.round(file.buffer.length / 1000)} kB read`, previews),
        row('the press to all of them written and listed', [written]),
        row('the press on undo to the list as it was', [undone]),
      ],
      foot: ['Without network: all of it waits on the device until it is taken back.'],
    });
  } finally {
    await closeDesktop(desktop);
  }
});

function row(name: string, values: readonly number[]): Row {
  const { runs, best, median, worst } = spread(values);
  return [name, String(runs), ms(best), ms(median), ms(worst)];
}

async function workbook(): Promise<Buffer> {
  const heads = ['Denumire', 'Cod', 'Unitate de măsură', 'Preț fără TVA'];
  const rows = Array.from({ length: PRODUCTS }, (_, place) => [`Raft ${place}`, `RF${place}`, 'buc', place + 0.5]);
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Nomenclator', rows: [heads, ...rows] }] }));
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Each from the file's `change` event; the last preview stays. The first starts the worker that reads. */
async function previewTimes(page: Page, file: ChosenFile): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < PREVIEWS; run += 1) {
    if (run > 0) await page.getByRole('button', { name: 'Renunță la import' }).click();
    await expect(page.getByRole('button', { name: `Importă ${NAMED}` })).toHaveCount(0);
    const took = page.evaluate(untilButton, { event: 'change', button: `Importă ${NAMED}` });
    await page.locator('input[type=file][accept*=xlsx]').setInputFiles([file]);
    times.push(await took);
  }
  return times;
}

/** Runs in the page: ms from the next such event until a button with these words is painted. */
async function untilButton({ event, button }: { readonly event: string; readonly button: string }): Promise<number> {
  const began = new Promise<number>((resolve) => {
    addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = window.paintWatch.when(() =>
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent === button),
  );
  return (await painted) - (await began);
}

/** From the press until the button of afterwards, or none, stands there and the list has so many rows. */
async function pressed(page: Page, button: string, after: string | null, rows: number): Promise<number> {
  const grid = page.getByRole('grid', { name: 'Produse' });
  const from = performance.now();
  await page.getByRole('button', { name: button }).click();
  if (after === null) await expect(page.getByRole('button', { name: button })).toHaveCount(0, { timeout: LONGEST_MS });
  else await expect(page.getByRole('button', { name: after })).toBeVisible({ timeout: LONGEST_MS });
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows), { timeout: LONGEST_MS });
  return performance.now() - from;
}
