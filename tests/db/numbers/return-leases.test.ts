import { describe, expect, it } from 'vitest';
import { giveNumbersBack } from '@/app/layout/give-numbers-back';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyLease } from '@/db/replication/apply-lease';
import { lease, putSerialAndLease, SERIAL, version } from '../support/samples';
import { COMPANY, DEVICE, openTestDatabase, testContext } from '../support/test-database';

const NEVER = new Promise<never>(() => undefined);

async function leasedDevice() {
  const db = openTestDatabase();
  await putSerialAndLease(db, COMPANY, { fence: 3, from: 11, to: 20, usedTo: 12 });
  return { db, context: testContext(db) };
}

describe('a device whose data is erased', () => {
  // Verifies: P2.2. Before: its unused numbers stayed reserved for a device that was no more.
  it('gives its open intervals back, and waits until the server knows', async () => {
    const { db, context } = await leasedDevice();
    const flush = async (): Promise<void> => {
      expect(await db.outbox.toArray()).toMatchObject([
        {
          call: 'ReturnNumbers',
          companyId: COMPANY,
          body: { lease: lease().id, device: DEVICE, fence: 3, takenTo: 12, returned: [], voided: [] },
          subject: { collection: 'lease', label: 'FCT-0011–FCT-0020' },
        },
      ]);
      await db.outbox.clear();
    };
    expect(await giveNumbersBack(context, flush, NEVER)).toBe('told');
  });

  it('says that the server was not reached, by its answer or for want of one', async () => {
    const { context } = await leasedDevice();
    expect(await giveNumbersBack(context, async () => undefined, NEVER)).toBe('waiting');
    expect(await giveNumbersBack(context, () => NEVER, Promise.resolve())).toBe('waiting');
  });

  it('tells an interval once, and draws nothing from it though an older page has it open', async () => {
    const { db, context } = await leasedDevice();
    await giveNumbersBack(context, async () => undefined, NEVER);
    await giveNumbersBack(context, async () => undefined, NEVER);
    expect(await db.outbox.count()).toBe(1);
    const row = { ...lease(), fence: 3, from: 11, to: 20, usedTo: 12 };
    await applyLease(db, { companyId: COMPANY, id: row.id, version: version(99), row });
    expect(await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-05')).toEqual({ kind: 'ended' });
  });

  it('leaves the intervals of other devices and those that ended', async () => {
    const { db, context } = await leasedDevice();
    await db.lease.clear();
    const other = { ...lease(), deviceId: '00000000-0000-4000-8000-0000000000dd' };
    await applyLease(db, { companyId: COMPANY, id: lease().id, version: version(9), row: other });
    expect(await giveNumbersBack(context, () => NEVER, NEVER)).toBe('told');
    expect(await db.outbox.count()).toBe(0);
  });
});
