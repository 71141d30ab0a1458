/** An invoice dated before the last one of its series: the way back, and the second series that the law allows. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { asOwner } from './as-owner';
import { closeDesktop, openDesktop } from './desktop';
import { storedRows, wholeRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { untilInstalled, untilSynchronised } from './pages/sign-in-page';

const BUYER = 'Mobila Transilvania';
const DAY_MS = 86_400_000;

let installation: Installation;
let page: Page;
let dialog: Locator;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await untilInstalled(page);
  dialog = page.getByRole('dialog', { name: 'Data este dinaintea ultimei facturi din serie' });
  const number = await openEditor(page);
  await writeInvoice(page, BUYER);
  await issue(page, number);
});
test.afterAll(() => closeDesktop({ installation, page }));
test.beforeEach(async () => {
  await untilSynchronised(page);
  await page.goto(`${installation.url}/app/invoices/out`);
  await openEditor(page);
  await writeInvoice(page, BUYER);
  const emitted = page.getByRole('textbox', { name: /^Emisă/ });
  await emitted.fill(yesterday());
  await emitted.blur();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
});
test.afterEach(() => page.context().setOffline(false));

/** As it is typed, in the browser's own zone. */
function yesterday(): string {
  const day = new Date(Date.now() - DAY_MS);
  return new Intl.DateTimeFormat('ro-RO', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'Europe/Bucharest',
  }).format(day);
}

/** What the dialog could change here; the invoices before it go their own way meanwhile. */
const numbers = () => storedRows(page, ['serial', 'draft']);

async function prefixesOnServer(): Promise<readonly string[]> {
  const rows = await asOwner(installation, (db) =>
    db.selectFrom('replicated_row').select('body').where('collection', '=', 'serial').execute(),
  );
  return rows.map(({ body }) => JSON.stringify(body));
}

test('the way back writes nothing and takes no number', async () => {
  const before = await numbers();
  await expect(dialog.getByRole('button', { name: /^Creează seria FCTB-/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await numbers()).toEqual(before);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Altă dată' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Emisă/ })).toBeFocused();
  expect(await numbers()).toEqual(before);
});

test('a prefix that is used is refused, and nothing is made', async () => {
  const before = await numbers();
  await page.keyboard.press('Shift+Tab');
  const prefix = dialog.getByRole('textbox', { name: 'Prefixul seriei noi' });
  await expect(prefix).toBeFocused();
  await prefix.fill('FCT-');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Există deja o serie cu acest prefix. Alegeți altul.')).toBeVisible();
  expect(await numbers()).toEqual(before);
  await prefix.fill('UN-PREFIX-MULT-PREA-LUNG-');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Prefixul are cel mult 20 de caractere.')).toBeVisible();
  expect(await numbers()).toEqual(before);
});

test('without network the second series waits on the device with the draft; its first number comes with the road', async () => {
  await page.context().setOffline(true);
  await expect(dialog.getByText(/^Primele ei numere le dă serverul: fără rețea/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await dialog.getByRole('textbox', { name: 'Prefixul seriei noi' }).fill('DOI-');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Seria DOI- a fost creată, iar ciorna o folosește\./)).toBeVisible();
  const { outbox = [], serial = [] } = await wholeRows(page, ['outbox', 'serial']);
  expect(outbox.map(({ call }) => call)).toContain('AddCompanySerial');
  expect(JSON.stringify(serial)).toContain('"DOI-"');
  expect(await prefixesOnServer()).not.toContainEqual(expect.stringContaining('"DOI-"'));

  await page.context().setOffline(false);
  await expect(page.getByText(/urmează DOI-0001/)).toBeVisible({ timeout: 30_000 });
  expect(await prefixesOnServer()).toContainEqual(expect.stringContaining('"DOI-"'));
  await issue(page, 'DOI-0001');
  await expect
    .poll(async () => (await installation.uploadsOf('DOI-0001')).map(({ verdict }) => verdict), { timeout: 60_000 })
    .toEqual(['ok']);
});
