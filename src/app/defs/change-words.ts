import type { DefinitionField } from './definition-field';
import { definitionTexts } from './definition-texts';
import { shownValue } from './shown-value';

/** What a change did, with what was there before: „termen 30, era 15”. */
export function changeWords<Content>(
  fields: readonly DefinitionField<Content>[],
  before: Content,
  after: Content,
): string {
  const changed = fields.filter(({ get }) => get(before) !== get(after));
  const [only] = changed;
  if (only === undefined) return definitionTexts.otherData;
  const label = (field: DefinitionField<Content>): string => firstLower(field.label.replace(/,.*$/, ''));
  if (changed.length > 1) return definitionTexts.changedFields(changed.map(label).join(', '));
  const shown = (content: Content): string => shownValue(only, content) || definitionTexts.emptyValue;
  return definitionTexts.changedField(label(only), shown(after), shown(before));
}

/** „E-mail” becomes „e-mail”, „CUI” and „IBAN” stay. */
function firstLower(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
