import {
  Building2,
  CircleArrowUp,
  CircleCheck,
  CircleX,
  CopyCheck,
  FileX,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { countedNoun } from '@/app/ui/amount-text';
import { Badge } from '@/app/ui/badge';
import type { Tone } from '@/app/ui/tone';
import type { BatchFile } from './batch';
import type { StandingKind } from './file-standing';
import { sendTexts } from './send-texts';

const { verdicts, error } = sendTexts;

interface StandingLook {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly word: string;
}

const LOOKS: Readonly<Record<Exclude<StandingKind, 'errors'>, StandingLook>> = {
  ready: { icon: CircleCheck, tone: 'ok', word: verdicts.ready },
  sent: { icon: CopyCheck, tone: 'idle', word: verdicts.sent },
  twice: { icon: CopyCheck, tone: 'wait', word: verdicts.twice },
  'other-seller': { icon: Building2, tone: 'wait', word: verdicts['other-seller'] },
  'not-invoice': { icon: FileX, tone: 'idle', word: verdicts['not-invoice'] },
};

/** How a file stands, in one word with its icon; only errors are filled. */
export function StandingBadge({ file }: { readonly file: BatchFile }): ReactNode {
  const { standing, reading, sentAs } = file;
  if (sentAs !== undefined) {
    return (
      <Badge icon={CircleArrowUp} tone="ok">
        {verdicts.gone}
      </Badge>
    );
  }
  if (standing === undefined) {
    return (
      <Badge icon={Hourglass} tone="idle">
        {verdicts.waiting}
      </Badge>
    );
  }
  if (standing.kind === 'errors') {
    return (
      <Badge filled icon={CircleX} tone="bad">
        {countedNoun(Math.max(1, reading?.findings.length ?? 0), error[0], error[1])}
      </Badge>
    );
  }
  const { icon, tone, word } = LOOKS[standing.kind];
  return (
    <Badge icon={icon} tone={tone}>
      {word}
    </Badge>
  );
}
