import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONE_TEXT } from '@/app/ui/states/tone';
import { recentTimeText } from '@/app/ui/words/date-words';
import type { AssignedTo } from './assigned';
import { giveTexts } from './give-texts';
import { inboxTexts } from './inbox-texts';

/** Who works on a company, and whether the server knows it. */
export function AssignedName({ assigned }: { readonly assigned: AssignedTo }): ReactNode {
  if (assigned === null) return <span className="text-text-3">{inboxTexts.nothing}</span>;
  const { person, state } = assigned;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-text-2" title={titleOf(assigned)}>
      <span className="truncate">{person === null ? giveTexts.nobody : person.name}</span>
      {state === 'waits' && <Clock aria-label={giveTexts.waits} className="shrink-0" role="img" size={14} />}
      {state === 'refused' && (
        <TriangleAlert aria-label={giveTexts.refused} className={`shrink-0 ${TONE_TEXT.bad}`} role="img" size={14} />
      )}
    </span>
  );
}

function titleOf(assigned: NonNullable<AssignedTo>): string | undefined {
  if (assigned.state !== 'known') return giveTexts[assigned.state];
  const { person, givenBy, givenAt } = assigned;
  if (givenBy === '' || givenAt === '') return person.name;
  return `${person.name}: ${giveTexts.given(givenBy, recentTimeText(givenAt, new Date()))}`;
}
