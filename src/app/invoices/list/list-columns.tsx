/** The columns that lists of invoices are made of; each list names its own, in its order. */
import type { ReactNode } from 'react';
import { TextInput } from '@/app/ui/fields/text-input';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import type { Column } from '@/app/ui/table/column';
import { DateText } from '@/app/ui/words/date-text';
import { SumInCell } from '@/app/ui/words/sum';
import { eventMoment } from '../archive/event-moment';
import type { ShownItem } from '../archive/shown-item';
import { ChoiceFilter } from './choice-filter';
import { COLUMN_FACTS, type ColumnName, columnHead } from './column-facts';
import type { ListFilters } from './list-filters';
import type { InvoiceListKind, RowNews } from './list-kind';
import { listTexts } from './list-texts';
import type { DayRange } from './month-range';
import { elsewhereNote } from './row-note';

export interface CellsArgs {
  readonly kind: InvoiceListKind;
  readonly newsOf: (id: string) => RowNews | undefined;
}

export interface FiltersArgs {
  readonly kind: InvoiceListKind;
  readonly filters: ListFilters;
  readonly change: (change: Partial<ListFilters>) => void;
  readonly ranges: readonly DayRange[];
}

type Cell = Column<ShownItem>['cell'];

const { heads, filters: words } = listTexts;

function cellsOf({ kind, newsOf }: CellsArgs): Readonly<Record<ColumnName, Cell>> {
  return {
    number: ({ number }) => number,
    issueDate: ({ issueDate }) => <DateText day={issueDate} />,
    dueDate: ({ dueDate }) => <DateText day={dueDate} />,
    partnerName: (item) => partner(item, newsOf(item.id)),
    taxId: ({ partnerTaxId }) => partnerTaxId,
    net: ({ net, currency }) => <SumInCell currency={currency} value={net} />,
    vat: ({ vat, currency }) => <SumInCell currency={currency} value={vat} />,
    total: ({ total, currency }) => <SumInCell currency={currency} value={total} />,
    arrived: ({ issuedAt }) => eventMoment(issuedAt),
    state: (item) => <InvoiceStateBadge state={newsOf(item.id)?.state ?? kind.stateOf(item)} />,
  };
}

const FILTERS = {
  number: (args) => typed(args, 'number', words.number, words.numberHint),
  issueDate: (args) => days(args, 'days', words.day),
  dueDate: (args) => days(args, 'due', words.due),
  partnerName: (args) => typed(args, 'partner', words.partner(args.kind.words.partner), words.partnerHint),
  taxId: (args) => typed(args, 'taxId', words.taxId, heads.taxId),
  net: (args) => typed(args, 'net', words.sum(heads.net), words.sumHint),
  vat: (args) => typed(args, 'vat', words.sum(heads.vat), words.sumHint),
  total: (args) => typed(args, 'total', words.sum(heads.total), words.sumHint),
  arrived: (args) => days(args, 'arrived', words.arrived),
  state: ({ kind, filters, change }) => (
    <ChoiceFilter
      label={kind.words.state}
      none={words.any}
      onChange={(state) => change({ state })}
      options={kind.states.map(({ value }) => ({ value, label: INVOICE_STATES[value].label }))}
      value={filters.state}
    />
  ),
} as const satisfies Readonly<Record<ColumnName, (args: FiltersArgs) => ReactNode>>;

type ListColumn = Column<ShownItem> & { readonly id: ColumnName };

/** Without filters: what rows draw stays the same while one types. */
export function listColumns(args: CellsArgs): readonly ListColumn[] {
  const { columns, words: own } = args.kind;
  const cells = cellsOf(args);
  return columns.map((id) => ({ id, head: columnHead(id, own), ...COLUMN_FACTS[id], cell: cells[id], plain: true }));
}

export function withFilters(columns: readonly ListColumn[], args: FiltersArgs): readonly Column<ShownItem>[] {
  return columns.map((column) => ({ ...column, filter: FILTERS[column.id](args) }));
}

function partner(item: ShownItem, news: RowNews | undefined): ReactNode {
  const { partnerName } = item;
  const beside = news?.beside ?? elsewhereNote(item);
  const name = (
    <span className={news?.fresh === true ? 'truncate font-semibold' : 'truncate'} title={partnerName}>
      {partnerName}
    </span>
  );
  if (beside === undefined) return name;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 flex-auto truncate">{name}</span>
      <span className="min-w-16 shrink-[99] truncate text-right text-12 text-text-3">{beside}</span>
    </span>
  );
}

function typed(
  { filters, change }: FiltersArgs,
  of: 'number' | 'partner' | 'taxId' | 'net' | 'vat' | 'total',
  label: string,
  hint: string,
): ReactNode {
  const onChange = (value: string): void => change({ [of]: value });
  return <TextInput aria-label={label} onChange={onChange} placeholder={hint} value={filters[of]} variant="filter" />;
}

function days({ filters, change, ranges }: FiltersArgs, of: 'days' | 'due' | 'arrived', label: string): ReactNode {
  const options = ranges.flatMap(({ key, label: words }) => (key === '' ? [] : [{ value: key, label: words }]));
  return (
    <ChoiceFilter
      label={label}
      none={words.anyDay}
      onChange={(chosen) => change({ [of]: chosen })}
      options={options}
      value={filters[of]}
    />
  );
}
