/** The machine's own clock, chance, network and timers. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenAt } from './http/listen';
import type { ApplicationParts, Timers } from './process/application-parts';

export const realTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  sleep: (ms) => sleep(ms),
};

export const realParts: ApplicationParts = {
  now: () => Date.now(),
  newId: () => randomUUID(),
  random: () => Math.random(),
  fetch: (url, init) => fetch(url, init),
  timers: realTimers,
  listen: listenAt,
};
