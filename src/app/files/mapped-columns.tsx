import type { ReactNode } from 'react';
import { Select } from '@/app/ui/fields/select';
import { sheetTexts } from './sheet-texts';

interface MappedColumnsProps<Column extends string> {
  /** As the table heads its columns; those without a title are not shown. */
  readonly titles: readonly string[];
  /** What each holds; undefined where it is not taken. */
  readonly columns: readonly (Column | undefined)[];
  readonly options: readonly { readonly value: Column; readonly label: string }[];
  readonly onColumns: (columns: readonly (Column | undefined)[]) => void;
  /** The first value of each column, where the title alone says little. */
  readonly samples?: readonly string[];
}

/** A person says what stands in each column of a table. A thing stands in one: choosing it takes it from the one before. */
export function MappedColumns<Column extends string>(props: MappedColumnsProps<Column>): ReactNode {
  const { titles, columns, options, onColumns, samples = [] } = props;
  const offered = [{ value: '', label: sheetTexts.notTaken }, ...options];
  const named = titles.map((title, place) => ({ title, place })).filter(({ title }) => title !== '');
  const set = (place: number, said: string): void => {
    const column = options.find(({ value }) => value === said)?.value;
    onColumns(titles.map((_, at) => (at === place ? column : columns[at] === column ? undefined : columns[at])));
  };
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-2 phone:grid-cols-1">
      {named.map(({ title, place }) => (
        <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-2" key={place}>
          <span className="min-w-0" title={title}>
            <span className="block truncate text-13">{title}</span>
            {samples[place] !== undefined && samples[place] !== '' && (
              <span className="block truncate text-12 text-text-3">{samples[place]}</span>
            )}
          </span>
          <Select
            aria-label={title}
            onChange={(said) => set(place, said)}
            options={offered}
            value={columns[place] ?? ''}
            variant="filter"
          />
        </li>
      ))}
    </ul>
  );
}
