/**
 * The alerts on screen (Valtio). Actions hold functions, so the list is kept by reference and replaced as a whole.
 * Invariant: a timer runs exactly while some alert will leave by itself.
 */
import { proxy, ref, useSnapshot } from 'valtio';
import { type Alert, livingAlerts, nextEnd, withAlert, withoutAlert } from './alert-list';

const state = proxy<{ alerts: readonly Alert[] }>({ alerts: ref([]) });
let timer: ReturnType<typeof setTimeout> | undefined;
let made = 0;

function set(alerts: readonly Alert[]): void {
  state.alerts = ref([...alerts]);
  clearTimeout(timer);
  const end = nextEnd(alerts);
  if (end !== null)
    timer = setTimeout(() => set(livingAlerts(state.alerts, Date.now())), Math.max(0, end - Date.now()) + 5);
}

/** Without an id the alert is always a new one. Without a delay it stays 8 seconds. */
export type AlertToAdd = Omit<Alert, 'id' | 'at' | 'delay'> & { readonly id?: string; readonly delay?: number };

const DEFAULT_DELAY_MS = 8000;

/** Shows an alert; gives its id. */
export function addAlert(alert: AlertToAdd): string {
  made += 1;
  const id = alert.id ?? `alert-${made}`;
  set(withAlert(state.alerts, { delay: DEFAULT_DELAY_MS, ...alert, id, at: Date.now() }));
  return id;
}

export function removeAlert(id: string): void {
  set(withoutAlert(state.alerts, id));
}

export function clearAlerts(): void {
  set([]);
}

/** The stack, newest first. */
export function useAlerts(): readonly Alert[] {
  return useSnapshot(state).alerts;
}
