/** Thirty declarations of a workbook, seven of them wrong: each is said by its row before anything leaves, and the right ones leave once. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { COLUMN_TITLES, type TransportColumn } from '@/domain/transport/import/transport-columns';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { TRANSPORTS } from './pages/transport-page';

const COLUMNS = [...COLUMN_TITLES.keys()];
const TITLES = COLUMNS.map((column) => COLUMN_TITLES.get(column)?.[0] ?? '');
type Cells = Partial<Record<TransportColumn, string | number | Date>>;

const RIGHT: Cells = {
  ...{ operation: 'TTN', organiserCountry: 'RO', organiserCode: '8999990010', organiserName: 'Trans Test SRL' },
  ...{ partnerCountry: 'RO', partnerCode: '8999990002', startCounty: '12', startLocality: 'Cluj-Napoca' },
  ...{ startStreet: 'Fabricii', endCounty: '40', endLocality: 'Sector 3', endStreet: 'Timișoara', documentType: '30' },
  ...{ documentNumber: 'AV 1', purpose: '101', tariffCode: '08081080', name: 'Mere', quantity: 1200, unit: 'KGM' },
  ...{ netWeight: 1200, grossWeight: 1260.5, value: 3840 },
};
const WRONG: readonly Cells[] = [
  ...[{ partnerCountry: 'HU' }, { grossWeight: 1 }, { vehicle: '?' }, { tariffCode: '080' }, { purpose: '301' }],
  ...[{ organiserCode: 'X' }, { name: '' }],
];
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function workbook(titles: readonly string[]): Promise<Buffer> {
  const today = new Date(`${bucharestDay(Date.now())}T00:00:00Z`);
  const rows = Array.from({ length: 30 }, (_, place) => {
    const own = { startDate: today, documentDate: today, vehicle: `CJ${String(10 + place)}IMP` };
    const cells: Cells = { ...RIGHT, ...own, partnerName: `Client ${String(place + 1)} SRL`, ...(WRONG[place] ?? {}) };
    return COLUMNS.map((column) => cells[column] ?? null);
  });
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Transporturi', rows: [[...titles], ...rows] }] }));
}

async function openImport(): Promise<Locator> {
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await page.getByRole('button', { name: 'Importă' }).click();
  return page.getByRole('dialog', { name: 'Importă declarații' });
}

async function choose(dialog: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles([{ name, mimeType, buffer }]);
}

async function declared(): Promise<number> {
  return (await installation.transports()).filter(({ type, verdict }) => type === 'NOT' && verdict === 'ok').length;
}

test('of thirty the seven wrong ones are said by their rows, the others are declared once, the report has them all', async () => {
  const before = await declared();
  const dialog = await openImport();
  await choose(dialog, 'dimineata.xlsx', SHEET, await workbook(TITLES));
  await expect(dialog.getByText('23 de declarații se pot trimite · 7 cu greșeli')).toBeVisible();
  await dialog.getByLabel('Numai cele cu greșeli').check();
  const wrong = dialog.getByRole('list', { name: 'Declarațiile citite' }).getByRole('listitem');
  await expect(wrong).toHaveCount(7);
  for (const [place, item] of (await wrong.all()).entries())
    await expect(item).toContainText(`rândul ${String(place + 2)}: `);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Raport XLSX' }).click(),
  ]);
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  expect(new Set(sheets[0]?.rows.slice(1).map((row) => row[1])).size).toBe(30);
  await dialog.getByRole('button', { name: /^Declară 23/ }).click();
  await dialog.getByRole('button', { name: 'Pune restul în ciorne' }).click();
  await expect(page.getByText('7 declarații puse în ciorne')).toBeVisible();
  await expect.poll(declared, { timeout: 90_000 }).toBe(before + 23);
});

/** The letters of these texts in windows-1250; ș and ț have only their cedillas there. */
const LETTERS: Readonly<Record<string, number>> = { ă: 0xe3, â: 0xe2, î: 0xee, ș: 0xba, ț: 0xfe, Ț: 0xde };

function windows1250(text: string): Buffer {
  return Buffer.from([...text].map((sign) => LETTERS[sign] ?? sign.charCodeAt(0)));
}

test('a table of windows-1250 and several documents at once: each is judged, the right ones are declared once', async () => {
  const [day, before] = [bucharestDay(Date.now()), await declared()];
  const own = { startDate: day, documentDate: day, vehicle: 'CJ50CSV' };
  const lines = [{ partnerName: 'Țărănească și Fiii SRL' }, { partnerName: 'Greșit SRL', grossWeight: 1 }].map(
    (cells) =>
      COLUMNS.map((column) => String({ ...RIGHT, ...own, ...cells }[column] ?? '').replace('.', ',')).join(';'),
  );
  const declaredOnes = (await installation.transports()).filter(({ type }) => type === 'NOT');
  const model = await installation.transportXml(declaredOnes.at(-1)?.index ?? '');
  const xml = (plate: string) =>
    Buffer.from(
      model
        .replace(/ dataTransport="[^"]*"/, ` dataTransport="${day}"`)
        .replace(/ nrVehicul="[^"]*"/, ` nrVehicul="${plate}"`),
    );
  const dialog = await openImport();
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'piata.csv', mimeType: 'text/csv', buffer: windows1250([TITLES.join(';'), ...lines].join('\r\n')) },
    { name: 'unu.xml', mimeType: 'text/xml', buffer: xml('CJ51XML') },
    { name: 'doi.xml', mimeType: 'text/xml', buffer: xml('CJ52XML') },
    { name: 'vechi.xml', mimeType: 'text/xml', buffer: Buffer.from(model.replace(':v2"', ':v1"')) },
  ]);
  await expect(dialog.getByText('3 declarații se pot trimite · 1 cu greșeli')).toBeVisible();
  await expect(dialog.getByText(/versiunea 1 a schemei/)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Țărănească și Fiii SRL' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Declară 3 declarații' }).click();
  await expect.poll(declared, { timeout: 90_000 }).toBe(before + 3);
});

test('columns with titles of another program are said by the person', async () => {
  const dialog = await openImport();
  const titles = TITLES.map((title) => (title === 'vehicul' ? 'Auto' : title));
  await choose(dialog, 'alt-program.xlsx', SHEET, await workbook(titles));
  const part = dialog.getByRole('region', { name: 'Ce conține alt-program.xlsx' });
  await expect(part).toContainText('Vehicul');
  await part.getByLabel('Auto', { exact: true }).selectOption('vehicle');
  await part.getByRole('button', { name: 'Citește tabelul așa' }).click();
  await expect(dialog.getByText(/23 de declarații se pot trimite/)).toBeVisible();
});

test('what cannot be read says why: version 1, a file of 5 MB and more, no table', async () => {
  const dialog = await openImport();
  const v1 = '<eTransport xmlns="mfp:anaf:dgti:eTransport:declaratie:v1" codDeclarant="1"/>';
  await choose(dialog, 'vechi.xml', 'text/xml', Buffer.from(v1));
  await expect(dialog.getByText(/versiunea 1 a schemei/)).toBeVisible();
  await choose(dialog, 'mare.xml', 'text/xml', Buffer.alloc(5 * 1024 * 1024 + 1, ' '));
  await expect(dialog.getByText(/peste 5 MB/)).toBeVisible();
  await choose(dialog, 'poza.xlsx', SHEET, Buffer.from([0, 1, 2, 3]));
  await expect(dialog.getByText(/nu este un tabel/)).toBeVisible();
});
