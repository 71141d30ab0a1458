import { CircleX, GitCompareArrows, Hand, type LucideIcon } from 'lucide-react';
import type { Company } from '@/api/entities/company';
import { redOf } from '@/app/companies/company-list';
import { CompanyMark } from '@/app/companies/company-mark';
import { deadlineWords } from '@/app/companies/deadline-words';
import { shownCif } from '@/app/state/company-choice';
import { frameTexts } from '@/app/texts/frame-texts';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { TONE_TEXT } from '@/app/ui/states/tone';
import { Highlight } from '@/app/ui/words/highlight';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';
import { switcherTexts } from './switcher-texts';

const texts = switcherTexts;

interface CompanyRowProps {
  readonly company: Company;
  readonly query: string;
  readonly work: CompanyWork | undefined;
  readonly today: string;
  readonly present: boolean;
  /** `Alt n` chooses it. */
  readonly alt?: number | undefined;
}

/** A company of the switcher: who, what is to be settled, by when something has to be sent. */
export function CompanyRow({ company, query, work, today, present, alt }: CompanyRowProps) {
  return (
    <>
      <CompanyMark name={company.name} look={present ? 'chosen' : 'list'} />
      <span className="ml-1 w-[200px] min-w-0 grow truncate font-medium" title={company.name}>
        <Highlight text={company.name} query={query} />
      </span>
      <span className="w-[92px] shrink-0 tabular-nums text-text-2 phone:hidden">{shownCif(company)}</span>
      <span className="flex w-28 shrink-0 phone:w-auto">{work !== undefined && <Asking work={work} />}</span>
      <span className="w-[116px] shrink-0 phone:hidden">
        <DeadlineText deadline={work?.deadline ?? null} today={today} idle={idleWords(company, work)} />
      </span>
      <span className="inline-flex w-[88px] shrink-0 justify-end text-12 whitespace-nowrap text-text-2 phone:hidden">
        {present && texts.open}
        {alt !== undefined && <KeyHint keys={['Alt', String(alt)]} />}
        {!present && alt === undefined && !company.isAuthorized && texts.unauthorized}
      </span>
    </>
  );
}

/** The first of what a person has to settle. */
function Asking({ work: { rejected, held, choices } }: { readonly work: CompanyWork }) {
  const { syncChip: words } = frameTexts;
  if (rejected > 0)
    return <Sign icon={CircleX} look="text-bad [&>svg]:text-bad-fill" text={words.rejected(rejected)} />;
  if (held > 0) return <Sign icon={Hand} look="text-bad [&>svg]:text-bad-fill" text={words.held(held)} />;
  if (choices === 0) return null;
  return <Sign icon={GitCompareArrows} look="text-doubt [&>svg]:text-doubt-fill" text={words.toChoose(choices)} />;
}

interface SignProps {
  readonly icon: LucideIcon;
  readonly look: string;
  readonly text: string;
}

function Sign({ icon: Icon, look, text }: SignProps) {
  return (
    <span className={`flex items-center gap-1.5 ${look}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {text}
    </span>
  );
}

/** Not where something is to be settled; without authorization nothing can be. */
function idleWords({ isAuthorized }: Company, work: CompanyWork | undefined): string {
  if (redOf(work ?? NO_COMPANY_WORK) > 0) return '';
  return isAuthorized ? texts.nothingToDo : '';
}

interface DeadlineTextProps {
  readonly deadline: string | null;
  readonly today: string;
  /** Where there is no deadline. */
  readonly idle: string;
}

function DeadlineText({ deadline, today, idle }: DeadlineTextProps) {
  if (deadline === null) return <span className="text-text-2">{idle}</span>;
  const { tone, text } = deadlineWords(deadline, today);
  return <span className={tone === 'idle' ? 'text-text-2' : TONE_TEXT[tone]}>{text}</span>;
}
