/**
 * Every public sample invoice, and every way a file can stand, dropped on the sending screen: what is accepted reaches
 * ANAF once and comes back byte for byte; what is not is listed with its reason and stays where it is.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { openDevice } from './device';
import type { DroppedFile } from './documents/dropped-file';
import { hostileFiles, madeFiles } from './documents/made-files';
import { readInBrowser } from './documents/read-in-browser';
import { sampleFiles } from './documents/sample-files';
import { writeFiles } from './documents/write-files';
import { type Installation, startInstallation } from './installation';
import { chooseCompany } from './pages/company-switcher';
import { clearList, dropPaths, fileRow, openSend, summaryCount, TALL_WINDOW, untilRead } from './pages/send-page';
import { untilSynchronised } from './pages/sign-in-page';
import { sampleInvoice } from './sample-invoice';
import { serverArchive } from './server-archive';

const COMPANIES = [
  { cif: '18547290', other: '14399840' },
  { cif: '14399840', other: '18547290' },
] as const;

/** More than the hundred that the browser gives of a folder at a time. */
const CROWD = 105;

/** As ANAF's zips hold it beside the invoice. */
const SIGNATURE =
  '<?xml version="1.0"?><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature>';

let installation: Installation;
let context: BrowserContext;
let page: Page;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  folder = mkdtempSync(join(tmpdir(), 'condica-drop-'));
  page = await openDevice(browser, installation, { viewport: TALL_WINDOW });
  context = page.context();
});
test.afterAll(async () => {
  await context.close();
  await installation.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const acceptedOf = (files: readonly DroppedFile[]): readonly DroppedFile[] =>
  files.filter(({ becomes }) => becomes === 'Acceptată');

const isReceived = (becomes: DroppedFile['becomes']): boolean =>
  (typeof becomes === 'string' ? becomes : becomes.source).includes('Primită');

async function sentNumberOf(cif: string): Promise<string> {
  const sent = (await installation.uploads()).find(({ sellerCif, number }) => sellerCif === cif && /^FCT/.test(number));
  if (sent === undefined) throw new Error(`The demonstration filed nothing of ${cif}.`);
  return sent.number;
}

/** The verdicts of ANAF's stand-in on exactly these bytes. */
async function verdictsOn(file: DroppedFile): Promise<readonly string[]> {
  const hash = sha256(file.bytes);
  return (await installation.uploads()).filter((upload) => upload.sha256 === hash).map(({ verdict }) => verdict);
}

async function drop(files: readonly DroppedFile[]): Promise<void> {
  await dropPaths(page, writeFiles(folder, files));
}

async function expectListed(files: readonly DroppedFile[], as?: string): Promise<void> {
  for (const { path, becomes } of files)
    await expect
      .soft(fileRow(page, path).getByRole('gridcell').last(), path)
      .toHaveText(as ?? (becomes === 'Acceptată' ? /^Acceptată(, întârziată)?$/ : becomes));
}

/** Sends what is ticked, and waits until ANAF has it. */
async function send(files: readonly DroppedFile[]): Promise<void> {
  await page.getByRole('button', { name: `Trimite ${files.length} în SPV` }).click();
  for (const file of files)
    await expect.poll(() => verdictsOn(file), { message: file.path, timeout: 60_000 }).toEqual(['ok']);
  await untilSynchronised(page);
}

for (const { cif, other } of COMPANIES) {
  test.describe(`as ${cif}`, () => {
    let files: readonly DroppedFile[];
    let filedBefore: number;

    test.beforeAll(async () => {
      files = [...sampleFiles(cif), ...madeFiles({ cif, other, sentNumber: await sentNumberOf(cif) })];
      filedBefore = (await installation.uploads()).length;
      await chooseCompany(page, cif);
      await openSend(page, installation.url);
    });

    test('each file is listed with what it says and how it stands', async () => {
      await drop(files);
      await untilRead(page, files.length);
      await expectListed(files);
      const blank = await context.newPage();
      for (const { path, bytes, becomes } of files.filter(({ becomes: word }) => word !== 'Nu este factură')) {
        const { issuer, buyer, ...facts } = await readInBrowser(blank, bytes.toString('utf8'));
        const row = fileRow(page, path);
        const partner = isReceived(becomes) ? `de la ${issuer}` : buyer;
        for (const fact of [partner, ...Object.values(facts)])
          await expect.soft(row, `${path}: ${becomes}`).toContainText(fact);
      }
      await blank.close();
    });

    test('what is refused says why, in whole sentences', async () => {
      const words: Readonly<Record<string, RegExp>> = {
        'al altuia.xml': new RegExp(`Vânzătorul este .*\\(RO${other}\\), nu firma aleasă`),
        'același număr.xml': /Același număr apare și în factură simplă\.xml/,
        'număr trimis.xml': /este deja în arhivă, cu dovada trimiterii/,
        'alt document.xml': /nu este o factură sau o notă de creditare UBL 2\.1/,
        'total greșit.xml': /BR-CO-15/,
        'primită.xml': new RegExp(`Factură primită de la .*\\(RO${other}\\)\\. Respectă toate regulile`),
        'primită, copie.xml': /Același fișier este în listă și ca primită\.xml/,
        'primită greșită.xml': /Cereți furnizorului un document corectat.*BR-CO-15/s,
        'autofactura clientului.xml': /Autofactură întocmită în numele dumneavoastră de cumpărătorul/,
        'fără dată.xml': /[Dd]ata/,
      };
      for (const [path, reason] of Object.entries(words)) {
        // What has no number is named by its file there too.
        await fileRow(page, path).getByText(path).first().click();
        await expect.soft(page.getByRole('complementary').filter({ hasText: path }), path).toContainText(reason);
      }
    });

    test('only the accepted ones are sent, once, with the bytes that were dropped', async () => {
      const accepted = acceptedOf(files);
      await send(accepted);
      await expectListed(accepted, 'Trimisă');
      const uploads = await installation.uploads();
      expect(uploads.length - filedBefore).toBe(accepted.length);
    });

    test('the archive gives back the same bytes, on the server and in the browser', async () => {
      const accepted = acceptedOf(files);
      const archive = await serverArchive(installation.url, cif);
      const items = new Map((await archive.items()).map((item) => [item.xmlSha256, item]));
      const downloads = await downloadAll();
      for (const { path, bytes } of accepted) {
        const item = items.get(sha256(bytes));
        if (item === undefined) throw new Error(`The archive lacks ${path}.`);
        await expect.poll(async () => (await archive.xml(item)).equals(bytes), { message: path }).toBe(true);
        // ANAF's zip is fetched once the state is known, a moment after the document was recorded.
        const inZip = async (): Promise<boolean | undefined> => (await archive.xmlInZip(item))?.equals(bytes);
        await expect.poll(inZip, { message: `${path} in ANAF's zip` }).toBe(true);
        expect.soft(downloads.has(sha256(bytes)), `${path} in the browser's download`).toBe(true);
      }
    });

    test('dropped again, everything was sent before and nothing goes twice', async () => {
      const filed = (await installation.uploads()).length;
      await openSend(page, installation.url);
      await drop(files);
      await untilRead(page, files.length);
      await expectListed(acceptedOf(files), 'Deja trimisă');
      expect(await summaryCount(page, 'Acceptate')).toBe(0);
      await expect(page.getByRole('button', { name: 'Trimite 0 în SPV' })).toHaveAttribute('aria-disabled', 'true');
      expect((await installation.uploads()).length).toBe(filed);
      await clearList(page);
    });
  });
}

/** All XML of the list as one zip, by the selection's menu: the hashes of what it holds. */
async function downloadAll(): Promise<ReadonlySet<string>> {
  await page.goto(`${installation.url}/app/invoices/out`);
  const list = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(list.getByRole('row').nth(2)).toBeVisible();
  // The ids come from the archive's worker: the box is ticked when they are here.
  const all = list.getByRole('checkbox', { name: 'Selectează toate rândurile' });
  await all.click();
  await expect(all).toBeChecked();
  await page.getByRole('button', { name: 'Descarcă' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XML, într-un zip' }).click(),
  ]);
  const documents = Object.values(unzipSync(readFileSync(await download.path())));
  return new Set(documents.map(sha256));
}

test('hostile names, a zip and a folder: the same files, the same care', async () => {
  const [{ cif, other }] = COMPANIES;
  await chooseCompany(page, cif);
  await openSend(page, installation.url);
  const hostile = hostileFiles(cif);
  const own = (number: string): Buffer => Buffer.from(sampleInvoice({ number, sellerCif: cif }));
  const zipped: readonly DroppedFile[] = ['sus/jos/a.xml', '../../b.xml', 'c:\\d.xml'].map((path, place) => ({
    path: `arhiva ș.zip/${path}`,
    bytes: own(`ZIP-${place}`),
    becomes: 'Acceptată',
  }));
  const inFolder: DroppedFile = { path: 'dosar/2026/11/a mea.xml', bytes: own('DOS-1'), becomes: 'Acceptată' };
  const crowd = Array.from({ length: CROWD }, (_, place) => ({
    path: `dosar/2026/altele/${place}.xml`,
    bytes: Buffer.from(sampleInvoice({ number: `ALT-${place}`, sellerCif: other })),
  }));
  writeFiles(folder, [inFolder, ...crowd]);
  const archive = zipSync({
    ...Object.fromEntries(zipped.map(({ path, bytes }) => [path.slice('arhiva ș.zip/'.length), bytes])),
    'semnatura_1.xml': own('SEMN-1'),
    '__MACOSX/._a.xml': Buffer.from('x'),
    'citește-mă.txt': Buffer.from('x'),
  });
  const packed = writeFiles(folder, [
    { path: 'arhiva ș.zip', bytes: Buffer.from(archive) },
    { path: 'stricată.zip', bytes: Buffer.from('PK nu este') },
    { path: 'factura.pdf', bytes: Buffer.from('%PDF') },
  ]);
  await dropPaths(page, [...writeFiles(folder, hostile), ...packed, join(folder, 'dosar')]);
  const good = [...hostile, ...zipped, inFolder];
  await untilRead(page, good.length + CROWD);
  await expectListed(good);
  expect(await summaryCount(page, 'Alt vânzător')).toBe(CROWD);
  await expect(page.getByText('stricată.zip: arhiva este stricată')).toBeVisible();
  await expect(page.getByText('factura.pdf: nu este un fișier XML sau o arhivă zip')).toBeVisible();
  const filed = (await installation.uploads()).length;
  await send(good);
  expect((await installation.uploads()).length - filed).toBe(good.length);
});

test('what ANAF gives of a received invoice is checked, and stays here', async () => {
  const [{ cif, other }] = COMPANIES;
  const valid = sampleInvoice({ number: 'PRIM-1', sellerCif: other, buyerCif: cif });
  const invalid = valid.replace('PRIM-1', 'PRIM-2').replace('unitCode="H87"', 'unitCode="buc"');
  const zipped = (id: string, xml: string): DroppedFile => ({
    path: `${id}.zip`,
    bytes: Buffer.from(zipSync({ [`${id}.xml`]: Buffer.from(xml), [`semnatura_${id}.xml`]: Buffer.from(SIGNATURE) })),
    becomes: 'Primită',
  });
  await chooseCompany(page, cif);
  await openSend(page, installation.url);
  await drop([zipped('4001', valid), zipped('4002', invalid)]);
  await untilRead(page, 2);
  expect(await summaryCount(page, 'Primite')).toBe(2);
  await expect(page.getByText('Nu au intrat în listă')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Trimite 0 în SPV' })).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: /^Primite/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Emitent' })).toBeVisible();
  await fileRow(page, '4002.zip/4002.xml').click();
  const panel = page.getByRole('complementary', { name: '4002.xml' });
  await expect(panel).toContainText('BR-CL-23');
  await expect(panel.getByRole('heading', { name: 'Ce are de corectat furnizorul' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^(Pune|Repară)/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Vezi linia' }).press('Enter');
  await expect(panel.getByRole('figure', { name: /^Fișierul în jurul liniei/ })).toContainText('unitCode="buc"');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copiază mesajul' }).click();
  await expect(page.getByText('Mesajul pentru furnizor este copiat')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Documentul PRIM-2 din .*BR-CL-23/s);
  await clearList(page);
});
