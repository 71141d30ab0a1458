/** What was begun and not ended yet, so that who closes its database can wait for it. */
export interface BegunWork {
  /** Gives the same promise. */
  readonly track: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves when everything begun until then has ended, well or badly. */
  readonly ended: () => Promise<void>;
}

export function begunWork(): BegunWork {
  const begun = new Set<Promise<unknown>>();
  return {
    track: (work) => {
      const end = (): void => void begun.delete(work);
      begun.add(work);
      work.then(end, end);
      return work;
    },
    ended: async () => {
      while (begun.size > 0) await Promise.allSettled(begun);
    },
  };
}
