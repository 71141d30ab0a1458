/**
 * The goods of a delivery note that was saved as a table: rows with a name and a quantity or a weight, under titles as people write
 * them. What else the note says (its number, its date, the partner) is taken where a column says it, from the first row that does.
 */
import { fold } from '../../text/fold';
import { EMPTY_ADDRESS, emptyGoods } from '../draft/transport-draft';
import { DELIVERY_NOTE } from '../writing/goods-of-despatch';
import type { GoodsOfPaper } from '../writing/goods-of-paper';
import { columnsOf, type GoodsColumn, type TransportColumn } from './transport-columns';
import { typedDay } from './typed-day';

const TAKEN: readonly GoodsColumn[] = [
  ...(['tariffCode', 'name', 'quantity', 'unit', 'netWeight', 'grossWeight', 'value'] as const),
];
/** Titles of delivery notes beside those of a table of transports. */
const NOTE_TITLES: ReadonlyMap<string, TransportColumn> = new Map<string, TransportColumn>([
  ...['produs', 'denumire produs', 'denumirea produselor', 'articol'].map((title) => [title, 'name'] as const),
  ...['nr aviz', 'numar aviz', 'aviz'].map((title) => [title, 'documentNumber'] as const),
  ...['data aviz', 'data'].map((title) => [title, 'documentDate'] as const),
  ...['valoare fara tva', 'valoare ron'].map((title) => [title, 'value'] as const),
  ...['client', 'cumparator'].map((title) => [title, 'partnerName'] as const),
  ...['cui client', 'cod fiscal'].map((title) => [title, 'partnerCode'] as const),
]);

type Columns = readonly (TransportColumn | undefined)[];

export interface NoteReading {
  /** For dates that are written short: `yyyy-MM-dd`. */
  readonly today: string;
  readonly newId: () => string;
}

/** Undefined where no row of titles names the goods, or no row under it says any. `table`: cells as texts. */
export function goodsOfTable(
  table: readonly (readonly string[])[],
  { today, newId }: NoteReading,
): GoodsOfPaper | undefined {
  const head = table.findIndex((row) => isHead(titlesOf(row)));
  if (head < 0) return undefined;
  const columns = titlesOf(table[head] ?? []);
  const rows = table.slice(head + 1).map((row) => cellsOf(row, columns));
  const goods = rows.filter(isGoods).map((cells) => ({
    ...emptyGoods(newId()),
    ...Object.fromEntries(TAKEN.map((column) => [column, cells[column] ?? ''])),
  }));
  if (goods.length === 0) return undefined;
  const said = (column: TransportColumn): string => rows.find((cells) => cells[column] !== undefined)?.[column] ?? '';
  const name = said('partnerName');
  const country = said('partnerCountry').toUpperCase();
  return {
    goods,
    partner: { country: name !== '' && country === '' ? 'RO' : country, code: said('partnerCode'), name },
    address: EMPTY_ADDRESS,
    document: {
      ...{ type: DELIVERY_NOTE, number: said('documentNumber'), remarks: '' },
      date: typedDay(said('documentDate'), today),
    },
  };
}

function titlesOf(row: readonly string[]): Columns {
  const known = columnsOf(row);
  return row.map((title, place) => {
    const folded = fold(title)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
    return NOTE_TITLES.get(folded) ?? known[place];
  });
}

function isHead(columns: Columns): boolean {
  return columns.includes('name') && columns.some((column) => column === 'quantity' || column === 'grossWeight');
}

type Cells = Readonly<Partial<Record<TransportColumn, string>>>;

function cellsOf(row: readonly string[], columns: Columns): Cells {
  return Object.fromEntries(
    columns.flatMap((column, place) => {
      const text = row[place]?.trim() ?? '';
      return column === undefined || text === '' ? [] : [[column, text] as const];
    }),
  );
}

/** A line of a sum or a signature names no quantity, or no goods. */
function isGoods({ name, quantity, grossWeight }: Cells): boolean {
  return name !== undefined && (quantity !== undefined || grossWeight !== undefined) && !/^total\b/i.test(name);
}
