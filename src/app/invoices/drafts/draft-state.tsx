import { CloudCheck, GitMerge, HardDrive, type LucideIcon } from 'lucide-react';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import type { DraftRow } from './draft-row';
import { draftsTexts } from './drafts-texts';

const LOOKS: Readonly<
  Record<DraftRow['state'], { readonly tone: Tone; readonly icon: LucideIcon; readonly words: string }>
> = {
  'only-here': { tone: 'wait', icon: HardDrive, words: draftsTexts.onlyHere },
  'on-server': { tone: 'idle', icon: CloudCheck, words: draftsTexts.onServer },
  conflict: { tone: 'bad', icon: GitMerge, words: draftsTexts.conflict },
};

/** Where a draft is: only on this device, on the server too, or changed on two sides. */
export function DraftState({ state }: Pick<DraftRow, 'state'>) {
  const { tone, icon, words } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon} filled={state === 'conflict'}>
      {words}
    </Badge>
  );
}
