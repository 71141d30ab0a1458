/** The columns that lists of invoices are made of; each list names its own, in its order. */
import type { ReactNode } from 'react';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import type { Column } from '@/app/ui/table/column';
import { DateText } from '@/app/ui/words/date-text';
import { SumInCell } from '@/app/ui/words/sum';
import { eventMoment } from '../archive/event-moment';
import { COLUMN_FACTS, type ColumnName, columnHead } from './column-facts';
import { DaysFilter, type DaysFilterProps, StateFilter, TypedFilter } from './column-filters';
import type { ListFilters } from './list-filters';
import type { InvoiceListKind, RowProps } from './list-kind';
import { listTexts } from './list-texts';
import type { DayRange } from './month-range';
import { elsewhereNote } from './row-note';

export interface FiltersArgs {
  readonly kind: InvoiceListKind;
  readonly filters: ListFilters;
  readonly change: (change: Partial<ListFilters>) => void;
  readonly ranges: readonly DayRange[];
}

type Cell = Column<RowProps>['cell'];

const { heads, filters: words } = listTexts;

function cellsOf(kind: InvoiceListKind): Readonly<Record<ColumnName, Cell>> {
  return {
    number: ({ item }) => item.number,
    issueDate: ({ item }) => <DateText day={item.issueDate} />,
    dueDate: ({ item }) => <DateText day={item.dueDate} />,
    partnerName: partner,
    taxId: ({ item }) => item.partnerTaxId,
    net: ({ item }) => <SumInCell currency={item.currency} value={item.net} />,
    vat: ({ item }) => <SumInCell currency={item.currency} value={item.vat} />,
    total: ({ item }) => <SumInCell currency={item.currency} value={item.total} />,
    arrived: ({ item }) => eventMoment(item.issuedAt),
    state: ({ item, news }) => <InvoiceStateBadge state={news?.state ?? kind.stateOf(item)} />,
  };
}

const FILTERS = {
  number: ({ filters, change }) => (
    <TypedFilter change={change} hint={words.numberHint} label={words.number} of="number" value={filters.number} />
  ),
  issueDate: (args) => daysFilter(args, 'days', words.day),
  dueDate: (args) => daysFilter(args, 'due', words.due),
  partnerName: ({ kind, filters, change }) => (
    <TypedFilter
      change={change}
      hint={words.partnerHint}
      label={words.partner(kind.words.partner)}
      of="partner"
      value={filters.partner}
    />
  ),
  taxId: ({ filters, change }) => (
    <TypedFilter change={change} hint={heads.taxId} label={words.taxId} of="taxId" value={filters.taxId} />
  ),
  net: (args) => sumFilter(args, 'net'),
  vat: (args) => sumFilter(args, 'vat'),
  total: (args) => sumFilter(args, 'total'),
  arrived: (args) => daysFilter(args, 'arrived', words.arrived),
  state: ({ kind, filters, change }) => <StateFilter change={change} kind={kind} value={filters.state} />,
} as const satisfies Readonly<Record<ColumnName, (args: FiltersArgs) => ReactNode>>;

type ListColumn = Column<RowProps> & { readonly id: ColumnName };

/** Without filters: what rows draw stays the same while one types and while answers come. */
export function listColumns(kind: InvoiceListKind): readonly ListColumn[] {
  const { columns, words: own } = kind;
  const cells = cellsOf(kind);
  return columns.map((id) => ({ id, head: columnHead(id, own), ...COLUMN_FACTS[id], cell: cells[id], plain: true }));
}

export function withFilters(columns: readonly ListColumn[], args: FiltersArgs): readonly Column<RowProps>[] {
  return columns.map((column) => ({ ...column, filter: FILTERS[column.id](args) }));
}

function sumFilter({ filters, change }: FiltersArgs, of: 'net' | 'vat' | 'total'): ReactNode {
  return <TypedFilter change={change} hint={words.sumHint} label={words.sum(heads[of])} of={of} value={filters[of]} />;
}

function daysFilter({ filters, change, ranges }: FiltersArgs, of: DaysFilterProps['of'], label: string): ReactNode {
  return <DaysFilter change={change} label={label} of={of} ranges={ranges} value={filters[of]} />;
}

/** The name alone needs no box of its own: its cell cuts it, and tells it whole. */
function partner({ item, news }: RowProps): ReactNode {
  const { partnerName } = item;
  const beside = news?.beside ?? elsewhereNote(item);
  const name = news?.fresh === true ? <span className="font-semibold">{partnerName}</span> : partnerName;
  if (beside === undefined) return name;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 flex-auto truncate" title={partnerName}>
        {name}
      </span>
      <span className="min-w-16 shrink-[99] truncate text-right text-12 text-text-3">{beside}</span>
    </span>
  );
}
