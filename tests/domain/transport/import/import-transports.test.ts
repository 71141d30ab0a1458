/** Thirty declarations of which seven fail: each says why by its row, and the others may go. */
import { describe, expect, it } from 'vitest';
import { importTable, importXml, MOST_IMPORTED_ROWS } from '@/domain/transport/import/import-transports';
import { COLUMN_TITLES, type TransportColumn } from '@/domain/transport/import/transport-columns';
import { correction, deletion, domestic } from '../documents';

let count = 0;
const importing = {
  ...{ today: '2026-03-15', declarant: '8000000000' },
  newId: () => {
    count += 1;
    return `l${String(count)}`;
  },
};

const COLUMNS = [...COLUMN_TITLES.keys()];
const TITLES = COLUMNS.map((column) => COLUMN_TITLES.get(column)?.[0] ?? '');

const RIGHT: Readonly<Partial<Record<TransportColumn, string>>> = {
  ...{ operation: 'TTN', startDate: '16.03.2026', vehicle: 'b-123-abc', organiserCountry: 'ro' },
  ...{ organiserCode: '8999990010', organiserName: 'Trans Test SRL', partnerCountry: 'RO', partnerCode: '8999990002' },
  ...{ partnerName: 'Client Test SRL', startCounty: '12', startLocality: 'Cluj-Napoca', startStreet: 'Fabricii' },
  ...{ endCounty: '40', endLocality: 'Sector 3', endStreet: 'Timișoara', documentType: '30', documentNumber: 'AV 1' },
  ...{
    documentDate: '15.03.2026',
    purpose: '101',
    tariffCode: '0808 10 80',
    name: 'Mere',
    quantity: '1.200',
    unit: 'KGM',
  },
  ...{ netWeight: '1.200', grossWeight: '1.260,50', value: '3840' },
};
const row = (over: Partial<Record<TransportColumn, string>> = {}): readonly string[] =>
  COLUMNS.map((column) => ({ ...RIGHT, ...over })[column] ?? '');

const WRONG: readonly Partial<Record<TransportColumn, string>>[] = [
  ...[{ partnerCountry: 'HU' }, { grossWeight: '1' }, { vehicle: '?' }, { tariffCode: '080' }, { purpose: '301' }],
  ...[{ startDate: 'mâine seară' }, { organiserCode: 'X' }],
];

describe('a table of transports', () => {
  it('of thirty, seven wrong, tells of the seven by their rows', () => {
    const rows = Array.from({ length: 30 }, (_, place) => row(WRONG[place] ?? {}));
    const read = importTable([['Transporturi martie'], TITLES, ...rows], importing);
    if (read.kind !== 'read') throw new Error(read.kind);
    expect(read.transports).toHaveLength(30);
    const wrong = read.transports.filter(({ findings }) => findings.length > 0);
    expect(wrong.map(({ rows: [first] }) => first)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(wrong.every(({ findings }) => findings.every(({ clause }) => clause !== ''))).toBe(true);
  });

  it('joins the rows of one number, and names the row of the line that is wrong', () => {
    const rows = [row({ number: '1' }), row({ number: '1', name: 'Pere', netWeight: '9.999' }), row({ number: '2' })];
    const read = importTable([TITLES, ...rows], importing);
    if (read.kind !== 'read') throw new Error(read.kind);
    expect(read.transports.map(({ rows: of }) => of)).toEqual([[2, 3], [4]]);
    expect(read.transports[0]?.findings.map(({ row: at }) => at)).toEqual([3]);
  });

  it('without the columns that it needs says which, and is bounded', () => {
    expect(
      importTable(
        [
          ['Vehicul', 'Marfă', 'Data'],
          ['B123ABC', 'Mere', '16.03'],
        ],
        importing,
      ),
    ).toEqual({
      kind: 'columns-missing',
      missing: ['operation', 'grossWeight'],
      mapping: { head: 0, columns: ['vehicle', 'name', 'startDate'] },
      titles: ['Vehicul', 'Marfă', 'Data'],
    });
    const many = Array.from({ length: MOST_IMPORTED_ROWS + 1 }, () => ['x']);
    expect(importTable(many, importing)).toEqual({ kind: 'too-many-rows' });
  });
});

describe('a table whose titles nobody knows', () => {
  it('is read by what a person says of its columns', () => {
    const titles = COLUMNS.map((_, place) => `coloana ${String(place)}`);
    const read = importTable([titles, row()], importing);
    if (read.kind !== 'columns-missing') throw new Error(read.kind);
    expect(read.titles).toEqual(titles);
    const told = importTable([titles, row()], importing, { ...read.mapping, columns: COLUMNS });
    expect(told.kind === 'read' && told.transports.map(({ findings }) => findings)).toEqual([[]]);
  });

  it('takes a day that lost its format for the day it was', () => {
    const read = importTable([TITLES, row({ startDate: '46097' })], importing);
    expect(read.kind === 'read' && read.transports[0]?.draft.transport.startDate).toBe('2026-03-16');
  });
});

describe('a file of ANAF’s', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it('becomes a draft that says the same', () => {
    const read = importXml(bytes(domestic()), importing);
    expect(read.kind === 'read' && [read.transport.draft.operation, read.transport.findings]).toEqual(['30', []]);
  });

  it('of version 1, or no declaration at all, is told apart', () => {
    expect(importXml(bytes(domestic().replace(':v2"', ':v1"')), importing)).toEqual({ kind: 'version-1' });
    expect(importXml(bytes(deletion()), importing)).toEqual({ kind: 'not-a-notification' });
    expect(importXml(bytes('<a'), importing)).toMatchObject({ kind: 'not-xml' });
  });

  // Before: it was ready to be declared, as a second declaration of the same transport.
  it('that corrects a declaration is told apart, and is no new one', () => {
    expect(importXml(bytes(correction()), importing)).toEqual({ kind: 'correction' });
  });
});
