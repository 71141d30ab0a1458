import type { DefinitionKind, DefinitionRow } from './definition-list';

/** Rows as a table under the fields' labels, so that the import takes the same table back. */
export function definitionTable<Content>(
  { fields }: Pick<DefinitionKind<Content>, 'fields'>,
  rows: readonly DefinitionRow<Content>[],
): readonly (readonly string[])[] {
  const head = fields.map(({ label }) => label);
  return [head, ...rows.map(({ content }) => fields.map((field) => shownCell(field.get(content), field.kind)))];
}

function shownCell(value: string, kind: string): string {
  return kind === 'checkbox' ? (value === '' ? 'nu' : 'da') : value;
}
