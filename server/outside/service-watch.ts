/**
 * How the services outside answered last: what people see at the sign-in before they blame their own network. Nothing is
 * asked for its sake; a service that was not needed lately is unknown.
 *
 * The states stand in the database, because the process that talks to ANAF (whichever took the job) need not be the one that
 * is asked.
 */
import type { WatchedService } from '@/api/calls/outage-calls';
import { OUTSIDE_SERVICES, type ServiceState } from '@/api/calls/outside-calls';
import type { Fetch } from '../process/application-parts';

/** How a service answered; those of `OUTSIDE_SERVICES` are told at the sign-in. */
export interface WatchedState extends Omit<ServiceState, 'service'> {
  readonly service: WatchedService;
}

export interface ServiceStateStore {
  keep(state: WatchedState): Promise<void>;
  /** The states noted since then, ms since 1970. */
  since(time: number): Promise<readonly WatchedState[]>;
}

export interface ServiceWatch {
  /** A fetch that notes how long the service took, and whether it answered at all. */
  watched(service: WatchedService): Fetch;
  /** The last contact with each that is recent enough to say something of now. */
  states(): Promise<readonly ServiceState[]>;
}

export interface ServiceWatchParts {
  readonly fetch: Fetch;
  readonly store: ServiceStateStore;
  /** ms since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const MAINTENANCE = /mentenanta/i;

/** A refusal is an answer; 500 and above is a service that is down, and so is one that leads to ANAF's page of maintenance. */
function isAway({ status, headers }: Response): boolean {
  return status >= 500 || (status >= 300 && status < 400 && MAINTENANCE.test(headers.get('location') ?? ''));
}

/** Contacts that say the same are written this seldom: uploads are hundreds a minute. */
const SAME_STATE_MS = 10_000;
/** An older contact says nothing of now. */
const RECENT_MS = 60 * 60_000;

export function watchServices({ fetch, store, now, onError }: ServiceWatchParts): ServiceWatch {
  const kept = new Map<WatchedService, { readonly answered: boolean; readonly at: number }>();
  const note = (service: WatchedService, answered: boolean, startedAt: number): void => {
    const at = now();
    const known = kept.get(service);
    if (known?.answered === answered && at - known.at < SAME_STATE_MS) return;
    kept.set(service, { answered, at });
    // The call itself does not wait for it, and does not fail with it.
    store
      .keep({ service, answered, tookMs: at - startedAt, at: new Date(at).toISOString() })
      .catch((error: unknown) => {
        kept.delete(service);
        onError(error);
      });
  };
  return {
    watched: (service) => async (url, init, timeoutMs) => {
      const startedAt = now();
      try {
        const response = await fetch(url, init, timeoutMs);
        note(service, !isAway(response), startedAt);
        return response;
      } catch (error) {
        note(service, false, startedAt);
        throw error;
      }
    },
    states: async () => (await store.since(now() - RECENT_MS)).flatMap(toldState),
  };
}

/** At the sign-in: of the services that the contract names there. */
function toldState(state: WatchedState): readonly ServiceState[] {
  const service = OUTSIDE_SERVICES.find((one) => one === state.service);
  return service === undefined ? [] : [{ ...state, service }];
}
