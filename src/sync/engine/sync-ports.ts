/** Everything the synchronisation needs from its surroundings; real in `start-sync.ts`, turned by hand in tests. */
import type { ServerConnection } from '@/api/call-server';
import type { Nudge } from '@/api/calls/sync-calls';
import type { CompanyId } from '@/api/ids';
import type { CopyStore } from '@/db/storage/copy-store';
import type { DocumentPorts } from '../documents/fetch-recent-documents';
import type { LockPort } from '../ports/lock-port';
import type { TypedSaves } from '../ports/typed-first';
import type { Watch } from '../ports/watch';
import type { ContextPorts } from '../pull/command-context';
import type { LeasePauses } from '../pull/lease-pauses';
import type { SessionPort } from '../session/session-port';
import type { PauseChannel } from './device-pause';
import type { WakeLoopPorts } from './wake-loop';

export interface SyncPorts extends WakeLoopPorts, ContextPorts, Pick<DocumentPorts, 'isRoadGenerous' | 'storage'> {
  readonly session: SessionPort;
  readonly connection: ServerConnection;
  readonly locks: LockPort;
  readonly deadline: (ms: number, outer?: AbortSignal) => AbortSignal;
  /** Whose changes are pulled first; null: none is chosen. */
  readonly currentCompany: () => CompanyId | null;
  readonly watch: Watch;
  /** What is typed in this tab. */
  readonly typed: TypedSaves;
  readonly events: SyncEvents;
  /** Asks the service worker to send when no tab is open any more. */
  readonly askWorker: () => void;
  readonly nudgeChannel: NudgeChannel;
  readonly pauseChannel: PauseChannel;
  /** Of what is unsent here, outside of IndexedDB. */
  readonly copyStore: CopyStore;
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** With what the exchange itself keeps beside the database. */
export interface EnginePorts extends SyncPorts {
  readonly leasePauses: LeasePauses;
}

/** Each gives the function that ends the subscription. */
export interface SyncEvents {
  /** The browser believes that it is online again, or the page became visible: a hint to try. */
  readonly onRoadOpen: (listener: () => void) => () => void;
  /** An entry came into the outbox, from any tab; `isTyped`: a change of a draft, of which the next key makes another one. */
  readonly onEdit: (listener: (isTyped: boolean) => void) => () => void;
  readonly onSessionChange: (listener: () => void) => () => void;
  /**
   * The page is left and may be kept as it stands, to be shown again by the browser's „back”, or it is back. A kept page is
   * frozen with every lock it holds, and nobody else gets them.
   */
  readonly onPageKept: (kept: () => void, back: () => void) => () => void;
  /** The page is not seen any more, or goes: it may be ended without another word. */
  readonly onPageLeft: (listener: () => void) => () => void;
}

/** One tab reads the stream; the others hear of it. */
export interface NudgeChannel {
  readonly tell: (nudge: Nudge) => void;
  readonly listen: (listener: (nudge: Nudge) => void) => () => void;
}
