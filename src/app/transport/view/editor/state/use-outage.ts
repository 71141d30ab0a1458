import { useEffect, useState } from 'react';
import { GetServiceOutages, type WatchedService } from '@/api/calls/outage-calls';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { type LoggedOutage, type OutageRight, rightAfterOutage } from '@/domain/transport/life/outage-window';

const SERVICE: WatchedService = 'etransport';

/** What the server's log says of the day of the start; `unchecked`: it cannot be asked now, and holds the declaration against it when it comes. */
export type OutageOffer = OutageRight | { readonly kind: 'unchecked' };

export interface OutageChoice {
  /** Null: nothing is said of outages, for the day of the start has not come, or it is on time anyway. */
  readonly offer: OutageOffer | null;
  /** Chosen, and nothing known speaks against it. */
  readonly chosen: boolean;
  readonly choose: (outage: boolean) => void;
}

/** Whether this is declared after an outage of ANAF's service. `now`: ms since 1970. */
export function useOutage(startDate: string, isNew: boolean, now: number): OutageChoice {
  const [wanted, choose] = useState(false);
  const today = legalDay(now);
  const started = isNew && isIsoDate(startDate) && startDate <= today;
  const log = useOutageLog(started);
  const offer = started ? offerOf(startDate, log, now) : null;
  const chosen = wanted && (offer?.kind === 'may' || offer?.kind === 'unchecked');
  return { offer, chosen, choose };
}

/** On the day of the start it may still be on time: there the log alone speaks of an outage. */
function offerOf(startDate: string, log: readonly LoggedOutage[] | undefined, now: number): OutageOffer | null {
  const offer: OutageOffer = log === undefined ? { kind: 'unchecked' } : rightAfterOutage(startDate, log, now);
  return offer.kind === 'may' || startDate < legalDay(now) ? offer : null;
}

/** Undefined while it cannot be asked. */
function useOutageLog(wanted: boolean): readonly LoggedOutage[] | undefined {
  const { ask } = useWorkspace();
  const { offline } = useSyncView();
  const [log, setLog] = useState<readonly LoggedOutage[]>();
  useEffect(() => {
    if (!wanted || offline) return setLog(undefined);
    let left = false;
    void ask(GetServiceOutages, { params: undefined, body: undefined }).then((answer) => {
      if (!left && answer.ok) setLog(answer.result.outages.filter(({ service }) => service === SERVICE));
    });
    return () => {
      left = true;
    };
  }, [ask, wanted, offline]);
  return log;
}
