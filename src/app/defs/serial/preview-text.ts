import { dayText } from '@/app/ui/words/date-words';
import type { NumberPreview } from '@/db/numbers/lease-queries';
import { serialTexts } from './serial-texts';

/**
 * The next number, or why none can be taken now. Only the first device of a series gets numbers by itself (`leased`:
 * some device has).
 */
export function previewText(preview: NumberPreview, leased: boolean): string {
  if (preview.kind === 'number') return preview.text;
  if (preview.kind === 'date-before-last') return serialTexts.dateBefore(dayText(preview.lastDate));
  if (preview.kind === 'no-lease' && leased) return serialTexts.previews['no-lease-here'];
  return serialTexts.previews[preview.kind];
}
