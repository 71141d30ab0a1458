import { useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Select } from '@/app/ui/fields/select';
import type { TableMapping } from '@/domain/transport/import/import-transports';
import { COLUMN_TITLES, NEEDED_COLUMNS, type TransportColumn } from '@/domain/transport/import/transport-columns';
import type { JudgedFile } from '@/workers/sheets/judge-transports';
import { columnTitle } from './import-report';
import { importTexts as words } from './import-texts';

interface ColumnMappingProps {
  readonly file: Extract<JudgedFile, { readonly kind: 'columns-missing' }>;
  readonly onMapped: (mapping: TableMapping) => void;
}

const COLUMNS = [...COLUMN_TITLES.keys()];
const OPTIONS = [
  { value: '', label: words.mapNothing },
  ...COLUMNS.map((column) => ({ value: column as string, label: columnTitle(column) })),
];

/** A table whose titles are not known: the person says what stands in each column. */
export function ColumnMapping({ file: { name, titles, mapping }, onMapped }: ColumnMappingProps) {
  const [columns, setColumns] = useState(mapping.columns);
  const named = titles.map((title, place) => ({ title, place })).filter(({ title }) => title !== '');
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column)).map(columnTitle);
  const set = (place: number, said: string): void => {
    const column = COLUMNS.find((one) => one === said);
    // A thing stands in one column: choosing it takes it from the one before.
    setColumns(
      titles.map((_, at): TransportColumn | undefined => {
        if (at === place) return column;
        return columns[at] === column ? undefined : columns[at];
      }),
    );
  };
  return (
    <section aria-label={words.mapTitle(name)} className="flex flex-col gap-3 border-b border-border p-5">
      <h3 className="text-14 font-semibold">{words.mapTitle(name)}</h3>
      <p className="text-13 text-text-2">{words.mapAbout(missing.join(', ') || '–')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 phone:grid-cols-1">
        {named.map(({ title, place }) => (
          <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-2" key={place}>
            <span className="truncate text-13" title={title}>
              {title}
            </span>
            <Select
              aria-label={title}
              onChange={(column) => set(place, column)}
              options={OPTIONS}
              value={columns[place] ?? ''}
              variant="filter"
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          onClick={() => onMapped({ ...mapping, columns })}
          unavailable={missing.length === 0 ? undefined : words.mapStillMissing(missing.join(', '))}
        >
          {words.mapDone}
        </Button>
      </div>
    </section>
  );
}
