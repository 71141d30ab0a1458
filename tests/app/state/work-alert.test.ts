import { expect, it } from 'vitest';
import { type Alert, PERSISTENT, standingAlerts, withAlert, withoutAlert } from '@/app/state/alert-list';
import type { AlertToAdd } from '@/app/state/alerts';
import { workAlert } from '@/app/state/work-alert';

function world() {
  const alerts: Alert[] = [];
  const set = (next: readonly Alert[]): void => void alerts.splice(0, alerts.length, ...next);
  const tell = (alert: AlertToAdd): void => set(withAlert(alerts, { id: 'other', delay: PERSISTENT, at: 0, ...alert }));
  const untell = (id: string): void => set(withoutAlert(alerts, id));
  const stopped: string[] = [];
  const alert = workAlert({ tell, untell }, 'work', 'Se face.', () => stopped.push('work'));
  /** As the X does. */
  const close = (): void => {
    const [closed] = alerts;
    if (closed === undefined) return;
    untell(closed.id);
    closed.onClose?.();
  };
  const standing = () =>
    standingAlerts(alerts, 'pages', '/app').map(({ message, description }) => `${message} ${description}`);
  return { alert, alerts, tell, stopped, close, standing };
}

// Before: the X took its stop away, or the next step of the work brought it back over the page.
it('is put away with its stop, which stays in the bell however far the work goes', () => {
  const { alert, alerts, stopped, close, standing } = world();
  alert.show('1 din 3');
  close();
  alert.show('2 din 3');
  expect(standing()).toEqual([]);
  expect(alerts.map(({ description }) => description)).toEqual(['2 din 3']);
  alerts[0]?.action?.onAct();
  expect(stopped).toEqual(['work']);
});

it('comes back on top with the words that it is given, which stay until the work is over', () => {
  const { alert, alerts, tell, close, standing } = world();
  alert.show('1 din 3');
  close();
  tell({ type: 'info', message: 'Altceva.', description: 'Deasupra.' });
  alert.bringBack('Se face încă.');
  alert.show('2 din 3');
  expect(standing()).toEqual(['Se face încă. 2 din 3', 'Altceva. Deasupra.']);
  expect(alerts).toHaveLength(2);
});

it('has nothing to bring back before it was shown', () => {
  const { alert, alerts } = world();
  alert.bringBack('Se face încă.');
  expect(alerts).toEqual([]);
});
