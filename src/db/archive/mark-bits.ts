/** A document's marks as one number, for columns: a bit a mark that stands. */
import type { ArchiveItem, MarkName } from '@/api/entities/archive-item';

export const MARK_BITS: Readonly<Record<MarkName, number>> = { approved: 1, booked: 2 };

export function markBits({ marks }: Pick<ArchiveItem, 'marks'>): number {
  const bit = (mark: MarkName): number => (marks?.[mark]?.state === true ? MARK_BITS[mark] : 0);
  return bit('approved') | bit('booked');
}

/** How far a company has come with a received document, by its marks: the state that lists show and filter by. */
export function receivedState(bits: number): 'received' | 'seen' | 'booked' {
  if ((bits & MARK_BITS.booked) !== 0) return 'booked';
  return (bits & MARK_BITS.approved) === 0 ? 'received' : 'seen';
}
