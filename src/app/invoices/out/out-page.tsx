/** Issued invoices: a list that answers from this device, with the open one beside it (pictures 02, 06a, 09, 18). */
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useMayDo } from '@/app/state/use-ability';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { archiveById } from '@/db/archive/archive-queries';
import { printLink } from '../archive/archive-links';
import { shownItemOf } from '../archive/shown-item';
import { useInvoicePdf } from '../archive/use-invoice-pdf';
import { OutEmpty } from './loaded-parts';
import { OpenDocument } from './open-document';
import { OutHeader } from './out-header';
import { OutRowsView } from './out-rows-view';
import { OutSearch } from './out-search';
import { OutSelection } from './out-selection';
import { outTexts } from './out-texts';
import { totalsText } from './totals-text';
import { useOutList } from './use-out-list';
import { useOutRows } from './use-out-rows';
import { OutViewsBar } from './views/out-views-bar';

const { newInvoice, palette, keys: allKeys } = KEY_TABLE.anywhere.bindings;
const EMPTY_KEYS = [
  { keys: newInvoice.keys, words: outTexts.keyNew },
  { keys: palette.keys, words: outTexts.keySearch },
  { keys: allKeys.keys, words: outTexts.keyAll },
];

export default function OutPage(): ReactNode {
  const out = useOutList();
  const rows = useOutRows(out.list);
  const { list } = out;
  const [searching, setSearching] = useState(false);
  const keys = listKeys({ boxes: useMayDo('selectSeveral'), filters: true });
  const empty = list.answer?.all === 0;
  useIssuedKeys(rows.present);
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <OutHeader onSearch={() => setSearching(true)} out={out} />
        {!empty && <OutSearch asked={searching} onLeave={() => setSearching(false)} out={out} />}
        <OutViewsBar out={out} />
        <OutRowsView
          empty={
            <Suspense fallback={null}>
              <OutEmpty out={out} />
            </Suspense>
          }
          out={out}
          rows={rows}
        />
        <OutSelection list={list} rows={rows} />
        <StatusLine keys={empty ? EMPTY_KEYS : keys}>
          {list.answer !== undefined && totalsText(list.answer.totals)}
        </StatusLine>
      </div>
      <OpenDocument id={rows.openId} onClose={rows.close} onStep={rows.step} />
    </div>
  );
}

/** What the keys do with the invoice that is open or marked; nothing while there is none. */
function useIssuedKeys(id: string | null): void {
  const [, navigate] = useLocation();
  const goTo = (address: (id: string) => string) => (id === null ? undefined : () => navigate(address(id)));
  const { db } = useWorkspace();
  const save = useInvoicePdf();
  const pdfOf = async (of: string): Promise<void> => {
    const view = await archiveById(db, of);
    if (view !== null) await save(shownItemOf(view));
  };
  useScreenKeys('issued', {
    copy: goTo((copy) => links.editor({ copy })),
    pdf: id === null ? undefined : () => void pdfOf(id),
    print: goTo(printLink),
  });
}
