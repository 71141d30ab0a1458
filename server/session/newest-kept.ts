/** The newest of what was put, no more than so many: the one put first goes first. */
export interface NewestKept<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  delete(key: string): void;
}

export function newestKept<T>(most: number): NewestKept<T> {
  const kept = new Map<string, T>();
  return {
    get: (key) => kept.get(key),
    put: (key, value) => {
      kept.delete(key);
      const oldest = kept.size < most ? undefined : kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, value);
    },
    delete: (key) => void kept.delete(key),
  };
}
