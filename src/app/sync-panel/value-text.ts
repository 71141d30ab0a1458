import { fieldName } from '@/app/texts/field-names';
import { syncTexts } from '@/app/texts/sync-texts';
import { dayText } from '@/app/ui/words/date-words';

const texts = syncTexts.conflict;

/** A field's value in words: days as Romanian days, lists by their length, objects by their filled fields. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return texts.rows(value.length);
  if (typeof value === 'object') return objectText(value);
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(text) : text;
}

function objectText(value: object): string {
  const filled = Object.entries(value).filter(([, part]) => part !== '' && part !== null && part !== undefined);
  if (filled.length === 0) return texts.empty;
  return filled.map(([name, part]) => `${fieldName(name)}: ${valueText(part)}`).join(', ');
}
