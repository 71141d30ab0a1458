/** A list of archived invoices: it answers from this device, with the open one beside it (pictures 02, 06a, 09, 18, 21). */
import { type ReactNode, Suspense, useState } from 'react';
import { useMayDo } from '@/app/state/use-ability';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { RetryNote } from '@/app/ui/states/retry-note';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { focusGrid } from '@/app/ui/table/use-table-keys';
import { ListHeader } from './list-header';
import type { InvoiceListKind } from './list-kind';
import { ListRowsView } from './list-rows-view';
import { ListSearch } from './list-search';
import { ListSelection } from './list-selection';
import { listTexts } from './list-texts';
import { OpenDocument } from './open-document';
import { totalsText } from './totals-text';
import { useChoosing } from './use-choosing';
import { useInvoiceList } from './use-invoice-list';
import { useListRows } from './use-list-rows';
import { ListViewsBar } from './views/list-views-bar';

export function InvoiceListPage({ kind }: { readonly kind: InvoiceListKind }): ReactNode {
  const list = useInvoiceList(kind);
  const { answered, newsOf } = list;
  const rows = useListRows(kind.id, answered);
  const [searching, setSearching] = useState(false);
  const choosing = useChoosing(rows);
  const keys = listKeys({ boxes: useMayDo('selectSeveral'), filters: true });
  const empty = answered.answer?.all === 0;
  const totals = answered.answer && totalsText(answered.answer.totals);
  kind.useKeys(rows);
  const search = (): void => setSearching(true);
  useScreenKeys('find', { search });
  const toRows = (): void => {
    setSearching(false);
    focusGrid(document.body);
    rows.moveTo(0);
  };
  const { PanelHead } = kind;
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <ListHeader
          choosing={choosing.on}
          chosen={rows.selection.keys}
          list={list}
          onChoosing={choosing.set}
          onSearch={search}
        />
        {!empty && (
          <ListSearch
            asked={searching}
            list={list}
            onEnter={search}
            onLeave={() => setSearching(false)}
            onRows={toRows}
          />
        )}
        <ListViewsBar list={list} />
        {answered.failed && <RetryNote onRetry={answered.again} text={listTexts.failed} />}
        <ListRowsView
          choosing={choosing.on}
          empty={
            // Nothing is said of what was not looked at.
            !answered.failed && (
              <Suspense fallback={null}>
                <kind.Empty list={list} />
              </Suspense>
            )
          }
          list={list}
          rows={rows}
        />
        <ListSelection list={list} onClear={() => choosing.set(false)} rows={rows} />
        <StatusLine keys={empty ? kind.emptyKeys : [...keys, ...kind.keys]} phone={totals !== undefined}>
          {totals}
        </StatusLine>
      </div>
      <OpenDocument
        id={rows.openId}
        onClose={rows.close}
        onStep={rows.step}
        {...(kind.markKeys !== undefined && { markKeys: kind.markKeys })}
        {...(PanelHead !== undefined && {
          head: (item) => (
            <Suspense>
              <PanelHead item={item} news={newsOf(item.id)} />
            </Suspense>
          ),
        })}
      />
    </div>
  );
}
