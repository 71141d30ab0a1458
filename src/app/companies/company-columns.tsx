import type { ReactNode } from 'react';
import { shownCif } from '@/app/state/company-choice';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import type { Column } from '@/app/ui/table/column';
import type { ListedCompany } from './company-list';
import { CompanyMark } from './company-mark';
import { Deadline, Red, Waiting } from './company-signs';
import { type AuthorizedBy, AuthorizedByCell } from './connection/authorized-by';

interface ColumnsArgs {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly present: number;
  /** The field that searches name and code. */
  readonly search: ReactNode;
  /** Those that filter by the connection and by the person; undefined while nobody has told of any. */
  readonly filters: { readonly connection: ReactNode; readonly by: ReactNode } | undefined;
  readonly connection: (listed: ListedCompany) => ReactNode;
  /** Through whom each reaches ANAF, and how many work on it; undefined where nobody has told. */
  readonly by: (listed: ListedCompany) => AuthorizedBy | null | undefined;
  readonly people: (listed: ListedCompany) => number | undefined;
}

/** Beside an open panel, which says who authorized and who works there, these go first; what asks for the person stays longest. */
export function companyColumns(args: ColumnsArgs): readonly Column<ListedCompany>[] {
  const { today, present, search, filters } = args;
  const { heads } = texts;
  return [
    {
      ...{ id: 'name', head: heads.name, width: 'rest', minWidth: 220, hideable: false, filter: search },
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
      ...{ id: 'cif', head: heads.cif, width: 112, drop: 3 },
      cell: ({ company }) => <span className="text-text-2 tabular-nums">{shownCif(company)}</span>,
    },
    { id: 'red', head: heads.red, width: 150, cell: ({ work }) => <Red work={work} /> },
    { id: 'waiting', head: heads.waiting, width: 128, drop: 5, cell: ({ work }) => <Waiting work={work} /> },
    {
      ...{ id: 'deadline', head: heads.deadline, width: 124, drop: 4 },
      cell: ({ work }) => <Deadline work={work} today={today} />,
    },
    {
      ...{ id: 'connection', head: heads.connection, width: 220, filter: filters?.connection },
      cell: args.connection,
    },
    {
      ...{ id: 'by', head: heads.by, width: 136, drop: 2, filter: filters?.by },
      cell: (row) => <AuthorizedByCell by={args.by(row)} />,
    },
    {
      ...{ id: 'people', head: heads.people, width: 80, drop: 1, align: 'end', numeric: true },
      cell: (row) => args.people(row) ?? '',
    },
  ];
}
