/**
 * Tells a code that a scanner types from one that a person does: a scanner sends its keys within a few hundredths of a second,
 * the first after a pause of its own, and ends with Enter.
 *
 * Invariant: what is kept are the keys since the last pause, so a code is never made of keys of two scans. Pure: instants come
 * with the keys.
 */

/** Between two keys of a scanner at most, milliseconds; the fastest people take about twice as long. */
export const LONGEST_GAP_MS = 35;
/** EAN-8 and short codes of a shop's own; fewer keys may be a person's, who rolls them. */
const FEWEST_KEYS = 4;

export interface ScanBurst {
  /** The code, where this key ends one. `at`: milliseconds of any clock that only goes on. */
  readonly key: (key: string, at: number) => string | null;
}

export function scanBurst(): ScanBurst {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    key: (key, at) => {
      // Shift stands before a capital letter and is no key of the code.
      if (key === 'Shift') return null;
      const quick = at - last <= LONGEST_GAP_MS;
      last = at;
      if (key === 'Enter') {
        const code = quick && text.length >= FEWEST_KEYS ? text : null;
        text = '';
        return code;
      }
      text = key.length === 1 ? (quick ? text : '') + key : '';
      return null;
    },
  };
}
