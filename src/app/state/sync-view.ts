/** What src/sync tells of its exchanges, as the chip, the panel and the first-load page show it (Valtio). */
import { proxy, useSnapshot } from 'valtio';

export interface SyncView {
  /** The last exchange failed, or the browser says there is no network. */
  offline: boolean;
  /** Since when, ms since 1970; null while connected. */
  offlineSince: number | null;
  /** Last answer of the server, ISO instant; '' none yet. */
  lastContactAt: string;
  /** Rows of the present company still to come, and those that came since the load began; both 0 when up to date. */
  toLoad: number;
  loaded: number;
}

const view = proxy<SyncView>({ offline: false, offlineSince: null, lastContactAt: '', toLoad: 0, loaded: 0 });

/** Told by the wiring of src/sync. */
export function showSync(part: Partial<SyncView>, now: number): void {
  Object.assign(view, part);
  if (view.offline) view.offlineSince ??= now;
  else view.offlineSince = null;
}

export function useSyncView(): Readonly<SyncView> {
  return useSnapshot(view);
}
