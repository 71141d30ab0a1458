/** The rows of a plan as a person reads them before it is done. Pure. */
import type { DefinitionField } from '../definition-field';
import type { DefinitionKind } from '../definition-list';
import { shownValue } from '../shown-value';
import type { ImportPlan } from './import-plan';
import { importTexts } from './import-texts';

interface PlannedRow {
  /** Of the table, the first line being 1. */
  readonly row: number;
  readonly name: string;
  /** What is put in, or why the row cannot be taken. */
  readonly what: string;
}

interface PlannedRows {
  readonly rows: readonly PlannedRow[];
  /** With those that are not shown. */
  readonly count: number;
}

/** More than one reads before an import; the counts say how many there are. */
const MOST_SHOWN = 100;

export type ChangedRows = Readonly<Record<'added' | 'completed' | 'wrong', PlannedRows>>;

export function changedRows<Content extends object>(
  { fields, nameOf }: Pick<DefinitionKind<Content>, 'fields' | 'nameOf'>,
  { added, completed, wrong }: ImportPlan<Content>,
): ChangedRows {
  const other = fields.filter(({ name, kind }) => name !== 'name' && kind !== 'checkbox');
  return {
    added: {
      count: added.length,
      rows: added
        .slice(0, MOST_SHOWN)
        .map(({ row, content }) => ({ row, name: nameOf(content), what: filled(other, content) })),
    },
    completed: {
      count: completed.length,
      rows: completed.slice(0, MOST_SHOWN).map(({ row, before, changes }) => {
        const after = { ...before, ...changes };
        const changed = fields.filter(({ get }) => get(before) !== get(after));
        return { row, name: nameOf(before), what: filled(changed, after) };
      }),
    },
    wrong: {
      count: wrong.length,
      rows: wrong.slice(0, MOST_SHOWN).map(({ row, why }) => ({ row, name: '', what: why })),
    },
  };
}

function filled<Content>(fields: readonly DefinitionField<Content>[], content: Content): string {
  return fields
    .filter(({ get }) => get(content) !== '')
    .map((field) => importTexts.filled(field.label, shownValue(field, content)))
    .join(' · ');
}
