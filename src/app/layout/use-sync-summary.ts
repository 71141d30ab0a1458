import { useSyncView } from '@/app/state/sync-view';
import type { SyncSummary } from '@/app/state/sync-words';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { outboxCounts } from '@/db/outbox/outbox-overview';

/** What the chip needs: counts of the outbox over all companies, and how the exchanges stand. */
export function useSyncSummary(): SyncSummary {
  const { db } = useWorkspace();
  const counts = useLive(() => outboxCounts(db), [db]);
  const { offline, toLoad } = useSyncView();
  return {
    offline,
    toLoad,
    waiting: counts?.waiting ?? 0,
    waitingForSignIn: counts?.waitingForSignIn ?? 0,
    rejected: (counts?.rejected ?? 0) + (counts?.conflict ?? 0),
  };
}
