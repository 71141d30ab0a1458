/** Which number the next invoice gets, and what a lease says after numbers were taken, given back, moved or voided. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { deviceIdSchema } from '@/api/ids';
import { freeCount, takeFrom, withDate, withGivenBack, withVoided } from '@/db/leases/lease-numbers';
import { listLeases, nextNumberPreview } from '@/db/leases/lease-queries';
import { type StoredLease, withBase } from '@/db/leases/stored-lease';
import { newLease } from '@/domain/numbering/lease';
import { entityId, lease, putSerialAndLease, SERIAL, version } from '../support/samples';
import { COMPANY, DEVICE, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const OTHER_DEVICE = v.parse(deviceIdSchema, '00000000-0000-4000-8000-0000000000d2');
const OTHER_SERIAL = entityId('00000000-0000-4000-8000-00000000005f');

function stored(overrides: Partial<Lease> = {}): StoredLease {
  const base = lease(overrides);
  const numbers = withBase(base, newLease(base.from, base.to));
  return { id: base.id, companyId: COMPANY, version: version(1), base, numbers, taken: [] };
}

function drawn(from: StoredLease, ...dates: readonly string[]): StoredLease {
  return dates.reduce((held, date) => {
    const next = takeFrom(held, date);
    if (next.kind !== 'taken') throw new Error(next.kind);
    return next.lease;
  }, from);
}

// Verifies: promise 6
describe('numbers of a lease', () => {
  it('are remembered with their dates in rising order, also those given back before', () => {
    const three = drawn(stored(), '2026-03-02', '2026-03-04', '2026-03-06');
    const back = withGivenBack(three, 2);
    expect(back.taken.map(({ number }) => number)).toEqual([1, 3]);
    expect(back.numbers.returned).toEqual([{ number: 2, notBefore: '2026-03-02', notAfter: '2026-03-06' }]);
    expect(drawn(back, '2026-03-05').taken).toEqual([
      { number: 1, date: '2026-03-02' },
      { number: 2, date: '2026-03-05' },
      { number: 3, date: '2026-03-06' },
    ]);
  });

  it.each([
    ['the first', 1, '', '2026-03-04'],
    ['the last', 3, '2026-03-04', ''],
  ] as const)('given back are bounded by their neighbours: %s', (_words, number, notBefore, notAfter) => {
    const back = withGivenBack(drawn(stored(), '2026-03-02', '2026-03-04', '2026-03-06'), number);
    expect(back.numbers.returned).toEqual([{ number, notBefore, notAfter }]);
  });

  it.each([
    [2, '2026-03-02', ''],
    [3, '2026-03-02', '2026-03-09'],
  ])('given back are bounded by what the server saw used up to %i', (usedTo, notBefore, notAfter) => {
    const two = drawn(stored(), '2026-03-02', '2026-03-04');
    const told = { ...two, base: lease({ usedTo, lastDate: '2026-03-09' }) };
    expect(withGivenBack(told, 2).numbers.returned).toEqual([{ number: 2, notBefore, notAfter }]);
  });

  it('are free while not drawn or given back, and none of a lease that ended', () => {
    const two = drawn(stored({ to: 5 }), '2026-03-02', '2026-03-04');
    expect(freeCount(stored({ to: 5 }))).toBe(5);
    expect(freeCount(two)).toBe(3);
    expect(freeCount(withGivenBack(two, 1))).toBe(4);
    const closed = { ...withGivenBack(two, 1) };
    expect(freeCount({ ...closed, numbers: { ...closed.numbers, state: 'closed' } })).toBe(0);
  });

  it('voided are not drawn again and say why', () => {
    const gone = withVoided(drawn(stored(), '2026-03-02'), 1, 'folosit', '2026-03-03');
    expect(gone.numbers).toMatchObject({ returned: [], voided: [{ number: 1, reason: 'folosit', on: '2026-03-03' }] });
    expect(takeFrom(gone, '2026-03-02')).toMatchObject({ kind: 'taken', number: 2 });
  });

  it.each([
    [1, '2026-03-03', '2026-03-04', ['2026-03-03', '2026-03-04']],
    [2, '2026-03-09', '2026-03-09', ['2026-03-02', '2026-03-09']],
    [7, '2026-03-09', '2026-03-04', ['2026-03-02', '2026-03-04']],
  ] as const)('moved to another date: %i to %s', (number, date, lastDate, dates) => {
    const moved = withDate(drawn(stored(), '2026-03-02', '2026-03-04'), number, date);
    expect(moved.numbers.lastDate).toBe(lastDate);
    expect(moved.taken.map((one) => one.date)).toEqual(dates);
  });

  it('that the server alone saw used keep their last date', () => {
    const told = stored({ usedTo: 2, lastDate: '2026-03-08' });
    expect(withDate(told, 2, '2026-03-09').numbers.lastDate).toBe('2026-03-08');
  });
});

describe('the next number', () => {
  async function withLeases(...leases: readonly Partial<Lease>[]) {
    const db = openTestDatabase();
    await putSerialAndLease(db, COMPANY);
    await db.lease.clear();
    for (const [index, one] of leases.entries())
      await db.lease.put(stored({ ...one, id: entityId(`00000000-0000-4000-8000-00000000010${index}`) }));
    return db;
  }
  const next = async (date: string, ...leases: readonly Partial<Lease>[]) =>
    nextNumberPreview(await withLeases(...leases), SERIAL.id, DEVICE, date);

  it.each([
    [
      'the lowest interval',
      [
        { from: 21, to: 30, usedTo: 20 },
        { from: 11, to: 20, usedTo: 10 },
      ],
      11,
    ],
    [
      'the next where one is used up',
      [
        { from: 1, to: 2, usedTo: 2 },
        { from: 11, to: 20, usedTo: 10 },
      ],
      11,
    ],
    ['no other device’s', [{ deviceId: OTHER_DEVICE }, { from: 11, to: 20, usedTo: 10 }], 11],
    ['no other series’', [{ serialId: OTHER_SERIAL }, { from: 11, to: 20, usedTo: 10 }], 11],
    ['none that ended', [{ state: 'closed' as const }, { from: 11, to: 20, usedTo: 10 }], 11],
    [
      'a later one whose date fits',
      [
        { usedTo: 1, lastDate: '2026-04-01' },
        { from: 11, to: 20, usedTo: 10 },
      ],
      11,
    ],
  ] as const)('is of %s', async (_words, leases, number) => {
    expect(await next('2026-03-02', ...leases)).toMatchObject({ kind: 'number', number, text: `FCT-00${number}` });
  });

  it.each([
    ['no-lease', []],
    ['no-lease', [{ deviceId: OTHER_DEVICE }, { state: 'returned' as const }]],
    ['used-up', [{ to: 1, usedTo: 1 }]],
  ] as const)('is not there: %s', async (kind, leases) => {
    expect(await next('2026-03-02', ...leases)).toEqual({ kind });
  });

  it('is not there before the date of the last of the first interval', async () => {
    const both = [
      { usedTo: 1, lastDate: '2026-04-01' },
      { from: 11, to: 20, usedTo: 11, lastDate: '2026-05-01' },
    ];
    expect(await next('2026-03-02', ...both)).toEqual({ kind: 'date-before-last', lastDate: '2026-04-01' });
  });

  it('is of no series that is not there, or that was removed', async () => {
    const db = await withLeases({});
    expect(await nextNumberPreview(db, OTHER_SERIAL, DEVICE, '2026-03-02')).toEqual({ kind: 'no-serial' });
    await db.serial.update(SERIAL.id, { shown: null });
    expect(await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02')).toEqual({ kind: 'no-serial' });
  });

  it('can be looked up in the list of leases, by series and interval, with whose they are', async () => {
    const db = await withLeases(
      { serialId: OTHER_SERIAL, from: 1, to: 4 },
      { from: 11, to: 20, usedTo: 10, deviceId: OTHER_DEVICE },
      { from: 1, to: 10, usedTo: 4 },
    );
    await db.lease.put({
      ...stored({ id: entityId('00000000-0000-4000-8000-000000000109') }),
      companyId: OTHER_COMPANY,
    });
    const views = await listLeases(db, COMPANY, DEVICE);
    expect(
      views.map(({ lease: { base }, free, mine }) => [base.serialId === SERIAL.id, base.from, free, mine]),
    ).toEqual([
      [true, 1, 6, true],
      [true, 11, 10, false],
      [false, 1, 4, true],
    ]);
  });
});
