/** The columns and the card of what is not accepted; a company whose documents are not here is one row with the server's count. */
import type { ReactNode } from 'react';
import { RowDeadline } from '@/app/companies/row-deadline';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import type { Column } from '@/app/ui/table/column';
import { dayText } from '@/app/ui/words/date-words';
import { Sum } from '@/app/ui/words/sum';
import { companyTexts } from '../home-texts';
import type { OpenEntry } from './open-list';

/** An entry with its document, where it is one. */
export type OpenRow =
  | (OpenEntry & { readonly kind: 'document'; readonly item: ShownItem })
  | (OpenEntry & { readonly kind: 'company' });

interface OpenCardProps {
  readonly row: OpenRow;
  /** `yyyy-MM-dd`. */
  readonly today: string;
}

export function OpenCard({ row, today }: OpenCardProps): ReactNode {
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 break-words font-medium">{`${numberOf(row)} · ${row.company}`}</span>
        {row.kind === 'document' && <Sum currency={row.item.currency} value={row.item.total} />}
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        <OpenState row={row} />
        <OpenDeadline row={row} today={today} />
      </span>
    </>
  );
}

/** `today`: `yyyy-MM-dd`. */
export function openColumns(today: string): readonly Column<OpenRow>[] {
  const { heads } = companyTexts;
  return [
    { id: 'company', head: heads.name, width: 'rest', hideable: false, cell: ({ company }) => truncated(company) },
    {
      id: 'number',
      head: heads.number,
      width: 120,
      cell: (row) => <span className="font-medium tabular-nums">{numberOf(row)}</span>,
    },
    {
      id: 'partner',
      head: heads.partner,
      width: 240,
      drop: 1,
      cell: (row) => truncated(row.kind === 'document' ? row.item.partnerName : companyTexts.fromServer),
    },
    { id: 'state', head: heads.state, width: 150, cell: (row) => <OpenState row={row} /> },
    {
      id: 'issued',
      head: heads.issueDate,
      width: 100,
      numeric: true,
      drop: 2,
      cell: ({ issueDate }) => (issueDate === '' ? companyTexts.never : dayText(issueDate)),
    },
    { id: 'deadline', head: heads.deadline, width: 190, cell: (row) => <OpenDeadline row={row} today={today} /> },
    {
      id: 'total',
      head: heads.total,
      width: 120,
      align: 'end',
      numeric: true,
      cell: (row) => row.kind === 'document' && <Sum currency={row.item.currency} value={row.item.total} />,
    },
  ];
}

function numberOf(row: OpenRow): string {
  return row.kind === 'document' ? row.item.number : companyTexts.openElsewhere(row.count);
}

function OpenState({ row }: { readonly row: OpenRow }): ReactNode {
  if (row.kind === 'document') return <InvoiceStateBadge state={stateOfItem(row.item)} />;
  return <span className="text-text-3">{companyTexts.byServer}</span>;
}

function OpenDeadline({ row: { issueDate, deadline }, today }: OpenCardProps): ReactNode {
  const due = issueDate === '' ? null : deadline;
  return <RowDeadline row={{ deadline: due, oldestUnsent: issueDate }} today={today} />;
}

function truncated(text: string): ReactNode {
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}
