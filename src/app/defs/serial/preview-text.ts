import { dayText } from '@/app/ui/date-words';
import type { NumberPreview } from '@/db/leases/lease-queries';
import { serialTexts } from './serial-texts';

/** The next number, or why none can be taken now. */
export function previewText(preview: NumberPreview): string {
  if (preview.kind === 'number') return preview.text;
  if (preview.kind === 'date-before-last') return serialTexts.dateBefore(dayText(preview.lastDate));
  return serialTexts.previews[preview.kind];
}
