/**
 * How the services outside answered this process last: what people see at the sign-in before they blame their own network.
 * Nothing is asked for its sake; a service that was not needed since the start is unknown.
 */
import type { OutsideService, ServiceState } from '@/api/calls/outside-calls';
import type { Fetch } from './outside-exchange';

export interface ServiceWatch {
  /** A fetch that notes how long the service took, and whether it answered at all. */
  watched(service: OutsideService): Fetch;
  /** The last contact with each, in the order of first contact. */
  states(): readonly ServiceState[];
}

/** `now` in ms since 1970. */
export function watchServices(fetch: Fetch, now: () => number): ServiceWatch {
  const last = new Map<OutsideService, ServiceState>();
  return {
    watched: (service) => async (url, init) => {
      const startedAt = now();
      const note = (answered: boolean): void => {
        last.set(service, { service, answered, tookMs: now() - startedAt, at: new Date(now()).toISOString() });
      };
      try {
        const response = await fetch(url, init);
        // A refusal is an answer; 500 and above is a service that is down.
        note(response.status < 500);
        return response;
      } catch (error) {
        note(false);
        throw error;
      }
    },
    states: () => [...last.values()],
  };
}
