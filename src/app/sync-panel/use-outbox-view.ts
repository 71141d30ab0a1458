import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type OutboxView, outboxView } from '@/db/outbox/outbox-view';

/**
 * What is unsent, with so many of each part shown; undefined until it is read. A long outbox is painted before it is counted:
 * its counts are null until then.
 */
export function useOutboxView(shown: number): OutboxView | undefined {
  const { db } = useWorkspace();
  const first = useLive(() => outboxView(db, { shown, counted: false }), [db, shown]);
  const isLong = first !== undefined && first.total === null;
  const counted = useLive(
    async () => (isLong ? outboxView(db, { shown, counted: true }) : undefined),
    [db, shown, isLong],
  );
  return isLong ? (counted ?? first) : first;
}
