import { Minus, Plus, RotateCw } from 'lucide-react';
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react';
import { InvoiceDocument } from '@/app/invoices/document/invoice-document';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { EmptyState } from '@/app/ui/states/empty-state';
import type { DocumentProof } from '@/domain/paper/document-proof';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { missingWords } from '../archive/document-words';
import type { ShownDocument } from '../archive/use-document';
import type { DeskPaper } from './document-desk';
import { viewTexts } from './view-texts';

const UnmadePaper = lazy(() => loadChunk(() => import('./unmade-paper')));

interface DocumentPaperProps {
  readonly document: ShownDocument;
  readonly said: DeskPaper;
  /** As the person knows it, where it cannot be had. */
  readonly name: string;
  readonly look: InvoiceLook | undefined;
  readonly proof: DocumentProof;
  readonly author?: string | undefined;
  readonly onRetry: () => void;
}

/** The document as paper, or why it cannot be shown now. */
export function DocumentPaper(props: DocumentPaperProps): ReactNode {
  const { document, said, name, look, proof, author, onRetry } = props;
  switch (document.kind) {
    case 'reading':
      return (
        <p className="p-6 text-13 text-text-3" role="status">
          {viewTexts.reading}
        </p>
      );
    case 'unreadable':
      return (
        <Suspense fallback={null}>
          <UnmadePaper bytes={document.bytes} inspected={said.inspected} />
        </Suspense>
      );
    case 'missing':
      return (
        <EmptyState
          action={
            <Button icon={RotateCw} onClick={onRetry}>
              {viewTexts.retry}
            </Button>
          }
          title={missingWords(document.why, 'xml', name)}
        />
      );
    case 'read':
      return (
        <ZoomedPaper>
          <InvoiceDocument
            author={author}
            invoice={document.invoice}
            look={look}
            proof={proof}
            remarks={said.remarks}
          />
        </ZoomedPaper>
      );
  }
}

/** Percent; 86 as in picture 16. */
const ZOOMS = [50, 67, 86, 100, 125, 150] as const;
const USUAL_ZOOM = 2;
/** A4 at 96 dots per inch; the phone shows the whole width, and two fingers enlarge it. */
const PAPER_WIDTH = 794;

/** By a property, so that the print's own zoom wins over it. */
interface PaperStyle extends CSSProperties {
  readonly '--paper-zoom': number;
}

function ZoomedPaper({ children }: { readonly children: ReactNode }): ReactNode {
  const phone = useIsPhone();
  const [at, setAt] = useState(USUAL_ZOOM);
  const percent = ZOOMS[at] ?? 100;
  const zoomed: PaperStyle = { '--paper-zoom': phone ? window.innerWidth / PAPER_WIDTH : percent / 100 };
  return (
    <>
      <div className="flex justify-center p-5 phone:p-0">
        <div
          className="border border-border [zoom:var(--paper-zoom)] phone:w-[794px] phone:shrink-0 phone:border-0"
          style={zoomed}
        >
          {children}
        </div>
      </div>
      <div className="sticky bottom-4 mr-4 ml-auto flex w-fit items-center rounded-2 border border-border bg-surface text-13 text-text-2 tabular-nums shadow-pop phone:hidden print:hidden">
        <IconButton icon={Minus} label={viewTexts.zoomOut} onClick={() => setAt(Math.max(0, at - 1))} />
        <output className="w-12 text-center">{viewTexts.zoom(percent)}</output>
        <IconButton icon={Plus} label={viewTexts.zoomIn} onClick={() => setAt(Math.min(ZOOMS.length - 1, at + 1))} />
      </div>
    </>
  );
}
