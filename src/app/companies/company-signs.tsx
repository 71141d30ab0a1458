/** What a company asks for, in words: the same in the table and on the phone's card. */
import { CircleX, GitCompareArrows, Hand, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import { TONE_TEXT, type Tone } from '@/app/ui/states/tone';
import type { ListedCompany } from './company-list';
import { deadlineWords } from './deadline-words';

type Worked = Pick<ListedCompany, 'work'>;

/** What is to be settled: refused, then what was held before ANAF, then what was changed in two places. */
export function Red({ work: { rejected, held, choices } }: Worked): ReactNode {
  return (
    <span className="inline-flex gap-x-3 align-middle phone:flex-wrap">
      {rejected > 0 && <Sign icon={CircleX} text={texts.rejected(rejected)} tone="bad" />}
      {held > 0 && <Sign icon={Hand} text={texts.held(held)} tone="bad" />}
      {choices > 0 && <Sign icon={GitCompareArrows} text={texts.choices(choices)} tone="doubt" />}
    </span>
  );
}

export function Waiting({ work: { waiting } }: Worked): ReactNode {
  return waiting > 0 && <Sign icon={Hourglass} text={texts.waiting(waiting)} tone="wait" />;
}

interface SignProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly tone: Tone;
}

function Sign({ icon: Icon, text, tone }: SignProps): ReactNode {
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle ${TONE_TEXT[tone]}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {text}
    </span>
  );
}

export function Deadline({ work: { deadline }, today }: Worked & { readonly today: string }): ReactNode {
  if (deadline === null) return null;
  const { tone, text } = deadlineWords(deadline, today);
  return <span className={tone === 'idle' ? 'text-text-2' : TONE_TEXT[tone]}>{text}</span>;
}
