/** Files of a draft: judged by their bytes, kept without network and over a reload, on the second device, in the XML that leaves. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { openDevice } from './device';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { openInvoice } from './pages/out-page';
import { untilSynchronised } from './pages/sign-in-page';
import { serverArchive } from './server-archive';

const BUYER = 'Mobila Transilvania';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', 'latin1');
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const TOO_LARGE = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);

let desktop: Desktop;
let number: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
});
test.afterAll(() => closeDesktop(desktop));

const files = (page: Page) => page.getByRole('region', { name: 'Fișiere atașate' });
const rowOf = (page: Page, name: string) => files(page).getByRole('listitem', { name });

async function attach(page: Page, ...chosen: readonly (readonly [string, Buffer])[]): Promise<void> {
  const given = chosen.map(([name, buffer]) => ({ name, mimeType: 'application/pdf', buffer }));
  await files(page).locator('input[type=file]').setInputFiles(given);
}

async function bytesOf(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Descarcă ${name}` }).click(),
  ]);
  return readFileSync(await download.path());
}

test('without network a file is judged by its bytes, whatever it is called', async () => {
  const { page } = desktop;
  number = await openEditor(page);
  await page.context().setOffline(true);
  const errors = watchErrors(page);
  await writeInvoice(page, BUYER);
  await attach(page, ['aviz.pdf', PDF], ['poza.pdf', PNG]);
  await expect(rowOf(page, 'aviz.pdf')).toBeVisible();
  // An image that says PDF is called by what it is.
  await expect(rowOf(page, 'poza.png')).toBeVisible();
  await expect(files(page).getByRole('heading')).toContainText('2 fișiere');

  await attach(
    page,
    ['certificat.pdf', Buffer.from('MZ\x90\0', 'latin1')],
    ['formular.pdf', Buffer.from('%PDF-1.7 << /S /JavaScript >>', 'latin1')],
    ['gol.pdf', Buffer.alloc(0)],
    ['film.pdf', TOO_LARGE],
    ['aviz, copie.pdf', PDF],
  );
  const refusals = files(page).getByRole('alert');
  for (const sentence of [
    'certificat.pdf nu este PDF, PNG, JPEG, CSV, XLSX sau ODS',
    'formular.pdf conține scripturi sau alte fișiere',
    'gol.pdf este gol.',
    'film.pdf nu mai încape: fișierele unei facturi au împreună cel mult 5 MB.',
    'aviz, copie.pdf este deja atașat, poate sub alt nume.',
  ])
    await expect(refusals).toContainText(sentence);
  await expect(files(page).getByRole('listitem')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  // Before: it said that there was no room, beside the room that was made.
  await files(page).getByRole('button', { name: 'Scoate poza.png' }).click();
  await expect(refusals).toHaveCount(0);
  await page.getByRole('region', { name: 'Alerte' }).getByRole('button', { name: 'Anulează' }).click();
  await expect(rowOf(page, 'poza.png')).toBeVisible();
  expect(errors).toEqual([]);
});

test('what was attached is there after a reload, can be looked at, taken out and given back', async () => {
  const { page } = desktop;
  await rowOf(page, 'aviz.pdf').getByLabel('Descriere').fill('Avizul mărfii');
  await page.reload();
  await expect(rowOf(page, 'aviz.pdf').getByLabel('Descriere')).toHaveValue('Avizul mărfii');
  expect(await bytesOf(page, 'aviz.pdf')).toEqual(PDF);
  expect(await bytesOf(page, 'poza.png')).toEqual(PNG);
  await files(page).getByRole('button', { name: 'Scoate poza.png' }).click();
  await expect(rowOf(page, 'poza.png')).toHaveCount(0);
  // Before: nothing had the keyboard any more.
  await expect(
    files(page)
      .getByRole('button', { name: /^Scoate / })
      .and(page.locator(':focus')),
  ).toBeVisible();
  await page.getByRole('region', { name: 'Alerte' }).getByRole('button', { name: 'Anulează' }).click();
  await expect(rowOf(page, 'poza.png')).toBeVisible();
});

test('with the network the draft and its files are on the second device', async ({ browser }) => {
  const { page, installation } = desktop;
  await page.context().setOffline(false);
  await untilSynchronised(page);
  const there = await openDevice(browser, installation);
  await there.goto(`${installation.url}/app/invoices/drafts`);
  await there.getByRole('row').filter({ hasText: BUYER }).first().click();
  await expect(rowOf(there, 'aviz.pdf').getByLabel('Descriere')).toHaveValue('Avizul mărfii');
  await expect(rowOf(there, 'aviz.pdf')).toContainText(/\d+ (B|octeți)|kB|KB/);
  expect(await bytesOf(there, 'aviz.pdf')).toEqual(PDF);
  await there.context().close();
});

test('issued, they leave in the XML byte for byte, and the page of the invoice gives them safely', async () => {
  const { page, installation } = desktop;
  await issue(page, number);
  await expect.poll(() => installation.uploadsOf(number), { timeout: 60_000 }).toHaveLength(1);
  const archive = await serverArchive(installation.url, '14399840');
  const item = (await archive.items()).find((one) => one.number === number);
  if (item === undefined) throw new Error(`The server has no ${number}.`);
  const xml = (await archive.xml(item)).toString('utf8');
  for (const [name, mime, bytes] of [
    ['aviz.pdf', 'application/pdf', PDF],
    ['poza.png', 'image/png', PNG],
  ] as const) {
    expect(xml).toContain(`mimeCode="${mime}"`);
    expect(xml).toContain(`filename="${name}"`);
    expect(xml).toContain(bytes.toString('base64'));
  }
  await openInvoice(page, installation.url, number);
  await page.getByRole('tab', { name: /^Atașamente/ }).click();
  expect(await bytesOf(page, 'aviz.pdf')).toEqual(PDF);
});
