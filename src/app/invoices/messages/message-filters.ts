/** What the filter row of the messages asks for; pure. */
import * as v from 'valibot';
import { addDays } from '@/domain/calendar/iso-date';
import { fold, matchesFolded } from '@/domain/text/fold';
import type { MessageRow } from './message-row';

/** Spans of days up to today, by how many they are. */
const SPANS = { today: 1, week: 7, month: 30 } as const;
type Span = keyof typeof SPANS;

/** '' asks for nothing. */
export const messageFiltersSchema = v.object({
  kind: v.string(),
  number: v.string(),
  partner: v.string(),
  /** Words in number, partner, index or text; what the phone's search writes. */
  text: v.string(),
  /** A `Span`. */
  span: v.string(),
  standing: v.string(),
});
export type MessageFilters = Readonly<v.InferOutput<typeof messageFiltersSchema>>;

export const NO_MESSAGE_FILTERS: MessageFilters = {
  ...{ kind: '', number: '', partner: '', text: '', span: '', standing: '' },
};

export function isUnfiltered(filters: MessageFilters): boolean {
  return Object.values(filters).every((asked) => asked === '');
}

/** `today`: `yyyy-MM-dd` in Bucharest. Every word of a text is found, in any order. */
export function filterMessages(
  rows: readonly MessageRow[],
  { kind, number, partner, text, span, standing }: MessageFilters,
  today: string,
): readonly MessageRow[] {
  const from = isSpan(span) ? addDays(today, 1 - SPANS[span]) : '';
  return rows.filter(
    (row) =>
      (kind === '' || row.kind === kind) &&
      (standing === '' || row.standing === standing) &&
      row.day >= from &&
      matchesFolded(fold(`${row.number}\n${row.uploadIndex}`), number) &&
      matchesFolded(fold(`${row.partner}\n${row.taxId}`), partner) &&
      matchesFolded(row.words, text),
  );
}

function isSpan(text: string): text is Span {
  return text in SPANS;
}
