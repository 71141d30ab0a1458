import { RowDeadline } from '@/app/companies/row-deadline';
import { shownCif } from '@/app/state/company-choice';
import { TONE_TEXT } from '@/app/ui/states/tone';
import type { Column } from '@/app/ui/table/column';
import { countText } from '@/app/ui/words/amount-text';
import { recentTimeText } from '@/app/ui/words/date-words';
import { shortMonth } from '../day-words';
import { companyTexts } from '../home-texts';
import type { HomeCompanyRow } from './company-rows';

/** A row with its place in the table, from 1: the first nine open by it. */
export interface PlacedCompany extends HomeCompanyRow {
  readonly place: number;
}

const { heads } = companyTexts;

interface ColumnsArgs {
  /** `yyyy-MM-dd`. */
  readonly today: string;
}

/** The counts that matter, zeros in grey. */
export function companyColumns({ today }: ColumnsArgs): readonly Column<PlacedCompany>[] {
  const count = (
    id: 'refused' | 'unsent' | 'doubtful' | 'toBook',
    width: number,
    tone = '',
  ): Column<PlacedCompany> => ({
    ...{ id, head: heads[id], width, align: 'end', numeric: true },
    cell: (row) => <span className={row[id] === 0 ? 'text-text-3' : `font-medium ${tone}`}>{countText(row[id])}</span>,
  });
  return [
    {
      id: 'place',
      head: heads.place,
      width: 48,
      align: 'end',
      numeric: true,
      hideable: false,
      cell: ({ place }) => <span className="text-text-3">{countText(place)}</span>,
    },
    {
      id: 'name',
      head: heads.name,
      width: 'rest',
      hideable: false,
      cell: ({ company, fromServer }) => (
        <span className="block truncate font-medium" title={fromServer ? companyTexts.fromServer : company.name}>
          {company.name}
        </span>
      ),
    },
    {
      id: 'cif',
      head: heads.cif,
      width: 116,
      drop: 2,
      cell: ({ company }) => <span className="text-text-2 tabular-nums">{shownCif(company)}</span>,
    },
    { id: 'deadline', head: heads.deadline, width: 190, cell: (row) => <RowDeadline row={row} today={today} /> },
    count('refused', 84, TONE_TEXT.bad),
    count('unsent', 88, TONE_TEXT.wait),
    { ...count('doubtful', 92, TONE_TEXT.doubt), drop: 3 },
    count('toBook', 116),
    {
      id: 'issued',
      head: heads.issued(shortMonth(today.slice(0, 7))),
      width: 96,
      align: 'end',
      numeric: true,
      drop: 4,
      cell: ({ issued }) => <span className="text-text-2">{countText(issued)}</span>,
    },
    {
      id: 'read',
      head: heads.read,
      width: 92,
      align: 'end',
      numeric: true,
      drop: 1,
      cell: ({ answeredAt }) => (
        <span className="text-text-2 tabular-nums">
          {answeredAt === '' ? companyTexts.never : recentTimeText(answeredAt, new Date())}
        </span>
      ),
    },
  ];
}
