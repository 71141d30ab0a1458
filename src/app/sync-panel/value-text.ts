import { fieldName } from '@/app/texts/field-names';
import { syncTexts } from '@/app/texts/sync-texts';
import { dayText } from '@/app/ui/words/date-words';
import { bytesText } from './bytes-text';

const texts = syncTexts.conflict;

/** A field's value in words: days as Romanian days, lists by their length, objects by their filled fields. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') return objectText(value);
  const text = String(value);
  if (text.startsWith('data:image/')) return texts.picture(bytesText((text.length * 3) / 4));
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(text) : text;
}

/** Names of fields are an order that was chosen. */
function listText(values: readonly unknown[]): string {
  const names = values.flatMap((value) => (typeof value === 'string' ? [fieldName(value)] : []));
  return names.length === values.length && names.length > 0 ? names.join(', ') : texts.rows(values.length);
}

function objectText(value: object): string {
  // A person is called by the name.
  if ('user' in value && 'name' in value && typeof value.name === 'string') return value.name;
  const filled = Object.entries(value).filter(([, part]) => part !== '' && part !== null && part !== undefined);
  if (filled.length === 0) return texts.empty;
  return filled.map(([name, part]) => `${fieldName(name)}: ${valueText(part)}`).join(', ');
}
