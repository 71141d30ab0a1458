/**
 * Tells, once all of it has left, that what waited for the server has reached it: whoever wrote without network has gone on
 * to other pages meanwhile, and the chip only falls silent.
 *
 *   nothing to tell ─ no answer, work waits ─► away with N ─ answers, none waits ─► told of the N that arrived
 */
import { addAlert } from '@/app/state/alerts';
import type { StatusStore, SyncStatus } from '@/sync/engine/status-store';
import { returnTexts } from './return-texts';

interface Away {
  /** Entries that waited when the server last did not answer. */
  readonly waited: number;
  /** Those that waited for a person already, and are not of the ones that arrive. */
  readonly stuck: number;
}

/** What is remembered after this status, and how many entries have arrived since; 0: nothing is to be told. */
export function afterStatus(away: Away | null, status: SyncStatus): { away: Away | null; arrived: number } {
  const { connected, waiting } = status;
  if (connected === false)
    return { away: waiting > 0 ? { waited: waiting, stuck: stuckOf(status) } : null, arrived: 0 };
  if (away === null || connected === null || waiting > 0) return { away, arrived: 0 };
  return { away: null, arrived: Math.max(0, away.waited - Math.max(0, stuckOf(status) - away.stuck)) };
}

/** Refused, to choose, or held for a sign-in, an access or a newer server: the chip says so, and they did not arrive. */
function stuckOf(status: SyncStatus): number {
  const { rejected, conflicts, waitingForSignIn, waitingForAccess, waitingForServer } = status;
  return rejected + conflicts + waitingForSignIn + waitingForAccess + waitingForServer;
}

/** Ends with the function it gives. */
export function tellReturn({ subscribe, getSnapshot }: StatusStore): () => void {
  let away: Away | null = null;
  return subscribe(() => {
    const next = afterStatus(away, getSnapshot());
    away = next.away;
    if (next.arrived > 0) addAlert({ id: 'returned', type: 'info', ...returnTexts.returned(next.arrived) });
  });
}
