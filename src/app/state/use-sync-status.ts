import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '@/sync/engine/status-store';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { useWorkspace } from './workspace';

export function useSyncStatusOf({ status }: SyncHandle): SyncStatus {
  return useSyncExternalStore(status.subscribe, status.getSnapshot);
}

/** How the exchanges with the server stand. */
export function useSyncStatus(): SyncStatus {
  return useSyncStatusOf(useWorkspace().sync);
}
