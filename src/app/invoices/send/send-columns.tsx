import type { ReactNode } from 'react';
import type { Column } from '@/app/ui/table/column';
import { DateText } from '@/app/ui/words/date-text';
import { Sum } from '@/app/ui/words/sum';
import type { BatchFile } from './batch';
import { issuerOfFile, partnerOfFile } from './partner-of-file';
import { receivedTexts } from './received-texts';
import { sendTexts } from './send-texts';
import { StandingBadge } from './standing-badge';

const { heads } = sendTexts;

/** The last part of a path: what a person calls the file. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * What the table shows of each file (picture 15); the buyer stays longest, and a file without a number keeps its name.
 * What room is left is the names': beside the panel of a window of 1,440 px both are as narrow as they may be.
 */
export const SEND_COLUMNS: readonly Column<BatchFile>[] = [
  {
    id: 'file',
    head: heads.file,
    width: 'rest',
    minWidth: 144,
    drop: 2,
    cell: ({ path }) => (
      <span className="truncate text-text-2" title={path}>
        {fileName(path)}
      </span>
    ),
  },
  {
    id: 'number',
    head: heads.number,
    width: 112,
    hideable: false,
    cell: (file) => <NumberOrName file={file} />,
  },
  {
    id: 'date',
    head: heads.date,
    width: 96,
    drop: 1,
    cell: ({ reading }) => <DateText day={reading?.document?.issueDate ?? ''} />,
  },
  {
    id: 'buyer',
    head: heads.buyer,
    width: 'rest',
    minWidth: 160,
    cell: (file) => <Parties file={file} />,
  },
  {
    id: 'total',
    head: heads.totalInLei,
    width: 128,
    align: 'end',
    numeric: true,
    cell: ({ reading }) => <Total document={reading?.document ?? null} />,
  },
  { id: 'verdict', head: heads.verdict, width: 184, cell: (file) => <StandingBadge file={file} /> },
];

/** Of received documents alone: the company is the buyer of all, so the issuer stands in its place. */
export const RECEIVED_COLUMNS: readonly Column<BatchFile>[] = SEND_COLUMNS.map((column) =>
  column.id === 'buyer'
    ? {
        ...column,
        head: receivedTexts.issuer,
        cell: (file) => <span className="truncate">{issuerOfFile(file) ?? '–'}</span>,
      }
    : column,
);

function NumberOrName({ file: { path, reading } }: { readonly file: BatchFile }): ReactNode {
  const number = reading?.document?.number ?? '';
  if (number !== '') {
    return (
      <span className="truncate font-medium" title={number}>
        {number}
      </span>
    );
  }
  return (
    <span className="truncate text-text-3" title={path}>
      {fileName(path)}
    </span>
  );
}

interface TotalProps {
  readonly document: { readonly total: string | undefined; readonly currency: string } | null;
}

export function Total({ document }: TotalProps): ReactNode {
  return document?.total === undefined ? '–' : <Sum value={document.total} currency={document.currency} />;
}

/** Whom it is for, or from whom; in full for who points at it. */
function Parties({ file }: { readonly file: BatchFile }): ReactNode {
  const words = partnerOfFile(file) ?? '–';
  return (
    <span className="truncate" title={words}>
      {words}
    </span>
  );
}
