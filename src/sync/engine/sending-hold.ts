/**
 * A person's pause, for the whole device (decision 0148): while it stands neither another tab nor the service worker sends.
 *
 *   free ─ take ─► behind who sends now ─► held ─ let go, or the tab ends ─► free
 */
import { holdDrain } from '../drain/exclusive-drain';
import { reportDefect } from './report-defect';
import type { SyncPorts } from './sync-ports';

export interface SendingHold {
  readonly take: () => void;
  readonly letGo: () => void;
}

export function sendingHold({ locks, db }: Pick<SyncPorts, 'locks' | 'db'>): SendingHold {
  let end = (): void => undefined;
  return {
    take: () => {
      end();
      const held = new AbortController();
      end = () => held.abort();
      holdDrain(locks, db.name, held.signal).catch((error: unknown) => {
        if (!held.signal.aborted) reportDefect(error);
      });
    },
    letGo: () => end(),
  };
}
