/** A copy put in place of the real server: no number is granted twice, and devices give back what it lost (core P1.1). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReleaseSeries, ReportSeries, RestoreLease } from '@/api/calls/number-calls';
import type { Lease } from '@/api/entities/serial';
import type { DeviceId, EntityId } from '@/api/ids';
import { newEpoch } from '../../../server/installation/new-epoch';
import { newDeviceId, newEntityId } from '../support/samples';
import { codeOf } from '../support/test-client';
import { NumberWorld, type SeriesWorld, TODAY } from './number-world';

let world: NumberWorld;
let epoch = '';
beforeAll(async () => {
  world = await NumberWorld.start();
});
afterAll(() => world.app.stop());

/** What the copy does not have: the lease and all that came of it. The database begins a new epoch. */
async function restore({ serial }: SeriesWorld, ...leases: readonly Lease[]): Promise<void> {
  const { owner, clock } = world.app;
  const lost = leases.map(({ id }) => id);
  const used = await owner.selectFrom('number_use').select('invoice_id').where('serial_id', '=', serial.id).execute();
  const invoices = used.flatMap(({ invoice_id: id }) => (id === null ? [] : [id]));
  await owner.deleteFrom('number_use').where('serial_id', '=', serial.id).execute();
  await owner.deleteFrom('number_lease').where('id', 'in', lost).execute();
  if (invoices.length > 0) {
    await owner.deleteFrom('filing').where('invoice_id', 'in', invoices).execute();
    await owner.deleteFrom('archive_item').where('id', 'in', invoices).execute();
  }
  await owner
    .deleteFrom('replicated_row')
    .where('id', 'in', [...lost, ...invoices])
    .execute();
  epoch = await newEpoch(owner, { now: () => clock.now, newId: randomUUID });
}

interface Known {
  readonly number: number;
  readonly invoice: EntityId;
  readonly date: string;
}

function given(series: SeriesWorld, lease: Lease, used: readonly Known[] = []) {
  const { deviceName, from, to, state, grantedAt } = lease;
  return { ...series.named(lease), deviceName, from, to, state, grantedAt, returned: [], voided: [], used: [...used] };
}

function report(series: SeriesWorld, device: DeviceId, of = epoch) {
  const body = { company: world.company, serial: series.serial.id, device, epoch: of };
  return world.ana.must(ReportSeries, { body });
}

describe('a restored server', () => {
  // Before: B was granted 1–10 again, and another RS-0001 was filed; A's own was refused as outside its lease.
  it('grants nothing until the device whose lease it lost has given it back, and takes its invoice from any device', async () => {
    const series = await world.newSeries();
    const lease = await series.lease();
    const one = { number: 1, date: TODAY, invoice: newEntityId() };
    expect(codeOf(await series.upload(lease, one))).toBe('ok');
    await restore(series, lease);
    expect(codeOf(await series.askLease(newDeviceId()))).toBe('numbers-wait');
    expect(codeOf(await series.askLease(lease.deviceId, { fence: 1, takenTo: 1 }))).toBe('numbers-wait');
    const { row } = await world.ana.must(RestoreLease, { body: given(series, lease, [one]) });
    expect(row).toMatchObject({ id: lease.id, from: 1, to: 10, usedTo: 1, lastDate: TODAY, fence: 1 });
    expect(codeOf(await series.askLease(newDeviceId()))).toBe('numbers-wait');
    await report(series, lease.deviceId, 'an earlier epoch');
    expect(codeOf(await series.askLease(newDeviceId()))).toBe('numbers-wait');
    await report(series, lease.deviceId);
    expect((await series.lease()).from).toBe(11);
    expect((await series.lease()).from).toBe(21);
    expect(codeOf(await series.upload(lease, one))).toBe('ok');
    expect(codeOf(await series.upload(lease, { ...one, invoice: newEntityId(), remark: '<!--2-->' }))).toBe(
      'lease-cloned',
    );
  });

  it('takes a lease twice as once, and no lease over numbers that were granted since', async () => {
    const series = await world.newSeries();
    await report(series, newDeviceId());
    const [lease, other] = [await series.lease(), await series.lease()];
    await restore(series, lease, other);
    await world.ana.must(RestoreLease, { body: given(series, lease) });
    await world.ana.must(RestoreLease, { body: given(series, lease) });
    const release = { company: world.company, serial: series.serial.id, reason: 'telefon pierdut', on: TODAY };
    await world.ana.must(ReleaseSeries, { body: release });
    expect((await series.lease()).from).toBe(11);
    expect(codeOf(await world.ana.call(RestoreLease, { body: given(series, other) }))).toBe('lease-overlap');
  });

  it('lets a series that was added since grant once a device has reported', async () => {
    const series = await world.newSeries();
    const device = newDeviceId();
    expect(codeOf(await series.askLease(device))).toBe('numbers-wait');
    await report(series, device);
    expect((await series.lease(device)).from).toBe(1);
  });
});
