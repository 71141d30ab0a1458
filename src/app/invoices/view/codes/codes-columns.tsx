import type { InternCode } from '@/api/entities/intern-code';
import type { Column } from '@/app/ui/table/column';
import { dayText } from '@/app/ui/words/date-words';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import { showUnit } from '@/domain/units/find-unit';
import { CodeEntry } from './code-entry';
import { codesTexts, whyText } from './codes-texts';
import { LineStateBadge } from './line-state';
import type { LineCoding } from './use-line-coding';

const { heads } = codesTexts;

interface ColumnParts {
  readonly coding: LineCoding;
  readonly names: ReadonlyMap<string, InternCode>;
  /** The line whose code is typed; null none. */
  readonly editing: string | null;
  readonly onTaken: () => void;
  readonly onLeave: () => void;
  readonly onBlur: (id: string) => void;
}

/** A line of the supplier and what it is here (picture 43); narrow tables drop the unit, the reason and the product's name in this order. */
export function codesColumns({
  coding,
  names,
  editing,
  onTaken,
  onLeave,
  onBlur,
}: ColumnParts): readonly Column<CodedLine>[] {
  return [
    { id: 'name', head: heads.name, width: 'rest', minWidth: 180, cell: ({ name }) => name },
    {
      id: 'item',
      head: heads.item,
      width: 128,
      cell: ({ sellerItem, standardItem }) => <span className="text-text-2">{sellerItem || standardItem || '–'}</span>,
    },
    {
      id: 'unit',
      head: heads.unit,
      width: 80,
      drop: 1,
      cell: ({ unitCode }) => <span className="text-text-2">{showUnit(unitCode)}</span>,
    },
    {
      id: 'code',
      head: heads.code,
      width: 144,
      cell: (line) => (
        <>
          <CodeWord line={line} />
          {editing === line.id && (
            <CodeEntry
              coding={coding}
              key={line.id}
              line={line}
              onBlur={() => onBlur(line.id)}
              onLeave={onLeave}
              onTaken={onTaken}
            />
          )}
        </>
      ),
    },
    {
      id: 'product',
      head: heads.product,
      width: 232,
      drop: 3,
      cell: ({ code, state }) => (
        <span className={state === 'coded' ? '' : 'text-text-2'}>{names.get(code)?.name ?? '–'}</span>
      ),
    },
    { id: 'state', head: heads.how, width: 128, cell: ({ state }) => <LineStateBadge state={state} /> },
    {
      id: 'why',
      head: heads.why,
      width: 264,
      drop: 2,
      cell: (line) => <span className="text-12 text-text-2">{whyText(line, dayText)}</span>,
    },
  ];
}

/** Confirmed, or only suggested: the one stands out. */
export function CodeWord({ line: { code, state } }: { readonly line: CodedLine }) {
  if (code === '') return <span className="text-text-3">{codesTexts.choose}</span>;
  const weight =
    state === 'coded' ? 'font-semibold text-text' : state === 'same' ? 'font-medium text-text-2' : 'text-text-2';
  return <span className={weight}>{code}</span>;
}
