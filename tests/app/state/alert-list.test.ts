import { describe, expect, it } from 'vitest';
import {
  type Alert,
  livingAlerts,
  MAX_ALERTS,
  nextEnd,
  PERSISTENT,
  standingAlerts,
  withAlert,
  withChangedAlert,
  withoutAlert,
} from '@/app/state/alert-list';

function alert(id: string, delay = PERSISTENT, at = 0): Alert {
  return { id, type: 'info', message: id, delay, at };
}

function stackOf(...ids: readonly string[]): readonly Alert[] {
  return ids.reduceRight<readonly Alert[]>((stack, id) => withAlert(stack, alert(id)), []);
}

describe('the stack of alerts', () => {
  it('puts the newest on top', () => {
    expect(withAlert(stackOf('a'), alert('b')).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('replaces an alert of the same id where it stands, and never shows it twice', () => {
    const next = withAlert(stackOf('a', 'b', 'c'), { ...alert('b'), message: 'nou' });
    expect(next.map(({ message }) => message)).toEqual(['a', 'nou', 'c']);
  });

  it('holds at most six', () => {
    const seven = ['1', '2', '3', '4', '5', '6', '7'].reduce<readonly Alert[]>((s, id) => withAlert(s, alert(id)), []);
    expect(seven.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3', '2']);
    expect(seven).toHaveLength(MAX_ALERTS);
  });

  // Catches: dropping a persistent alert („respinsă”) while one that leaves by itself stays.
  it('lets go first of one that would leave by itself', () => {
    const stack = [alert('1'), alert('2'), alert('3', 3000), alert('4'), alert('5'), alert('6')];
    expect(withAlert(stack, alert('7')).map(({ id }) => id)).toEqual(['7', '1', '2', '4', '5', '6']);
  });

  it('removes and changes by id, and leaves unknown ids alone', () => {
    const stack = stackOf('a', 'b');
    expect(withoutAlert(stack, 'a').map(({ id }) => id)).toEqual(['b']);
    expect(withChangedAlert(stack, 'b', { message: 'x' }).map(({ message }) => message)).toEqual(['a', 'x']);
    expect(withChangedAlert(stack, 'z', { message: 'x' })).toEqual(stack);
  });

  it('keeps what is persistent and lets the others go at their time', () => {
    const stack = [alert('a', PERSISTENT), alert('b', 1000, 100), alert('c', 2000, 100)];
    expect(livingAlerts(stack, 1100).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(nextEnd(stack)).toBe(1100);
    expect(nextEnd([alert('a', PERSISTENT)])).toBeNull();
  });
});

it('leaves the sheet of the editor free of what came by itself or is only to be read', () => {
  const alerts: readonly Alert[] = [
    alert('read'),
    { ...alert('answer'), type: 'error' },
    { ...alert('ending'), type: 'warning', byItself: true },
  ];
  expect(standingAlerts(alerts, 'editor', '/app').map(({ id }) => id)).toEqual(['answer']);
  expect(standingAlerts(alerts, 'pages', '/app')).toEqual(alerts);
});

// Before: it lay over the buttons that it asked to be pressed.
it('lets an alert that leads to a page wait in the bell while that page is open', () => {
  const [leading, other] = [{ ...alert('leading'), leadsTo: '/app/companies' }, alert('other')];
  expect(standingAlerts([leading, other], 'pages', '/app/companies')).toEqual([other]);
  expect(standingAlerts([leading, other], 'pages', '/app')).toEqual([leading, other]);
});
