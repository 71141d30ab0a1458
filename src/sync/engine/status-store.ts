/** What a person is told of the synchronisation; read by `useSyncExternalStore`. */
import type { DocumentProgress } from '../documents/fetch-recent-documents';
import type { PullProgress } from '../pull/pull-company';

export interface SyncStatus {
  /** Whether the last exchange brought an answer; null before the first. Never the browser's guess. */
  readonly connected: boolean | null;
  /** ISO instants, kept over reloads; null: never. */
  readonly lastServerContact: string | null;
  readonly lastAnafContact: string | null;
  /** When the server was met restored from an older copy: what it lacked was sent again from here. Null: never. */
  readonly restoredServerSince: string | null;
  readonly waiting: number;
  readonly waitingForSignIn: number;
  /** The server does not let the caller in: the account, the subscription or the company. */
  readonly waitingForAccess: number;
  /** The server is older than the app. */
  readonly waitingForServer: number;
  readonly rejected: number;
  readonly conflicts: number;
  /** Documents whose filing at ANAF is in doubt. */
  readonly doubtful: number;
  readonly pulling: PullProgress | null;
  /** How many of the newest documents are readable without network; null before the first look. */
  readonly documents: DocumentProgress | null;
  /** Whole minutes by which this device's clock is ahead of the server's, negative behind; 0: within what is tolerated. */
  readonly clockAhead: number;
  readonly paused: boolean;
  /** Another tab of the device is paused: nothing is sent from here either. */
  readonly pausedElsewhere: boolean;
}

export const NO_STATUS: SyncStatus = {
  connected: null,
  lastServerContact: null,
  lastAnafContact: null,
  restoredServerSince: null,
  waiting: 0,
  waitingForSignIn: 0,
  waitingForAccess: 0,
  waitingForServer: 0,
  rejected: 0,
  conflicts: 0,
  doubtful: 0,
  pulling: null,
  documents: null,
  clockAhead: 0,
  paused: false,
  pausedElsewhere: false,
};

const FIELDS = Object.keys(NO_STATUS) as (keyof SyncStatus)[];

export interface StatusStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getSnapshot: () => SyncStatus;
}

export interface WritableStatusStore extends StatusStore {
  readonly set: (changes: Partial<SyncStatus>) => void;
}

export function statusStore(): WritableStatusStore {
  let status = NO_STATUS;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => status,
    set: (changes) => {
      const before = status;
      const next = { ...before, ...changes };
      // Read again and found the same: whoever draws it has nothing to draw.
      if (FIELDS.every((field) => Object.is(next[field], before[field]))) return;
      status = next;
      for (const listener of listeners) listener();
    },
  };
}
