/** What a company asks for, in words: the same in the table and on the phone's card. */
import { CircleX, Hand, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import { TONE_TEXT } from '@/app/ui/states/tone';
import type { ListedCompany } from './company-list';
import { deadlineWords } from './deadline-words';

type Worked = Pick<ListedCompany, 'work'>;

/** What is to be settled: refused, then what was held before ANAF. */
export function Red({ work: { rejected, held } }: Worked): ReactNode {
  return (
    <>
      {rejected > 0 && (
        <span className={`mr-3 inline-flex items-center gap-1.5 align-middle ${TONE_TEXT.bad}`}>
          <CircleX aria-hidden="true" size={16} strokeWidth={1.75} />
          {texts.rejected(rejected)}
        </span>
      )}
      {held > 0 && (
        <span className={`inline-flex items-center gap-1.5 align-middle ${TONE_TEXT.bad}`}>
          <Hand aria-hidden="true" size={16} strokeWidth={1.75} />
          {texts.held(held)}
        </span>
      )}
    </>
  );
}

export function Waiting({ work: { waiting } }: Worked): ReactNode {
  if (waiting === 0) return null;
  return (
    <span className={`inline-flex items-center gap-1.5 align-middle ${TONE_TEXT.wait}`}>
      <Hourglass aria-hidden="true" size={16} strokeWidth={1.75} />
      {texts.waiting(waiting)}
    </span>
  );
}

export function Deadline({ work: { deadline }, today }: Worked & { readonly today: string }): ReactNode {
  if (deadline === null) return null;
  const { tone, text } = deadlineWords(deadline, today);
  return <span className={tone === 'idle' ? 'text-text-2' : TONE_TEXT[tone]}>{text}</span>;
}
