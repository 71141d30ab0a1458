import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import type { DefinitionField } from './definition-field';
import { definitionTexts } from './definition-texts';

/** Why a text cannot stand in a cell; undefined where it can. A form lets one go on, a cell keeps what is wrong open. */
export function cellComplaint<Content>(
  field: DefinitionField<Content>,
  content: Content,
  typed: string,
): string | undefined {
  if (field.kind === 'number' && typed !== '' && !parseTypedNumber(typed).ok) return definitionTexts.notNumber;
  const unread = field.unread?.(typed);
  if (unread !== undefined) return unread;
  return field.check?.({ ...content, ...field.set(content, typed) });
}
