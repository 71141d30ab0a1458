/** Declarations of transport, by what they ask for, from this device (pictures 05d, 41). */
import { Plus, RefreshCw, Search, Settings2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useFirstLoad } from '@/app/state/use-first-load';
import { useKept } from '@/app/state/use-kept';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { TextInput } from '@/app/ui/fields/text-input';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { useTransportActions } from '../actions/use-transport-actions';
import { useNow } from '../use-now';
import type { HomeRow } from './home-row';
import { homeTexts } from './home-texts';
import { HOME_VIEWS, type HomeFilters, type HomeView, NO_FILTERS } from './home-views';
import { SelectionBar } from './selection-bar';
import { TransportPanel } from './transport-panel';
import { TransportCards, TransportTable } from './transport-rows';
import { useAskAnaf } from './use-ask-anaf';
import { type HomeRows, useHomeRows } from './use-home-rows';
import { useSelectedRows } from './use-selected-rows';

const viewSchema = v.picklist(HOME_VIEWS);
const filtersSchema = v.object({ text: v.string(), state: v.string(), validity: v.string() });
const { add, vehicle, repeat, control } = KEY_TABLE.transports.bindings;
const KEYS = [
  { keys: vehicle.keys, words: homeTexts.keyVehicle },
  { keys: repeat.keys, words: homeTexts.keyRepeat },
  { keys: control.keys, words: homeTexts.keyControl },
];

export default function TransportHomePage(): ReactNode {
  const phone = useIsPhone();
  const now = useNow();
  const [, navigate] = useLocation();
  const [view, setView] = useKept<HomeView>('transport view', viewSchema, 'open');
  const [filters, setFilters] = useKept<HomeFilters>('transport filters', filtersSchema, NO_FILTERS);
  const [openId, setOpenId] = useKept<string | null>('transport open', v.nullable(v.string()), null);
  const list = useHomeRows(view, filters, now);
  const actions = useTransportActions();
  const rows = list.shown ?? [];
  const selected = useSelectedRows(rows);
  const change = (part: Partial<HomeFilters>): void => setFilters((before) => ({ ...before, ...part }));
  const open = ({ id, kind }: HomeRow): void => {
    if (kind === 'draft') navigate(links.transport({ draft: id }));
    else if (phone) navigate(links.transport({ id }));
    else setOpenId(() => id);
  };
  const opened = phone ? undefined : rows.find(({ id, kind }) => id === openId && kind === 'transport');
  const marked = opened?.item;
  useScreenKeys('transports', {
    add: () => navigate(links.transport()),
    vehicle: marked && (() => actions.open('vehicle', marked)),
    repeat: marked && (() => void actions.repeat(marked)),
    control: marked && (() => actions.open('control', marked)),
    print: marked && (() => navigate(`${links.transport({ id: marked.id })}&print=1`)),
  });
  const step = (by: 1 | -1): void => {
    const next = rows[rows.findIndex(({ id }) => id === openId) + by];
    if (next?.kind === 'transport') setOpenId(() => next.id);
  };
  const clear = (): void => setFilters(() => NO_FILTERS);
  const empty =
    list.shown === undefined ? <Skeleton /> : <NoTransports filters={filters} list={list} onClear={clear} />;
  const shared = { rows, now, actions, empty, onOpen: open };
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <HomeHeader filters={filters} list={list} onText={(text) => change({ text })} />
        <SavedViews
          active={view}
          label={homeTexts.viewsLabel}
          onChange={(id) => setView(() => id)}
          views={HOME_VIEWS.map((id) => ({ id, label: homeTexts.views[id], count: list.counts[id] }))}
        />
        {phone ? (
          <TransportCards {...shared} />
        ) : (
          <TransportTable
            {...shared}
            change={change}
            filters={filters}
            onCursor={(id) => openId !== null && setOpenId(() => id)}
            openId={openId}
            selected={selected}
          />
        )}
        {list.hasOlder && (
          <div className="border-t border-border p-2 text-center">
            <Button onClick={list.older} size="sm" variant="text">
              {homeTexts.older}
            </Button>
          </div>
        )}
        {selected.rows.length > 0 && <SelectionBar actions={actions} now={now} selected={selected} />}
        {phone ? (
          <div className="border-t border-border bg-surface p-4">
            <Button icon={Plus} onClick={() => navigate(links.transport())} size="lg" variant="primary" wide>
              {homeTexts.newDeclaration}
            </Button>
          </div>
        ) : (
          <StatusLine keys={[...listKeys({ boxes: true, filters: true }), ...KEYS]} />
        )}
      </div>
      {marked !== undefined && (
        <TransportPanel actions={actions} item={marked} now={now} onClose={() => setOpenId(() => null)} onStep={step} />
      )}
      {actions.windows}
    </div>
  );
}

interface HomeHeaderProps {
  readonly list: HomeRows;
  readonly filters: HomeFilters;
  readonly onText: (text: string) => void;
}

function HomeHeader({ list, filters, onText }: HomeHeaderProps): ReactNode {
  const phone = useIsPhone();
  const [searching, setSearching] = useState(filters.text !== '');
  const ask = useAskAnaf();
  const [, navigate] = useLocation();
  const note = list.shown === undefined || list.all === 0 ? undefined : homeTexts.note(list.counts.open, list.all);
  return (
    <>
      <PageHeader
        title={homeTexts.title}
        {...(note === undefined || phone ? {} : { note })}
        actions={
          <>
            {phone && (
              <IconButton icon={Search} iconSize={20} label={homeTexts.search} onClick={() => setSearching(true)} />
            )}
            <IconButton icon={RefreshCw} label={homeTexts.askAnaf} onClick={ask} />
            <IconButton icon={Settings2} label={homeTexts.options} onClick={() => navigate(links.transportOptions())} />
            {!phone && (
              <ButtonLink icon={Plus} keys={add.keys} to={links.transport()} variant="primary">
                {homeTexts.newDeclaration}
              </ButtonLink>
            )}
          </>
        }
      />
      {phone && searching && (
        <div className="px-4 pb-2">
          <TextInput
            aria-label={homeTexts.search}
            onChange={onText}
            placeholder={homeTexts.search}
            type="search"
            value={filters.text}
          />
        </div>
      )}
    </>
  );
}

interface NoTransportsProps {
  readonly filters: HomeFilters;
  readonly list: HomeRows;
  readonly onClear: () => void;
}

function NoTransports({ filters, list, onClear }: NoTransportsProps): ReactNode {
  const coming = useFirstLoad() === true;
  const searched = useMemo(() => Object.values(filters).some((text) => text !== ''), [filters]);
  if (searched) {
    return (
      <EmptyState
        title={homeTexts.noMatchTitle}
        text={homeTexts.noMatchText}
        action={<Button onClick={onClear}>{homeTexts.clear}</Button>}
      />
    );
  }
  const none = list.all === 0 && list.counts.drafts === 0;
  return (
    <EmptyState
      title={coming ? homeTexts.comingTitle : none ? homeTexts.emptyTitle : homeTexts.emptyView}
      text={coming ? homeTexts.comingText : homeTexts.emptyText}
      action={
        <ButtonLink icon={Plus} to={links.transport()} variant="primary">
          {homeTexts.newDeclaration}
        </ButtonLink>
      }
    />
  );
}
