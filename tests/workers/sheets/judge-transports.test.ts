/** Files of transports as the worker judges them: a table of an old program in windows-1250, ANAF's own documents, the bounds of both. */
import { describe, expect, it } from 'vitest';
import { COLUMN_TITLES, type TransportColumn } from '@/domain/transport/import/transport-columns';
import { type JudgedFile, judgeTransports, MAX_TRANSPORT_FILE_BYTES } from '@/workers/sheets/judge-transports';
import { domestic, exporting } from '../../domain/transport/documents';

const COLUMNS = [...COLUMN_TITLES.keys()];
const TITLES = COLUMNS.map((column) => COLUMN_TITLES.get(column)?.[0] ?? '');

const RIGHT: Readonly<Partial<Record<TransportColumn, string>>> = {
  ...{ operation: 'TTN', startDate: '16.03.2026', vehicle: 'b-123-abc', organiserCountry: 'RO' },
  ...{ organiserCode: '8999990010', organiserName: 'Șoferii Noștri SRL', partnerCountry: 'RO' },
  ...{ partnerCode: '8999990002', partnerName: 'Piața „Țărănească” SRL', startCounty: '12' },
  ...{ startLocality: 'Cluj-Napoca', startStreet: 'Fabricii', endCounty: '40', endLocality: 'Sector 3' },
  ...{ endStreet: 'Timișoara', documentType: '30', documentNumber: 'AV 1', documentDate: '15.03.2026' },
  ...{ purpose: '101', tariffCode: '08081080', name: 'Mere; Golden, „Ionatan”', quantity: '1.200', unit: 'KGM' },
  ...{ netWeight: '1.200', grossWeight: '1.260,50', value: '3.840,00' },
};

/** The letters of windows-1250 that stand in these texts; ș and ț have only their cedillas there. */
const LETTERS: Readonly<Record<string, number>> = {
  ...{ ă: 0xe3, â: 0xe2, î: 0xee, ș: 0xba, ț: 0xfe, Ș: 0xaa, Ț: 0xde, Ă: 0xc3, '„': 0x84, '”': 0x94 },
};

function windows1250(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text].map((sign) => LETTERS[sign] ?? sign.charCodeAt(0)));
}

const cell = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(rows: readonly Partial<Record<TransportColumn, string>>[]): string {
  const lines = rows.map((over) => COLUMNS.map((column) => cell({ ...RIGHT, ...over }[column] ?? '')).join(';'));
  return [TITLES.join(';'), ...lines, ''].join('\r\n');
}

let made = 0;
const newId = (): string => {
  made += 1;
  return `line-${String(made)}`;
};
const importing = { today: '2026-03-15', declarant: '8000000000', newId };
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const judge = (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<JudgedFile> =>
  judgeTransports({ name, bytes }, importing);

function transportsOf(file: JudgedFile) {
  if (file.kind !== 'read') throw new Error(JSON.stringify(file));
  return file.transports;
}

describe('a CSV of windows-1250', () => {
  it('is read with its letters, its amounts and what stands in quotes, row by row', async () => {
    const file = await judge('dimineata.csv', windows1250(csv([{}, { grossWeight: '1' }, { vehicle: 'CJ 09 XTR' }])));
    const read = transportsOf(file);
    expect(read.map(({ rows, findings }) => [rows, findings.map(({ row }) => row)])).toEqual([
      [[2], []],
      [[3], [3]],
      [[4], []],
    ]);
    const [{ draft } = { draft: undefined }] = read;
    expect(draft?.partner.name).toBe('Piața „Țărănească” SRL');
    expect(draft?.transport.organiserName).toBe('Șoferii Noștri SRL');
    expect(draft?.end.address.street).toBe('Timișoara');
    expect(draft?.goods[0]).toMatchObject({ name: 'Mere; Golden, „Ionatan”', grossWeight: '1.260,50' });
  });

  it('says the same as one of UTF-8, with a mark in front or without', async () => {
    const contents = csv([{}, { purpose: '301' }]);
    const said = async (bytes: Uint8Array<ArrayBuffer>) =>
      transportsOf(await judge('a.csv', bytes)).map(({ draft, findings }) => [draft.partner, findings]);
    const plain = await said(utf8(contents));
    expect(await said(windows1250(contents))).toEqual(plain);
    expect(await said(utf8(`\uFEFF${contents}`))).toEqual(plain);
  });
});

describe('a document of ANAF’s', () => {
  it('is judged whatever it is called', async () => {
    for (const name of ['export.xml', 'EXPORT.XML', 'fara-extensie', 'altfel.txt'])
      expect([name, transportsOf(await judge(name, utf8(exporting()))).map(({ findings }) => findings)]).toEqual([
        name,
        [[]],
      ]);
  });

  it('of 5 MB to the byte is judged; of one byte more it is not even read', async () => {
    const document = domestic();
    const room = MAX_TRANSPORT_FILE_BYTES - utf8(document).length;
    const filled = utf8(document.replace('</eTransport>', `${' '.repeat(room)}</eTransport>`));
    expect(filled.length).toBe(MAX_TRANSPORT_FILE_BYTES);
    const [read] = transportsOf(await judge('mare.xml', filled));
    expect(read?.findings).toEqual([]);
    const over = new Uint8Array(filled.length + 1).fill(0x20);
    over.set(filled);
    expect(await judge('mare.xml', over)).toEqual({ name: 'mare.xml', kind: 'file-too-large' });
  });

  it('that is no declaration of this version says what it is', async () => {
    expect(await judge('vechi.xml', utf8(domestic().replace(':v2"', ':v1"')))).toEqual({
      ...{ name: 'vechi.xml', kind: 'version-1' },
    });
    expect(await judge('rupt.xml', utf8(domestic().slice(0, 400)))).toMatchObject({ kind: 'not-xml' });
  });
});
