/** The stand-ins' switches as the server turns them, for the demonstration alone; over loopback (stand-ins/admin-routes.ts). */
import type * as v from 'valibot';
import type { Fetch } from '../process/application-parts';
import type { faultSchema } from './stand-ins/faults/fault';

/** Whatever holds the demonstration's unfinished invoices is switched on under this name. */
export const DEMO_HOLD = 'demonstration';

export type SwitchedFault = v.InferInput<typeof faultSchema>;

/** What another program sent for the company with this code, and when: ms since 1970, never later than now. */
export interface DepositedDocument {
  readonly cif: string;
  readonly at: number;
  readonly xml: string;
}

export interface StandInSwitches {
  /** Throws where the stand-in does not take it. */
  hold(fault: SwitchedFault): Promise<void>;
  /** The same bytes once, however often they are put there. Throws where the stand-in does not take them. */
  deposit(document: DepositedDocument): Promise<void>;
  /** What the company with this code sent and received is there no more. Throws where the stand-in does not answer. */
  forget(cif: string): Promise<void>;
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
    deposit: async (document) => {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify(document) };
      const answer = await fetch(`${standInsUrl}/__deposits`, sent);
      if (!answer.ok) throw new Error(`The stand-in refused a document: ${answer.status} ${await answer.text()}`);
    },
    forget: async (cif) => {
      const asked = `${standInsUrl}/__company?${new URLSearchParams({ cif })}`;
      const answer = await fetch(asked, { method: 'DELETE' });
      if (!answer.ok) throw new Error(`The stand-in did not forget a company: ${answer.status}`);
    },
    release: async (name) => {
      const asked = fetch(`${address}?${new URLSearchParams({ name })}`, { method: 'DELETE' });
      return (await asked.catch(() => undefined))?.ok === true;
    },
  };
}
