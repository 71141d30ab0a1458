import { useLive } from '@/app/state/use-live';
import { useMounted } from '@/app/state/use-mounted';
import { useRested } from '@/app/state/use-rested';
import { useWorkspace } from '@/app/state/workspace';
import { entriesByState } from '@/db/outbox/outbox-overview';
import { type OutboxView, outboxView, withCounts } from '@/db/outbox/outbox-view';

/** A long one is counted again so much later at the soonest, ms: what leaves by the hundred changes it all the time. */
const REST_MS = 500;

/**
 * What is unsent, with so many of each part shown; undefined until it is read. A long outbox is painted before it is counted:
 * its counts are null until then.
 */
export function useOutboxView(shown: number): OutboxView | undefined {
  const { db } = useWorkspace();
  const isOpen = useMounted();
  const view = useLive(() => outboxView(db, { shown }), [db, shown]);
  const isLong = view !== undefined && view.total === null;
  const watched = { db, tables: [db.outbox], restMs: REST_MS };
  const counts = useRested(watched, isLong ? 'counts' : null, () => entriesByState(db, isOpen));
  return isLong && counts !== undefined ? withCounts(view, counts) : view;
}
