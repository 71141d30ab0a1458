/** Intervals of a series for devices: no overlap, no gap, whoever asks at once (promise 6). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { LeaseNumbers } from '@/api/calls/number-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { DeviceId, EntityId } from '@/api/ids';
import { companyId, newDeviceId, newEntityId, sampleSerial, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

async function newSerial(prefix: string, firstNumber = 1): Promise<EntityId> {
  const serial = sampleSerial(prefix, firstNumber);
  await ana.must(AddCompanySerial, { body: { company: company(), serial } });
  return serial.id;
}

function lease(serial: EntityId, device: DeviceId, count = 10) {
  return ana.must(LeaseNumbers, { body: { company: company(), serial, device, deviceName: 'Laptop', count } });
}

/** As uploads do: numbers up to this one are used. */
async function use(id: string, usedTo: number): Promise<void> {
  await app.owner.updateTable('number_lease').set({ used_to: usedTo }).where('id', '=', id).execute();
}

describe('a lease', () => {
  it('begins at the chosen first number and is in the stream of changes', async () => {
    const device = newDeviceId();
    const { lease: granted, version: at } = await lease(await newSerial('A-', 501), device);
    expect(granted).toMatchObject({ deviceId: device, from: 501, to: 510, usedTo: 500, lastDate: '', state: 'open' });
    const { changes } = await ana.must(Changes, { body: { company: company(), since: version(at - 1), limit: 1 } });
    expect(changes[0]).toMatchObject({ collection: 'lease', id: granted.id, row: granted });
  });

  it('is the same one while more than five are free of ten, then the next interval', async () => {
    const [serial, device] = [await newSerial('B-'), newDeviceId()];
    const first = await lease(serial, device);
    await use(first.lease.id, 4);
    expect((await lease(serial, device)).lease.id).toBe(first.lease.id);
    await use(first.lease.id, 5);
    expect((await lease(serial, device)).lease).toMatchObject({ from: 11, to: 20 });
  });

  it('of one device alone is followed by the next numbers: no gap ever', async () => {
    const [serial, device] = [await newSerial('C-'), newDeviceId()];
    const intervals: [number, number][] = [];
    for (let round = 0; round < 5; round += 1) {
      const { lease: granted } = await lease(serial, device, 3 + round);
      intervals.push([granted.from, granted.to]);
      await use(granted.id, granted.to);
    }
    intervals.reduce((before, [from, to]) => {
      expect(from).toBe(before + 1);
      return to;
    }, 0);
  });

  // Verifies: promise 6. Breaks when the series' row is not locked: two devices would read the same last number.
  it('of twelve devices at once never overlaps another and leaves no gap', async () => {
    const serial = await newSerial('D-');
    const another = await app.startAnother();
    const elsewhere = await signIn(another.url, app.ana);
    const asked = Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? ana : elsewhere).must(LeaseNumbers, {
        body: { company: company(), serial, device: newDeviceId(), deviceName: `Telefon ${index}`, count: 5 },
      }),
    );
    const numbers = (await Promise.all(asked))
      .flatMap(({ lease: { from, to } }) => Array.from({ length: to - from + 1 }, (_, step) => from + step))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('asked for ten times at once by one device is one', async () => {
    const [serial, device] = [await newSerial('E-'), newDeviceId()];
    const granted = await Promise.all(Array.from({ length: 10 }, () => lease(serial, device)));
    expect(new Set(granted.map((one) => one.lease.id)).size).toBe(1);
  });

  it('of an unknown series, or of another company’s, is refused', async () => {
    const serial = await newSerial('F-');
    const body = { serial, device: newDeviceId(), deviceName: '', count: 1 };
    const second = companyId(app.companies.second);
    expect(codeOf(await ana.call(LeaseNumbers, { body: { ...body, company: second } }))).toBe('not-found');
    const unknown = { ...body, company: company(), serial: newEntityId() };
    expect(codeOf(await ana.call(LeaseNumbers, { body: unknown }))).toBe('not-found');
  });
});
