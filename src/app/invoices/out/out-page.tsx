/** Issued invoices: a list that answers from this device, with the open one beside it (pictures 02, 06a, 09, 18). */
import { Plus, Printer } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { links } from '@/app/routes/links';
import { useWorkspace } from '@/app/state/workspace';
import { countText } from '@/app/ui/amount-text';
import { Button } from '@/app/ui/button';
import { ButtonLink } from '@/app/ui/button-link';
import { EmptyState } from '@/app/ui/empty-state';
import { IconButton } from '@/app/ui/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { NO_SELECTION } from '@/app/ui/table/selection';
import { StatusLine } from '@/app/ui/table/status-line';
import { archiveByIds } from '@/db/archive/archive-queries';
import { ArchivePanel } from '../archive/archive-panel';
import { type ShownItem, shownItemOf } from '../archive/shown-item';
import { OutBulkBar } from './out-bulk-bar';
import { OUT_TABLE_ID, OutRowsView } from './out-rows-view';
import { outTexts } from './out-texts';
import { countOfView, OUT_VIEW_IDS } from './out-views';
import { PrintedList } from './printed-list';
import { totalsText } from './totals-text';
import type { ArchiveList } from './use-archive-answer';
import { type OutList, type OutRows, useOutList, useOutRows } from './use-out-list';

export default function OutPage(): ReactNode {
  const out = useOutList();
  const rows = useOutRows(out.list);
  const { list, filtered } = out;
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <OutHeader list={list} />
        <OutViews out={out} />
        <OutRowsView
          empty={<OutEmpty filtered={filtered} known={list.complete} onClear={out.clear} />}
          out={out}
          rows={rows}
        />
        <OutSelection list={list} rows={rows} />
        <StatusLine totals={list.answer === undefined ? undefined : totalsText(list.answer.totals)} />
      </div>
      {rows.openId !== null && <ArchivePanel id={rows.openId} onClose={rows.close} onStep={rows.step} />}
    </div>
  );
}

function OutViews({ out: { filters, change, list } }: { readonly out: OutList }): ReactNode {
  return (
    <SavedViews
      active={filters.view}
      controls={OUT_TABLE_ID}
      label={outTexts.views}
      onChange={(view) => change({ view })}
      views={OUT_VIEW_IDS.map((id) => ({
        id,
        label: outTexts.viewNames[id],
        ...(list.answer === undefined ? {} : { count: countOfView(id, list.answer.byState) }),
      }))}
    />
  );
}

function OutSelection({ list, rows }: { readonly list: ArchiveList; readonly rows: OutRows }): ReactNode {
  const { selection, select, selectAll } = rows;
  if (selection.keys.size === 0) return null;
  return (
    <OutBulkBar count={list.count} ids={selection.keys} onClear={() => select(NO_SELECTION)} onSelectAll={selectAll} />
  );
}

function OutHeader({ list }: { readonly list: ArchiveList }): ReactNode {
  const { answer } = list;
  const { db, company } = useWorkspace();
  const [printed, setPrinted] = useState<readonly ShownItem[]>();
  const print = async (): Promise<void> => {
    setPrinted((await archiveByIds(db, await list.allIds())).map(shownItemOf));
  };
  const printDone = useCallback(() => setPrinted(undefined), []);
  return (
    <>
      <PageHeader
        actions={
          <>
            <span className="phone:hidden">
              <IconButton icon={Printer} label={outTexts.print} onClick={() => void print()} />
            </span>
            <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
              {outTexts.newInvoice}
            </ButtonLink>
          </>
        }
        note={answer === undefined ? undefined : outTexts.of(countText(answer.count), countText(answer.all))}
        title={outTexts.title}
      />
      {printed !== undefined && (
        <PrintedList
          items={printed}
          note={`${company.name} · ${totalsText(answer?.totals ?? []) ?? ''}`}
          onDone={printDone}
        />
      )}
    </>
  );
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
