/**
 * Saves of one draft, one after the other: each begins when the one before has ended, as it names what that one wrote.
 *
 * Invariant: what is under way was handed over, and is neither known to be written nor known to have failed.
 */
export interface SaveQueue<T> {
  readonly save: (content: T) => Promise<void>;
  /** What is under way beside this content, the oldest first. */
  readonly underWayBeside: (content: T) => readonly T[];
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
  return { save, underWayBeside: (content) => underWay.filter((one) => one !== content) };
}
