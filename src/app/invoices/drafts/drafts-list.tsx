import { Plus, Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { useLocation, useSearch } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useFirstLoad } from '@/app/state/use-first-load';
import { useKept } from '@/app/state/use-kept';
import { useKeptTop } from '@/app/state/use-kept-top';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { buyerWords, type DraftActions, documentWords, draftColumns, draftTotal, RowActions } from './draft-columns';
import { type DraftRow, searchDrafts } from './draft-row';
import { DraftState } from './draft-state';
import { DRAFTS_ROW } from './drafts-place';
import { draftsTexts } from './drafts-texts';

const COPY_KEY = { keys: KEY_TABLE.drafts.bindings.copy.keys, words: draftsTexts.keyCopy };

interface DraftsListProps {
  /** Undefined while they are read. */
  readonly rows: readonly DraftRow[] | undefined;
  readonly actions: DraftActions;
  readonly now: Date;
}

const NO_ROWS: readonly DraftRow[] = [];
const SHOWN_KINDS = ['all', 'invoice', 'extern'] as const;
type ShownKind = (typeof SHOWN_KINDS)[number];
const KIND_OPTIONS = SHOWN_KINDS.map((value) => ({ value, label: draftsTexts.kinds[value] }));

/** The drafts of the company: a table on the desktop, cards on the phone, newest first. */
export function DraftsList({ rows: read, actions, now }: DraftsListProps) {
  const rows = read ?? NO_ROWS;
  const coming = useFirstLoad() === true;
  const [query, setQuery] = useKept<string>('drafts query', v.string(), '');
  const phone = useIsPhone();
  const [kind, setKind] = useShownKind();
  const kinds = new Set(rows.map((row) => row.kind));
  const shown = useMemo(
    () => searchDrafts(kind === 'all' ? rows : rows.filter((row) => row.kind === kind), query),
    [rows, query, kind],
  );
  const showAll = (): void => {
    setQuery(() => '');
    setKind('all');
  };
  const empty =
    read === undefined ? <Skeleton /> : <NoDrafts searched={rows.length > 0} coming={coming} onClear={showAll} />;
  const fields = (
    <>
      {(kind !== 'all' || kinds.has('extern')) && (
        <div className="w-40 phone:w-full">
          <Select
            active={kind !== 'all'}
            aria-label={draftsTexts.kindFilter}
            onChange={setKind}
            options={KIND_OPTIONS}
            value={kind}
          />
        </div>
      )}
      <div className="w-60 phone:w-full">
        <TextInput
          type="search"
          aria-label={draftsTexts.search}
          placeholder={draftsTexts.search}
          value={query}
          onChange={(typed) => setQuery(() => typed)}
          trailing={<Search aria-hidden="true" size={16} strokeWidth={1.75} className="mr-2" />}
        />
      </div>
    </>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader
        title={draftsTexts.title}
        note={noteOf(shown.length, read?.length, coming)}
        actions={
          rows.length > 0 && (
            <>
              {!phone && fields}
              <ButtonLink to={links.editor()} variant="primary" icon={Plus} keys={['N']}>
                {draftsTexts.newInvoice}
              </ButtonLink>
            </>
          )
        }
      />
      {/* The phone's fields have a line each, so that the button stands beside the title as on every list. */}
      {phone && rows.length > 0 && <div className="flex flex-col gap-2 px-4 pb-3">{fields}</div>}
      {phone ? (
        <DraftCards rows={shown} actions={actions} empty={empty} />
      ) : (
        <DraftTable rows={shown} actions={actions} now={now} empty={empty} />
      )}
    </div>
  );
}

/** Which drafts are shown stands in the address: the list of external invoices leads to its own. */
function useShownKind(): readonly [ShownKind, (kind: ShownKind) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(search).get('kind');
  const kind = SHOWN_KINDS.find((one) => one === asked) ?? 'all';
  return [kind, (next) => navigate(next === 'all' ? links.drafts() : links.drafts(next), { replace: true })];
}

/** What is not known yet is not none. */
function noteOf(shown: number, all: number | undefined, coming: boolean): string | undefined {
  if (all === undefined || (all === 0 && coming)) return undefined;
  return all === 0 ? draftsTexts.none : draftsTexts.count(shown, all);
}

interface TableProps extends DraftsListProps {
  readonly rows: readonly DraftRow[];
  readonly empty: ReactNode;
}

function DraftTable({ rows, actions, now, empty }: TableProps) {
  const [row, setRow] = useKept<string | null>(DRAFTS_ROW, v.nullable(v.string()), null);
  const scroll = useKeptTop('drafts scroll');
  const columns = useMemo(() => draftColumns(actions, now), [actions, now]);
  const marked = rows.find(({ id }) => id === row);
  useScreenKeys('drafts', { copy: marked === undefined ? undefined : () => actions.duplicate(marked) });
  return (
    <>
      <DataTable<DraftRow>
        label={draftsTexts.title}
        columns={columns}
        count={rows.length}
        rowAt={(index) => rows[index]}
        rowKey={({ id }) => id}
        cursor={rows.findIndex(({ id }) => id === row)}
        onCursor={(index) => setRow(() => rows[index]?.id ?? null)}
        scroll={scroll}
        onOpen={actions.open}
        empty={empty}
      />
      <StatusLine keys={[...listKeys(), COPY_KEY]} />
    </>
  );
}

function DraftCards({ rows, actions, empty }: Omit<TableProps, 'now'>) {
  return (
    <CardList<DraftRow>
      label={draftsTexts.title}
      count={rows.length}
      rowAt={(index) => rows[index]}
      rowKey={({ id }) => id}
      onOpen={actions.open}
      card={(row) => (
        <>
          <span className="flex items-baseline justify-between gap-3 pr-11 text-14">
            <span className={`min-w-0 break-words ${row.buyer === '' ? 'text-text-3' : 'font-medium'}`}>
              {buyerWords(row)}
            </span>
            <span className="font-medium tabular-nums">{draftTotal(row)}</span>
          </span>
          <span className="flex items-center justify-between gap-3 pr-11">
            <DraftState state={row.state} />
            <span className="min-w-0 truncate text-12 text-text-3 tabular-nums">
              {`${documentWords(row)} · ${draftsTexts.lines.toLowerCase()}: ${row.lines}`}
            </span>
          </span>
        </>
      )}
      actions={(row) => (
        <div className="absolute top-2.5 right-1">
          <RowActions row={row} actions={actions} />
        </div>
      )}
      empty={empty}
    />
  );
}

interface NoDraftsProps {
  /** The company's rows are still to come. */
  readonly coming: boolean;
  /** There are drafts, but none that match. */
  readonly searched: boolean;
  readonly onClear: () => void;
}

function NoDrafts({ searched, coming, onClear }: NoDraftsProps) {
  if (searched) {
    return (
      <EmptyState
        title={draftsTexts.noMatch}
        text={draftsTexts.noMatchText}
        action={<Button onClick={onClear}>{draftsTexts.clear}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={coming ? draftsTexts.comingTitle : draftsTexts.emptyTitle}
      text={coming ? draftsTexts.comingText : draftsTexts.emptyText}
      action={
        <ButtonLink to={links.editor()} variant="primary" icon={Plus} keys={['N']}>
          {draftsTexts.newInvoice}
        </ButtonLink>
      }
    />
  );
}
