/**
 * Saves of one draft, one after the other: each begins when the one before has ended, as it names what that one wrote.
 *
 * Invariant: `underWay` is what was handed over, the oldest first, and neither known to be written nor known to have failed.
 */
export interface SaveQueue<T> {
  readonly save: (content: T) => Promise<void>;
  readonly underWay: () => readonly T[];
}

export function createSaveQueue<T>(store: (content: T) => Promise<void>): SaveQueue<T> {
  let last: Promise<unknown> = Promise.resolve();
  let underWay: readonly T[] = [];
  const save = (content: T): Promise<void> => {
    underWay = [...underWay, content];
    const saved = last
      .then(() => store(content))
      .finally(() => {
        underWay = underWay.slice(1);
      });
    last = saved.catch(() => undefined);
    return saved;
  };
  return { save, underWay: () => underWay };
}
