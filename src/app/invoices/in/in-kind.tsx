/** What the list of received invoices is made of. */
import { lazy } from 'react';
import { useLocation } from 'wouter';
import type { MarkName } from '@/api/entities/archive-item';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useLive } from '@/app/state/use-live';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { archiveById } from '@/db/archive/archive-queries';
import { settledTwins } from '@/db/settings/settled-twins';
import { type ArchiveGroup, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import { printLink } from '../archive/archive-links';
import { standingMark } from '../archive/marks/shown-marks';
import { useMarking } from '../archive/marks/use-marking';
import { askNote } from '../archive/notes/asked-note';
import { shownItemOf } from '../archive/shown-item';
import { stateOfItem } from '../archive/shown-state';
import { useInvoicePdf } from '../archive/use-invoice-pdf';
import type { InvoiceListKind, ListView } from '../list/list-kind';
import { listTexts } from '../list/list-texts';
import type { ListRows } from '../list/use-list-rows';
import { inTexts } from './in-texts';
import { ReadMailbox, useReadMailbox } from './read-mailbox';
import { useReceivedNews } from './use-received-news';

const { palette, keys: allKeys } = KEY_TABLE.anywhere.bindings;
const { read, approved, booked, message } = KEY_TABLE.received.bindings;
const { viewNames } = inTexts;

function view(id: keyof typeof viewNames, group: ArchiveGroup | null, states: readonly string[] = []): ListView {
  return { id, label: viewNames[id], states, group };
}

const READ_KEY = { keys: read.keys, words: inTexts.keyRead };
const NONE: readonly string[] = [];

export const IN_KIND: InvoiceListKind = {
  id: 'in',
  query: EVERYTHING_RECEIVED,
  words: inTexts,
  views: [
    view('new', 'new'),
    view('toApprove', null, ['received']),
    view('toBook', null, ['received', 'seen']),
    view('twins', 'twins'),
    view('asks', 'asks'),
    view('all', null),
  ],
  states: (['received', 'seen', 'booked'] as const).map((value) => ({ value, stored: [value] })),
  columns: ['number', 'issueDate', 'dueDate', 'partnerName', 'taxId', 'net', 'vat', 'total', 'arrived', 'state'],
  stateOf: stateOfItem,
  Action: ReadMailbox,
  Empty: lazy(() => loadChunk(() => import('./in-empty'))),
  CardFoot: lazy(() => loadChunk(() => import('./received-card-foot'))),
  hasCardFoot: (_item, news) => news?.asks === true || news?.unknownPartner === true,
  PanelHead: lazy(() => loadChunk(() => import('./received-panel-head'))),
  BulkActions: lazy(() => loadChunk(() => import('./message-many'))),
  useKeys: useReceivedKeys,
  markKeys: { approved: approved.keys, booked: booked.keys },
  keys: [
    { keys: approved.keys, words: inTexts.keyApprove },
    { keys: booked.keys, words: inTexts.keyBook },
    { keys: message.keys, words: inTexts.keyMessage },
  ],
  emptyKeys: [
    READ_KEY,
    { keys: palette.keys, words: listTexts.keySearch },
    { keys: allKeys.keys, words: listTexts.keyAll },
  ],
  useNews: useReceivedNews,
  useSettledTwins: () => {
    const { db, company } = useWorkspace();
    return useLive(() => settledTwins(db, company.id), [db, company.id]) ?? NONE;
  },
};

/** What the keys do with the invoice that is open or marked; nothing while there is none. */
function useReceivedKeys({ present: id, openId, cursor, open }: ListRows): void {
  const [, navigate] = useLocation();
  const { db } = useWorkspace();
  const save = useInvoicePdf();
  const readMailbox = useReadMailbox();
  const marking = useMarking();
  const phone = useIsPhone();
  const toggle = async (of: string, mark: MarkName): Promise<void> => {
    const found = await archiveById(db, of);
    if (found !== null) await marking([of], mark, standingMark(found.item, mark) === null);
  };
  const pdfOf = async (of: string): Promise<void> => {
    const found = await archiveById(db, of);
    if (found !== null) await save(shownItemOf(found));
  };
  const write = async (of: string): Promise<void> => {
    askNote(of);
    const found = openId === null ? await archiveById(db, of) : null;
    if (found !== null) open(shownItemOf(found), cursor);
  };
  useScreenKeys('received', {
    // Of the page, which an open one covers on a narrow screen.
    read: phone && openId !== null ? undefined : () => void readMailbox(),
    approved: id === null ? undefined : () => void toggle(id, 'approved'),
    booked: id === null ? undefined : () => void toggle(id, 'booked'),
    message: id === null ? undefined : () => void write(id),
    pdf: id === null ? undefined : () => void pdfOf(id),
    print: id === null ? undefined : () => navigate(printLink(id)),
  });
}
