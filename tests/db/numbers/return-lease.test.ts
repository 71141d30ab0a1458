/** One interval given back by a person, on a device that stays in use. */
import { describe, expect, it } from 'vitest';
import { companiesWithNumbers, listLeases, nextNumberPreview } from '@/db/numbers/lease-queries';
import { returnLease } from '@/db/numbers/return-lease';
import { applyLease } from '@/db/replication/apply-lease';
import { lease, putSerialAndLease, SERIAL, version } from '../support/samples';
import { COMPANY, DEVICE, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const WHY = 'laptopul pleacă în concediu';

async function leasedDevice() {
  const db = openTestDatabase();
  await putSerialAndLease(db, COMPANY, { fence: 3, from: 11, to: 20, usedTo: 12 });
  return { db, context: testContext(db) };
}

describe('an interval that a person gives back', () => {
  it('is told with the reason, gives no number here from then on, and is told once', async () => {
    const { db, context } = await leasedDevice();
    expect([...(await companiesWithNumbers(db, DEVICE))]).toEqual([COMPANY]);
    expect(await returnLease(context, lease().id, WHY)).toBe('told');
    expect(await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-05')).toEqual({ kind: 'ended' });
    expect(await listLeases(db, COMPANY, DEVICE)).toMatchObject([{ free: 0, mine: true }]);
    expect(await companiesWithNumbers(db, DEVICE)).toEqual(new Set());
    expect(await returnLease(context, lease().id, WHY)).toBe('missing');
    expect(await db.outbox.toArray()).toMatchObject([
      { call: 'ReturnNumbers', companyId: COMPANY, body: { lease: lease().id, fence: 3, takenTo: 12, reason: WHY } },
    ]);
  });

  // Catches: what a series' report says was given back on the 28th at one in the morning bears the 27th, the day at Greenwich.
  it('is given back on the day in Romania', async () => {
    const { db, context } = await leasedDevice();
    await returnLease({ ...context, now: () => '2026-11-27T22:30:00.000Z' }, lease().id, WHY);
    expect(await db.outbox.toArray()).toMatchObject([{ call: 'ReturnNumbers', body: { on: '2026-11-28' } }]);
  });

  it.each([
    ['of another device', { deviceId: '00000000-0000-4000-8000-0000000000dd' }],
    ['that a person has closed', { state: 'closed' }],
  ] as const)('is not one %s', async (_name, change) => {
    const { db, context } = await leasedDevice();
    await db.lease.clear();
    await applyLease(db, {
      companyId: COMPANY,
      id: lease().id,
      version: version(9),
      row: { ...lease(), ...change },
    });
    expect(await returnLease(context, lease().id, WHY)).toBe('missing');
    expect(await db.outbox.count()).toBe(0);
  });

  it('is not one of a company that was not asked about', async () => {
    const { db, context } = await leasedDevice();
    expect(await returnLease({ ...context, companyId: OTHER_COMPANY }, lease().id, WHY)).toBe('missing');
    expect(await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-05')).toMatchObject({ kind: 'number' });
  });
});
