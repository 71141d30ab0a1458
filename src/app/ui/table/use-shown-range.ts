import { useEffect } from 'react';

/** Tells the caller which rows are drawn, once a change. */
export function useShownRange(
  from: number | undefined,
  to: number | undefined,
  onRange: ((from: number, to: number) => void) | undefined,
): void {
  useEffect(() => {
    if (from !== undefined && to !== undefined) onRange?.(from, to);
  }, [from, to, onRange]);
}
