/**
 * Own codes on a received invoice, by keys alone and without network: of 300 lines 280 are known from before, and all of them have their codes in
 * at most 60 keys; all of it is on the server once the network is back.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { AddCompanyInternCode, ListInternCodesInv, SaveInternalCodes } from '@/api/calls/intern-code-calls';
import type { LineCode } from '@/api/entities/line-codes';
import { entityIdSchema } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { readUbl } from '@/domain/invoice/ubl/read-ubl';
import { type DecimalText, decimalText } from '@/domain/money/decimal-text';
import { readXml } from '@/domain/xml/read-xml';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { demoReceived } from '../../server/demo/demo-received';
import { signIn } from '../server/support/test-client';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { DEMO } from './pages/sign-in-page';
import { companyOf } from './server-company';

const PICTURES = process.env.CONDICA_PICTURES;
const NUMBER = 'LINII-300';
const LINES = 300;
/** Every fifteenth line is of an item that nobody has met. */
const isKnown = (line: number): boolean => line % 15 !== 0;
const MOST_KEYS = 60;

let installation: Installation;
let page: Page;
let keys = 0;
let codesAddress = '';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function press(key: string): Promise<void> {
  keys += 1;
  await page.keyboard.press(key);
}

const newId = () => v.parse(entityIdSchema, randomUUID());
const codeOf = (line: number): string => `${String.fromCharCode(65 + (line % 23))}${1000 + line}`;

async function shownCompany() {
  const shown = (await page.getByRole('button', { name: /^Schimbă firma: / }).getAttribute('aria-label')) ?? '';
  const company = DEMO_COMPANIES.find(({ name }) => shown.includes(name));
  if (company === undefined) throw new Error(`no company of the demonstration: ${shown}`);
  return company;
}

/** A supplier's invoice with as many lines as wanted, a leu each with VAT of 21 %, and the supplier's own code on each. */
function longInvoice(xml: string): string {
  const root = readXml(Buffer.from(xml));
  const read = root.ok ? readUbl(root.root) : undefined;
  if (read?.ok !== true) throw new Error('the demonstration writes documents that can be read');
  const { invoice } = read;
  const [first] = invoice.lines;
  if (first === undefined) throw new Error('the demonstration writes lines');
  const vat = { code: 'S', rate: decimalText('21') };
  const one = decimalText('1.00');
  const lines = Array.from({ length: LINES }, (_none, at) => ({
    ...{ ...first, id: String(at + 1), quantity: decimalText('1'), net: one, price: { net: one }, vat },
    item: { ...first.item, name: `ARTICOL FURNIZOR ${at + 1}`, sellerId: `F-${at + 1}` },
  }));
  const [net, tax, whole] = ['300.00', '63.00', '363.00'].map(decimalText) as [DecimalText, DecimalText, DecimalText];
  const totals = { lineNet: net, taxExclusive: net, vat: tax, taxInclusive: whole, payable: whole };
  return buildUbl({ ...invoice, number: NUMBER, lines, totals, vatBreakdown: [{ taxable: net, tax, vat }] });
}

/** What the company has chosen before for the supplier, and its own codes. */
async function seed() {
  const company = await shownCompany();
  const sample = demoReceived(company, bucharestDay(Date.now())).at(-1);
  if (sample === undefined) throw new Error('the company has suppliers');
  const client = await signIn(installation.url, DEMO);
  const companyId = await companyOf(client, company.cif);
  const places = Array.from({ length: LINES }, (_none, at) => at + 1);
  const internalCodes = places.map((line) => ({
    ...{ id: newId(), code: codeOf(line), name: `Produsul ${line}`, unitCode: 'H87', group: '', account: '371' },
  }));
  await client.must(AddCompanyInternCode, { body: { companyId, internalCodes, isImport: true } });
  const internCodes: LineCode[] = places.filter(isKnown).map((line) => ({
    ...{ id: String(line), code: codeOf(line), sellerItem: `F-${line}`, standardItem: '', name: `Articol ${line}` },
  }));
  const facts = { seller: sample.sellerCif, number: 'DINAINTE-1', issueDate: '2026-01-15' };
  const body = { companyId, invoiceId: newId(), ...facts, internCodes, internCodesCompletedFull: true };
  await client.must(SaveInternalCodes, { body });
  const xml = longInvoice(sample.xml);
  await installation.deposit({ cif: sample.sellerCif, at: Date.now() - 1_000, xml });
  return { client, companyId };
}

async function look(name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png` });
  expect.soft(await violationsOf(page), name).toEqual([]);
}

const grid = () => page.getByRole('grid', { name: 'Liniile facturii' });
const entry = () => page.getByRole('combobox', { name: /^Codul propriu pentru / });
const view = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) });

test('300 received lines, 280 known, have their codes in at most 60 keys, without network', async () => {
  const { client, companyId } = await seed();
  await page.goto(`${installation.url}/app/invoices/in`);
  await page.getByLabel('Număr: conține').fill(NUMBER);
  const row = page.getByRole('grid', { name: 'Facturi primite' }).getByRole('row').filter({ hasText: NUMBER });
  await expect(row.first()).toBeVisible({ timeout: 120_000 });
  await row.first().click();
  await page.getByRole('link', { name: 'Coduri pe linii' }).click();
  await expect(grid()).toBeVisible({ timeout: 60_000 });
  codesAddress = page.url();
  await page.context().setOffline(true);
  await expect(view('Sigure')).toHaveText(/280$/);
  await expect(view('Noi')).toHaveText(/20$/);
  await look('line-codes');
  await press('Control+Enter');
  await expect(view('Cu cod')).toHaveText(/280$/);
  for (let line = 15; line <= LINES; line += 15) {
    await expect(entry()).toHaveAccessibleName(`Codul propriu pentru ARTICOL FURNIZOR ${line}`);
    if (line === 30) await look('line-codes-typing');
    await press(codeOf(line).charAt(0));
    // The letter is not of one code alone: the one whose number the line has is the first.
    await press('Enter');
  }
  await expect(page.getByText('Toate liniile au cod')).toBeVisible();
  console.log(`${keys} keys for ${LINES} lines`);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await look('line-codes-done');
  // Back by one key, and again.
  await page.keyboard.press('Control+z');
  await expect(page.getByText('o linie fără cod')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 linii fără cod')).toBeVisible();
  await expect(page.getByText('Se salvează pe dispozitiv…')).toHaveCount(0);
  // Kept on the device over a reload.
  await page.reload();
  await expect(page.getByText('2 linii fără cod')).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await expect
    .poll(
      async () => {
        const { internCodesInv } = await client.must(ListInternCodesInv, { body: { companyId } });
        const saved = internCodesInv.find(({ number }) => number === NUMBER)?.internCodes ?? [];
        return saved.filter(({ id, code }) => code === codeOf(Number(id))).length;
      },
      { timeout: 90_000 },
    )
    .toBe(298);
});

test('another code than the item had is told with both, and stands only after a second Enter', async () => {
  await view('Cu cod').click();
  await grid().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type(codeOf(2));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Până acum: ${codeOf(1)}. De acum „${codeOf(2)}”`)).toBeVisible();
  await look('line-codes-asked');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(grid().getByRole('row').nth(1)).toContainText(codeOf(1));
  await page.keyboard.press('Enter');
  await page.keyboard.type(codeOf(2));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(grid().getByRole('row').nth(1)).toContainText(codeOf(2));
});

test('a code is made of a line, and is then among the company’s own', async () => {
  await view('Fără cod').click();
  await grid().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type('NOU-77');
  // Nothing is made by a slip: one goes to it first.
  await page.keyboard.press('Enter');
  await expect(entry()).toHaveValue('NOU-77');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('„NOU-77” este acum între codurile interne.')).toBeVisible();
  await page.goto(`${installation.url}/app/defs/intProCod`);
  await page.getByLabel('Cod: conține').fill('NOU-77');
  await expect(page.getByRole('grid', { name: 'Coduri interne' })).toContainText('NOU-77');
  await look('own-codes');
});

test('on a phone a touch opens the codes under the line', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Coduri interne' })).toBeVisible();
  await look('own-codes-phone');
  await page.goto(codesAddress);
  await expect(page.getByRole('list', { name: 'Liniile facturii' })).toBeVisible({ timeout: 30_000 });
  await look('line-codes-phone');
  await page.getByRole('button', { name: /ARTICOL FURNIZOR 3 / }).click();
  await expect(entry()).toBeFocused();
  await entry().fill(codeOf(3));
  await look('line-codes-phone-typing');
  await page.keyboard.press('Enter');
  await expect(entry()).toHaveCount(0);
});
