/** The rules of the numbers that ask no database: sizes, fences, free intervals, who has reported. */
import { describe, expect, it } from 'vitest';
import { hasEnoughNumbers } from '@/domain/numbering/enough-numbers';
import { freeIntervals } from '../../../server/numbers/free-intervals';
import { decideGrant, type NewestLease, type SelfKnowledge } from '../../../server/numbers/grant-decision';
import { intervalSize } from '../../../server/numbers/interval-size';
import { isHeard } from '../../../server/numbers/series-reports';

describe('the size of an interval', () => {
  it.each([
    ['ten at first', undefined, 100, 10],
    ['more where the last was used up within a month', { size: 10, lastedDays: 29 }, 100, 20],
    ['the same where it lasted longer', { size: 50, lastedDays: 30 }, 100, 50],
    ['the next larger one of an odd size', { size: 7, lastedDays: 400 }, 100, 10],
    ['never above the wish', { size: 100, lastedDays: 1 }, 30, 30],
    ['never above two hundred', { size: 200, lastedDays: 1 }, 200, 200],
  ] as const)('is %s', (_name, before, wish, size) => {
    expect(intervalSize(before, wish)).toBe(size);
  });

  it.each([
    [10, 5, false],
    [10, 6, true],
    [100, 20, false],
    [100, 21, true],
    [3, 1, false],
    [3, 2, true],
  ])('of %i with %i free is enough: %s', (size, free, enough) => {
    expect(hasEnoughNumbers(size, free)).toBe(enough);
  });
});

describe('a request for numbers', () => {
  const newest: NewestLease = {
    ...{ from_number: 11, to_number: 20, used_to: 13, fence: 2, request: 'r2', state: 'open' },
  };
  const cases: readonly (readonly [string, NewestLease | undefined, SelfKnowledge, string])[] = [
    ['of a new device', undefined, { fence: 0 }, 'grant'],
    ['of an older client with enough', newest, {}, 'again'],
    ['of an older client that used them up', { ...newest, used_to: 18 }, {}, 'grant'],
    ['that has taken more than was sent', newest, { fence: 2, takenTo: 19 }, 'grant'],
    ['whose answer was lost', newest, { fence: 1, takenTo: 10, request: 'r2' }, 'again'],
    ['whose lost interval was closed since', { ...newest, state: 'closed' }, { fence: 1, request: 'r2' }, 'grant'],
    ['of a copy', newest, { fence: 1, takenTo: 10, request: 'other' }, 'cloned'],
    ['of a copy that names no request', { ...newest, request: '' }, { fence: 1 }, 'cloned'],
    ['of an older day of its own storage', newest, { fence: 2, takenTo: 12 }, 'cloned'],
    ['that knows of a grant the server lost', newest, { fence: 3 }, 'server-behind'],
    ['after its interval was closed', { ...newest, state: 'closed' }, { fence: 2, takenTo: 13 }, 'grant'],
  ];
  it.each(cases)('%s', (_name, known, asked, decision) => {
    expect(decideGrant(known, asked)).toBe(decision);
  });
});

describe('free numbers', () => {
  const lease = (device_id: string, from_number: number, to_number: number, granted_to = to_number) => ({
    ...{ device_id, from_number, to_number, granted_to },
  });
  const held = [lease('a', 1, 3, 10), lease('b', 11, 20), lease('c', 21, 20, 30)];

  it('are what was given back, and all above', () => {
    expect(freeIntervals(1, held, 'd')).toEqual([
      { from: 4, most: 7, givenBack: true },
      { from: 21, most: undefined, givenBack: true },
    ]);
  });

  it('are above all that the device has had: its dates rise', () => {
    expect(freeIntervals(1, held, 'b')).toEqual([{ from: 21, most: undefined, givenBack: true }]);
    expect(freeIntervals(501, [], 'b')).toEqual([{ from: 501, most: undefined, givenBack: false }]);
  });
});

describe('a series of a restored server', () => {
  const open = (device_id: string) => ({ device_id, state: 'open' as const });
  it.each([
    ['waits for the devices it knows', ['a'], [open('a'), open('b')], false],
    ['grants when they were heard', ['a', 'b'], [open('a'), open('b')], true],
    ['does not wait for an ended interval', ['a'], [open('a'), { device_id: 'b', state: 'closed' as const }], true],
    ['waits where it knows of none, for others may', ['b'], [], false],
    ['grants when a person says so', ['person'], [open('a')], true],
    ['that was added since waits for a first report', ['added'], [], false],
    ['that was added since grants after it', ['added', 'a'], [], true],
  ])('%s', (_name, heard, leases, may) => {
    expect(isHeard(new Set(heard), leases)).toBe(may);
  });
});
