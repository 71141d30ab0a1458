/**
 * How long ANAF takes until its message list shows what it has taken, over time. A doubtful upload is sent again only after
 * the list has been silent for longer than that (promise 7).
 */

export interface ListLag {
  /** First day. */
  readonly from: string;
  /** The longest that was seen between an upload's verdict and its entry in the list. */
  readonly seenMinutes: number;
  /** What we wait: the lag four times over, since a peak in the month's middle and end makes the processing itself slow. */
  readonly waitMinutes: number;
  readonly source: string;
}

/**
 * Should the processing take hours, the second sending is answered by the duplicate verdict, which is settled by comparing
 * bytes; a longer wait costs the accountant time and wins no certainty. ANAF_DOUBT_WAIT_MINUTES sets another.
 */
export const LIST_LAGS: readonly ListLag[] = [
  {
    from: '2024-01-01',
    seenMinutes: 15,
    waitMinutes: 60,
    source: 'reference/anaf-efactura.md, section 4: the list follows the verdict by seconds to about 15 minutes (live)',
  },
];

/** Bounds of the setting: below the lag that was seen a document would be sent twice; beyond a day nobody waits. */
export const DOUBT_WAIT_MINUTES = { least: 20, most: 24 * 60 } as const;

/** The wait on a day, in minutes. Before the first period its wait holds. */
export function doubtWaitMinutes(day: string): number {
  const [first, ...later] = LIST_LAGS;
  const inForce = later.reduce((lag, next) => (next.from <= day ? next : lag), first);
  if (inForce === undefined) throw new RangeError('LIST_LAGS has no period');
  return inForce.waitMinutes;
}
