import { CHECKED, type DefinitionField } from './definition-field';
import { definitionTexts } from './definition-texts';

/** A field's value as a person reads it; '' where there is none. */
export function shownValue<Content>(field: DefinitionField<Content>, content: Content): string {
  const value = field.get(content);
  if (field.kind === 'checkbox') return value === CHECKED ? definitionTexts.yes : definitionTexts.no;
  if (field.shown !== undefined) return field.shown(value);
  return field.options?.find((each) => each.value === value)?.label ?? value;
}
