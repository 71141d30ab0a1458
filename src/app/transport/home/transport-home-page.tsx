/** Declarations of transport, by what they ask for, from this device (pictures 05d, 41). */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { saveSheet } from '@/app/files/save-sheet';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useKept } from '@/app/state/use-kept';
import { Button } from '@/app/ui/buttons/button';
import { SavedViews } from '@/app/ui/saved-views';
import { Skeleton } from '@/app/ui/states/skeleton';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { useTransportActions } from '../actions/use-transport-actions';
import { useNow } from '../use-now';
import { HomeHeader } from './home-header';
import { homeTexts } from './home-texts';
import { HOME_VIEWS, type HomeFilters, type HomeView, NO_FILTERS } from './home-views';
import { NoTransports } from './no-transports';
import { OpenedTransport } from './opened-transport';
import { rowsSheet } from './rows-sheet';
import { SelectionBar } from './selection-bar';
import { TransportCards, TransportTable } from './transport-rows';
import { type HomeRows, useHomeRows } from './use-home-rows';
import { useOpenedRow } from './use-opened-row';
import { useSelectedRows } from './use-selected-rows';

const viewSchema = v.picklist(HOME_VIEWS);
const filtersSchema = v.object({ text: v.string(), state: v.string(), validity: v.string() });
const { vehicle, repeat, control } = KEY_TABLE.transports.bindings;
const KEYS = [
  { keys: vehicle.keys, words: homeTexts.keyVehicle },
  { keys: repeat.keys, words: homeTexts.keyRepeat },
  { keys: control.keys, words: homeTexts.keyControl },
];

export default function TransportHomePage(): ReactNode {
  const now = useNow();
  const [view, setView] = useKept<HomeView>('transport view', viewSchema, 'open');
  const [filters, setFilters] = useKept<HomeFilters>('transport filters', filtersSchema, NO_FILTERS);
  const list = useHomeRows(view, filters, now);
  const change = (part: Partial<HomeFilters>): void => setFilters((before) => ({ ...before, ...part }));
  const shown = list.shown ?? [];
  return (
    <Listed change={change} filters={filters} list={list} now={now} onView={(id) => setView(() => id)} view={view}>
      <HomeHeader
        filters={filters}
        list={list}
        onExport={() => void saveSheet(rowsSheet(shown), homeTexts.exportName(legalDay(now)))}
        onText={(text) => change({ text })}
      />
    </Listed>
  );
}

interface ListedProps {
  readonly list: HomeRows;
  readonly filters: HomeFilters;
  readonly change: (part: Partial<HomeFilters>) => void;
  readonly view: HomeView;
  readonly onView: (view: HomeView) => void;
  readonly now: number;
  /** The head. */
  readonly children: ReactNode;
}

function Listed({ list, filters, change, view, onView, now, children }: ListedProps) {
  const phone = useIsPhone();
  const actions = useTransportActions();
  const rows = list.shown ?? [];
  const selected = useSelectedRows(rows);
  const opened = useOpenedRow(rows, actions);
  const none = <NoTransports filters={filters} list={list} onClear={() => change(NO_FILTERS)} />;
  const shared = { rows, now, actions, empty: list.shown === undefined ? <Skeleton /> : none, onOpen: opened.open };
  const table = { change, filters, onCursor: opened.follow, openId: opened.id, selected };
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        {children}
        <SavedViews
          active={view}
          label={homeTexts.viewsLabel}
          onChange={onView}
          views={HOME_VIEWS.map((id) => ({ id, label: homeTexts.views[id], count: list.counts[id] }))}
        />
        {phone ? <TransportCards {...shared} /> : <TransportTable {...shared} {...table} />}
        {list.reading && list.shown !== undefined && <Reading />}
        {selected.rows.length > 0 && <SelectionBar actions={actions} now={now} selected={selected} />}
        {phone ? <NewFoot /> : <StatusLine keys={[...listKeys({ boxes: true, filters: true }), ...KEYS]} />}
      </div>
      <OpenedTransport actions={actions} item={opened.item} now={now} onClose={opened.close} onStep={opened.step} />
      {actions.windows}
    </div>
  );
}

function Reading() {
  return (
    <p className="border-t border-border px-4 py-2 text-12 text-text-2" role="status">
      {homeTexts.reading}
    </p>
  );
}

function NewFoot() {
  const [, navigate] = useLocation();
  return (
    <div className="border-t border-border bg-surface p-4">
      <Button icon={Plus} onClick={() => navigate(links.transport())} size="lg" variant="primary" wide>
        {homeTexts.newDeclaration}
      </Button>
    </div>
  );
}
