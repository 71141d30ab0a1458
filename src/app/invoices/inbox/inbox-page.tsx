/** All companies of the person in one list: what is new, what asks for something, how far each month is (picture 23). */
import { ArrowLeft, Building2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { CompanyId } from '@/api/ids';
import { isCompanyNamed } from '@/app/companies/company-search';
import { type ConnectionState, connectionState } from '@/app/companies/connection/connection-state';
import { useCompanyWork } from '@/app/companies/use-company-work';
import { useDashboard } from '@/app/companies/use-dashboard';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useMayDo } from '@/app/state/use-ability';
import { useKeptOfUser } from '@/app/state/use-kept-of-user';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { Select } from '@/app/ui/fields/select';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { EmptyState } from '@/app/ui/states/empty-state';
import { RetryNote } from '@/app/ui/states/retry-note';
import { DataTable } from '@/app/ui/table/data-table';
import { headState, NO_SELECTION, type Selection, toggleAll } from '@/app/ui/table/selection';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { countText } from '@/app/ui/words/amount-text';
import { recentTimeText } from '@/app/ui/words/date-words';
import { longDay } from '@/app/ui/words/long-day';
import { monthAfter } from '@/domain/calendar/months';
import { useCompanyMonths } from '../archive/use-company-months';
import { dayRanges } from '../list/month-range';
import { type AssignedFilter, EVERYBODY, isAssigned, NOBODY } from './assigned';
import { giveTexts } from './give-texts';
import { groupHeads } from './group-head';
import { InboxBulkBar } from './inbox-bulk-bar';
import { InboxCards } from './inbox-cards';
import { inboxColumns } from './inbox-columns';
import { type InboxEntry, keyOfEntry } from './inbox-reasons';
import { byAssigned, INBOX_VIEWS, type InboxRow, type InboxView, inboxRows, isOfView } from './inbox-rows';
import { inboxTiles, lastReadAt } from './inbox-summary';
import { inboxTexts } from './inbox-texts';
import { InboxTiles } from './inbox-tiles';
import { type MonthFormat, monthFormatsSchema } from './month-formats';
import { sumOf } from './sum-of-months';
import { useAssigned } from './use-assigned';
import { useGive } from './use-give';
import { useInboxActs } from './use-inbox-acts';
import { useInboxCursor } from './use-inbox-cursor';
import { useInboxEntries } from './use-inbox-entries';
import { useMarkNew } from './use-mark-new';

const FIRST_FORMATS: readonly MonthFormat[] = ['xml'];
const stateSchema = v.object({
  month: v.string(),
  view: v.picklist(INBOX_VIEWS),
  typed: v.string(),
  formats: v.optional(monthFormatsSchema, [...FIRST_FORMATS]),
  assigned: v.optional(v.string(), EVERYBODY),
  sorted: v.optional(v.picklist(['ascending', 'descending', '']), ''),
});
type InboxState = Readonly<v.InferOutput<typeof stateSchema>>;
const { before, after, markNew: markKey, give: giveKey } = KEY_TABLE.inbox.bindings;
const UNFOLD = KEY_TABLE.inboxRows.bindings.open;
const TABLE = 'all-companies';
const keyOf = ({ company }: InboxRow): string => String(company.id);

export default function InboxPage(): ReactNode {
  const inbox = useInbox();
  const { rows, shown, month, monthText, change, state, today, failed, again, colleagues, assignees } = inbox;
  const phone = useIsPhone();
  const several = useMayDo('selectSeveral');
  const known = useMemo(() => new Set(rows.map(keyOf)), [rows]);
  const [selection, select] = useState<Selection>(NO_SELECTION);
  const acts = useInboxActs();
  const { open, act } = acts;
  const opened = useInboxEntries(shown, month);
  const { entries, unfold, reasonsOf } = opened;
  const [cursor, setCursor] = useInboxCursor(entries);
  const head = useMemo(() => groupHeads(shown), [shown]);
  const heading = useCallback(
    ({ row }: InboxEntry, index: number) => head(row, entries[index - 1]?.row),
    [head, entries],
  );
  const columns = useMemo(() => {
    const onType = (typed: string): void => change({ typed });
    const onAssigned = (assigned: AssignedFilter): void => change({ assigned });
    return inboxColumns({
      ...{ today, typed: state.typed, onType, reasonsOf, onUnfold: unfold, onAct: act },
      ...{ assigned: state.assigned, assignees, onAssigned },
    });
  }, [today, state.typed, state.assigned, assignees, change, reasonsOf, unfold, act]);
  const markNew = useMarkNew(month);
  const chosen = useMemo(() => rows.filter((row) => selection.keys.has(keyOf(row))), [rows, selection]);
  const give = useGive(colleagues);
  const pointed = entries.slice(cursor, cursor + 1).map(({ row }) => row);
  useScreenKeys('inbox', {
    before: () => change({ month: monthAfter(month, -1) }),
    after: () => change({ month: monthAfter(month, 1) }),
    markNew: () => void markNew(selection.keys.size > 0 ? chosen : pointed),
    give: () => give.ask(selection.keys.size > 0 ? chosen : pointed),
  });
  const selectCompanies = ({ keys, anchor }: Selection): void =>
    select({ keys: new Set([...keys].filter((key) => known.has(key))), anchor });
  const selectAll = (): void => select(toggleAll(selection, shown.map(keyOf)));
  // A filter hides companies that are chosen, and an open one has rows that are none.
  const here = shown.filter((row) => selection.keys.has(keyOf(row))).length;
  const empty = (
    <EmptyState
      action={
        <Button onClick={() => change({ view: 'all', typed: '', assigned: EVERYBODY })}>{inboxTexts.clear}</Button>
      }
      title={inboxTexts.emptyTitle}
    />
  );
  const openEntry = (entry: InboxEntry): void => {
    if (entry.kind === 'company') open(entry.row);
    else act(entry.row, entry.reason);
  };
  const shared = { empty, label: inboxTexts.title };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
      <Head inbox={inbox} />
      <Views inbox={inbox} />
      {failed && (
        <RetryNote onRetry={again} text={rows.some(isCounted) ? inboxTexts.staleNote : inboxTexts.uncountedNote} />
      )}
      {phone ? (
        <InboxCards
          {...shared}
          acts={acts}
          entries={opened}
          head={head}
          onCursor={setCursor}
          onGive={give.ask}
          today={today}
        />
      ) : (
        <DataTable
          {...shared}
          canSelect={isCompany}
          isPart={isReason}
          columns={columns}
          count={entries.length}
          cursor={cursor}
          headBox={headState(here, shown.length)}
          heading={heading}
          id={TABLE}
          onCursor={setCursor}
          onOpen={openEntry}
          onUnfold={({ row }, wanted) => unfold(row, wanted)}
          rowAt={(at) => entries[at]}
          onSort={({ direction }) => change({ sorted: state.sorted === 'descending' ? '' : direction })}
          rowKey={keyOfEntry}
          {...(state.sorted !== '' && { sort: { column: 'assigned', direction: state.sorted } })}
          {...(several && { selection, onSelection: selectCompanies, onSelectAll: selectAll })}
        />
      )}
      {selection.keys.size > 0 && (
        <InboxBulkBar
          away={chosen.length - here}
          count={shown.length}
          formats={state.formats}
          month={month}
          monthText={monthText}
          onClear={() => select(NO_SELECTION)}
          onFormats={(formats) => change({ formats: [...formats] })}
          onGive={() => give.ask(chosen)}
          onMarkNew={() => void markNew(chosen)}
          onSelectAll={selectAll}
          rows={chosen}
        />
      )}
      <StatusLine
        keys={[
          ...listKeys({ boxes: several, filters: true }),
          { keys: UNFOLD.keys, words: inboxTexts.keyUnfold },
          { keys: markKey.keys, words: inboxTexts.keyMarkNew },
          { keys: giveKey.keys, words: giveTexts.key },
          { keys: [...before.keys, ...after.keys], words: inboxTexts.keyMonths },
        ]}
      >
        {`${monthText}: ${totalsOf(rows)}`}
      </StatusLine>
      {give.chooser}
    </div>
  );
}

const isCompany = ({ kind }: InboxEntry): boolean => kind === 'company';
const isCounted = ({ month }: InboxRow): boolean => month !== undefined;
const isReason = ({ kind }: InboxEntry): boolean => kind === 'reason';

type Inbox = ReturnType<typeof useInbox>;

function useInbox() {
  const { companies, user } = useWorkspace();
  const { of: assigned, colleagues } = useAssigned();
  const today = useToday();
  const [kept, setKept] = useKeptOfUser<InboxState>('inbox', stateSchema, {
    ...{ month: '', view: 'all', typed: '', formats: [...FIRST_FORMATS], assigned: EVERYBODY, sorted: '' },
  });
  const work = useCompanyWork();
  const month = kept.month === '' ? today.slice(0, 7) : kept.month;
  const { months, failed, again } = useCompanyMonths(month);
  const { companies: known, connections } = useDashboard(month);
  const rows = useMemo(
    () => inboxRows({ companies, work, months, known, connections: statesOf(connections), assigned, failed }),
    [companies, work, months, known, connections, assigned, failed],
  );
  const assignees = useMemo(() => assigneesOf(rows, user.id), [rows, user.id]);
  // Somebody who works on nothing any more narrows to nothing that could be seen.
  const filter = assignees.some(({ value }) => value === kept.assigned) ? kept.assigned : EVERYBODY;
  const state = { ...kept, assigned: filter };
  const narrowed = rows.filter(
    (row) =>
      isOfView(kept.view, row, today) && isCompanyNamed(row.company, kept.typed) && isAssigned(filter, row.assigned),
  );
  const shown = byAssigned(narrowed, kept.sorted);
  const change = useMemo(() => (part: Partial<typeof kept>) => setKept((known) => ({ ...known, ...part })), [setKept]);
  const ranges = dayRanges(today, month).filter(({ key }) => key.length === 7);
  const monthText = ranges.find(({ key }) => key === month)?.label ?? month;
  const served = known.size > 0;
  return { rows, shown, month, monthText, ranges, change, state, today, served, failed, again, colleagues, assignees };
}

/** Everybody who works on one of the companies, oneself first, and nobody. */
function assigneesOf(rows: readonly InboxRow[], own: number) {
  const people = new Map<number, string>();
  for (const { assigned } of rows) if (assigned?.person != null) people.set(assigned.person.user, assigned.person.name);
  people.delete(own);
  return [
    { value: EVERYBODY, label: giveTexts.filterAll },
    { value: String(own), label: giveTexts.filterMine },
    ...[...people]
      .sort(([, a], [, b]) => a.localeCompare(b, 'ro'))
      .map(([user, name]) => ({ value: String(user), label: name })),
    { value: NOBODY, label: giveTexts.filterNobody },
  ];
}

function statesOf(connections: readonly CompanyConnections[]): ReadonlyMap<CompanyId, ConnectionState> {
  const now = Date.now();
  return new Map(connections.map((one) => [one.company as CompanyId, connectionState(one, now)]));
}

/** Tiles over the table; over the cards, whose height they would take, words with counts. */
function Views({ inbox: { rows, state, today, served, change } }: { readonly inbox: Inbox }): ReactNode {
  const phone = useIsPhone();
  const onChange = useCallback((view: InboxView): void => change({ view }), [change]);
  const tiles = useMemo(() => inboxTiles(rows, { today, served }), [rows, today, served]);
  if (!phone) return <InboxTiles active={state.view} controls={TABLE} onChange={onChange} tiles={tiles} />;
  return (
    <SavedViews
      active={state.view}
      label={inboxTexts.views}
      onChange={onChange}
      views={tiles.map(({ id, count }) => ({ id, label: inboxTexts.viewNames[id], count }))}
    />
  );
}

function Head({ inbox: { shown, rows, month, ranges, today, change } }: { readonly inbox: Inbox }): ReactNode {
  const phone = useIsPhone();
  const { company } = useWorkspace();
  const narrowed = shown.length < rows.length;
  const read = lastReadAt(rows);
  const note = [
    narrowed ? inboxTexts.narrowed(countText(shown.length), countText(rows.length)) : '',
    phone ? '' : longDay(today),
    // On the phone an opened company says it.
    phone || read === '' ? '' : inboxTexts.lastRead(recentTimeText(read, new Date())),
  ];
  return (
    <PageHeader
      actions={
        <>
          {!phone && (
            <ButtonLink icon={ArrowLeft} to={links.home()} variant="text">
              <span className="max-w-48 truncate">{company.name}</span>
            </ButtonLink>
          )}
          <span className="w-36">
            <Select
              aria-label={inboxTexts.month}
              onChange={(chosen) => change({ month: chosen })}
              options={ranges.map(({ key, label }) => ({ value: key, label }))}
              value={month}
            />
          </span>
          {!phone && (
            <ButtonLink icon={Building2} to={links.companies()}>
              {inboxTexts.connections}
            </ButtonLink>
          )}
        </>
      }
      note={note.filter((part) => part !== '').join(' · ')}
      title={inboxTexts.title}
    />
  );
}

function totalsOf(rows: readonly InboxRow[]): string {
  return inboxTexts.totals(sumOf(rows, 'received'), sumOf(rows, 'booked'));
}
