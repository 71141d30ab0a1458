import {
  Building2,
  CalendarClock,
  CircleArrowUp,
  CircleCheck,
  CircleX,
  Copy,
  CopyCheck,
  FileWarning,
  FileX,
  Hourglass,
  Inbox,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '@/app/state/use-today';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import type { BatchFile } from './batch';
import type { StandingKind } from './file-standing';
import { passedDeadline } from './passed-deadline';
import { sendTexts } from './send-texts';
import { standingWord } from './standing-word';

interface StandingLook {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** „Look here”: only what a person should put right. */
  readonly filled?: true;
}

const LOOKS: Readonly<Record<Exclude<StandingKind, 'received'> | 'waiting' | 'gone', StandingLook>> = {
  waiting: { icon: Hourglass, tone: 'idle' },
  gone: { icon: CircleArrowUp, tone: 'ok' },
  ready: { icon: CircleCheck, tone: 'ok' },
  errors: { icon: CircleX, tone: 'bad', filled: true },
  sent: { icon: CopyCheck, tone: 'idle' },
  twice: { icon: CopyCheck, tone: 'wait' },
  'other-seller': { icon: Building2, tone: 'wait' },
  'date-out-of-order': { icon: CalendarClock, tone: 'bad', filled: true },
  'not-utf8': { icon: FileWarning, tone: 'bad', filled: true },
  'not-invoice': { icon: FileX, tone: 'idle' },
};

/** How a file stands, in one word with its icon. */
export function StandingBadge({ file }: { readonly file: BatchFile }): ReactNode {
  const today = useToday();
  if (passedDeadline(file, today) !== undefined)
    return (
      <Badge icon={CalendarClock} tone="wait">
        {sendTexts.verdicts.late}
      </Badge>
    );
  const { icon, tone, filled } = lookOf(file);
  return (
    <Badge filled={filled ?? false} icon={icon} tone={tone}>
      {standingWord(file)}
    </Badge>
  );
}

function lookOf({ standing, reading, sentAs }: BatchFile): StandingLook {
  if (sentAs !== undefined) return LOOKS.gone;
  if (standing?.kind !== 'received') return LOOKS[standing?.kind ?? 'waiting'];
  if (reading?.accepted !== true) return { icon: Inbox, tone: 'bad', filled: true };
  return standing.earlier === undefined ? { icon: Inbox, tone: 'idle' } : { icon: Copy, tone: 'wait' };
}
