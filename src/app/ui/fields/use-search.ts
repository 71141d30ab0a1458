import { useEffect, useState } from 'react';

export interface SearchState<T> {
  readonly options: readonly T[];
  /** Of which query; undefined before the first answer. */
  readonly answered: string | undefined;
  /** True while the answer to the present query has not come: the options are of an earlier one, to be seen, not taken. */
  readonly searching: boolean;
}

/**
 * Answers of an asynchronous search for what is typed now. Answers to earlier queries are dropped; the last options stay
 * until the next come, so the list does not flicker.
 */
export function useSearch<T>(
  search: (query: string) => Promise<readonly T[]>,
  query: string,
  active: boolean,
): SearchState<T> {
  const [{ options, answered }, setAnswer] = useState<Omit<SearchState<T>, 'searching'>>({
    options: [],
    answered: undefined,
  });
  useEffect(() => {
    if (!active) return;
    let current = true;
    search(query).then(
      (found) => current && setAnswer({ options: found, answered: query }),
      () => current && setAnswer({ options: [], answered: query }),
    );
    return () => {
      current = false;
    };
  }, [search, query, active]);
  return { options, answered, searching: active && answered !== query };
}
