import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import type { Column } from '@/app/ui/table/column';
import { isTransportState, TRANSPORT_LOOKS, toldState } from '../transport-state';
import { TransportStateBadge } from '../transport-state-badge';
import { transportTexts } from '../transport-texts';
import { uitText } from '../uit-time';
import type { HomeRow } from './home-row';
import { homeTexts } from './home-texts';
import type { HomeFilters } from './home-views';
import { ValidityCell } from './validity-cell';

interface ColumnsArgs {
  readonly filters: HomeFilters;
  readonly change: (change: Partial<HomeFilters>) => void;
  readonly now: number;
}

const STATES = Object.keys(TRANSPORT_LOOKS).flatMap((state) =>
  isTransportState(state) && toldState(state) === state
    ? [{ value: state as string, label: transportTexts.states[state] }]
    : [],
);

/** The columns of the list; narrow tables drop goods, then the way, then the vehicle, which the open row's panel tells. */
export function homeColumns(args: ColumnsArgs): readonly Column<HomeRow>[] {
  return [uitColumn(args), stateColumn(args), validityColumn(args), ...PLAIN_COLUMNS];
}

function uitColumn({ filters, change }: ColumnsArgs): Column<HomeRow> {
  return {
    ...{ id: 'uit', head: homeTexts.uit, width: 176, hideable: false },
    cell: (row) => <UitCell row={row} />,
    filter: (
      <TextInput
        aria-label={homeTexts.uitFilter}
        onChange={(text) => change({ text })}
        placeholder={homeTexts.uitHint}
        value={filters.text}
        variant="filter"
      />
    ),
  };
}

function stateColumn({ filters, change }: ColumnsArgs): Column<HomeRow> {
  return {
    ...{ id: 'state', head: homeTexts.state, width: 144, hideable: false },
    cell: ({ state }) => <TransportStateBadge state={state} />,
    filter: (
      <Select
        active={filters.state !== ''}
        aria-label={homeTexts.state}
        onChange={(state) => change({ state })}
        options={[{ value: '', label: homeTexts.anyState }, ...STATES]}
        value={isTransportState(filters.state) ? toldState(filters.state) : ''}
        variant="filter"
      />
    ),
  };
}

function validityColumn({ filters, change, now }: ColumnsArgs): Column<HomeRow> {
  return {
    ...{ id: 'validity', head: homeTexts.validUntil, width: 200 },
    cell: (row) => <ValidityCell row={row} now={now} />,
    filter: (
      <Select
        active={filters.validity !== ''}
        aria-label={homeTexts.validUntil}
        onChange={(validity) => change({ validity })}
        options={[
          { value: '', label: homeTexts.anyValidity },
          ...Object.entries(homeTexts.validities).map(([value, label]) => ({ value, label })),
        ]}
        value={filters.validity}
        variant="filter"
      />
    ),
  };
}

const PLAIN_COLUMNS: readonly Column<HomeRow>[] = [
  {
    ...{ id: 'vehicle', head: homeTexts.vehicle, width: 112, drop: 3 },
    cell: ({ vehicle }) => <span className="truncate">{vehicle === '' ? '–' : vehicle}</span>,
  },
  { id: 'route', head: homeTexts.route, width: 'rest', minWidth: 160, drop: 2, cell: (row) => grey(row.route) },
  {
    ...{ id: 'partner', head: homeTexts.partner, width: 'rest' as const },
    cell: ({ partner, carried }) => (
      <span className="truncate" title={partner}>
        {carried ? homeTexts.of(partner) : partner}
      </span>
    ),
  },
  { id: 'goods', head: homeTexts.goods, width: 200, drop: 1, cell: (row) => grey(row.goods) },
];

function grey(text: string) {
  return (
    <span className="truncate text-text-2" title={text}>
      {text}
    </span>
  );
}

function UitCell({ row: { kind, uit, group } }: { readonly row: HomeRow }) {
  if (uit !== '')
    return <span className={`tabular-nums ${group === 'start' ? 'text-text-3' : 'font-medium'}`}>{uitText(uit)}</span>;
  return <span className="text-text-3">{kind === 'draft' ? homeTexts.draft : transportTexts.noUit}</span>;
}
