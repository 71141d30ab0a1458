/** What is yes or no of a document as one number, for columns: a bit a mark that stands, and one for a buyer abroad. */
import type { ArchiveItem, MarkName } from '@/api/entities/archive-item';

export const MARK_BITS: Readonly<Record<MarkName, number>> = { approved: 1, booked: 2 };

export const EXTERNAL_BIT = 4;

interface Marked {
  readonly marks?: ArchiveItem['marks'] | undefined;
  readonly external?: boolean | undefined;
}

export function markBits({ marks, external }: Marked): number {
  const bit = (mark: MarkName): number => (marks?.[mark]?.state === true ? MARK_BITS[mark] : 0);
  return bit('approved') | bit('booked') | (external === true ? EXTERNAL_BIT : 0);
}

/** How far a company has come with a received document, by its marks: the state that lists show and filter by. */
export function receivedState(bits: number): 'received' | 'seen' | 'booked' {
  if ((bits & MARK_BITS.booked) !== 0) return 'booked';
  return (bits & MARK_BITS.approved) === 0 ? 'received' : 'seen';
}
