/** What the screens of the signed-in area work on: the local database, whose it is, and the company chosen. */
import { createContext, useContext } from 'react';
import type { ServerConnection } from '@/api/call-server';
import type { Company } from '@/api/entities/company';
import type { User } from '@/api/entities/user';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import type { DeviceIdentity } from '@/db/settings/device-identity';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import type { SessionPort } from '@/sync/session/session-port';

export interface Workspace {
  readonly db: CondicaDatabase;
  readonly user: User;
  /** The current company. */
  readonly company: Company;
  /** All of the user's, in their order. */
  readonly companies: readonly Company[];
  readonly device: DeviceIdentity;
  /** For the commands of src/db. */
  readonly commands: CommandContext;
  /** Sending, numbers, documents. */
  readonly sync: SyncHandle;
  /** For calls without authentication, and with `session` for `callWithSession`. */
  readonly connection: ServerConnection;
  readonly session: SessionPort;
  /** What a screen asks of the server itself; needs the network. The same as `sync.call`. */
  readonly ask: SyncHandle['call'];
  /** Sends what waits and fetches the company's changes, unless the person paused; what it brings is seen in the status. */
  readonly syncNow: () => void;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** Throws outside the signed-in area. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === null) throw new Error('useWorkspace is used outside the signed-in area.');
  return workspace;
}
