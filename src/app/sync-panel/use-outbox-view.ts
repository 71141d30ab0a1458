import { useEffect, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type OutboxView, outboxView } from '@/db/outbox/outbox-view';

/** Milliseconds for which a panel over a long outbox is open before thousands of rows are read for it: who closes it at once, or opens it again, does not wait behind them. */
const REST_MS = 300;

export interface ReadOutbox {
  /** Undefined until it is read. */
  readonly outbox: OutboxView | undefined;
  /** What takes longer to read than the outbox may be read now. */
  readonly rests: boolean;
}

/**
 * What is unsent, with so many of each part shown. A long outbox is painted before it is counted: its counts are null until then.
 */
export function useOutboxView(shown: number): ReadOutbox {
  const { db } = useWorkspace();
  const first = useLive(() => outboxView(db, { shown, counted: false }), [db, shown]);
  const isLong = first !== undefined && first.total === null;
  const rested = useRested(isLong);
  const counts = isLong && rested;
  const counted = useLive(
    async () => (counts ? outboxView(db, { shown, counted: true }) : undefined),
    [db, shown, counts],
  );
  return { outbox: isLong ? (counted ?? first) : first, rests: first !== undefined && (!isLong || rested) };
}

function useRested(begun: boolean): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [begun]);
  return rested;
}
