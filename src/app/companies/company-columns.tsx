import type { ReactNode } from 'react';
import { shownCif } from '@/app/state/company-choice';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import type { Column } from '@/app/ui/table/column';
import type { ListedCompany } from './company-list';
import { CompanyMark } from './company-mark';
import { Deadline, Red, Waiting } from './company-signs';

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
