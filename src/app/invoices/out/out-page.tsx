/** Issued invoices: a list that answers from this device, with the open one beside it (pictures 02, 06a, 09, 18). */
import { Plus, Printer } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { countText } from '@/app/ui/amount-text';
import { Button } from '@/app/ui/button';
import { ButtonLink } from '@/app/ui/button-link';
import { EmptyState } from '@/app/ui/empty-state';
import { IconButton } from '@/app/ui/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { CardList } from '@/app/ui/table/card-list';
import type { Sort } from '@/app/ui/table/column';
import { DataTable } from '@/app/ui/table/data-table';
import { NO_SELECTION } from '@/app/ui/table/selection';
import { StatusLine } from '@/app/ui/table/status-line';
import type { ArchiveSortKey } from '@/workers/archive-search/archive-query';
import { ArchivePanel } from '../archive/archive-panel';
import type { ShownItem } from '../archive/shown-item';
import { hundredthsText } from './hundredths-text';
import { InvoiceCard } from './invoice-card';
import { dayRanges } from './month-range';
import { OutBulkBar } from './out-bulk-bar';
import { outColumns } from './out-columns';
import { isFiltered, NO_FILTERS, type OutFilters, queryOf } from './out-filters';
import { outTexts } from './out-texts';
import { countOfView, OUT_VIEW_IDS } from './out-views';
import { type ArchiveList, useArchiveAnswer } from './use-archive-answer';

const TABLE_ID = 'issued-invoices';
const SORT_KEYS: readonly ArchiveSortKey[] = ['issueDate', 'dueDate', 'number', 'partnerName', 'total'];
const keyOf = ({ id }: ShownItem): string => id;

export default function OutPage(): ReactNode {
  const phone = useIsPhone();
  const today = useToday();
  const [filters, setFilters] = useState<OutFilters>(NO_FILTERS);
  const [cursor, setCursor] = useState(-1);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selection, setSelection] = useState(NO_SELECTION);
  const ranges = useMemo(() => dayRanges(today), [today]);
  const query = useMemo(() => queryOf(filters, ranges), [filters, ranges]);
  const list = useArchiveAnswer(query, !isFiltered(filters));
  const change = useCallback((part: Partial<OutFilters>) => {
    setFilters((before) => ({ ...before, ...part }));
    setCursor(-1);
  }, []);
  const columns = useMemo(() => outColumns({ filters, change, ranges }), [filters, change, ranges]);
  const open = useCallback((item: ShownItem, index: number) => {
    setCursor(index);
    setOpenId(item.id);
  }, []);
  const step = (by: number): void => {
    const item = list.rowAt(cursor + by);
    if (item !== undefined) open(item, cursor + by);
  };
  const selectAll = (): void => {
    void list.allIds().then((ids) => setSelection({ keys: new Set(ids), anchor: null }));
  };
  // While a document is open beside the list, the arrows open the next one.
  const onCursor = (index: number): void => {
    const item = openId === null ? undefined : list.rowAt(index);
    if (item === undefined) setCursor(index);
    else open(item, index);
  };
  const onSort = ({ column, direction }: Sort): void => {
    const by = SORT_KEYS.find((key) => key === column);
    if (by !== undefined) change({ sort: { by, direction: direction === 'ascending' ? 'asc' : 'desc' } });
  };
  const empty = (
    <OutEmpty filtered={isFiltered(filters)} known={list.complete} onClear={() => setFilters(NO_FILTERS)} />
  );

  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <OutHeader list={list} />
        <SavedViews
          active={filters.view}
          controls={TABLE_ID}
          label={outTexts.views}
          onChange={(view) => change({ view })}
          views={OUT_VIEW_IDS.map((id) => ({
            id,
            label: outTexts.viewNames[id],
            ...(list.answer === undefined ? {} : { count: countOfView(id, list.answer.byState) }),
          }))}
        />
        {phone ? (
          <CardList
            card={(item) => <InvoiceCard item={item} />}
            count={list.count}
            empty={empty}
            label={outTexts.title}
            onOpen={open}
            onRange={list.onRange}
            rowAt={list.rowAt}
            rowKey={keyOf}
          />
        ) : (
          <DataTable
            columns={columns}
            count={list.count}
            cursor={cursor}
            empty={empty}
            id={TABLE_ID}
            label={outTexts.title}
            onCursor={onCursor}
            onOpen={open}
            onRange={list.onRange}
            onSelectAll={selectAll}
            onSelection={setSelection}
            onSort={onSort}
            openKey={openId}
            rowAt={list.rowAt}
            rowKey={keyOf}
            selection={selection}
            sort={{ column: filters.sort.by, direction: filters.sort.direction === 'asc' ? 'ascending' : 'descending' }}
          />
        )}
        {selection.keys.size > 0 && (
          <OutBulkBar
            count={list.count}
            ids={selection.keys}
            onClear={() => setSelection(NO_SELECTION)}
            onSelectAll={selectAll}
          />
        )}
        <StatusLine totals={<OutTotals list={list} />} />
      </div>
      {openId !== null && <ArchivePanel id={openId} onClose={() => setOpenId(null)} onStep={step} />}
    </div>
  );
}

function OutHeader({ list: { answer } }: { readonly list: ArchiveList }): ReactNode {
  return (
    <PageHeader
      actions={
        <>
          <span className="phone:hidden">
            <IconButton icon={Printer} label={outTexts.print} onClick={() => window.print()} />
          </span>
          <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
            {outTexts.newInvoice}
          </ButtonLink>
        </>
      }
      note={answer === undefined ? undefined : outTexts.of(countText(answer.count), countText(answer.all))}
      title={outTexts.title}
    />
  );
}

/** Sums of the filter, each currency on its own. */
function OutTotals({ list: { answer } }: { readonly list: ArchiveList }): ReactNode {
  if (answer === undefined || answer.totals.length === 0) return null;
  const sums = answer.totals.map(
    ({ currency, total }) => `${hundredthsText(total)} ${currency === 'RON' ? 'lei' : currency}`,
  );
  return `${outTexts.totals} ${sums.join(' · ')}`;
}

interface OutEmptyProps {
  readonly filtered: boolean;
  readonly known: boolean;
  readonly onClear: () => void;
}

function OutEmpty({ filtered, known, onClear }: OutEmptyProps): ReactNode {
  if (!known) return null;
  if (filtered)
    return (
      <EmptyState action={<Button onClick={onClear}>{outTexts.clearFilter}</Button>} title={outTexts.noMatchTitle} />
    );
  return (
    <EmptyState
      action={
        <ButtonLink icon={Plus} to={links.editor()} variant="primary">
          {outTexts.newInvoice}
        </ButtonLink>
      }
      text={outTexts.emptyText}
      title={outTexts.emptyTitle}
    />
  );
}
