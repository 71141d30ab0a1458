import { useEffect, useState } from 'react';

export interface SearchState<T> {
  readonly options: readonly T[];
  /** True while the answer to the present query has not come. */
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
  const [state, setState] = useState<SearchState<T>>({ options: [], searching: false });
  useEffect(() => {
    if (!active) return;
    let current = true;
    setState((before) => ({ ...before, searching: true }));
    search(query).then(
      (options) => current && setState({ options, searching: false }),
      () => current && setState({ options: [], searching: false }),
    );
    return () => {
      current = false;
    };
  }, [search, query, active]);
  return state;
}
