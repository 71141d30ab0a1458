/**
 * The two alerts that any call may raise (specification, section 8): a 500 and a lost network. Either appears at most once
 * per 2 seconds and stays for 3 seconds.
 */
import { shellTexts } from '@/app/texts/shell-texts';
import type { AlertToAdd } from './alerts';

export const GLOBAL_ALERT_STAY_MS = 3000;
export const GLOBAL_ALERT_PAUSE_MS = 2000;

export type GlobalFailure = 'server' | 'network';

export interface GlobalFailurePorts {
  readonly now: () => number;
  readonly addAlert: (alert: AlertToAdd) => void;
}

/** Gives the function that every failed call is told to. */
export function createGlobalFailures({ now, addAlert }: GlobalFailurePorts): (failure: GlobalFailure) => void {
  const lastShown = new Map<GlobalFailure, number>();
  return (failure) => {
    const last = lastShown.get(failure);
    if (last !== undefined && now() - last < GLOBAL_ALERT_PAUSE_MS) return;
    lastShown.set(failure, now());
    addAlert({
      id: `global-${failure}`,
      type: failure === 'server' ? 'error' : 'offline',
      delay: GLOBAL_ALERT_STAY_MS,
      ...shellTexts.globalFailures[failure],
    });
  };
}
