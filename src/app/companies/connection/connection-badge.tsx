import { CircleCheck, CircleX, Clock, KeyRound, type LucideIcon, Unplug } from 'lucide-react';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import type { ConnectionState } from './connection-state';
import { stateWords } from './connection-texts';

const LOOKS: Readonly<Record<ConnectionState['kind'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  none: { tone: 'idle', icon: Unplug },
  waiting: { tone: 'wait', icon: Clock },
  uncovered: { tone: 'bad', icon: CircleX },
  connected: { tone: 'ok', icon: CircleCheck },
  ending: { tone: 'wait', icon: KeyRound },
  revoked: { tone: 'bad', icon: CircleX },
  refused: { tone: 'bad', icon: CircleX },
  over: { tone: 'bad', icon: CircleX },
};
/** What stops all work is filled. */
const FILLED: ReadonlySet<ConnectionState['kind']> = new Set(['revoked', 'refused', 'over']);

interface ConnectionBadgeProps {
  readonly state: ConnectionState;
  /** Of one company alone, what ends soon is filled too; in a list of many it would be everywhere. */
  readonly alone?: boolean;
}

export function ConnectionBadge({ state, alone = false }: ConnectionBadgeProps) {
  const { tone, icon } = LOOKS[state.kind];
  return (
    <Badge tone={tone} icon={icon} filled={FILLED.has(state.kind) || (alone && state.kind === 'ending')}>
      {stateWords(state)}
    </Badge>
  );
}
