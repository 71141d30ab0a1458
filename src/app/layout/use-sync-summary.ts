import { useFirstLoad } from '@/app/state/use-first-load';
import { useLive } from '@/app/state/use-live';
import { useNetwork } from '@/app/state/use-network';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { countUnseenRefusals, heldDocuments } from '@/db/archive/open-filing-queries';
import type { SyncSummary } from './sync-words';

/** A pull of fewer rows is over before its count could be read. */
const TOLD_FROM = 200;

/** What the chip needs: counts over all companies, refusals of ANAF while unseen among them, and how the exchanges stand. */
export function useSyncSummary(): SyncSummary {
  const { db } = useWorkspace();
  const refused = useLive(() => countUnseenRefusals(db), [db]) ?? 0;
  const held = useLive(async () => (await heldDocuments(db)).length, [db]) ?? 0;
  const status = useSyncStatus();
  const networkUp = useNetwork();
  const { connected, waiting, rejected, conflicts, pulling } = status;
  const toLoad = pulling === null || pulling.total < TOLD_FROM ? 0 : pulling.total - pulling.done;
  const coming = useFirstLoad() === true;
  return {
    offline: connected === false,
    networkUp,
    toLoad,
    coming,
    waiting,
    heldBack: status.waitingForSignIn + status.waitingForAccess + status.waitingForServer,
    rejected: rejected + refused,
    toChoose: conflicts + held,
  };
}
