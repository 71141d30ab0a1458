import type { ArchiveQuery } from '@/workers/archive-search/archive-query';

export interface Asked {
  readonly query: ArchiveQuery;
  readonly offset: number;
  /** Of the snapshot; 0 while there is none to ask. */
  readonly edition: number;
}

export interface AskedOnce {
  /** With a key, before it is drawn. */
  readonly now: (asked: Asked) => void;
  /** Once it is drawn: what left with its key is not asked again. */
  readonly drawn: (asked: Asked) => void;
}

/** Invariant: while no snapshot is there nothing counts as asked; the next one counts its editions from the beginning. */
export function askedOnce(ask: (asked: Asked) => void): AskedOnce {
  let last: Asked | undefined;
  const now = (asked: Asked): void => {
    last = asked.edition === 0 ? undefined : asked;
    if (last !== undefined) ask(last);
  };
  return {
    now,
    drawn: (asked) => {
      const { query, offset, edition } = asked;
      if (last?.query !== query || last.offset !== offset || last.edition !== edition) now(asked);
    },
  };
}
