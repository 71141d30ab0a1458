/** How fast a load goes and how long it still takes, from what was told of its progress. */
export interface ProgressSample {
  /** ms since 1970. */
  readonly at: number;
  readonly done: number;
}

export interface LoadPace {
  readonly perSecond: number;
  /** Null while the pace is not known. */
  readonly secondsLeft: number | null;
}

/** The pace of the last so many ms: an average since the start would not see a road that got slower. */
const WINDOW_MS = 10_000;
/** Less says nothing yet. */
const LEAST_MS = 1_000;

/** The samples with a new one, without those that no longer matter; one that goes back begins another load. */
export function withSample(samples: readonly ProgressSample[], sample: ProgressSample): readonly ProgressSample[] {
  const last = samples.at(-1);
  if (last !== undefined && sample.done < last.done) return [sample];
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample];
}

export function loadPace(samples: readonly ProgressSample[], total: number): LoadPace {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < LEAST_MS)
    return { perSecond: 0, secondsLeft: null };
  const perSecond = ((last.done - first.done) * 1000) / (last.at - first.at);
  return { perSecond, secondsLeft: perSecond > 0 ? Math.max(0, (total - last.done) / perSecond) : null };
}
