/** ANAF's stand-in inside the world: its clock, its waits and its tokens are the world's, and it remembers by its log. */

import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import type { Fetch } from '../../../server/process/application-parts';
import { type InProcess, inProcessStandIns } from '../../server/outside/in-process-stand-ins';
import { actor, waiting } from '../world/acting';
import type { Owner, Scheduler } from '../world/scheduler';
import { untilAborted } from '../world/until-aborted';
import type { WorldClock } from '../world/world-clock';

export interface SimAnaf {
  readonly outside: InProcess;
  /** Nobody answers at its address. */
  down: boolean;
  /** When each call that ANAF counts came, ms since 1970. */
  readonly calls: readonly number[];
  /** For one process of the server. */
  fetchOf(owner: Owner): Fetch;
}

const REFUSED = 'ECONNREFUSED';

export function simAnaf(
  scheduler: Scheduler,
  clock: WorldClock,
  owner: Owner,
  settings: Partial<AnafStandInSettings>,
): SimAnaf {
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(owner, ms, resolve);
    });
  const outside = inProcessStandIns({ now: clock.now, sleep, settings });
  const calls: number[] = [];
  const anaf: SimAnaf = {
    outside,
    calls,
    down: false,
    fetchOf: (caller) => (url, init) =>
      waiting(async () => {
        const path = new URL(url).pathname.split('/').at(-1) ?? '';
        const name = `${actor()} → ANAF ${path}`;
        await scheduler.park(name, caller);
        if (anaf.down) throw failed(REFUSED);
        if (/\/(?:FCTEL|ETRANSPORT)\//.test(url)) calls.push(clock.now());
        const answered = outside.fetch(url, { ...init, signal: null });
        const { signal } = init;
        const answer = await untilAborted(answered, { signal, reason: () => signal?.reason });
        await scheduler.park(`${name} answers`, caller);
        return answer;
      }),
  };
  return anaf;
}

function failed(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}
