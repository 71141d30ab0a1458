/** Issued invoices: a list that answers from this device, with the open one beside it (pictures 02, 06a, 09, 18). */
import { type ReactNode, useState } from 'react';
import { useMayDo } from '@/app/state/use-ability';
import { NO_SELECTION } from '@/app/ui/table/selection';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { OpenDocument } from './open-document';
import { OutBulkBar } from './out-bulk-bar';
import { OutEmpty } from './out-empty';
import { OutHeader } from './out-header';
import { OutRowsView } from './out-rows-view';
import { OutSearch } from './out-search';
import { outTexts } from './out-texts';
import { totalsText } from './totals-text';
import type { ArchiveList } from './use-archive-answer';
import { type OutRows, useOutList, useOutRows } from './use-out-list';
import { OutViewsBar } from './views/out-views-bar';

export default function OutPage(): ReactNode {
  const out = useOutList();
  const rows = useOutRows(out.list);
  const { list } = out;
  const [searching, setSearching] = useState(false);
  const keys = listKeys({ boxes: useMayDo('selectSeveral'), filters: true });
  const empty = list.answer?.all === 0;
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <OutHeader onSearch={() => setSearching(true)} out={out} />
        {!empty && <OutSearch asked={searching} onLeave={() => setSearching(false)} out={out} />}
        <OutViewsBar out={out} />
        <OutRowsView empty={<OutEmpty out={out} />} out={out} rows={rows} />
        <OutSelection list={list} rows={rows} />
        <StatusLine keys={empty ? outTexts.emptyKeys : keys}>
          {list.answer !== undefined && totalsText(list.answer.totals)}
        </StatusLine>
      </div>
      <OpenDocument id={rows.openId} onClose={rows.close} onStep={rows.step} />
    </div>
  );
}

function OutSelection({ list, rows }: { readonly list: ArchiveList; readonly rows: OutRows }): ReactNode {
  const { selection, select, selectAll } = rows;
  if (selection.keys.size === 0) return null;
  return (
    <OutBulkBar count={list.count} ids={selection.keys} onClear={() => select(NO_SELECTION)} onSelectAll={selectAll} />
  );
}
