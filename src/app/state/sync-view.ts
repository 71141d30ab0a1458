import { useNetwork } from './use-network';
import { useSyncStatus } from './use-sync-status';

export interface SyncView {
  /** The last exchange with the server failed. */
  readonly offline: boolean;
  /** It failed although the device is on a network. */
  readonly serverAway: boolean;
}

/** What screens say on their buttons: whether what is done now leaves now. */
export function useSyncView(): SyncView {
  const offline = useSyncStatus().connected === false;
  const networkUp = useNetwork();
  return { offline, serverAway: offline && networkUp };
}
