import { Copy, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { DOCUMENT_TYPE_WORDS } from '@/app/invoices/document/document-type-words';
import { KEY_TABLE } from '@/app/state/keys-table';
import { Menu } from '@/app/ui/floating/menu';
import type { Column } from '@/app/ui/table/column';
import { DateText } from '@/app/ui/words/date-text';
import { recentTimeText } from '@/app/ui/words/date-words';
import { SumText } from '@/app/ui/words/sum';
import type { DraftRow } from './draft-row';
import { DraftState } from './draft-state';
import { draftsTexts } from './drafts-texts';

export interface DraftActions {
  readonly open: (row: DraftRow) => void;
  readonly duplicate: (row: DraftRow) => void;
  readonly remove: (row: DraftRow) => void;
}

export function buyerWords({ buyer }: DraftRow): string {
  return buyer === '' ? draftsTexts.noBuyer : buyer;
}

/** „Factură”, „Factură, externă”. */
export function documentWords({ typeCode, kind }: DraftRow): string {
  const words = DOCUMENT_TYPE_WORDS[typeCode] ?? typeCode;
  return kind === 'extern' ? `${words}, ${draftsTexts.extern}` : words;
}

export function draftTotal({ total, currency }: DraftRow) {
  return <SumText text={total} currency={currency} />;
}

/** The columns of the list of drafts; narrow tables drop the document's kind first. */
export function draftColumns(actions: DraftActions, now: Date): readonly Column<DraftRow>[] {
  return [
    {
      id: 'buyer',
      head: draftsTexts.buyer,
      width: 'rest',
      cell: (row) => (
        <span className={`truncate ${row.buyer === '' ? 'text-text-3' : 'font-medium'}`} title={row.buyer}>
          {buyerWords(row)}
        </span>
      ),
    },
    {
      id: 'type',
      head: draftsTexts.type,
      width: 168,
      drop: 1,
      cell: documentWords,
    },
    {
      id: 'issueDate',
      head: draftsTexts.issueDate,
      width: 104,
      drop: 3,
      cell: ({ issueDate }) => <DateText day={issueDate} />,
    },
    {
      id: 'lines',
      head: draftsTexts.lines,
      width: 64,
      align: 'end',
      numeric: true,
      drop: 2,
      cell: ({ lines }) => lines,
    },
    { id: 'total', head: draftsTexts.total, width: 136, align: 'end', numeric: true, cell: draftTotal },
    {
      id: 'written',
      head: draftsTexts.written,
      // The hour, and a device's name as it is given at first.
      width: 264,
      drop: 4,
      cell: ({ writtenAt, deviceName }) => (
        <span className="truncate text-text-2">{`${recentTimeText(writtenAt, now)} · ${deviceName}`}</span>
      ),
    },
    { id: 'state', head: draftsTexts.state, width: 124, cell: (row) => <DraftState state={row.state} /> },
    {
      id: 'actions',
      head: draftsTexts.actionsHead,
      width: 72,
      hideable: false,
      cell: (row) => <RowActions row={row} actions={actions} />,
    },
  ];
}

interface RowActionsProps {
  readonly row: DraftRow;
  readonly actions: DraftActions;
}

export function RowActions({ row, actions }: RowActionsProps) {
  return (
    <Menu
      buttonLabel={draftsTexts.actions(buyerWords(row))}
      buttonClass="inline-flex size-7 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:size-11"
      button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
      actions={[
        { label: draftsTexts.open, icon: PencilLine, keys: ['Enter'], onSelect: () => actions.open(row) },
        {
          label: draftsTexts.duplicate,
          icon: Copy,
          keys: KEY_TABLE.drafts.bindings.copy.keys,
          onSelect: () => actions.duplicate(row),
        },
        { label: draftsTexts.remove, icon: Trash2, danger: true, separated: true, onSelect: () => actions.remove(row) },
      ]}
    />
  );
}
