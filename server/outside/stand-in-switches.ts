/** The stand-ins' switches as the server turns them, for the demonstration alone; over loopback (stand-ins/admin-routes.ts). */
import type * as v from 'valibot';
import type { Fetch } from '../process/application-parts';
import type { faultSchema } from './stand-ins/faults/fault';

/** Whatever holds the demonstration's unfinished invoices is switched on under this name. */
export const DEMO_HOLD = 'demonstration';

export type SwitchedFault = v.InferInput<typeof faultSchema>;

export interface StandInSwitches {
  /** Throws where the stand-in does not take it. */
  hold(fault: SwitchedFault): Promise<void>;
  /** Takes off all faults of a name; false where the stand-in does not answer. */
  release(name: string): Promise<boolean>;
}

export function standInSwitches(fetch: Fetch, standInsUrl: string): StandInSwitches {
  const address = `${standInsUrl}/__faults`;
  return {
    hold: async (fault) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(fault) });
      if (!answer.ok) throw new Error(`The stand-in refused a fault: ${answer.status}`);
    },
    release: async (name) => {
      const asked = fetch(`${address}?${new URLSearchParams({ name })}`, { method: 'DELETE' });
      return (await asked.catch(() => undefined))?.ok === true;
    },
  };
}
