/** The lists of invoices on a phone: ordered and filtered by any column, several states at once, rows chosen, added up and marked. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';

const AMOUNT = /(\d[\d.]*,\d{2})/;
const LISTS = [
  { path: 'out', title: 'Facturi emise', partner: 'Partener' },
  { path: 'in', title: 'Facturi primite', partner: 'Furnizor' },
] as const;

let desktop: Desktop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(page.getByRole('tab', { name: 'Toate 50' })).toBeVisible({ timeout: 90_000 });
  await page.setViewportSize({ width: 390, height: 844 });
});
test.afterAll(() => closeDesktop(desktop));
test.afterEach(() => desktop.page.context().setOffline(false));

const cardsOf = (page: Page, title: string) => page.getByRole('list', { name: title }).getByRole('listitem');

async function amounts(page: Page, title: string): Promise<readonly number[]> {
  const texts = await cardsOf(page, title).allTextContents();
  return texts
    .map((text) => AMOUNT.exec(text)?.[1])
    .filter((sum) => sum !== undefined)
    .map((sum) => Number(sum.replaceAll('.', '').replace(',', '.')));
}

/** How many cards begin before the one above them ends. */
function overlaps(page: Page, title: string): Promise<number> {
  return cardsOf(page, title).evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
    return boxes.filter(({ top }, at) => at > 0 && top < (boxes[at - 1]?.bottom ?? 0) - 1).length;
  });
}

const isFalling = (sums: readonly number[]): boolean => sums.every((sum, at) => at === 0 || sum <= (sums[at - 1] ?? 0));

for (const { path, title, partner } of LISTS) {
  test(`${title}: any column orders and filters, several states at once, without network`, async () => {
    const { page, installation } = desktop;
    await page.goto(`${installation.url}/app/invoices/${path}`);
    await expect(cardsOf(page, title).first()).toContainText(AMOUNT);
    await page.context().setOffline(true);
    const errors = watchErrors(page);
    await page.getByRole('button', { name: 'Filtrează' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtru' });
    await expect(sheet.getByLabel('Ordinea')).toBeVisible();
    const orders = await sheet.getByLabel('Ordinea').getByRole('option').allTextContents();
    for (const column of ['Număr', 'Emisă', 'Scadență', 'CUI', 'Fără TVA', 'TVA', 'Total', partner])
      expect(orders, column).toEqual(expect.arrayContaining([`${column}, crescător`, `${column}, descrescător`]));
    await sheet.getByLabel('Ordinea').selectOption('Total, descrescător');
    await sheet.getByRole('textbox', { name: /^Total/ }).fill('100-5000');
    for (const state of await sheet.getByRole('checkbox').all()) await state.check();
    expect(await sheet.getByRole('checkbox').count()).toBeGreaterThan(1);
    expect(await violationsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Arată \d+ / }).click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(async () => isFalling(await amounts(page, title))).toBe(true);
    // Before: the places kept the heights of the cards that had stood there.
    await expect.poll(() => overlaps(page, title)).toBe(0);
    const sums = await amounts(page, title);
    expect(sums.length).toBeGreaterThan(1);
    expect(sums.filter((sum) => sum < 100 || sum > 5000)).toEqual([]);
    await expect(page.getByText(/^Total filtrat \d/)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`${title}: cards are chosen, added up, marked without network and given as a zip`, async () => {
    const { page } = desktop;
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Alege facturi' }).click();
    const cards = cardsOf(page, title);
    const [first = 0, second = 0] = await amounts(page, title);
    await cards
      .nth(0)
      .getByRole('checkbox', { name: /^Alege / })
      .check();
    // In this mode a press on the card ticks it too.
    await cards.nth(1).getByRole('button').first().click();
    const bar = page.getByRole('toolbar', { name: '2 selectate' });
    const sum = (first + second).toLocaleString('ro-RO', { minimumFractionDigits: 2 });
    await expect(bar).toContainText(`${sum} lei`);
    expect(await violationsOf(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Marchează' }).click();
    await page.getByRole('menuitem', { name: 'Vizată', exact: true }).click();
    await cards
      .nth(0)
      .getByRole('checkbox', { name: /^Alege / })
      .uncheck();
    await expect(page.getByRole('toolbar', { name: '1 rând selectat' })).toBeVisible();
    await page.getByRole('button', { name: /^Toate cele \d+$/ }).click();
    const all = page.getByRole('toolbar', { name: /^\d+ selectate$/ });
    await all.getByRole('button', { name: 'Descarcă' }).click();
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('menuitem', { name: 'XML, într-un zip' }).click();
    expect(Object.keys(unzipSync(readFileSync(await (await download).path()))).length).toBeGreaterThan(1);
    await all.getByRole('button', { name: 'Închide' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Alege facturi' })).toHaveAttribute('aria-pressed', 'false');
  });
}

// Before: the message to the supplier had the focus, and the keyboard stood over half of what was opened to be read.
test('what is opened to be read begins at its head, what is opened to be filled in with its first field', async () => {
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/in`);
  await cardsOf(page, 'Facturi primite').first().getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('textbox', { name: 'Mesaj către furnizor' })).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto(`${installation.url}/app/defs/partner`);
  await page.getByRole('button', { name: 'Partener nou' }).click();
  await expect(page.getByRole('dialog', { name: 'Partener nou' }).getByRole('textbox').first()).toBeFocused();
});
