import type { SyncSummary } from '@/app/state/sync-words';
import { useSyncStatus } from '@/app/state/use-sync-status';

/** A pull of fewer rows is over before its count could be read. */
const TOLD_FROM = 200;

/** What the chip needs: counts of the outbox over all companies, and how the exchanges stand. */
export function useSyncSummary(): SyncSummary {
  const { connected, waiting, waitingForSignIn, rejected, conflicts, pulling } = useSyncStatus();
  const toLoad = pulling === null || pulling.total < TOLD_FROM ? 0 : pulling.total - pulling.done;
  return { offline: connected === false, toLoad, waiting, waitingForSignIn, rejected: rejected + conflicts };
}
