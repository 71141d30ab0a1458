/** The first rows of the list as the table draws them (data-table.tsx), before React: the same columns at the same places. */
import { makeElement } from '@/app/ui/make-element';
import { fittingColumns, gridTemplate, leastTableWidth } from '@/app/ui/table/column';
import { rowHeight } from '@/app/ui/table/row-height';
import { applyLayout, type TableLayout } from '@/app/ui/table/table-layout';
import { EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import type { ShownItem } from '../../archive/shown-item';
import { COLUMN_FACTS, type ColumnFacts, type ColumnName, columnHead } from '../../list/column-facts';
import { OUT_COLUMNS } from '../out-shape';
import { outTexts } from '../out-texts';
import { sortIcon } from './early-icons';
import { earlyCell } from './early-words';

interface EarlyColumn extends ColumnFacts {
  readonly id: ColumnName;
}

const COLUMNS: readonly EarlyColumn[] = OUT_COLUMNS.map((id) => ({ id, ...COLUMN_FACTS[id] }));

export interface EarlyTable {
  readonly items: readonly ShownItem[];
  readonly layout: TableLayout;
  /** Rows have a box. */
  readonly selectable: boolean;
}

/** Into its place, which is in the page already: what fits is measured. */
export function fillWithTable(scroller: HTMLElement, { items, layout, selectable }: EarlyTable): void {
  const height = rowHeight();
  const body = makeElement('tbody', 'relative block');
  body.style.height = `${items.length * height}px`;
  const table = makeElement('table', 'group block outline-none', body);
  // With all its rows' height: a bar at its side takes of the width.
  scroller.append(table);
  const columns = fittingColumns(applyLayout(COLUMNS, layout), scroller.clientWidth, selectable);
  const template = gridTemplate(columns, selectable);
  table.style.minWidth = `${leastTableWidth(columns, selectable)}px`;
  table.prepend(headOf(columns, template, selectable));
  const seen = Math.ceil(scroller.clientHeight / height);
  const rows = items.slice(0, seen).map((item, index) => {
    const row = rowOf(item, columns, template, selectable);
    row.dataset.index = String(index);
    row.style.transform = `translateY(${index * height}px)`;
    return row;
  });
  body.append(...rows);
}

function headOf(columns: readonly EarlyColumn[], template: string, selectable: boolean): HTMLElement {
  const names = columns.map(({ id, align }) => {
    const end = align === 'end' ? ' justify-end' : '';
    const look = `relative flex min-w-0 items-center px-2 text-left font-medium${end}`;
    const head = makeElement('span', 'truncate', columnHead(id, outTexts));
    const sorted = id === EVERYTHING_ISSUED.sort.by ? [sortIcon()] : [];
    return makeElement('th', look, makeElement('span', 'flex min-w-0 items-center gap-1', head, ...sorted));
  });
  const look = 'grid h-[34px] items-center border-b border-border bg-sunken text-12 font-medium text-text-2';
  const first = makeElement('tr', look, boxOf('th', selectable), ...names);
  const filters = makeElement('tr', 'grid h-[34px] items-center border-b border-border');
  first.style.gridTemplateColumns = template;
  return makeElement('thead', 'sticky block top-0 z-10 bg-surface', first, filters);
}

function rowOf(item: ShownItem, columns: readonly EarlyColumn[], template: string, selectable: boolean): HTMLElement {
  const cells = columns.map(({ id, align, look }) => {
    const end = align === 'end' ? ' text-right tabular-nums' : '';
    return makeElement('td', `min-w-0 truncate px-2${end} ${look ?? ''}`, ...earlyCell(id, item));
  });
  const look =
    'absolute inset-x-0 top-0 grid h-(--row-height) cursor-default items-center border-b border-border text-13 bg-surface hover:bg-hover';
  const row = makeElement('tr', look, boxOf('td', selectable), ...cells);
  row.style.gridTemplateColumns = template;
  row.dataset.number = item.number;
  return row;
}

/** An empty box at its place (checkbox.tsx). */
function boxOf(tag: 'th' | 'td', selectable: boolean): HTMLElement {
  const cell = makeElement(tag, 'flex items-center pl-6');
  if (!selectable) return cell;
  const box = makeElement('span', 'size-4 rounded-1 border border-border-control bg-surface');
  box.dataset.box = '';
  cell.append(makeElement('span', 'relative inline-flex size-4 shrink-0', box));
  return cell;
}
