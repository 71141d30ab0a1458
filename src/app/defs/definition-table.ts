import type { DefinitionField } from './definition-field';
import type { DefinitionKind, DefinitionRow } from './definition-list';

/** Rows as a table under the fields' labels, so that the import takes the same table back. */
export function definitionTable<Content>(
  { fields }: Pick<DefinitionKind<Content>, 'fields'>,
  rows: readonly DefinitionRow<Content>[],
): readonly (readonly string[])[] {
  const head = fields.map(({ label }) => label);
  return [head, ...rows.map(({ content }) => fields.map((field) => writtenCell(field, content)))];
}

function writtenCell<Content>({ get, kind, cell }: DefinitionField<Content>, content: Content): string {
  const value = get(content);
  if (kind === 'checkbox') return value === '' ? 'nu' : 'da';
  return cell?.write(value) ?? value;
}
