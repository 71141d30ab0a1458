import { useSyncStatus } from './use-sync-status';

export interface SyncView {
  /** The last exchange with the server failed. */
  readonly offline: boolean;
}

/** What screens say on their buttons: whether what is done now leaves now. */
export function useSyncView(): SyncView {
  return { offline: useSyncStatus().connected === false };
}
