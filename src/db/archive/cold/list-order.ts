/** The order of the list, by day, number and id: which places of blocks may hold what is wanted of it. Pure. */

import { compareTexts } from '@/domain/text/compare-texts';
import type { ArchiveRow } from '../archive-row';
import { type BlockHeader, type Direction, dayOf } from './cold-block';
import { type ColdPlace, placesWhere } from './cold-places';

export interface OrderPosition {
  readonly issueDate: string;
  readonly number: string;
  readonly id: string;
}

export interface OrderedQuestion {
  readonly direction: Direction;
  /** The rows begin after it; null: at the end that is come from. */
  readonly after: OrderPosition | null;
  readonly limit: number;
  readonly newestFirst: boolean;
}

/** The first of the rows that stand after the position. */
export function firstInOrder(
  rows: readonly ArchiveRow[],
  { after, limit, newestFirst }: OrderedQuestion,
): readonly ArchiveRow[] {
  const sign = newestFirst ? -1 : 1;
  const compare = (a: OrderPosition, b: OrderPosition): number => sign * comparePositions(a, b);
  return rows
    .filter((row) => after === null || compare(row, after) > 0)
    .sort(compare)
    .slice(0, limit);
}

/** As the index of the rows has it: by code unit. */
function comparePositions(a: OrderPosition, b: OrderPosition): number {
  return compareTexts(a.issueDate, b.issueDate) || compareTexts(a.number, b.number) || compareTexts(a.id, b.id);
}

/** Whole days from the position on, as many as surely hold the rows wanted. */
export function placesNear(headers: readonly BlockHeader[], question: OrderedQuestion): readonly ColdPlace[] {
  const { after, limit, newestFirst } = question;
  const sign = newestFirst ? -1 : 1;
  const first = after === null ? Number.NEGATIVE_INFINITY : sign * dayOf(after.issueDate);
  const counts = new Map<number, number>();
  for (const { days, gone } of headers)
    for (const [place, date] of days.entries()) {
      const day = sign * date;
      if (day >= first && gone[place] === 0) counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  const last = lastDay(counts, first, limit);
  return placesWhere(headers, ({ days }, at) => {
    const day = sign * (days[at] ?? 0);
    return day >= first && day <= last;
  });
}

/** Of the position's own day nothing may stand after it. */
function lastDay(counts: ReadonlyMap<number, number>, first: number, limit: number): number {
  let found = 0;
  for (const [day, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (day !== first) found += count;
    if (found >= limit) return day;
  }
  return Number.POSITIVE_INFINITY;
}
