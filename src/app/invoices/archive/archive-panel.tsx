import { ChevronDown, ChevronUp, Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { amountText } from '@/app/ui/amount-text';
import { DateText } from '@/app/ui/date-text';
import { IconButton } from '@/app/ui/icon-button';
import { InvoiceStateBadge } from '@/app/ui/invoice-state-badge';
import { SidePanel } from '@/app/ui/side-panel';
import { outTexts } from '../out/out-texts';
import { shownState } from '../out/shown-state';
import { ArchiveButtons } from './archive-buttons';
import { printLink } from './archive-links';
import { ArchiveProof } from './archive-proof';
import { ArchiveReasons } from './archive-reasons';
import { ArchiveTimeline } from './archive-timeline';
import type { ShownItem } from './shown-item';
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
          <IconButton icon={ChevronUp} label={outTexts.previous} onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label={outTexts.next} onClick={() => onStep(1)} />
          <IconButton icon={Maximize2} label={outTexts.full} onClick={() => navigate(links.view(id))} />
        </>
      }
      badge={<InvoiceStateBadge filled state={shownState(item.standing)} />}
      onClose={onClose}
      title={item.number}
    >
      <PanelFacts item={item} />
      <div className="flex flex-wrap gap-2 border-border border-b px-5 pb-4 phone:px-4">
        <ArchiveButtons item={item} onPrint={() => navigate(printLink(id))} />
      </div>
      <ArchiveReasons item={item} />
      <ArchiveTimeline item={item} />
      <ArchiveProof item={item} zipHere={zipHere} />
    </SidePanel>
  );
}

function PanelFacts({ item }: { readonly item: ShownItem }): ReactNode {
  const currency = item.currency === 'RON' ? 'lei' : item.currency;
  return (
    <div className="px-5 py-4 phone:px-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-semibold text-16">{item.partnerName}</p>
          <p className="text-12 text-text-3 tabular-nums">{item.partnerTaxId}</p>
        </div>
        <div className="shrink-0 text-right">
          <p className="font-semibold text-20 tabular-nums">
            {amountText(item.total)} <span className="font-normal text-13 text-text-3">{currency}</span>
          </p>
          <p className="text-12 text-text-3 tabular-nums">
            {outTexts.ofWhichVat} {amountText(item.vat)}
          </p>
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3 text-13">
        <Fact label={outTexts.issued} value={<DateText day={item.issueDate} />} />
        <Fact label={outTexts.due} value={<DateText day={item.dueDate} />} />
        <Fact label={outTexts.kind} value={item.type === 'NC' ? outTexts.creditNote : outTexts.invoice} />
      </dl>
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
