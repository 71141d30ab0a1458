import { CircleX, Hand, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownCif } from '@/app/state/company-choice';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import { TONE_TEXT } from '@/app/ui/states/tone';
import type { Column } from '@/app/ui/table/column';
import type { ListedCompany } from './company-list';
import { CompanyMark } from './company-mark';
import { deadlineWords } from './deadline-words';

interface ColumnsArgs {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly present: number;
  /** The field that searches name and code. */
  readonly search: ReactNode;
  readonly connection: (listed: ListedCompany) => ReactNode;
}

export function companyColumns({ today, present, search, connection }: ColumnsArgs): readonly Column<ListedCompany>[] {
  const { heads } = texts;
  return [
    {
      ...{ id: 'name', head: heads.name, width: 'rest', hideable: false, filter: search },
      cell: ({ company }) => (
        <span className="flex min-w-0 items-center gap-2">
          <CompanyMark name={company.name} look={company.id === present ? 'chosen' : 'list'} />
          <span className="min-w-0 truncate font-medium" title={company.name}>
            {company.name}
          </span>
          {company.id === present && <span className="shrink-0 text-12 text-text-2">{texts.present}</span>}
        </span>
      ),
    },
    {
      ...{ id: 'cif', head: heads.cif, width: 116, drop: 1 },
      cell: ({ company }) => <span className="text-text-2 tabular-nums">{shownCif(company)}</span>,
    },
    { id: 'red', head: heads.red, width: 150, cell: ({ work }) => <Red work={work} /> },
    { id: 'waiting', head: heads.waiting, width: 150, drop: 3, cell: ({ work }) => <Waiting work={work} /> },
    {
      ...{ id: 'deadline', head: heads.deadline, width: 132, drop: 2 },
      cell: ({ work }) => <Deadline work={work} today={today} />,
    },
    { id: 'connection', head: heads.connection, width: 240, cell: connection },
  ];
}

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
