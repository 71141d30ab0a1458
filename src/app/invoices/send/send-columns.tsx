import type { Column } from '@/app/ui/table/column';
import { amountText } from '@/app/ui/words/amount-text';
import { DateText } from '@/app/ui/words/date-text';
import type { BatchFile } from './batch';
import { sendTexts } from './send-texts';
import { StandingBadge } from './standing-badge';

const { heads } = sendTexts;

/** The last part of a path: what a person calls the file. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What the table shows of each file (picture 15). */
export const SEND_COLUMNS: readonly Column<BatchFile>[] = [
  {
    id: 'file',
    head: heads.file,
    width: 'rest',
    cell: ({ path }) => (
      <span className="truncate text-text-2" title={path}>
        {fileName(path)}
      </span>
    ),
  },
  {
    id: 'number',
    head: heads.number,
    width: 136,
    cell: ({ reading }) => <span className="truncate font-medium">{reading?.document?.number ?? '–'}</span>,
  },
  {
    id: 'date',
    head: heads.date,
    width: 104,
    drop: 2,
    cell: ({ reading }) => <DateText day={reading?.document?.issueDate ?? ''} />,
  },
  {
    id: 'buyer',
    head: heads.buyer,
    width: 240,
    drop: 1,
    cell: ({ reading }) => <span className="truncate">{reading?.document?.buyer.name ?? '–'}</span>,
  },
  {
    id: 'total',
    head: heads.total,
    width: 136,
    align: 'end',
    numeric: true,
    cell: ({ reading }) => shownTotal(reading?.document ?? null),
  },
  { id: 'verdict', head: heads.verdict, width: 160, cell: (file) => <StandingBadge file={file} /> },
];

function shownTotal(document: { readonly total: string | undefined; readonly currency: string } | null): string {
  if (document?.total === undefined) return '–';
  return document.currency === 'RON'
    ? amountText(document.total)
    : `${amountText(document.total)} ${document.currency}`;
}
