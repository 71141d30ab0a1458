import { csvText } from './csv-text';
import type { DefinitionKind, DefinitionRow } from './definition-list';

/** All rows as CSV under the fields' labels, so that the import takes the same file back. */
export function definitionCsv<Content>(
  { fields }: Pick<DefinitionKind<Content>, 'fields'>,
  rows: readonly DefinitionRow<Content>[],
): string {
  const head = fields.map(({ label }) => label);
  return csvText([
    head,
    ...rows.map(({ content }) => fields.map((field) => shownCell(field.get(content), field.kind))),
  ]);
}

function shownCell(value: string, kind: string): string {
  return kind === 'checkbox' ? (value === '' ? 'nu' : 'da') : value;
}
