import type { Workspace } from '@/app/state/workspace';
import type { PullPorts } from '@/sync/pull/pull-company';

/** The workspace as src/sync wants it for a single question to the server. */
export function pullPorts({ db, session, connection }: Pick<Workspace, 'db' | 'session' | 'connection'>): PullPorts {
  return {
    db,
    session,
    connection,
    now: () => Date.now(),
    deadline: (ms, outer) =>
      outer === undefined ? AbortSignal.timeout(ms) : AbortSignal.any([AbortSignal.timeout(ms), outer]),
  };
}
