/**
 * What is yes or no of a document as one number, for columns: a bit a mark that stands, one for a buyer abroad, one for another
 * program's, and one for what the buyer wrote about it.
 */
import type { ArchiveItem, MarkName } from '@/api/entities/archive-item';

export const MARK_BITS: Readonly<Record<MarkName, number>> = { approved: 1, booked: 2 };

export const EXTERNAL_BIT = 4;
export const ELSEWHERE_BIT = 8;
/** Absent in blocks of versions without it. */
export const ANSWERED_BIT = 16;

interface Marked {
  readonly marks?: ArchiveItem['marks'] | undefined;
  readonly external?: boolean | undefined;
  readonly sentElsewhere?: boolean | undefined;
  readonly events?: ArchiveItem['events'] | undefined;
}

export function markBits({ marks, external, sentElsewhere, events }: Marked): number {
  const bit = (mark: MarkName): number => (marks?.[mark]?.state === true ? MARK_BITS[mark] : 0);
  const made = (external === true ? EXTERNAL_BIT : 0) | (sentElsewhere === true ? ELSEWHERE_BIT : 0);
  const answered = events?.some(({ event }) => event === 'buyer-message') === true ? ANSWERED_BIT : 0;
  return bit('approved') | bit('booked') | made | answered;
}

/** How far a company has come with a received document, by its marks: the state that lists show and filter by. */
export function receivedState(bits: number): 'received' | 'seen' | 'booked' {
  if ((bits & MARK_BITS.booked) !== 0) return 'booked';
  return (bits & MARK_BITS.approved) === 0 ? 'received' : 'seen';
}
