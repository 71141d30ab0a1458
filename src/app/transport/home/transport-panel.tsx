/** What a row opens beside the list: the card, what can be done now and why the rest cannot, the journey (picture 41). */
import { ChevronDown, ChevronUp, Expand, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Transport } from '@/api/entities/transport';
import { links } from '@/app/routes/links';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { ActionButtons } from '../actions/action-buttons';
import type { TransportActions } from '../actions/use-transport-actions';
import { Journey } from '../card/journey';
import { SameVehicle } from '../card/same-vehicle';
import { TransportFacts } from '../card/transport-facts';
import { UitCard } from '../card/uit-card';
import { transportTexts } from '../transport-texts';
import { uitText } from '../uit-time';
import { homeTexts } from './home-texts';

interface TransportPanelProps {
  readonly item: Transport;
  readonly now: number;
  readonly actions: TransportActions;
  readonly onClose: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

export function TransportPanel({ item, now, actions, onClose, onStep }: TransportPanelProps): ReactNode {
  const [, navigate] = useLocation();
  const title = item.uit === '' ? transportTexts.noUit : uitText(item.uit);
  return (
    <SidePanel
      title={title}
      onClose={onClose}
      actions={
        <>
          <IconButton icon={ChevronUp} label={homeTexts.previous} onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label={homeTexts.next} onClick={() => onStep(1)} />
          <IconButton
            icon={item.uit === '' ? ExternalLink : Expand}
            label={homeTexts.openPage}
            onClick={() => navigate(links.transport({ id: item.id }))}
          />
        </>
      }
    >
      <div className="flex flex-col gap-4 p-5 phone:p-4">
        <UitCard item={item} now={now} narrow />
        <ActionButtons actions={actions} item={item} now={now} />
        <SameVehicle item={item} level={3} now={now} />
        <TransportFacts item={item} />
        <section aria-label={homeTexts.journey} className="border-t border-border pt-4">
          <h3 className="pb-2 text-14 font-semibold">{homeTexts.journey}</h3>
          <Journey item={item} />
        </section>
      </div>
    </SidePanel>
  );
}
