import { ChevronDown, ChevronUp, Maximize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { MarkName } from '@/api/entities/archive-item';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { ArchiveButtons } from './archive-buttons';
import { printLink } from './archive-links';
import { ArchiveProof } from './archive-proof';
import { ArchiveReasons } from './archive-reasons';
import { archiveTexts } from './archive-texts';
import { ArchiveTimeline } from './archive-timeline';
import { DocumentFacts } from './document-facts';
import { ArchiveMarks } from './marks/archive-marks';
import { ArchiveNotes } from './notes/archive-notes';
import type { ShownItem } from './shown-item';
import { stateOfItem } from './shown-state';
import { useArchiveItem } from './use-archive-item';

/** Of the few that are held. */
const HeldInvoice = lazy(() => loadChunk(() => import('./held-invoice')));
/** Of the few that a restored server has lost. */
const LostInvoice = lazy(() => loadChunk(() => import('./lost-invoice')));

interface ArchivePanelProps {
  readonly id: string;
  /** −1 the row above, 1 the one below. */
  readonly onStep: (by: number) => void;
  readonly onClose: () => void;
  /** What its list says of it, under its facts. */
  readonly head?: (item: ShownItem) => ReactNode;
  /** That mark it, where its list has them. */
  readonly markKeys?: Readonly<Partial<Record<MarkName, readonly string[]>>>;
}

/** One document beside the list: sum, facts, actions, journey, proof (picture 02). */
export function ArchivePanel({ id, onStep, onClose, head, markKeys }: ArchivePanelProps): ReactNode {
  const archived = useArchiveItem(id);
  const [, navigate] = useLocation();
  if (archived === undefined || archived === null) return null;
  const { item, zipHere } = archived;
  return (
    <SidePanel
      actions={
        <>
          <IconButton icon={ChevronUp} label={archiveTexts.previous} onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label={archiveTexts.next} onClick={() => onStep(1)} />
          <IconButton icon={Maximize2} label={archiveTexts.full} onClick={() => navigate(links.view(id))} />
        </>
      }
      badge={<InvoiceStateBadge filled state={stateOfItem(item)} />}
      ofRow
      onClose={onClose}
      title={item.number}
    >
      <DocumentFacts item={item} />
      {head?.(item)}
      <div className="flex flex-wrap gap-1.5 px-5 pb-1.5 phone:px-4">
        <ArchiveButtons item={item} onPrint={() => navigate(printLink(id))} size="sm" />
      </div>
      <ArchiveMarks item={item} {...(markKeys !== undefined && { keys: markKeys })} />
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
      <ArchiveReasons item={item} />
      <ArchiveNotes item={item} />
      <ArchiveTimeline item={item} />
      <ArchiveProof item={item} zipHere={zipHere} />
    </SidePanel>
  );
}
