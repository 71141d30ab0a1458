/** Who wants to hear of something without content. */
export interface Listeners {
  /** Ends with the function it gives. */
  readonly listen: (listener: () => void) => () => void;
  /** Those that listen now, once each. */
  readonly tell: () => void;
}

export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    listen: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => {
      for (const listener of [...all]) listener();
    },
  };
}
