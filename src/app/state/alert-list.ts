/** The rules of the stack of alerts (specification, sections 4 and 9), as functions of the list; the newest is first. */

export type AlertType = 'info' | 'success' | 'warning' | 'error' | 'offline' | 'undo';

export interface AlertAction {
  readonly label: string;
  readonly keys?: readonly string[];
  /** The one thing to do now: a filled button. */
  readonly primary?: boolean;
  readonly onAct: () => void;
}

export interface Alert {
  /** An alert with the id of another takes its place. */
  readonly id: string;
  readonly type: AlertType;
  readonly message: string;
  readonly description?: string;
  /** ms until it leaves by itself; −1: stays. */
  readonly delay: number;
  /** When it was shown, ms since 1970. */
  readonly at: number;
  readonly action?: AlertAction;
  /** Not the answer to anything the person did just now. */
  readonly byItself?: boolean;
  /** The page that its action opens: there it is in nobody's way, and waits in the bell. */
  readonly leadsTo?: string;
  /** The person put it away while what it tells of goes on: it waits in the bell. */
  readonly folded?: boolean;
  /** What its X does, where that is not to close it. */
  readonly closing?: string;
  /** The person closed it. */
  readonly onClose?: () => void;
}

/** A delay that never ends. */
export const PERSISTENT = -1;
/** At most so many are stacked. */
export const MAX_ALERTS = 6;

/** Adds on top; one with the same id is replaced where it stands; beyond six the oldest leaves that would leave by itself, else the oldest. */
export function withAlert(alerts: readonly Alert[], alert: Alert): readonly Alert[] {
  if (alerts.some((other) => other.id === alert.id))
    return alerts.map((other) => (other.id === alert.id ? alert : other));
  const next = [alert, ...alerts];
  if (next.length <= MAX_ALERTS) return next;
  const leaving = next.findLast((other, index) => index > 0 && other.delay !== PERSISTENT) ?? next.at(-1);
  return next.filter((other) => other !== leaving);
}

export function withoutAlert(alerts: readonly Alert[], id: string): readonly Alert[] {
  return alerts.filter((alert) => alert.id !== id);
}

/** Changes what is given of the alert with that id; an unknown id changes nothing. */
export function withChangedAlert(
  alerts: readonly Alert[],
  id: string,
  change: Partial<Omit<Alert, 'id'>>,
): readonly Alert[] {
  return alerts.map((alert) => (alert.id === id ? { ...alert, ...change } : alert));
}

/** The alerts whose time has not passed. */
export function livingAlerts(alerts: readonly Alert[], now: number): readonly Alert[] {
  return alerts.filter((alert) => alert.delay === PERSISTENT || alert.at + alert.delay > now);
}

/** When the next one leaves by itself; null where none does. */
export function nextEnd(alerts: readonly Alert[]): number | null {
  const ends = alerts.filter((alert) => alert.delay !== PERSISTENT).map((alert) => alert.at + alert.delay);
  return ends.length === 0 ? null : Math.min(...ends);
}

export type AlertPlace = 'sign-in' | 'pages' | 'editor';

/**
 * Over the editor's sheet, whose buyer and number would lie below, what is only to be read waits in the bell, and so does what
 * came by itself: it would cover the sheet until somebody closes it. On the page that it leads to (`path`) nobody needs it, and what the
 * person put away stands nowhere else.
 */
export function standingAlerts(alerts: readonly Alert[], over: AlertPlace, path: string): readonly Alert[] {
  const elsewhere = alerts.filter(({ leadsTo, folded }) => leadsTo !== path && folded !== true);
  if (over !== 'editor') return elsewhere;
  return elsewhere.filter(({ type, byItself }) => type !== 'info' && byItself !== true);
}
