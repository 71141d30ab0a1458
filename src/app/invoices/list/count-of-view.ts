import type { ArchiveAnswer } from '@/workers/archive-search/archive-query';
import type { ListView } from './list-kind';

/** How many documents a built-in view holds, from the counts by state and by group. */
export function countOfView(
  { states, group }: Pick<ListView, 'states' | 'group'>,
  { byState, byGroup }: Pick<ArchiveAnswer, 'byState' | 'byGroup'>,
): number {
  if (group !== null) return byGroup[group];
  return Object.entries(byState).reduce(
    (sum, [state, count]) => (states.length === 0 || states.includes(state) ? sum + count : sum),
    0,
  );
}
