/** Received invoices by the product's own receiving: found, marked and answered for, by keys alone, offline, and on a phone. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { takeEntry } from './by-keys';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { nextWorkerUnheard } from './unheard-worker';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const grid = () => page.getByRole('grid', { name: 'Facturi primite' });
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) });
/** What stands in the column of the total. */
async function totalOf(row: Locator): Promise<string> {
  const total = await row.getByRole('gridcell').nth(7).textContent();
  expect(total).toMatch(/^[\d.]+,\d\d$/);
  return total ?? '';
}
const countIn = async (name: string): Promise<number> =>
  Number(((await tab(name).textContent()) ?? '').replace(/\D/g, ''));

test('what suppliers put into the mailbox at ANAF is in the list', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('grid', { name: 'Facturi emise' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { name: 'Facturi primite' })).toBeVisible();
  // Until the first of them are here the tab has no number.
  await expect(tab('Toate')).toHaveText(/^Toate\s*50$/, { timeout: 90_000 });
  // By its sum, by its partner, by one of its lines.
  await page.getByLabel('Furnizor: nume sau CUI').fill('oituz; 7128440');
  await expect(grid().getByRole('row').filter({ hasText: 'Oltina SA' }).first()).toBeVisible();
  await expect(grid().getByRole('row').filter({ hasText: 'Băcănia Oituz SRL' }).first()).toBeVisible();
  await expect(grid().getByRole('row').filter({ hasText: 'Curățenie Lux' })).toHaveCount(0);
  await page.getByLabel('Furnizor: nume sau CUI').fill('');
});

test('a column is filtered by several values', async () => {
  await page.getByRole('button', { name: 'Marcaj: oricare' }).click();
  await page.getByRole('checkbox', { name: 'Vizată' }).check();
  await page.getByRole('checkbox', { name: 'Înregistrată' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nicio factură nu se potrivește filtrului')).toBeVisible();
  await page.getByRole('button', { name: 'Arată toate facturile' }).click();
  await expect(grid()).toHaveAttribute('aria-rowcount', '52');
});

test('marks are given by keys, without network, and counted', async () => {
  await page.context().setOffline(true);
  await grid().focus();
  const before = await countIn('De înregistrat');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('v');
  await expect(grid().getByRole('row').nth(2)).toContainText('Vizată');
  await page.keyboard.press('i');
  await expect(grid().getByRole('row').nth(2)).toContainText('Înregistrată');
  await expect.poll(() => countIn('De înregistrat')).toBe(before - 1);
  await page.keyboard.press('i');
  await expect.poll(() => countIn('De înregistrat')).toBe(before);
  await page.context().setOffline(false);
});

test('the keys of marks and messages are about all chosen invoices', async () => {
  await grid().focus();
  await page.keyboard.press('Home');
  const before = await countIn('De înregistrat');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: '2 selectate' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('i');
  await expect.poll(() => countIn('De înregistrat')).toBe(before - 2);
  await expect(page.getByText('2 facturi sunt înregistrate')).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Mesaj despre 2 facturi' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').press('Escape');
  await page.getByRole('button', { name: 'Anulează', exact: true }).first().click();
  await expect.poll(() => countIn('De înregistrat')).toBe(before);
  await bar.getByRole('button', { name: 'Închide' }).click();
});

test('what may be one invoice twice is asked about until somebody answers', async () => {
  await tab('Posibil dublate').click();
  await expect(grid()).toHaveAttribute('aria-rowcount', '4');
  await expect(grid().getByRole('row').filter({ hasText: 'Posibil dublată' })).toHaveCount(2);
  await grid().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Același furnizor, număr și sumă; fișierele diferă.')).toBeVisible();
  await page.getByRole('button', { name: 'Nu e dublură' }).click();
  await expect(tab('Posibil dublate')).toHaveText(/0$/);
  await page.getByRole('button', { name: 'Anulează răspunsul' }).click();
  await expect(tab('Posibil dublate')).toHaveText(/2$/);
  await page.keyboard.press('Escape');
});

test('a credit note names what it takes back, and an unknown supplier becomes a partner', async () => {
  await page.getByRole('tab', { name: /^Toate \d/ }).click();
  await expect(grid().getByText(/^stornează OL /)).toBeVisible();
  const supplier = page.getByRole('button', { name: 'Adaugă partenerul Frig Zalău SRL' });
  await supplier.first().click();
  await expect(page.getByText('Frig Zalău SRL este acum între parteneri.')).toBeVisible();
  await expect(supplier).toHaveCount(0);
});

test('one that asks to be paid into another account than its supplier’s last ones says so', async () => {
  await page.context().setOffline(true);
  const supplier = page.getByLabel('Furnizor: nume sau CUI');
  await supplier.fill('oituz');
  const other = grid().getByRole('row').filter({ hasText: 'alt IBAN' });
  await expect(other).toHaveCount(1);
  await other.click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText(/^Alt IBAN decât în ultim.* Întrebați-l înainte de plată/)).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByText(/^Alt IBAN decât în ultim/)).toBeVisible();
  await expect(page.getByRole('article').getByText('semnal al nostru')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByText(/^Același IBAN ca în ultim/)).toBeVisible();
  await page.keyboard.press('Escape');
  await supplier.fill('');
});

test('several are chosen and given as a zip', async () => {
  await grid().focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: '50 selectate' });
  await expect(bar).toBeVisible();
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await bar.getByRole('button', { name: 'Descarcă' }).click();
  await page.getByRole('menuitem', { name: 'XML, într-un zip' }).click();
  expect((await file).suggestedFilename()).toMatch(/^condica-xml-.*\.zip$/);
  await bar.getByRole('button', { name: 'Închide' }).click();
});

// Before: as many chosen as the list had rows passed for all of it, whatever they were, and Ctrl+A let go of them.
test('what is chosen stays so under another filter, and is told from what is in the list', async () => {
  const supplier = page.getByLabel('Furnizor: nume sau CUI');
  const all = page.getByRole('checkbox', { name: 'Selectează toate rândurile' });
  const rowsOf = async (typed: string, name: string): Promise<number> => {
    await supplier.fill(typed);
    await expect(grid().getByRole('row').filter({ hasText: name }).first()).toBeVisible();
    await expect(grid().getByRole('row').filter({ hasNotText: name })).toHaveCount(2);
    return Number(await grid().getAttribute('aria-rowcount')) - 2;
  };
  const bar = page.getByRole('toolbar', { name: /selectat/ });
  const first = await rowsOf('frig', 'Frig Zalău SRL');
  await grid().focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toHaveAccessibleName(`${first} selectate`);
  await expect(all).toBeChecked();
  const second = await rowsOf('oituz', 'Băcănia Oituz SRL');
  const elsewhere = `${first} selectate, niciunul nu este în lista de acum`;
  await expect(bar).toHaveAccessibleName(elsewhere);
  await expect(all).not.toBeChecked();
  await expect(grid().getByRole('row', { selected: true })).toHaveCount(0);
  await bar.getByRole('button', { name: `Toate cele ${second}` }).click();
  await expect(bar).toHaveAccessibleName(
    `${first + second} selectate, dintre care ${first === 1 ? '1 nu este' : `${first} nu sunt`} în lista de acum`,
  );
  await expect(all).toBeChecked();
  await expect(bar.getByRole('button', { name: /^Toate cele/ })).toHaveCount(0);
  await grid().focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toHaveAccessibleName(elsewhere);
  await expect(all).not.toBeChecked();
  await page.keyboard.press('Control+a');
  await supplier.fill('');
  await expect(bar).toHaveAccessibleName(`${first + second} selectate`);
  await expect(all).not.toBeChecked();
  await bar.getByRole('button', { name: 'Închide' }).click();
});

test('a month is kept on this device, and let go of again', async () => {
  await page.getByRole('button', { name: 'Păstrează luna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Păstrează luna pe acest dispozitiv' });
  await expect(dialog.getByText('Nicio lună a firmei nu este păstrată pe acest dispozitiv.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Păstrează luna' }).click();
  await expect(page.getByText(/ se deschid de acum fără rețea\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Păstrează luna' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(/^\S+ \d{4}(\d+) din \1Nu mai păstra$/);
  await dialog.getByRole('button', { name: /^Nu mai păstra / }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Închide' }).last().click();
});

test('one message goes to the suppliers of the chosen, also without network, and a key writes to one', async () => {
  await page.context().setOffline(true);
  await page.getByLabel('Furnizor: nume sau CUI').fill('frig');
  await expect(grid().getByRole('row').filter({ hasText: 'Oltina SA' })).toHaveCount(0);
  await grid().focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: /selectate?$/ });
  await bar.getByRole('button', { name: 'Mesaj' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mesaj despre \d+ facturi$/ });
  await dialog.getByRole('button', { name: 'Trimite când revine rețeaua' }).click();
  await expect(dialog.getByText('Scrieți mesajul.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Vă rugăm treceți pe factură numărul comenzii.');
  await dialog.getByRole('button', { name: 'Trimite când revine rețeaua' }).click();
  await expect(page.getByText(/^Mesajul a fost scris lângă \d+ facturi și pleacă singur\.$/)).toBeVisible();
  await bar.getByRole('button', { name: 'Închide' }).click();
  await grid().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('m');
  const field = page.getByRole('textbox', { name: 'Mesaj către furnizor' });
  await expect(field).toBeFocused();
  await expect(page.getByText('Vă rugăm treceți pe factură numărul comenzii.')).toBeVisible();
  await expect(page.getByText('pe acest dispozitiv, pleacă singur')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('livrat furnizorului')).toBeVisible({ timeout: 60_000 });
});

test('the chosen are printed together', async () => {
  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', String(document.querySelectorAll('.paper-page').length));
  });
  await page.keyboard.press('Escape');
  await grid().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('p');
  await expect
    .poll(() => page.evaluate(() => Number(sessionStorage.getItem('printed'))), { timeout: 60_000 })
    .toBeGreaterThan(1);
  await page.getByRole('toolbar').getByRole('button', { name: 'Închide' }).click();
  await page.getByLabel('Furnizor: nume sau CUI').fill('');
});

test('on a phone they are cards with their questions', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/invoices/in`);
  const list = page.getByRole('list', { name: 'Facturi primite' });
  await expect(list.getByText('Același furnizor, număr și sumă; fișierele diferă.').first()).toBeVisible();
});

test('one field finds by sum, code and number, by keys alone, and what is chosen is a table', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(tab('Toate')).toHaveText(/50$/);
  await tab('Toate').click();
  const first = grid().getByRole('row').nth(2);
  await expect(first).toContainText('SRL');
  const total = await totalOf(first);
  await grid().focus();
  await page.keyboard.press('f');
  const field = page.getByRole('searchbox', { name: 'Caută număr, partener, CUI, sumă sau linie' });
  await expect(field).toBeFocused();
  await page.keyboard.type('RO39078820');
  await expect(grid().getByRole('row').nth(2)).toContainText('Curățenie Lux SRL');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(total);
  await expect(grid().getByRole('row').nth(2)).toContainText(total);
  await page.keyboard.press('ArrowDown');
  await expect(grid()).toBeFocused();
  await page.keyboard.press('Space');
  const file = page.waitForEvent('download');
  await page
    .getByRole('toolbar', { name: /selectat/ })
    .getByRole('button', { name: 'Descarcă' })
    .click();
  await page.getByRole('menuitem', { name: 'Tabel CSV cu rândurile alese' }).click();
  const lines = readFileSync(await (await file).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(total);
  await page.keyboard.press('Escape');
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(grid()).toHaveAttribute('aria-rowcount', '52');
});

test('keys pressed before a search has answered are about its answer', async () => {
  const bar = page.getByRole('toolbar', { name: /selectat/ });
  await bar.getByRole('button', { name: 'Închide' }).click();
  const sought = await totalOf(grid().getByRole('row').nth(7));
  await expect(grid().getByRole('row').nth(2)).not.toContainText(sought);
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await grid().focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText(sought);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 rând selectat');
  await expect(grid().getByRole('row', { selected: true })).toContainText(sought);
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText('RO39078820');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').getByText('Curățenie Lux SRL').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // A button is pressed by its key meanwhile too.
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText(sought);
  await page.getByRole('button', { name: 'Coloane' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Furnizor' }).or(page.getByRole('dialog')).first()).toBeVisible();
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');
});

test('chosen rows come as a table in the order of the list, not of choosing', async () => {
  // What the search had chosen is chosen still.
  await page
    .getByRole('toolbar', { name: /selectat/ })
    .getByRole('button', { name: 'Închide' })
    .click();
  await tab('Toate').click();
  await grid().focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'Space', 'ArrowUp', 'Space', 'ArrowUp', 'Space'])
    await page.keyboard.press(key);
  const bar = page.getByRole('toolbar', { name: /selectat/ });
  await expect(bar).toContainText('3 selectate');
  const shown = await grid().getByRole('row', { selected: true }).allTextContents();
  const file = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Descarcă' }).focus();
  await page.keyboard.press('Enter');
  await takeEntry(page, 'Tabel CSV cu rândurile alese');
  const [, ...rows] = readFileSync(await (await file).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  const numbers = rows.map((row) => row.split(';')[0]?.replaceAll('"', '') ?? '');
  expect(numbers).toHaveLength(3);
  for (const [at, number] of numbers.entries()) expect(shown[at]).toContain(number);
});

// Before: it went on unseen once the choice was given up, nobody could stop it, and it was saved minutes later.
test('a zip on its way stays in sight when the choice is given up, is stopped at once, and another one begins', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(tab('Toate')).toHaveText(/50$/);
  await nextWorkerUnheard(page, 'document');
  const alerts = page.getByRole('region', { name: 'Alerte' });
  const take = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Descarcă', exact: true }).click();
    await page.getByRole('menuitem', { name: 'XML, într-un zip' }).click();
  };
  await page.getByRole('checkbox', { name: 'Selectează toate rândurile' }).click();
  await take();
  await page.getByRole('toolbar', { name: '50 selectate' }).getByRole('button', { name: 'Închide' }).click();
  await expect(alerts).toContainText('Se adună documentele pentru zip.50 din 50');
  await grid().getByRole('checkbox', { name: 'Selectează rândul' }).first().click();
  await take();
  await expect(alerts).toContainText('Un zip este deja pe drum.');
  await alerts.getByRole('button', { name: 'Oprește' }).click();
  await expect(alerts).toHaveText('');
  const coming = page.waitForEvent('download');
  await take();
  const files = Object.keys(unzipSync(readFileSync(await (await coming).path())));
  expect(files).toHaveLength(1);
  await expect(alerts).toHaveText('');
});

// Before: they were about the row that had the keyboard on the wide screen: another invoice was marked.
test('on a narrow screen the keys are about the card that has the keyboard, and about none where none has it', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(tab('Toate')).toHaveText(/50$/);
  await grid().focus();
  await page.keyboard.press('Home');
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Facturi primite' }).getByRole('listitem');
  const marked = cards.filter({ hasText: 'Vizată' });
  const fourth = cards.nth(3);
  await expect(fourth).toContainText('Primită');
  const before = await marked.count();
  await fourth.getByRole('button').first().focus();
  await page.keyboard.press('v');
  await expect(fourth).toContainText('Vizată');
  await page.keyboard.press('v');
  await expect(fourth).toContainText('Primită');
  await fourth.getByRole('button').first().blur();
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Caută' }).first().focus();
  await page.keyboard.press('v');
  await fourth.getByRole('button').first().focus();
  await page.keyboard.press('v');
  await expect(fourth).toContainText('Vizată');
  await expect(marked).toHaveCount(before + 1);
  await page.keyboard.press('v');
  await expect(marked).toHaveCount(before);
});
