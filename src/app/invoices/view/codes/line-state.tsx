import { CircleCheck, CircleCheckBig, CircleDashed, CirclePlus, type LucideIcon, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import type { LineState } from '@/domain/line-codes/coded-lines';
import { codesTexts } from './codes-texts';

const STATES: Readonly<Record<LineState, { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  coded: { icon: CircleCheckBig, tone: 'ok' },
  same: { icon: CircleCheck, tone: 'ok' },
  probable: { icon: CircleDashed, tone: 'wait' },
  two: { icon: Split, tone: 'wait' },
  new: { icon: CirclePlus, tone: 'idle' },
};

/** How sure the code of a line is. */
export function LineStateBadge({ state }: { readonly state: LineState }): ReactNode {
  const { icon, tone } = STATES[state];
  return (
    <Badge filled={state === 'two'} icon={icon} tone={tone}>
      {codesTexts.states[state]}
    </Badge>
  );
}
