import { ChevronDown, ChevronUp, Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
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
import { HeldInvoice } from './held-invoice';
import { shownState } from './shown-state';
import { useArchiveItem } from './use-archive-item';

interface ArchivePanelProps {
  readonly id: string;
  /** −1 the row above, 1 the one below. */
  readonly onStep: (by: number) => void;
  readonly onClose: () => void;
}

/** One document beside the list: sum, facts, actions, journey, proof (picture 02). */
export function ArchivePanel({ id, onStep, onClose }: ArchivePanelProps): ReactNode {
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
      badge={<InvoiceStateBadge filled state={shownState(item.standing)} />}
      onClose={onClose}
      title={item.number}
    >
      <DocumentFacts item={item} />
      <div className="flex flex-wrap gap-1.5 border-border border-b px-5 pb-4 phone:px-4">
        <ArchiveButtons item={item} onPrint={() => navigate(printLink(id))} size="sm" />
      </div>
      <HeldInvoice item={item} />
      <ArchiveReasons item={item} />
      <ArchiveTimeline item={item} />
      <ArchiveProof item={item} zipHere={zipHere} />
    </SidePanel>
  );
}
