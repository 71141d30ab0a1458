import { useEffect, useState } from 'react';
import type { ArchiveQuery } from '@/workers/archive-search/archive-query';
import { askWholeSnapshot } from '../archive/archive-snapshot';
import type { ArchiveList } from './use-archive-answer';

interface Away {
  /** How many of the chosen the list does not hold. */
  readonly away: number;
  /** False while that is of an earlier question. */
  readonly sure: boolean;
}

/**
 * What is chosen stays chosen whatever the filter, and a mark may take it out of the list: only the worker knows how much of it the list
 * still holds. What is chosen in the list and taken away there changes nothing of the others, so that a tick waits for no answer.
 */
export function useAway({ answers }: Pick<ArchiveList, 'answers'>, chosen: ReadonlySet<string>): Away {
  const [told, setTold] = useState<{ readonly query: ArchiveQuery; readonly away: number }>();
  useEffect(() => {
    if (chosen.size === 0) setTold(undefined);
    if (chosen.size === 0 || answers === undefined) return;
    let stale = false;
    const { query } = answers;
    askWholeSnapshot((api) => api.countOf(query, [...chosen])).then(
      (here) => {
        if (!stale) setTold({ query, away: chosen.size - here });
      },
      // Another company's list is open, or the worker does not answer, which the list says.
      (error: unknown) => console.warn('The chosen rows were not counted:', error),
    );
    return () => {
      stale = true;
    };
  }, [answers, chosen]);
  return { away: told?.away ?? 0, sure: told === undefined || told.query === answers?.query };
}
