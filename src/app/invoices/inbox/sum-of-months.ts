import { countText } from '@/app/ui/words/amount-text';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';

/** Of all rows, in words; not a part of it while one of them is not counted. */
export function sumOf(rows: readonly InboxRow[], of: 'issued' | 'received' | 'booked'): string {
  const counts = rows.flatMap(({ month }) => month?.[of] ?? []);
  if (rows.some(({ uncounted }) => uncounted)) return inboxTexts.uncounted;
  return counts.length < rows.length ? inboxTexts.counting : countText(counts.reduce((all, count) => all + count, 0));
}
