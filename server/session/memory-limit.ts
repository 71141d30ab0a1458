/** Bounds what costs less than a count in the database would: in this process, so that each of several counts by itself. */
export interface MemoryLimit {
  /** Counts the try. Milliseconds until the window is over; 0: this one is within the limit. */
  readonly take: (subject: string) => number;
}

export function memoryLimit(
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
  now: () => number,
): MemoryLimit {
  let window = 0;
  const used = new Map<string, number>();
  return {
    take: (subject) => {
      const at = now();
      const current = Math.floor(at / windowMs);
      if (current !== window) used.clear();
      window = current;
      const count = (used.get(subject) ?? 0) + 1;
      used.set(subject, count);
      return count <= most ? 0 : (window + 1) * windowMs - at;
    },
  };
}
