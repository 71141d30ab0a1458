/** Which field each column of a table holds: told by its head, or said by a person. */
import { fold } from '@/domain/text/fold';
import type { DefinitionField } from '../definition-field';
import type { DefinitionKind, ImportableKind } from '../definition-list';

/** Names of fields by the place of their column; undefined where a column is not taken. */
export type ImportColumns = readonly (string | undefined)[];

type Headed<Content> = Pick<ImportableKind<Content>, 'fields' | 'import'>;

/** By the field's own label, or a word accountants and programs head that column with. */
export function columnsOfHead<Content>(
  { fields, import: { heads } }: Headed<Content>,
  head: readonly string[],
): ImportColumns {
  const taken = new Set<string>();
  return head.map((text) => {
    const folded = fold(text);
    const named = (words: readonly string[]): boolean => words.some((word) => folded === word);
    const field = fields.find(({ name, label }) => named([fold(label), ...(heads[name] ?? [])]));
    if (field === undefined || taken.has(field.name)) return undefined;
    taken.add(field.name);
    return field.name;
  });
}

export function fieldsOfColumns<Content>(
  { fields }: Pick<DefinitionKind<Content>, 'fields'>,
  columns: ImportColumns,
): readonly (DefinitionField<Content> | undefined)[] {
  return columns.map((name) => fields.find((field) => field.name === name));
}
