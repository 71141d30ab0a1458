/** What the list of issued invoices is made of. */
import { Plus } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { archiveById } from '@/db/archive/archive-queries';
import { EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { abilitiesOf } from '../archive/archive-actions';
import { printLink } from '../archive/archive-links';
import { shownItemOf } from '../archive/shown-item';
import { FILTER_STATES, stateOfItem, storedStates } from '../archive/shown-state';
import { useInvoicePdf } from '../archive/use-invoice-pdf';
import type { InvoiceListKind, RowNews } from '../list/list-kind';
import { listTexts } from '../list/list-texts';
import type { ListRows } from '../list/use-list-rows';
import { OUT_COLUMNS, OUT_VIEWS } from './out-shape';
import { outTexts } from './out-texts';

const { newInvoice, palette, keys: allKeys } = KEY_TABLE.anywhere.bindings;
const NO_NEWS: ReadonlyMap<string, RowNews> = new Map();

const NO_TWINS: readonly string[] = [];

export const OUT_KIND: InvoiceListKind = {
  id: 'out',
  query: EVERYTHING_ISSUED,
  words: outTexts,
  views: OUT_VIEWS,
  states: FILTER_STATES.map((value) => ({ value, stored: storedStates(value) })),
  columns: OUT_COLUMNS,
  stateOf: stateOfItem,
  Action: NewInvoice,
  Empty: lazy(() => loadChunk(() => import('./out-empty'))),
  CardFoot: lazy(() => loadChunk(() => import('./invoice-card-repair'))),
  hasCardFoot: (item) => abilitiesOf(item).correct,
  useKeys: useIssuedKeys,
  keys: [],
  emptyKeys: [
    { keys: newInvoice.keys, words: outTexts.keyNew },
    { keys: palette.keys, words: listTexts.keySearch },
    { keys: allKeys.keys, words: listTexts.keyAll },
  ],
  useNews: () => NO_NEWS,
  useSettledTwins: () => NO_TWINS,
};

/** Of an empty list it stands in the middle. */
function NewInvoice({ empty }: { readonly empty: boolean }): ReactNode {
  if (empty) return null;
  return (
    <ButtonLink icon={Plus} keys={['N']} to={links.editor()} variant="primary">
      {outTexts.newInvoice}
    </ButtonLink>
  );
}

/** What the keys do with the invoice that is open or marked; nothing while there is none. */
function useIssuedKeys({ present: id }: ListRows): void {
  const [, navigate] = useLocation();
  const goTo = (address: (id: string) => string) => (id === null ? undefined : () => navigate(address(id)));
  const { db } = useWorkspace();
  const save = useInvoicePdf();
  const pdfOf = async (of: string): Promise<void> => {
    const found = await archiveById(db, of);
    if (found !== null) await save(shownItemOf(found));
  };
  useScreenKeys('issued', {
    copy: goTo((copy) => links.editor({ copy })),
    pdf: id === null ? undefined : () => void pdfOf(id),
    print: goTo(printLink),
  });
}
