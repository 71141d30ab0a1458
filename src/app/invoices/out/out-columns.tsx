import { FILTER_STATES, shownState } from '@/app/invoices/archive/shown-state';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import type { Column } from '@/app/ui/table/column';
import { DateText } from '@/app/ui/words/date-text';
import { Sum } from '@/app/ui/words/sum';
import type { ShownItem } from '../archive/shown-item';
import type { DayRange } from './month-range';
import type { OutFilters } from './out-filters';
import { outTexts } from './out-texts';

interface ColumnsArgs {
  readonly filters: OutFilters;
  readonly change: (change: Partial<OutFilters>) => void;
  readonly ranges: readonly DayRange[];
}

const { heads, filters: words } = outTexts;

function greyDay(day: string) {
  return (
    <span className="text-text-2">
      <DateText day={day} />
    </span>
  );
}

/** The columns of the list of issued invoices; narrow tables drop due date, fiscal code, net and VAT in this order. */
export function outColumns(args: ColumnsArgs): readonly Column<ShownItem>[] {
  return [...identityColumns(args), ...amountColumns(args), stateColumn(args)];
}

function identityColumns({ filters, change, ranges }: ColumnsArgs): readonly Column<ShownItem>[] {
  return [
    {
      id: 'number',
      head: heads.number,
      width: 112,
      sortable: true,
      hideable: false,
      cell: (item) => <span className="truncate font-medium tabular-nums">{item.number}</span>,
      filter: filterInput(words.number, words.numberHint, filters.number, (number) => change({ number })),
    },
    {
      id: 'issueDate',
      head: heads.issueDate,
      width: 112,
      sortable: true,
      cell: (item) => greyDay(item.issueDate),
      filter: (
        <Select
          active={filters.days !== ''}
          aria-label={words.day}
          onChange={(days) => change({ days })}
          options={ranges.map(({ key, label }) => ({ value: key, label }))}
          value={filters.days}
          variant="filter"
        />
      ),
    },
    {
      id: 'dueDate',
      head: heads.dueDate,
      width: 104,
      drop: 1,
      sortable: true,
      cell: (item) => greyDay(item.dueDate),
    },
    {
      id: 'partnerName',
      head: heads.partner,
      width: 'rest',
      sortable: true,
      hideable: false,
      cell: ({ partnerName }) => (
        <span className="truncate" title={partnerName}>
          {partnerName}
        </span>
      ),
      filter: filterInput(words.partner, words.partnerHint, filters.partner, (partner) => change({ partner })),
    },
    {
      id: 'taxId',
      head: heads.taxId,
      width: 112,
      drop: 2,
      cell: (item) => <span className="truncate text-text-2 tabular-nums">{item.partnerTaxId}</span>,
    },
  ];
}

function amountColumns({ filters, change }: ColumnsArgs): readonly Column<ShownItem>[] {
  return [
    {
      id: 'net',
      head: heads.net,
      width: 112,
      align: 'end',
      numeric: true,
      drop: 4,
      cell: ({ net, currency }) => <Sum value={net} currency={currency} />,
    },
    {
      id: 'vat',
      head: heads.vat,
      width: 104,
      align: 'end',
      numeric: true,
      drop: 3,
      cell: ({ vat, currency }) => <Sum value={vat} currency={currency} />,
    },
    {
      id: 'total',
      head: outTexts.totalInLei,
      width: 128,
      align: 'end',
      numeric: true,
      sortable: true,
      hideable: false,
      cell: ({ total, currency }) => (
        <span className="font-medium">
          <Sum value={total} currency={currency} />
        </span>
      ),
      filter: filterInput(words.total, words.totalHint, filters.total, (total) => change({ total })),
    },
  ];
}

function stateColumn({ filters, change }: ColumnsArgs): Column<ShownItem> {
  const options = FILTER_STATES.map((shown) => ({ value: shown, label: INVOICE_STATES[shown].label }));
  return {
    id: 'state',
    head: heads.state,
    width: 148,
    hideable: false,
    cell: (item) => <InvoiceStateBadge state={shownState(item.standing)} />,
    filter: (
      <Select
        active={filters.state !== ''}
        aria-label={words.state}
        onChange={(state) => change({ state })}
        options={[{ value: '', label: words.anyState }, ...options]}
        value={filters.state}
        variant="filter"
      />
    ),
  };
}

function filterInput(label: string, hint: string, value: string, onChange: (value: string) => void) {
  return <TextInput aria-label={label} onChange={onChange} placeholder={hint} value={value} variant="filter" />;
}
