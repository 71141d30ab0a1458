import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import type { CellEdit } from '@/app/ui/table/cell-editing';
import type { Column } from '@/app/ui/table/column';
import type { DefinitionQuery } from './arranged-rows';
import type { DefinitionField } from './definition-field';
import type { ColumnFilter, DefinitionKind, DefinitionRow } from './definition-list';
import { definitionTexts } from './definition-texts';
import type { TypedCells } from './use-typed-cells';

interface ColumnsArgs<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly query: DefinitionQuery;
  /** Undefined: there is nothing to filter. */
  readonly onFilter: ((column: string, typed: string) => void) | undefined;
  /** Undefined: rows are never changed. */
  readonly cells: TypedCells<Content> | undefined;
}

/** The columns with their filters and with what is typed into their cells. */
export function definitionColumns<Content>(args: ColumnsArgs<Content>): readonly Column<DefinitionRow<Content>>[] {
  const { kind, query, onFilter, cells } = args;
  return kind.columns.map(({ text: _, narrow, field: name, ...column }) => {
    const field = kind.fields.find((each) => each.name === name);
    const filter =
      narrow === undefined || onFilter === undefined
        ? undefined
        : filterControl(narrow, query.filters[column.id] ?? '', (typed) => onFilter(column.id, typed));
    return {
      ...column,
      sortable: true,
      ...(filter === undefined ? {} : { filter }),
      ...(field === undefined || cells === undefined ? {} : { edit: cellEdit(field, cells) }),
    };
  });
}

function filterControl<Content>(narrow: ColumnFilter<Content>, value: string, onChange: (typed: string) => void) {
  const { label, hint, choices } = narrow;
  if (choices === undefined) {
    return <TextInput aria-label={label} onChange={onChange} placeholder={hint} value={value} variant="filter" />;
  }
  const options = choices.map((choice) => ({ value: choice.id, label: choice.label }));
  return (
    <Select
      active={value !== ''}
      aria-label={label}
      onChange={onChange}
      options={[{ value: '', label: definitionTexts.any }, ...options]}
      value={value}
      variant="filter"
    />
  );
}

function cellEdit<Content>(
  field: DefinitionField<Content>,
  { commit, onType }: TypedCells<Content>,
): CellEdit<DefinitionRow<Content>> {
  return {
    value: ({ content }) => field.get(content),
    numeric: field.kind === 'number',
    ...(field.options === undefined ? {} : { options: field.options }),
    commit: (row, typed, begun) => commit(row, field, typed.trim(), begun),
    onType: (row, typed) => onType(row, field, typed),
  };
}
