/** The columns of a table as a person may say them, and row by row what would change. */
import { type ReactNode, useState } from 'react';
import { MappedColumns } from '@/app/files/mapped-columns';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { SavedViews } from '@/app/ui/saved-views';
import type { TextTable } from '@/domain/tables/read-table';
import type { ChangedRows } from './changed-rows';
import type { ImportColumns } from './import-columns';
import { importTexts as words } from './import-texts';

interface ImportDetailsProps {
  readonly source: string;
  readonly table: TextTable;
  /** Place of the line of heads. */
  readonly head: number;
  readonly columns: ImportColumns;
  /** The fields that a column may hold. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Labels of the columns that cannot be missing, and of one that is; '' none. */
  readonly needed: readonly string[];
  readonly missing: string;
  /** What happens to rows that are there. */
  readonly completed: string;
  /** Undefined while the columns do not say enough. */
  readonly rows: ChangedRows | undefined;
  readonly onColumns: (columns: ImportColumns) => void;
  readonly onClose: () => void;
}

const PARTS = ['wrong', 'completed', 'added'] as const;

export default function ImportDetails(props: ImportDetailsProps): ReactNode {
  const { source, table, head, columns, options, rows, onColumns, onClose } = props;
  const titles = table[head] ?? [];
  const first = table.slice(head + 1, head + 50);
  const samples = titles.map((_, place) => first.map((row) => row[place] ?? '').find((cell) => cell !== '') ?? '');
  return (
    <Dialog
      footer={
        <Button
          onClick={onClose}
          unavailable={rows === undefined ? words.columnsMissing(props.missing) : undefined}
          variant="primary"
        >
          {words.detailsDone}
        </Button>
      }
      onClose={onClose}
      title={source}
      width={840}
    >
      <section aria-label={words.columnsTitle} className="flex flex-col gap-3">
        <h3 className="font-semibold text-14">{words.columnsTitle}</h3>
        <p className="text-13 text-text-2">{words.columnsAbout(props.needed.join(', '))}</p>
        <MappedColumns columns={columns} onColumns={onColumns} options={options} samples={samples} titles={titles} />
      </section>
      {rows !== undefined && <Changes completed={props.completed} rows={rows} />}
    </Dialog>
  );
}

interface ChangesProps {
  readonly rows: ChangedRows;
  readonly completed: string;
}

function Changes({ rows, completed }: ChangesProps): ReactNode {
  const labels = { ...words, completed };
  const [part, setPart] = useState<(typeof PARTS)[number]>(PARTS.find((one) => rows[one].count > 0) ?? 'added');
  const { rows: shown, count } = rows[part];
  return (
    <section aria-label={words.previewTitle} className="mt-6 flex flex-col">
      <h3 className="mb-3 font-semibold text-14">{words.previewTitle}</h3>
      <SavedViews
        active={part}
        label={words.previewTitle}
        onChange={(id) => setPart(PARTS.find((one) => one === id) ?? part)}
        views={PARTS.map((one) => ({ id: one, label: labels[one], count: rows[one].count }))}
      />
      <ul className="divide-y divide-border border-border border-b">
        {shown.map(({ row, name, what }) => (
          <li
            className="grid grid-cols-[6rem_minmax(0,1fr)_minmax(0,2fr)] gap-3 py-1.5 text-13 phone:grid-cols-1"
            key={row}
          >
            <span className="text-text-3 tabular-nums">{words.rowPlace(row)}</span>
            <span className="truncate font-medium">{name}</span>
            <span className={part === 'wrong' ? 'text-bad' : 'text-text-2'}>{what}</span>
          </li>
        ))}
      </ul>
      {count === 0 && <p className="mt-3 text-13 text-text-3">{words.nothingHere}</p>}
      {count > shown.length && <p className="mt-3 text-12 text-text-3">{words.andOthers(count - shown.length)}</p>}
    </section>
  );
}
