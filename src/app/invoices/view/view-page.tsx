/** One archived document: its paper, what can be done with it, its journey and its proof (picture 16). Nothing is edited here. */

import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import { usePrintedPaper } from '@/app/invoices/document/use-printed-paper';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useAtTest } from '@/app/state/use-at-test';
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
import type { AccountFinding } from '@/workers/archive-search/account-watch';
import { abilitiesOf } from '../archive/archive-actions';
import { ArchiveButtons } from '../archive/archive-buttons';
import { ArchiveProof } from '../archive/archive-proof';
import { ArchiveReasons } from '../archive/archive-reasons';
import { ArchiveTimeline } from '../archive/archive-timeline';
import { DocumentFacts } from '../archive/document-facts';
import { documentProof } from '../archive/document-proof';
import { listPlaceSchema, NO_PLACE, placeAt, placeName } from '../archive/list-place';
import type { ShownItem } from '../archive/shown-item';
import { type ArchivedDocument, useArchiveItem } from '../archive/use-archive-item';
import { type ShownDocument, useDocument } from '../archive/use-document';
import { useInvoicePdf } from '../archive/use-invoice-pdf';
import { useLookOfItem } from '../archive/use-look-of-item';
import { usePaperRequest } from '../archive/use-paper-request';
import { DocumentDesk } from './document-desk';
import { DocumentPaper } from './document-paper';
import { useAccountOfItem } from './use-account-finding';
import { viewTexts } from './view-texts';

const CodesPage = lazy(() => loadChunk(() => import('./codes/codes-page')));
const ShownFiles = lazy(() => loadChunk(() => import('./shown-files')));
const ReceivedActs = lazy(() => loadChunk(() => import('./received-acts')));
const ReceivedPart = lazy(() => loadChunk(() => import('./received-part')));
const HeldInvoice = lazy(() => loadChunk(() => import('../archive/held-invoice')));
const LostInvoice = lazy(() => loadChunk(() => import('../archive/lost-invoice')));
const RelatedDocuments = lazy(() => loadChunk(() => import('./related-documents')));
const DocumentSeal = lazy(() => loadChunk(() => import('./document-seal')));

const { next, previous, print, copy, list } = KEY_TABLE.invoice.bindings;
const KEYS = [
  { keys: [...next.keys, ...previous.keys], words: viewTexts.keyNext },
  { keys: print.keys, words: viewTexts.keyPrint },
  { keys: copy.keys, words: viewTexts.keyCopy },
  { keys: KEY_TABLE.document.bindings.xml.keys, words: viewTexts.keyXml },
  { keys: list.keys, words: viewTexts.keyList },
];

export default function ViewPage(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id !== null && search.get('codes') !== null)
    return (
      <Suspense fallback={null}>
        <CodesPage id={id} />
      </Suspense>
    );
  return id === null ? (
    <Suspense fallback={null}>
      <ShownFiles />
    </Suspense>
  ) : (
    <OneOfArchive id={id} printAtOnce={search.get('print') === '1'} />
  );
}

function OneOfArchive({ id, printAtOnce }: { readonly id: string; readonly printAtOnce: boolean }): ReactNode {
  const archived = useArchiveItem(id);
  if (archived === undefined) return null;
  if (archived !== null) return <ArchivedPage archived={archived} key={archived.item.id} printAtOnce={printAtOnce} />;
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
  const { document, retry } = useDocument(item);
  const look = useLookOfItem(item);
  const account = useAccountOfItem(item);
  const atTest = useAtTest();
  const request = usePaperRequest(item, document.kind === 'read' ? document.invoice : undefined);
  const { print, paper } = usePrintedPaper(request);
  const printsNow = printAtOnce && document.kind === 'read';
  useEffect(() => {
    if (!printsNow) return;
    print();
    // Once: a reload, or the way back to this page, prints nothing again.
    history.replaceState(history.state, '', links.view(item.id));
  }, [printsNow, item.id, print]);
  const bytes = document.kind === 'read' || document.kind === 'unreadable' ? document.bytes : undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-border border-b bg-surface">
        <PageHeader
          actions={<ArchiveButtons item={item} onPrint={print} primary size={phone ? 'sm' : 'md'} />}
          badge={<InvoiceStateBadge filled state={stateOfItem(item)} />}
          lead={<WayBack item={item} />}
          note={<NumberNote item={item} onPrint={print} />}
          compact
          title={item.number}
        />
      </div>
      <DocumentDesk
        account={account}
        acts={
          item.direction === 'out' || document.kind !== 'read'
            ? undefined
            : (said) => (
                <Suspense fallback={null}>
                  <ReceivedActs invoice={document.invoice} item={item} {...said} />
                </Suspense>
              )
        }
        bytes={bytes}
        journey={<Journey account={account} document={document} item={item} zipHere={zipHere} />}
        paper={(said) => (
          <>
            <DocumentPaper
              author={item.author}
              document={document}
              look={look}
              name={item.number}
              onRetry={retry}
              proof={documentProof(item, atTest)}
              said={said}
            />
            {paper}
          </>
        )}
        told="errors"
      />
      {/* As under a list; beside the paper its keys have not the room. */}
      <StatusLine keys={KEYS} />
    </div>
  );
}

interface JourneyProps {
  readonly item: ShownItem;
  readonly zipHere: boolean;
  readonly document: ShownDocument;
  readonly account: AccountFinding | undefined;
}

function Journey({ item, zipHere, document, account }: JourneyProps): ReactNode {
  return (
    <>
      <DocumentFacts item={item} />
      {item.held !== undefined && (
        <Suspense fallback={null}>
          <HeldInvoice item={item} />
        </Suspense>
      )}
      {item.lost !== undefined && (
        <Suspense fallback={null}>
          <LostInvoice item={item} />
        </Suspense>
      )}
      {item.direction === 'in' && (
        <Suspense fallback={null}>
          <ReceivedPart account={account} item={item} />
        </Suspense>
      )}
      <ArchiveReasons item={item} />
      {document.kind === 'read' && (
        <Suspense fallback={null}>
          <RelatedDocuments invoice={document.invoice} item={item} />
        </Suspense>
      )}
      <ArchiveTimeline item={item} />
      <ArchiveProof item={item} zipHere={zipHere} />
      {item.zipSha256 !== '' && (
        <Suspense fallback={null}>
          <DocumentSeal item={item} key={item.id} />
        </Suspense>
      )}
    </>
  );
}

function WayBack({ item }: { readonly item: ShownItem }): ReactNode {
  const [, navigate] = useLocation();
  const label = viewTexts.back[item.direction];
  return <IconButton icon={ArrowLeft} label={label} onClick={() => navigate(listOf(item))} />;
}

/** The list that it stands in. */
function listOf({ direction }: Pick<ShownItem, 'direction'>): string {
  return direction === 'in' ? links.in() : links.out();
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
  useFollowedByList(item);
  useScreenKeys('invoice', {
    next,
    previous,
    pdf: () => void pdf(item),
    print: onPrint,
    copy: abilitiesOf(item).copy ? () => navigate(links.editor({ copy: item.id })) : undefined,
    list: () => navigate(listOf(item)),
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
function useFollowedByList({ id, direction }: ShownItem): void {
  const [, setPlace] = useKept(placeName(direction), listPlaceSchema, NO_PLACE);
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
