/** The columns that lists of invoices are made of; each list names its own, in its order. */
import type { ReactNode } from 'react';
import { TextInput } from '@/app/ui/fields/text-input';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import type { Column } from '@/app/ui/table/column';
import { DateText } from '@/app/ui/words/date-text';
import { Sum } from '@/app/ui/words/sum';
import { eventMoment } from '../archive/event-moment';
import type { ShownItem } from '../archive/shown-item';
import { ChoiceFilter } from './choice-filter';
import { COLUMN_FACTS, type ColumnName, columnHead } from './column-facts';
import type { ListFilters } from './list-filters';
import type { InvoiceListKind, RowNews } from './list-kind';
import { listTexts } from './list-texts';
import type { DayRange } from './month-range';
import { elsewhereNote } from './row-note';

export interface ColumnsArgs {
  readonly kind: InvoiceListKind;
  readonly filters: ListFilters;
  readonly change: (change: Partial<ListFilters>) => void;
  readonly ranges: readonly DayRange[];
  readonly newsOf: (id: string) => RowNews | undefined;
}

type Content = (args: ColumnsArgs) => Pick<Column<ShownItem>, 'cell' | 'filter'>;

const { heads, filters: words } = listTexts;

const CONTENTS = {
  number: (args) => ({
    cell: ({ number }) => <span className="truncate font-medium tabular-nums">{number}</span>,
    filter: typed(args, 'number', words.number, words.numberHint),
  }),
  issueDate: (args) => ({ cell: ({ issueDate }) => greyDay(issueDate), filter: days(args, 'days', words.day) }),
  dueDate: (args) => ({ cell: ({ dueDate }) => greyDay(dueDate), filter: days(args, 'due', words.due) }),
  partnerName: (args) => ({
    cell: (item) => partner(item, args.newsOf(item.id)),
    filter: typed(args, 'partner', words.partner(args.kind.words.partner), words.partnerHint),
  }),
  taxId: (args) => ({
    cell: ({ partnerTaxId }) => <span className="truncate text-text-2 tabular-nums">{partnerTaxId}</span>,
    filter: typed(args, 'taxId', words.taxId, heads.taxId),
  }),
  net: (args) => sum(args, 'net'),
  vat: (args) => sum(args, 'vat'),
  total: (args) => sum(args, 'total'),
  arrived: (args) => ({
    cell: ({ issuedAt }) => <span className="text-text-2 tabular-nums">{eventMoment(issuedAt)}</span>,
    filter: days(args, 'arrived', words.arrived),
  }),
  state: (args) => ({
    cell: (item) => <InvoiceStateBadge state={args.newsOf(item.id)?.state ?? args.kind.stateOf(item)} />,
    filter: (
      <ChoiceFilter
        label={args.kind.words.state}
        none={words.any}
        onChange={(state) => args.change({ state })}
        options={args.kind.states.map(({ value }) => ({ value, label: INVOICE_STATES[value].label }))}
        value={args.filters.state}
      />
    ),
  }),
} as const satisfies Readonly<Record<ColumnName, Content>>;

export function listColumns(args: ColumnsArgs): readonly Column<ShownItem>[] {
  const { columns, words: own } = args.kind;
  return columns.map((id) => ({ id, head: columnHead(id, own), ...COLUMN_FACTS[id], ...CONTENTS[id](args) }));
}

function greyDay(day: string): ReactNode {
  return (
    <span className="text-text-2">
      <DateText day={day} />
    </span>
  );
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
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="shrink-0 text-12 text-text-3">{beside}</span>
    </span>
  );
}

function sum(args: ColumnsArgs, of: 'net' | 'vat' | 'total'): ReturnType<Content> {
  return {
    cell: (item) => (
      <span className={of === 'total' ? 'font-medium' : undefined}>
        <Sum value={item[of]} currency={item.currency} />
      </span>
    ),
    filter: typed(args, of, words.sum(heads[of]), words.sumHint),
  };
}

function typed(
  { filters, change }: ColumnsArgs,
  of: 'number' | 'partner' | 'taxId' | 'net' | 'vat' | 'total',
  label: string,
  hint: string,
): ReactNode {
  const onChange = (value: string): void => change({ [of]: value });
  return <TextInput aria-label={label} onChange={onChange} placeholder={hint} value={filters[of]} variant="filter" />;
}

function days({ filters, change, ranges }: ColumnsArgs, of: 'days' | 'due' | 'arrived', label: string): ReactNode {
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
