/** The inbox over all companies: what is new and what asks for something, by keys, and a month as files. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const grid = () => page.getByRole('grid', { name: 'Toate firmele' });
const row = (company: string) => grid().getByRole('row').filter({ hasText: company });
/** Of the month in sight; 0 while it is counted. */
const received = async (company: string): Promise<number> => {
  const cells = await row(company).getByRole('gridcell').allTextContents();
  return Number(cells.map((text) => /^\d+ din (\d+)$/.exec(text)?.[1]).find((count) => count !== undefined) ?? '0');
};

test('each company says what it asks for and how far its month is; months go by keys', async () => {
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(page.getByRole('tab', { name: 'Toate 50' })).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Toate firmele' })).toBeVisible();
  await expect(row('Agro Câmpia SA')).toContainText('2 respinse');
  await expect(page.getByText(/SPV citit ultima oară la \d\d:\d\d$/)).toBeVisible();
  await expect(row('Tâmplăria Codrul SRL')).toContainText(/\d\d:\d\d$/);
  await expect.poll(() => received('Agro Câmpia SA')).toBeGreaterThan(3);
  const count = await received('Agro Câmpia SA');
  const month = page.getByRole('combobox', { name: 'Luna' });
  const now = await month.inputValue();
  await grid().focus();
  // Two months are alike in the demonstration; nothing was received half a year before.
  for (let back = 0; back < 6; back += 1) await page.keyboard.press('[');
  await expect(month).not.toHaveValue(now);
  await expect(row('Agro Câmpia SA')).toContainText('nimic primit');
  for (let on = 0; on < 6; on += 1) await page.keyboard.press(']');
  await expect(month).toHaveValue(now);
  await expect.poll(() => received('Agro Câmpia SA')).toBe(count);
});

test('it is there without network, narrowed by a view and by a name', async () => {
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('tab', { name: /^Respinse 2 în 1 firmă$/ }).click();
  await expect(row('Agro Câmpia SA')).toBeVisible();
  await expect(row('Tâmplăria Codrul SRL')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Toate firmele/ }).click();
  await page.getByLabel('Firmă: nume sau CUI').fill('codrul');
  await expect(row('Agro Câmpia SA')).toHaveCount(0);
  await page.getByLabel('Firmă: nume sau CUI').fill('');
  await page.context().setOffline(false);
});

test('they stand in groups, and a company opens in place to what it asks for, by keys, without network', async () => {
  await page.context().setOffline(true);
  await expect(grid().getByText(/^Cer o decizie\d+ firm/)).toBeVisible();
  await grid().focus();
  await page.keyboard.press('Home');
  const before = Number(await grid().getAttribute('aria-rowcount'));
  await page.keyboard.press('ArrowRight');
  await expect(grid().getByRole('button', { name: 'Strânge ce cere Agro Câmpia SA' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const reason = row('2 respinse').filter({ hasText: /FCT-\d+, FCT-\d+/ });
  await expect(reason).toBeVisible();
  expect(Number(await grid().getAttribute('aria-rowcount'))).toBeGreaterThan(before);
  await page.keyboard.press('ArrowLeft');
  await expect(grid()).toHaveAttribute('aria-rowcount', String(before));
  await page.keyboard.press('ArrowRight');
  await expect(reason).toBeVisible();
  // A reason is no company: Space chooses none of it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('toolbar', { name: /selectate?$/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  const issued = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(issued).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Cer atenție/ })).toHaveAttribute('aria-selected', 'true');
  await expect(issued.getByRole('row').filter({ hasText: 'Respinsă' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Agro Câmpia SA/ }).first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(grid()).toBeVisible();
  // As it was left, with the keyboard on the reason: of a company with many, the others are still to be gone through.
  await expect(reason).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(grid()).toHaveAttribute('aria-rowcount', String(before));
  await page.context().setOffline(false);
});

test('what is new in the month is marked at once by a key, with a way back, without network', async () => {
  await page.context().setOffline(true);
  const fresh = (company: string) => row(company).getByRole('gridcell', { name: /^\d+$/ }).first();
  const codrul = await fresh('Tâmplăria Codrul SRL').textContent();
  expect(Number(codrul)).toBeGreaterThan(0);
  await page.getByLabel('Firmă: nume sau CUI').fill('codrul');
  await expect(row('Agro Câmpia SA')).toHaveCount(0);
  await grid().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('v');
  await expect(fresh('Tâmplăria Codrul SRL')).toHaveText('0');
  const alerts = page.getByRole('region', { name: 'Alerte' });
  await expect(alerts.getByText(/^\d+ (?:de )?facturi sunt vizate$/)).toBeVisible();
  await alerts.getByRole('button', { name: 'Anulează' }).click();
  await expect(fresh('Tâmplăria Codrul SRL')).toHaveText(codrul ?? '');
  await page.getByLabel('Firmă: nume sau CUI').fill('');
  // Of all that are chosen, other companies than the open one too.
  const agro = await fresh('Agro Câmpia SA').textContent();
  await grid().getByRole('checkbox').first().check();
  const bar = page.getByRole('toolbar', { name: /selectate?$/ });
  await bar.getByRole('button', { name: 'Vizează noile' }).click();
  for (const company of ['Agro Câmpia SA', 'Tâmplăria Codrul SRL']) await expect(fresh(company)).toHaveText('0');
  await page.keyboard.press('v');
  await expect(page.getByText('Firmele alese nu au nimic nou în luna aceasta')).toBeVisible();
  await alerts.getByRole('button', { name: 'Anulează' }).click();
  await expect(fresh('Agro Câmpia SA')).toHaveText(agro ?? '');
  await expect(fresh('Tâmplăria Codrul SRL')).toHaveText(codrul ?? '');
  await bar.getByRole('button', { name: 'Închide' }).click();
  await page.context().setOffline(false);
});

// Before: one company of another filter ticked the head over one that nobody had chosen, and Ctrl+A let go of it.
test('what is chosen among companies stays so under another filter, and is told from what is in the list', async () => {
  const field = page.getByLabel('Firmă: nume sau CUI');
  const all = page.getByRole('checkbox', { name: 'Selectează toate rândurile' });
  const bar = page.getByRole('toolbar', { name: /selectat/ });
  await field.fill('codrul');
  await expect(row('Agro Câmpia SA')).toHaveCount(0);
  await grid().focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toHaveAccessibleName('1 rând selectat');
  await field.fill('agro');
  await expect(row('Agro Câmpia SA')).not.toHaveCount(0);
  await expect(bar).toHaveAccessibleName('1 rând selectat, care nu este în lista de acum');
  await expect(all).not.toBeChecked();
  await grid().focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toHaveAccessibleName('2 selectate, dintre care 1 nu este în lista de acum');
  await expect(all).toBeChecked();
  await page.keyboard.press('Control+a');
  await expect(bar).toHaveAccessibleName('1 rând selectat, care nu este în lista de acum');
  await field.fill('');
  await bar.getByRole('button', { name: 'Închide' }).click();
});

test('a month is taken as files with readable names, by a key, and says its size before', async () => {
  test.setTimeout(240_000);
  await grid().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: '1 rând selectat' });
  await expect(bar.getByText(/^\d{4}-\d\d-\d\d .+ .+\.xml$/)).toBeVisible();
  await expect(bar.getByText(/^[\d,]+ [kM]B$/)).toBeVisible();
  const take = async (): Promise<readonly [name: string, files: readonly string[]]> => {
    const coming = page.waitForEvent('download', { timeout: 120_000 });
    await page.keyboard.press('d');
    const file = await coming;
    return [file.suggestedFilename(), Object.keys(unzipSync(readFileSync(await file.path())))];
  };
  const [, names] = await take();
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toMatch(/^RO\d+\/\d{4}-\d\d\/(primite|emise)\/\d{4}-\d\d-\d\d .+ .+\.xml$/);
  // Of ANAF's own archives those that this device has or can fetch; PDFs are made here.
  const choose = async (wanted: string): Promise<void> => {
    const before = bar.getByRole('button', { pressed: true });
    const other = await before.textContent();
    await bar.getByRole('button', { name: wanted, exact: true }).click();
    await bar.getByRole('button', { name: other ?? '', exact: true }).click();
    await expect(before).toHaveText(wanted);
  };
  await choose('ZIP ANAF');
  const [, archives] = await take();
  expect(archives.length).toBeGreaterThan(3);
  for (const name of archives) expect(name).toMatch(/^RO\d+\/\d{4}-\d\d\/(primite|emise)\/\d{4}-\d\d-\d\d .+ .+\.zip$/);
  await choose('PDF');
  const [zip, pdfs] = await take();
  expect(zip).toMatch(/^condica-pdf-\d{4}-\d\d\.zip$/);
  expect(pdfs.map((name) => name.replace(/pdf$/, 'xml'))).toEqual(expect.arrayContaining([...names]));
  // One kind at least; two come one after the other.
  await expect(bar.getByRole('button', { name: 'PDF', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await bar.getByRole('button', { name: 'XML', exact: true }).click();
  const both: string[] = [];
  page.on('download', (file) => both.push(file.suggestedFilename()));
  await bar.getByRole('button', { name: /^Descarcă / }).click();
  await expect.poll(() => both, { timeout: 120_000 }).toHaveLength(2);
  expect(both[0]).toMatch(/^condica-xml-/);
  expect(both[1]).toMatch(/^condica-pdf-/);
  page.removeAllListeners('download');
  await bar.getByRole('button', { name: 'Închide' }).click();
});

test('the PDFs of several companies come in one zip; a month without documents is told once', async () => {
  test.setTimeout(240_000);
  await grid().getByRole('checkbox').first().check();
  const bar = page.getByRole('toolbar', { name: /selectate?$/ });
  const saved: Download[] = [];
  page.on('download', (file) => saved.push(file));
  await page.keyboard.press('d');
  await expect.poll(() => saved.length, { timeout: 180_000 }).toBe(2);
  const [, pdfs] = saved;
  const files = Object.keys(unzipSync(readFileSync((await pdfs?.path()) ?? '')));
  expect(new Set(files.map((name) => name.split('/')[0])).size).toBeGreaterThan(1);
  for (const name of files) expect(name).toMatch(/^RO\d+\/\d{4}-\d\d\/(primite|emise)\/\d{4}-\d\d-\d\d .+\.pdf$/);
  for (let back = 0; back < 6; back += 1) await page.keyboard.press('[');
  await page.keyboard.press('d');
  await expect(page.getByText('Firmele alese nu au documente în luna aceasta pe acest dispozitiv.')).toHaveCount(1);
  for (let on = 0; on < 6; on += 1) await page.keyboard.press(']');
  expect(saved).toHaveLength(2);
  page.removeAllListeners('download');
  await bar.getByRole('button', { name: 'Închide' }).click();
});

test('Enter opens the company at what it received', async () => {
  await page.getByLabel('Firmă: nume sau CUI').fill('codrul');
  await expect(row('Agro Câmpia SA')).toHaveCount(0);
  await grid().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Facturi primite' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Tâmplăria Codrul SRL/ }).first()).toBeVisible();
});

// Before: from another company one came back to this month, to all companies, folded, with the keyboard before the first.
test('who comes back from a company finds month, filter and row as they were', async () => {
  await page.goBack();
  await expect(page.getByLabel('Firmă: nume sau CUI')).toHaveValue('codrul');
  await page.getByLabel('Firmă: nume sau CUI').fill('');
  await grid().focus();
  const month = page.getByRole('combobox', { name: 'Luna' });
  const now = await month.inputValue();
  await page.keyboard.press('[');
  await expect(month).not.toHaveValue(now);
  const before = await month.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const fold = grid().getByRole('button', { name: 'Strânge ce cere Tâmplăria Codrul SRL' });
  await expect(fold).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Facturi primite' })).toBeVisible();
  await page.goBack();
  await expect(month).toHaveValue(before);
  await expect(fold).toBeVisible();
  await expect(grid()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(fold).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(month).toHaveValue(now);
});

test('on a phone they are cards', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/invoices/inbox`);
  const list = page.getByRole('list', { name: 'Toate firmele' });
  await expect(list.getByText('Tâmplăria Codrul SRL')).toBeVisible();
  await expect(list.getByRole('heading', { name: /^Cer o decizie/ })).toBeVisible();
  await list.getByRole('button', { name: 'Arată ce cere Agro Câmpia SA' }).click();
  await expect(list.getByText(/^FCT-\d+, FCT-\d+/)).toBeVisible();
  await expect(list.getByText(/^SPV citit: \d\d:\d\d$/)).toBeVisible();
  // The action of the sellers was pushed beyond the edge by their names.
  for (const action of await list.getByRole('button', { name: 'Vezi-le: Agro Câmpia SA' }).all())
    await expect(action).toBeInViewport({ ratio: 1 });
  await list.getByRole('button', { name: 'Vezi-le: Agro Câmpia SA' }).first().click();
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
});

// Before: they were about the company that had the keyboard in the table of a wide screen.
test('on a phone the keys are about the card that has the keyboard', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${installation.url}/app/invoices/inbox`);
  await expect(row('Agro Câmpia SA')).toBeVisible();
  await grid().focus();
  await page.keyboard.press('Home');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('listitem').filter({ hasText: 'Tâmplăria Codrul SRL' });
  const given = page.getByRole('dialog', { name: /^Cine lucrează la / });
  await expect(card).toBeVisible();
  await page.keyboard.press('l');
  await card.getByRole('button').first().focus();
  await expect(given).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(given).toHaveAccessibleName('Cine lucrează la Tâmplăria Codrul SRL');
  await page.keyboard.press('Escape');
  await expect(given).toHaveCount(0);
});
