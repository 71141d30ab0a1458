/** Which number the next invoice gets, of all the intervals this device has in the series. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { deviceIdSchema } from '@/api/ids';
import { listLeases, nextNumberPreview } from '@/db/numbers/lease-queries';
import { type StoredLease, withBase } from '@/db/numbers/stored-lease';
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
  ] as const)('is of %s', async (_words, leases, number) => {
    expect(await next('2026-03-02', ...leases)).toMatchObject({ kind: 'number', number, text: `FCT-00${number}` });
  });

  it.each([
    ['no-lease', []],
    ['no-lease', [{ deviceId: OTHER_DEVICE }]],
    ['ended', [{ deviceId: OTHER_DEVICE }, { state: 'returned' as const }]],
    ['used-up', [{ to: 1, usedTo: 1 }]],
  ] as const)('is not there: %s', async (kind, leases) => {
    expect(await next('2026-03-02', ...leases)).toEqual({ kind });
  });

  // Verifies: promise 6. A date before the last one never opens the next interval (finding P1.5a).
  it.each([
    ['of the only interval', [{ usedTo: 1, lastDate: '2026-04-01' }], '2026-04-01'],
    [
      'of the first, while the next is whole',
      [
        { from: 1, to: 100, usedTo: 80, lastDate: '2026-04-01' },
        { from: 101, to: 200, usedTo: 100 },
      ],
      '2026-04-01',
    ],
    [
      'of the last, over both',
      [
        { to: 1, usedTo: 1, lastDate: '2026-04-01' },
        { from: 11, to: 20, usedTo: 11, lastDate: '2026-05-01' },
      ],
      '2026-05-01',
    ],
    [
      'of one that was given back since',
      [
        { to: 10, usedTo: 4, lastDate: '2026-04-01', state: 'returned' as const },
        { from: 11, to: 20, usedTo: 10 },
      ],
      '2026-04-01',
    ],
  ] as const)('is not there before the date of the last invoice %s', async (_words, leases, lastDate) => {
    expect(await next('2026-03-02', ...leases)).toEqual({ kind: 'date-before-last', lastDate });
    expect((await next(lastDate, ...leases)).kind).toBe('number');
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
