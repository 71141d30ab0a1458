/** The page of any document: files of others with bad input, an archived invoice, by keys, on the phone, without network. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { readPdf } from '../workers/pdf/read-pdf';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { sampleInvoice } from './sample-invoice';

const PLAIN = sampleInvoice({ number: 'STR-7', sellerCif: '18547290', buyerCif: '14399840' });
const CII = `<?xml version="1.0"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocument><ram:ID>RE-1118</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20261118</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Kessler GmbH</ram:Name></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement></rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

let desktop: Desktop;

test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
});
test.afterAll(() => closeDesktop(desktop));
test.afterEach(() => desktop.page.context().setOffline(false));

function withAttachment(xml: string, name: string, mime: string, content: string): string {
  const base64 = Buffer.from(content, 'latin1').toString('base64');
  const reference = `<cac:AdditionalDocumentReference><cbc:ID>ANX-${name}</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${mime}" filename="${name}">${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  return xml.replace('<cac:AccountingSupplierParty>', `${reference}<cac:AccountingSupplierParty>`);
}

async function show(page: Page, name: string, xml: string): Promise<void> {
  await page.goto(`${desktop.installation.url}/app/invoices/view`);
  const file = { name, mimeType: 'application/xml', buffer: Buffer.from(xml) };
  await page.locator('input[type=file]').setInputFiles([file]);
  await expect(page.getByRole('button', { name })).toBeVisible();
}

const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name });

test('a foreign file is paper, verdict, fields and XML, without network', async () => {
  const { page } = desktop;
  await page.context().setOffline(true);
  const errors = watchErrors(page);
  const contradicting = PLAIN.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1999999.99');
  await show(page, 'F_20417.xml', contradicting);

  const paper = page.getByRole('article', { name: 'Factură STR-7' });
  await expect(paper).toContainText('pagină făcută de Condica din fișierul XML');
  // The totals contradict each other: said at their place on the paper, and beside it.
  await expect(paper.getByRole('button', { name: /BR-CO-16/ })).toBeVisible();
  await expect(page.getByText(/^ANAF ar respinge-o: \d/)).toBeVisible();

  await page.keyboard.press('F8');
  const tree = page.getByRole('tree', { name: 'Documentul XML' });
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText(/cac:|cbc:/);
  await expect(page.getByText(/^\/Invoice\//)).toBeVisible();
  await tree.focus();
  await page.keyboard.press('Home');
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('Invoice');
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('cbc:CustomizationID');

  await tab(page, 'Câmpuri').click();
  await page.getByRole('searchbox', { name: 'Caută în câmpuri' }).fill('BT-115');
  await expect(page.getByText('999999.99')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the server, and ANAF by a press of its own, are asked for their verdicts over the very bytes', async () => {
  const { page } = desktop;
  const verdict = page.getByRole('region', { name: 'Verdictul serverului' });
  const anaf = page.getByRole('region', { name: 'Verdictul ANAF' });
  const askedAnaf = async (words: string): Promise<void> => {
    await anaf.getByRole('button', { name: 'Întreabă și ANAF' }).click();
    await expect(anaf.getByRole('status')).toContainText(words);
  };
  const asked = async (words: string): Promise<void> => {
    await verdict.getByRole('button', { name: 'Întreabă și serverul' }).click();
    await expect(verdict.getByRole('status')).toContainText(words);
  };
  await show(page, 'contrazis.xml', PLAIN.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1999999.99'));
  await page.context().setOffline(true);
  await asked('Serverul nu răspunde acum');
  await askedAnaf('Fără rețea ANAF nu poate fi întrebat');
  await page.context().setOffline(false);
  await asked('«Invoice invalid»');
  await expect(verdict.getByRole('listitem').first()).toContainText('BR-CO-16');
  await expect(anaf.getByRole('status')).toContainText('Fără rețea');
  await askedAnaf('ANAF refuză documentul');
  await expect(anaf.getByRole('listitem').first()).toContainText('codEroare=BR-CO-16');
  await show(page, 'curat.xml', PLAIN);
  await tab(page, /^Constatări/).click();
  await asked('Serverul acceptă documentul');
  await askedAnaf('ANAF acceptă documentul');
});

test('attachments are given as what they are, and those that pretend or act stay closed', async () => {
  const { page } = desktop;
  const files: readonly (readonly [string, string, string])[] = [
    ['aviz.csv', 'text/csv', 'cod;cantitate\r\nA;2\r\n'],
    ['certificat.pdf', 'application/pdf', 'MZ\x90\0'],
    ['formular.pdf', 'application/pdf', '%PDF-1.7 << /S /JavaScript >>'],
    ['../poza.pdf', 'application/pdf', '\x89PNG\r\n\x1a\n\0\0'],
  ];
  await show(
    page,
    'atasamente.xml',
    files.reduce((xml, [name, mime, content]) => withAttachment(xml, name, mime, content), PLAIN),
  );
  await tab(page, /^Atașamente/).click();
  await expect(page.getByText('Spune PDF, dar este program. Nu se deschide.')).toBeVisible();
  await expect(page.getByText(/^PDF cu scripturi sau fișiere ascunse/)).toBeVisible();
  await expect(page.getByText('Spune PDF, dar este imagine PNG.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descarcă / })).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descarcă aviz.csv' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('aviz.csv');
  expect(readFileSync(await download.path(), 'utf8')).toBe('cod;cantitate\r\nA;2\r\n');
  await expect(page.getByRole('button', { name: 'Descarcă poza.png' })).toBeVisible();
});

test('one document under two names is told, and so is a number of the archive with another content', async () => {
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/view`);
  const file = (name: string, xml: string) => ({ name, mimeType: 'application/xml', buffer: Buffer.from(xml) });
  const faulty = PLAIN.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1999999.99');
  await page.context().setOffline(true);
  await page
    .locator('input[type=file]')
    .setInputFiles([file('a.xml', PLAIN), file('b.xml', faulty), file('copie.xml', PLAIN), file('RE.xml', CII)]);
  const cards = page.getByRole('list', { name: 'Fișiere' }).getByRole('button', { name: /\.xml/ });
  await expect(cards).toHaveText([
    /^a\.xmlacceptată de reguli/,
    /^b\.xml\d+ ero/,
    /^copie\.xmlacelași fișier ca a\.xml$/,
    /^RE\.xmlformat CII/,
  ]);
  await cards.nth(2).click();
  await expect(page.getByText('Același fișier ca a.xml, cu alt nume.')).toBeVisible();
  await page.context().setOffline(false);
  // What the archive has, by its bytes and by its number alone.
  await page.goto(`${installation.url}/app/invoices/in`);
  await page.getByRole('tab', { name: /^Toate/ }).click();
  const received = page.getByRole('grid', { name: 'Facturi primite' });
  await received
    .getByText(/Oltina SA/)
    .first()
    .click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XML', exact: true }).click();
  const xml = readFileSync(await (await download).path(), 'utf8');
  await show(page, 'din-email.xml', xml);
  await expect(page.getByText(/^Același fișier este în arhivă: /)).toBeVisible();
  await show(page, 'schimbat.xml', xml.replace(/(<cbc:PayableAmount[^>]*>)/, '$11'));
  await expect(page.getByText(/^În arhivă este .* de la același emitent, cu alt conținut/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a file with faults is kept as received, and its correction is asked for', async () => {
  const { page } = desktop;
  const errors = watchErrors(page);
  const xml = sampleInvoice({ number: 'STR-31', sellerCif: '18547290', buyerCif: '14399840' });
  await show(page, 'F_31.xml', xml.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1999999.99'));
  const acts = page.getByRole('region', { name: 'Ce puteți face cu factura' });
  // In no archive: by the person's own mail.
  const mail = await acts.getByRole('link', { name: 'Cere corectarea' }).getAttribute('href');
  const letter = new URL(mail ?? '').searchParams;
  expect(letter.get('subject')).toBe('Factura STR-31: cerere de corectare');
  expect(letter.get('body')).toMatch(/BR-CO-16, linia \d+/);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(true);
  await expect(acts.getByText('Cere rețea.')).toBeVisible();
  await page.context().setOffline(false);
  await acts.getByRole('button', { name: 'Ține ca primită' }).click();
  await expect(page.getByText('STR-31 este ținută ca primită.')).toBeVisible();
  await expect(page.getByText('Același fișier este în arhivă: STR-31.')).toBeVisible({ timeout: 60_000 });
  await expect(acts.getByRole('button', { name: 'Ține ca primită' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Deschide pagina din arhivă' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STR-31' })).toBeVisible();
  await expect(page.getByText('Fără semnătura ministerului', { exact: true })).toBeVisible();
  await expect(acts.getByRole('link', { name: 'Cere corectarea' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('300 references, a partner without a code and negative totals are shown whole', async () => {
  const { page } = desktop;
  const references = Array.from(
    { length: 300 },
    (_, at) =>
      `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>REF-${at + 1}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`,
  ).join('');
  const xml = PLAIN.replace('<cac:AccountingSupplierParty>', `${references}<cac:AccountingSupplierParty>`)
    .replace(/(<cac:AccountingCustomerParty>[\s\S]*?)<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>/, '$1')
    .replace(/(<cbc:TaxInclusiveAmount[^>]*>)/, '$1-')
    .replace(/(<cbc:PayableAmount[^>]*>)/, '$1-');
  await show(page, 'referinte.xml', xml);
  const paper = page.getByRole('article', { name: /STR-7/ });
  await expect(paper).toContainText('REF-1');
  await expect(paper).toContainText('și alte 296 de documente, la „Alte date”');
  await expect(paper).toContainText('REF-300');
  await expect(paper).toContainText('Factură storno');
});

test('the documents of a zip as SPV gives it are shown, and nothing is scrolled for a pixel', async () => {
  const { page } = desktop;
  await page.goto(`${desktop.installation.url}/app/invoices/view`);
  const zip = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));
  const anaf = zip({ '5001.xml': strToU8(PLAIN), 'semnatura_5001.xml': strToU8('<Signature/>') });
  const month = zip({ 'noiembrie/5001.zip': anaf });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'luna.zip', mimeType: 'application/zip', buffer: month },
    { name: 'goala.zip', mimeType: 'application/zip', buffer: zip({ 'citeste.txt': strToU8('x') }) },
  ]);
  await expect(page.getByRole('button', { name: 'luna.zip/noiembrie/5001.zip/5001.xml' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Factură STR-7' })).toBeVisible();
  const alerts = page.getByRole('region', { name: 'Alerte' });
  await expect(alerts).toContainText('goala.zip: arhiva nu conține niciun fișier XML cu o factură.');
  await alerts.getByRole('button', { name: 'Închide' }).first().click();
  const overflow = await page
    .getByRole('tablist')
    .evaluateAll((lists) =>
      lists.map(({ parentElement: strip }) => getComputedStyle(strip ?? document.body).overflowY),
    );
  expect(overflow).toEqual(['hidden']);
});

test('CII is told and shown as a tree; what is no invoice is said', async () => {
  const { page } = desktop;
  await show(page, 'RE-1118.xml', CII);
  await expect(page.getByRole('heading', { name: /^Factură în format CII/ })).toBeVisible();
  await expect(page.getByText('Kessler GmbH').first()).toBeVisible();
  await expect(page.getByRole('treeitem').filter({ hasText: 'rsm:ExchangedDocument' }).first()).toBeVisible();
  await show(page, 'gresit.xml', '<Invoice><cbc:ID>');
  await expect(page.getByText(/^Un prefix nu are spațiul de nume|^Fișierul nu este XML/)).toBeVisible();
});

// Before: the paper ended where the screen did, with the page's head and the side panel on it.
test('the browser prints all of a CII file, also what is folded', async () => {
  const { page } = desktop;
  const line = (at: number) => `<ram:IncludedNote><ram:Content>Nota ${at}</ram:Content></ram:IncludedNote>`;
  const long = CII.replace('<ram:TypeCode>', `${Array.from({ length: 80 }, (_, at) => line(at + 1)).join('')}$&`);
  await show(page, 'RE-1119.xml', long);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const { pages } = await readPdf(new Uint8Array(await page.pdf()));
  const text = pages.map((one) => one.text).join(' ');
  expect(text).toContain('Kessler GmbH');
  for (const at of [1, 40, 80]) expect(text).toMatch(new RegExp(`Nota ${at}(?!\\d)`));
  expect(text).not.toContain('Facturi emise');
  await expect(page.locator('.list-paper')).toHaveCount(0);
});

test('the page of an issued invoice has journey and XML, by keys', async () => {
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/out`);
  await page
    .getByText(/FCT-\d+/)
    .first()
    .click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Parcurs' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('tree', { name: 'Documentul XML' })).toBeVisible();
});
