import type { GridColumn } from '../model/grid-columns';

const WIDTHS: Readonly<Record<GridColumn, string>> = {
  name: 'minmax(180px, 1fr)',
  code: '104px',
  unit: '88px',
  quantity: '88px',
  price: '104px',
  vat: '76px',
  discount: '92px',
};

/** Tracks of a row: its number, the cells, the value (picture 03). */
export function gridTracks(columns: readonly GridColumn[]): string {
  return ['36px', ...columns.map((column) => WIDTHS[column]), '118px'].join(' ');
}

const END_ALIGNED: ReadonlySet<GridColumn> = new Set(['quantity', 'price', 'vat', 'discount']);

export function isEndAligned(column: GridColumn): boolean {
  return END_ALIGNED.has(column);
}

/** The cell a part of a line stands in: `vat.rate` in `vat`, `sellerItemId` in `code`. */
export function columnOfPart(part: string): GridColumn {
  const [first = ''] = part.split('.');
  if (first === 'sellerItemId') return 'code';
  if (first === 'unitCode') return 'unit';
  const known = ['name', 'quantity', 'price', 'vat', 'discount'] as const;
  return known.find((column) => column === first) ?? 'name';
}
