import { useState } from 'react';
import { MappedColumns } from '@/app/files/mapped-columns';
import { Button } from '@/app/ui/buttons/button';
import type { TableMapping } from '@/domain/transport/import/import-transports';
import { COLUMN_TITLES, NEEDED_COLUMNS } from '@/domain/transport/import/transport-columns';
import type { JudgedFile } from '@/workers/sheets/judge-transports';
import { columnTitle } from './import-report';
import { importTexts as words } from './import-texts';

interface ColumnMappingProps {
  readonly file: Extract<JudgedFile, { readonly kind: 'columns-missing' }>;
  readonly onMapped: (mapping: TableMapping) => void;
}

const COLUMNS = [...COLUMN_TITLES.keys()];
const OPTIONS = COLUMNS.map((column) => ({ value: column, label: columnTitle(column) }));

/** A table whose titles are not known: the person says what stands in each column. */
export function ColumnMapping({ file: { name, titles, mapping }, onMapped }: ColumnMappingProps) {
  const [columns, setColumns] = useState(mapping.columns);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column)).map(columnTitle);
  return (
    <section
      aria-label={words.mapTitle(name)}
      className="flex flex-col gap-3 border-b border-border px-6 py-5 phone:px-4"
    >
      <h3 className="text-14 font-semibold">{words.mapTitle(name)}</h3>
      <p className="text-13 text-text-2">{words.mapAbout(missing.join(', ') || '–')}</p>
      <MappedColumns columns={columns} onColumns={setColumns} options={OPTIONS} titles={titles} />
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
