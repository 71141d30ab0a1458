import type { Remote } from 'comlink';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { useMayDo } from '@/app/state/use-ability';
import { type SavedView, SavedViews } from '@/app/ui/saved-views';
import type { DocumentApi } from '@/workers/document/document-service';
import type { InspectedDocument } from '@/workers/document/inspect-document';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { AttachmentsPanel } from './attachments-panel';
import { SideNote } from './side-note';
import { sideTexts } from './side-texts';
import { useWorkerAnswer, type WorkerAnswer } from './use-worker-answer';
import type { FilePlace } from './xml-place';

const FindingsPanel = lazy(() => loadChunk(() => import('./findings-panel')));
const XmlPart = lazy(() => loadChunk(() => import('./xml-part')));
const TermsPanel = lazy(() => loadChunk(() => import('./terms-panel')));

export type SideTab = 'journey' | 'findings' | 'terms' | 'xml' | 'attachments';

interface DocumentSideProps {
  /** Undefined until it is read, and where it cannot be had. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  readonly inspected: WorkerAnswer<InspectedDocument>;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly place: FilePlace | null;
  readonly onShow: ((finding: ExplainedFinding) => void) | undefined;
  /** What happened to it; a file that is in no archive has nothing to tell. */
  readonly journey: ReactNode;
}

/** Beside the paper: what happened to the document, its verdict, its values, its XML and what it brings with it. */
export function DocumentSide(props: DocumentSideProps): ReactNode {
  const { inspected, tab, onTab, journey, bytes } = props;
  const views = useTabs(inspected, journey !== null, bytes !== undefined);
  return (
    <>
      <div className="shrink-0 [&>div]:px-3">
        <SavedViews active={tab} controls="document-side" label={sideTexts.tabs} onChange={onTab} views={views} />
      </div>
      <div
        className="min-h-0 flex-1 overflow-auto phone:flex-none phone:overflow-visible"
        id="document-side"
        role="tabpanel"
        tabIndex={-1}
      >
        <Suspense fallback={<SideNote text={sideTexts.working} />}>
          <SidePart {...props} />
        </Suspense>
      </div>
    </>
  );
}

function useTabs(
  inspected: WorkerAnswer<InspectedDocument>,
  hasJourney: boolean,
  here: boolean,
): readonly SavedView<SideTab>[] {
  const mayXml = useMayDo('xmlPanel');
  return useMemo(() => {
    const known = typeof inspected === 'object' ? inspected : undefined;
    const counted = (count: number | undefined) => (count === undefined ? {} : { count });
    const files = known?.attachments.length ?? 0;
    const tabs: readonly (readonly [boolean, SavedView<SideTab>])[] = [
      [hasJourney, { id: 'journey', label: sideTexts.journey }],
      [here && mayXml, { id: 'xml', label: sideTexts.xml }],
      [here, { id: 'findings', label: sideTexts.findings, ...counted(known?.findings.length) }],
      [here, { id: 'terms', label: sideTexts.terms }],
      [files > 0, { id: 'attachments', label: sideTexts.attachments, count: files }],
    ];
    return tabs.flatMap(([shown, view]) => (shown ? [view] : []));
  }, [inspected, hasJourney, here, mayXml]);
}

function SidePart({ tab, journey, bytes, inspected, place, onShow }: DocumentSideProps): ReactNode {
  if (tab === 'journey') return journey;
  if (bytes === undefined) return null;
  if (tab === 'terms') return <TermsPart bytes={bytes} />;
  if (inspected === undefined) return <SideNote text={sideTexts.working} />;
  if (inspected === 'failed') return <SideNote text={sideTexts.failed} />;
  if (tab === 'xml') return <XmlPart bytes={bytes} inspected={inspected} place={place} />;
  if (tab === 'attachments') return <AttachmentsPanel attachments={inspected.attachments} bytes={bytes} />;
  return <FindingsPanel bytes={bytes} inspected={inspected} onShow={onShow} />;
}

type Bytes = Uint8Array<ArrayBuffer>;

const askTerms = async (api: Remote<DocumentApi>, of: Bytes) => api.termsOfDocument(of);

function TermsPart({ bytes }: { readonly bytes: Bytes }): ReactNode {
  const terms = useWorkerAnswer(bytes, askTerms);
  if (terms === undefined) return <SideNote text={sideTexts.working} />;
  return terms === 'failed' ? <SideNote text={sideTexts.failed} /> : <TermsPanel terms={terms} />;
}
