/** ANAF's stand-in on a port of its own, with faults switched on at random and its limits counted where they bind. */

import * as v from 'valibot';
import type { FaultKind } from '../../../server/outside/stand-ins/faults/fault';
import { faultSchema } from '../../../server/outside/stand-ins/faults/fault';
import { listen } from '../../../server/outside/stand-ins/listen';
import { type InProcess, inProcessStandIns } from '../../server/outside/in-process-stand-ins';

/** On the road of a call; those that speak of the caller would end its authorization. */
const FAULTS: readonly FaultKind[] = [
  ...(['accept-and-drop', 'drop-before-accept', 'html', 'accept-and-html', 'maintenance'] as const),
  ...(['server-error', 'accept-and-server-error', 'garbage', 'slow', 'not-found', 'in-work'] as const),
];
const PATHS = ['/upload', '/stareMesaj', '/descarcare', '/listaMesaje'];

export interface WatchedAnaf {
  readonly standIns: InProcess;
  readonly url: string;
  /** Answers with 429: a limit that was passed. */
  readonly throttled: () => number;
  readonly calls: () => number;
  /** One more fault, for one call. */
  fault(random: () => number): void;
  clearFaults(): void;
  /** The day's limits begin anew, as at midnight. */
  nextDay(): void;
  close(): Promise<void>;
}

export async function watchedAnaf(callsPerMinute: number, refusesDuplicates: boolean): Promise<WatchedAnaf> {
  const standIns = inProcessStandIns({
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    settings: { callsPerMinute, refusesDuplicates },
  });
  let [throttled, calls] = [0, 0];
  const listening = await listen(async (request) => {
    const reply = await standIns.standIns().handle(request);
    if (request.path.includes('/FCTEL/')) calls += 1;
    if (reply.kind !== 'drop' && reply.status === 429) throttled += 1;
    return reply;
  }, 0);
  return {
    ...{ standIns, url: listening.url, throttled: () => throttled, calls: () => calls },
    fault: (random) => {
      const of = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
      const fault = { kind: of(FAULTS), path: of(PATHS), count: 1, delayMs: Math.floor(random() * 3_000) };
      standIns.standIns().faults.add(v.parse(faultSchema, fault));
    },
    clearFaults: () => standIns.standIns().faults.clear(),
    // It keeps what it took in, and counts from nothing.
    nextDay: () => standIns.restart(),
    close: () => listening.close(),
  };
}
