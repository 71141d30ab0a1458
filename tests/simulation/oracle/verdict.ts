/** What a run broke, by promise; each with the sentence that tells it. */
export const PROMISES = ['doubled', 'lost', 'stray', 'unequal', 'unsettled', 'overrun'] as const;
/**
 * `doubled`: more than one effect of one operation, or more than one accepted filing of one invoice or draft. `lost`: typed or
 * issued, and nowhere. `stray`: a number twice, unexplained, or out of the order of dates. `unequal`: a device is not what the
 * server is. `unsettled`: something never came to an end. `overrun`: more calls to ANAF than it allows.
 */
export type Promised = (typeof PROMISES)[number];

export interface Breach {
  readonly promise: Promised;
  readonly sentence: string;
}
