import { Plus, Search } from 'lucide-react';
import { useMemo } from 'react';
import * as v from 'valibot';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { useKeptTop } from '@/app/state/use-kept-top';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { TextInput } from '@/app/ui/fields/text-input';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { buyerWords, type DraftActions, draftColumns, RowActions, totalWords } from './draft-columns';
import { type DraftRow, searchDrafts } from './draft-row';
import { DraftState } from './draft-state';
import { DRAFTS_ROW } from './drafts-place';
import { draftsTexts } from './drafts-texts';

interface DraftsListProps {
  readonly rows: readonly DraftRow[];
  readonly actions: DraftActions;
  readonly now: Date;
}

/** The drafts of the company: a table on the desktop, cards on the phone, newest first. */
export function DraftsList({ rows, actions, now }: DraftsListProps) {
  const [query, setQuery] = useKept<string>('drafts query', v.string(), '');
  const phone = useIsPhone();
  const shown = useMemo(() => searchDrafts(rows, query), [rows, query]);
  const empty = <NoDrafts searched={rows.length > 0} onClear={() => setQuery(() => '')} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader
        title={draftsTexts.title}
        note={rows.length === 0 ? draftsTexts.none : draftsTexts.count(shown.length, rows.length)}
        actions={
          rows.length > 0 && (
            <>
              <div className="w-60 phone:order-last phone:w-full">
                <TextInput
                  type="search"
                  aria-label={draftsTexts.search}
                  placeholder={draftsTexts.search}
                  value={query}
                  onChange={(typed) => setQuery(() => typed)}
                  trailing={<Search aria-hidden="true" size={16} strokeWidth={1.75} className="mr-2" />}
                />
              </div>
              <ButtonLink to={links.editor()} variant="primary" icon={Plus} keys={['N']}>
                {draftsTexts.newInvoice}
              </ButtonLink>
            </>
          )
        }
      />
      {phone ? (
        <DraftCards rows={shown} actions={actions} empty={empty} />
      ) : (
        <DraftTable rows={shown} actions={actions} now={now} empty={empty} />
      )}
    </div>
  );
}

type TableProps = DraftsListProps & { readonly empty: React.ReactNode };

function DraftTable({ rows, actions, now, empty }: TableProps) {
  const [row, setRow] = useKept<string | null>(DRAFTS_ROW, v.nullable(v.string()), null);
  const scroll = useKeptTop('drafts scroll');
  const columns = useMemo(() => draftColumns(actions, now), [actions, now]);
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
      <StatusLine keys={listKeys()} />
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
            <span className={`min-w-0 truncate ${row.buyer === '' ? 'text-text-3' : 'font-medium'}`}>
              {buyerWords(row)}
            </span>
            <span className="font-medium tabular-nums">{totalWords(row)}</span>
          </span>
          <span className="flex items-center justify-between gap-3 pr-11">
            <DraftState state={row.state} />
            <span className="text-12 text-text-3 tabular-nums">{`${draftsTexts.lines.toLowerCase()}: ${row.lines}`}</span>
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
  /** There are drafts, but none that match. */
  readonly searched: boolean;
  readonly onClear: () => void;
}

function NoDrafts({ searched, onClear }: NoDraftsProps) {
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
      title={draftsTexts.emptyTitle}
      text={draftsTexts.emptyText}
      action={
        <ButtonLink to={links.editor()} variant="primary" icon={Plus} keys={['N']}>
          {draftsTexts.newInvoice}
        </ButtonLink>
      }
    />
  );
}
