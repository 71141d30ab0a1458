import { Badge } from '@/app/ui/states/badge';
import { TRANSPORT_LOOKS, type TransportState } from './transport-state';
import { transportTexts } from './transport-texts';

/** The state of a declaration: an icon and a word. */
export function TransportStateBadge({ state }: { readonly state: TransportState }) {
  const { icon, tone, filled } = TRANSPORT_LOOKS[state];
  return (
    <Badge tone={tone} icon={icon} filled={filled}>
      {transportTexts.states[state]}
    </Badge>
  );
}
