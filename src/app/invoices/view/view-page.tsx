/** One archived document: its paper, what can be done with it, its journey and its proof (picture 16). Nothing is edited here. */

import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { HeldInvoice } from '@/app/invoices/archive/held-invoice';
import { shownState } from '@/app/invoices/archive/shown-state';
import { usePrintedPaper } from '@/app/invoices/document/use-printed-paper';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useKept } from '@/app/state/use-kept';
import { useLive } from '@/app/state/use-live';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { StatusLine } from '@/app/ui/table/status-line';
import { documentsInOrder } from '@/db/archive/archive-rows';
import type { CondicaDatabase } from '@/db/condica-database';
import { ArchiveButtons } from '../archive/archive-buttons';
import { ArchiveProof } from '../archive/archive-proof';
import { ArchiveReasons } from '../archive/archive-reasons';
import { ArchiveTimeline } from '../archive/archive-timeline';
import { DocumentFacts } from '../archive/document-facts';
import { listPlaceSchema, NO_PLACE, OUT_PLACE, placeAt } from '../archive/list-place';
import type { ShownItem } from '../archive/shown-item';
import { type ArchivedDocument, useArchiveItem } from '../archive/use-archive-item';
import { useDocument } from '../archive/use-document';
import { useInvoicePdf } from '../archive/use-invoice-pdf';
import { usePaperRequest } from '../archive/use-paper-request';
import { DocumentPaper } from './document-paper';
import { viewTexts } from './view-texts';

const { next, previous, print, copy, list } = KEY_TABLE.invoice.bindings;
const KEYS = [
  { keys: [...next.keys, ...previous.keys], words: viewTexts.keyNext },
  { keys: print.keys, words: viewTexts.keyPrint },
  { keys: copy.keys, words: viewTexts.keyCopy },
  { keys: list.keys, words: viewTexts.keyList },
];

export default function ViewPage(): ReactNode {
  const [search] = useSearchParams();
  const archived = useArchiveItem(search.get('id') ?? '');
  if (archived === undefined) return null;
  if (archived !== null)
    return <ArchivedPage archived={archived} key={archived.item.id} printAtOnce={search.get('print') === '1'} />;
  return (
    <EmptyState
      action={<ButtonLink to={links.out()}>{viewTexts.toList}</ButtonLink>}
      text={viewTexts.missingText}
      title={viewTexts.missingTitle}
    />
  );
}

interface ArchivedPageProps {
  readonly archived: ArchivedDocument;
  readonly printAtOnce: boolean;
}

function ArchivedPage({ archived: { item, zipHere }, printAtOnce }: ArchivedPageProps): ReactNode {
  const phone = useIsPhone();
  const open = useDocument(item);
  const { document } = open;
  const { print, paper } = usePrintedPaper(
    usePaperRequest(item, document.kind === 'read' ? document.invoice : undefined),
  );
  usePrintAtOnce(printAtOnce && document.kind === 'read', print);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-border border-b bg-surface">
        <PageHeader
          actions={<ArchiveButtons item={item} onPrint={print} primary size={phone ? 'sm' : 'md'} />}
          badge={<InvoiceStateBadge filled state={shownState(item.standing)} />}
          lead={<WayBack />}
          note={<NumberNote item={item} onPrint={print} />}
          compact
          title={item.number}
        />
      </div>
      <div className="flex min-h-0 flex-1 phone:flex-col phone:overflow-auto">
        <div className="relative min-h-0 min-w-0 flex-1 overflow-auto bg-bg phone:flex-none phone:overflow-x-hidden">
          <DocumentPaper item={item} open={open} />
          {paper}
        </div>
        <aside className="flex w-[420px] shrink-0 flex-col border-border border-l bg-surface phone:order-first phone:w-full phone:shrink-0 phone:border-l-0">
          <div className="min-h-0 flex-1 overflow-auto phone:flex-none phone:overflow-visible">
            <DocumentFacts item={item} />
            <HeldInvoice item={item} />
            <ArchiveReasons item={item} />
            <ArchiveTimeline item={item} />
            <ArchiveProof item={item} zipHere={zipHere} />
          </div>
        </aside>
      </div>
      {/* As under a list; beside the paper its keys have not the room. */}
      <StatusLine keys={KEYS} />
    </div>
  );
}

/** Once, as soon as the paper is drawn. */
function usePrintAtOnce(ready: boolean, print: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    print();
  }, [ready, print]);
}

function WayBack(): ReactNode {
  const [, navigate] = useLocation();
  return <IconButton icon={ArrowLeft} label={viewTexts.back} onClick={() => navigate(links.out())} />;
}

interface NumberNoteProps {
  readonly item: ShownItem;
  readonly onPrint: () => void;
}

/** The partner, and the way to the documents before and after. */
function NumberNote({ item, onPrint }: NumberNoteProps): ReactNode {
  const { db, company } = useWorkspace();
  const phone = useIsPhone();
  const [, navigate] = useLocation();
  const pdf = useInvoicePdf();
  const near = useLive(
    () => neighboursOf(db, company.id, item),
    [db, company.id, item.id, item.issueDate, item.number],
  );
  const goTo = (id: string | null | undefined): void => {
    if (id !== null && id !== undefined) navigate(links.view(id));
  };
  const previous = (): void => goTo(near?.previous);
  const next = (): void => goTo(near?.next);
  useFollowedByList(item.id);
  useScreenKeys('invoice', {
    next,
    previous,
    pdf: () => void pdf(item),
    print: onPrint,
    copy: () => navigate(links.editor({ copy: item.id })),
    list: () => navigate(links.out()),
  });
  return (
    <span className="flex items-center gap-2 phone:gap-0">
      {/* On the phone the facts begin with it, right under the head. */}
      {!phone && <span className="min-w-0 break-words">{item.partnerName}</span>}
      <IconButton icon={ChevronUp} label={viewTexts.previous} onClick={previous} />
      <IconButton icon={ChevronDown} label={viewTexts.next} onClick={next} />
    </span>
  );
}

/** Going back lands on the row of the document that is looked at. */
function useFollowedByList(id: string): void {
  const [, setPlace] = useKept(OUT_PLACE, listPlaceSchema, NO_PLACE);
  useEffect(() => setPlace((place) => placeAt(place, id)), [id, setPlace]);
}

interface Neighbours {
  /** Above in the list, which stands newest first. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The documents before and after one in the whole archive. */
async function neighboursOf(db: CondicaDatabase, companyId: CompanyId, item: ArchiveItem): Promise<Neighbours> {
  const { direction } = item;
  const next = (newestFirst: boolean) =>
    documentsInOrder(db, companyId, { direction, after: item, limit: 1, newestFirst });
  const [[above], [below]] = await Promise.all([next(false), next(true)]);
  return { previous: above?.id ?? null, next: below?.id ?? null };
}
