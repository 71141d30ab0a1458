/** Declaring after an outage: only where the log has one on the day of the start, and to the end of the next working day after it. */
import { describe, expect, it } from 'vitest';
import { type LoggedOutage, OUTAGE_WINDOWS, rightAfterOutage } from '@/domain/transport/life/outage-window';

const at = (text: string): number => Date.parse(text);
const outage = (from: string, until: string): LoggedOutage => ({ from, until });
/** A Friday; in November Romania is two hours before UTC. */
const START = '2026-11-20';
const FRIDAY = outage('2026-11-20T08:00:00.000Z', '2026-11-20T12:00:00.000Z');
const NO = { kind: 'no-outage' };

describe('after an outage on a Friday', () => {
  it.each([
    ['on the same day, the service being there again', '2026-11-20T13:00:00Z', 'may'],
    ['on the Saturday', '2026-11-21T10:00:00Z', 'may'],
    ['to the end of the Monday', '2026-11-23T21:59:59Z', 'may'],
    ['no longer on the Tuesday', '2026-11-23T22:00:00Z', 'over'],
  ])('%s', (_, now, kind) => {
    expect(rightAfterOutage(START, [FRIDAY], at(now))).toEqual({ kind, lastDay: '2026-11-23' });
  });

  it('public holidays are no working days: 30 November and 1 December', () => {
    const log = [outage('2026-11-27T08:00:00Z', '2026-11-27T12:00:00Z')];
    expect(rightAfterOutage('2026-11-27', log, at('2026-12-02T10:00:00Z'))).toEqual({
      ...{ kind: 'may', lastDay: '2026-12-02' },
    });
  });
});

describe('an outage counts', () => {
  it.each([
    ['none is logged', []],
    ['it was over before the day', [outage('2026-11-19T08:00:00Z', '2026-11-19T21:59:59Z')]],
    ['it began after the day', [outage('2026-11-20T22:00:00Z', '2026-11-21T08:00:00Z')]],
  ])('not where %s', (_, log) => {
    expect(rightAfterOutage(START, log, at('2026-11-21T10:00:00Z'))).toEqual(NO);
  });

  it('that lasted over midnight, of both days', () => {
    const night = [outage('2026-11-20T20:00:00Z', '2026-11-21T01:00:00Z')];
    for (const start of ['2026-11-20', '2026-11-21'])
      expect(rightAfterOutage(start, night, at('2026-11-21T10:00:00Z')).kind).toBe('may');
  });

  it('while it lasts, without a last day', () => {
    expect(rightAfterOutage(START, [outage(FRIDAY.from, '')], at('2026-11-30T10:00:00Z'))).toEqual({
      ...{ kind: 'may', lastDay: '' },
    });
  });

  it('and another that begins before its time is over moves the time on; a later one does not', () => {
    const monday = outage('2026-11-23T10:00:00Z', '2026-11-24T08:00:00Z');
    expect(rightAfterOutage(START, [monday, FRIDAY], at('2026-11-25T10:00:00Z'))).toEqual({
      ...{ kind: 'may', lastDay: '2026-11-25' },
    });
    const later = outage('2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z');
    expect(rightAfterOutage(START, [later, FRIDAY], at('2026-11-25T10:00:00Z')).kind).toBe('over');
  });

  it('not before the day of the start, nor without a day', () => {
    expect(rightAfterOutage('2026-11-21', [outage(FRIDAY.from, '')], at('2026-11-20T10:00:00Z'))).toEqual(NO);
    expect(rightAfterOutage('20.11.2026', [FRIDAY], at('2026-11-21T10:00:00Z'))).toEqual(NO);
  });
});

it('the table of windows is in order, each row with its source', () => {
  const days = OUTAGE_WINDOWS.map(({ since }) => since);
  expect(days).toEqual([...days].sort());
  for (const { source } of OUTAGE_WINDOWS) expect(source).not.toBe('');
});
