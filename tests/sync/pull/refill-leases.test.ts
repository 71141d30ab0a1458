/** Numbers are asked for before they are missed, by whom they are for, and in a form that the server understands. */
import { describe, expect, it } from 'vitest';
import type { Lease } from '@/api/entities/serial';
import { saveDraft } from '@/db/collections/draft';
import { commitIssue } from '@/db/invoices/commit-issue';
import { listLeases, nextNumberPreview } from '@/db/numbers/lease-queries';
import { returnLease } from '@/db/numbers/return-lease';
import { deviceIdentity } from '@/db/settings/device-identity';
import { leasePauses } from '@/sync/pull/lease-pauses';
import { refillLeases } from '@/sync/pull/refill-leases';
import { draftOf, entityId, lease, putSerialAndLease, SERIAL, SHA, summaryOf } from '../../db/support/samples';
import { COMPANY, DEVICE } from '../../db/support/test-database';
import { refusal, type ServerAnswer } from '../support/server-model';
import { type TestDevice, testDevice } from '../support/test-device';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000a1');
const LAPTOP = lease({ deviceId: '00000000-0000-4000-8000-0000000000d2' as Lease['deviceId'] });

interface Asked {
  readonly device: TestDevice;
  /** Bodies of LeaseNumbers in the order they came. */
  readonly bodies: Record<string, unknown>[];
  readonly refill: (home?: boolean) => Promise<void>;
}

/** `answer`: to a request for numbers; the interval asked for by default. */
function asking(answer: (body: Record<string, unknown>) => ServerAnswer = granted): Asked {
  const device = testDevice();
  const bodies: Record<string, unknown>[] = [];
  const pauses = leasePauses({ now: () => device.clock.ms, random: () => 0.5 });
  device.server.refuse = (call, body) => {
    if (call !== 'LeaseNumbers') return null;
    bodies.push(body);
    return answer(body);
  };
  const refill = async (home = true): Promise<void> => {
    const identity = await deviceIdentity(device.db, () => DEVICE, 'Chrome pe Linux');
    await refillLeases({ ...device.pull, newId: device.context.newId, leasePauses: pauses }, COMPANY, identity, home);
  };
  return { device, bodies, refill };
}

function granted({ request = '' }: Record<string, unknown>): ServerAnswer {
  const id = '00000000-0000-4000-8000-0000000000b1';
  const row = { ...lease({ from: 11, to: 20, usedTo: 10 }), id, ...(request === '' ? {} : { request, fence: 1 }) };
  return { status: 200, body: { version: 9, lease: row } };
}

async function issueNext({ db, context }: TestDevice): Promise<void> {
  await saveDraft(context, { id: DRAFT, content: draftOf(), seen: null });
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const summary = summaryOf(text);
  const issue = { draftId: DRAFT, content: draftOf(), leaseId, number, xml: text, sha256: SHA, summary };
  expect((await commitIssue(context, issue)).kind).toBe('issued');
}

describe('numbers of a series', () => {
  it('are asked for at the first synchronisation, and drawn from', async () => {
    const { device, bodies, refill } = asking();
    await putSerialAndLease(device.db, COMPANY);
    await device.db.lease.clear();
    await refill();
    expect(bodies).toEqual([
      {
        company: COMPANY,
        serial: SERIAL.id,
        device: DEVICE,
        deviceName: 'Chrome pe Linux',
        count: 200,
        fence: 0,
        request: expect.any(String),
      },
    ]);
    expect(await nextNumberPreview(device.db, SERIAL.id, DEVICE, '2026-03-02')).toMatchObject({ text: 'FCT-0011' });
  });

  it('that another device has are asked for where one works, of the usual series, and not elsewhere', async () => {
    const { device, bodies, refill } = asking();
    const { db } = device;
    await putSerialAndLease(db, COMPANY, LAPTOP);
    const other = { ...SERIAL, id: entityId('00000000-0000-4000-8000-00000000005f'), prefix: 'GCT-' };
    const stored = await db.serial.get(SERIAL.id);
    if (stored === undefined) throw new Error('no series');
    await db.serial.put({ ...stored, id: other.id, base: other, shown: other });
    const [theirs] = await db.lease.toArray();
    if (theirs === undefined) throw new Error('no lease');
    const second = entityId('00000000-0000-4000-8000-00000000001f');
    await db.lease.put({ ...theirs, id: second, base: { ...theirs.base, id: second, serialId: other.id } });
    await refill(false);
    expect(bodies).toEqual([]);
    await refill(true);
    expect(bodies.map(({ serial }) => serial)).toEqual([SERIAL.id]);
  });

  // Ten numbers, six free: enough. The seventh invoice leaves five, and those must last while there is no network.
  it('are asked for again when an invoice leaves too few, with what the server has not seen', async () => {
    const { device, bodies, refill } = asking();
    await putSerialAndLease(device.db, COMPANY, { fence: 1, usedTo: 4 });
    await refill();
    expect(bodies).toEqual([]);
    await issueNext(device);
    await refill();
    expect(bodies).toMatchObject([{ fence: 1, takenTo: 5 }]);
    expect((await listLeases(device.db, COMPANY, DEVICE)).map(({ free }) => free)).toEqual([5, 10]);
    await refill();
    expect(bodies).toHaveLength(1);
  });

  it('are not asked for again where a person closed the interval', async () => {
    const { device, bodies, refill } = asking();
    await putSerialAndLease(device.db, COMPANY, { fence: 1, usedTo: 9, state: 'closed' });
    await refill();
    expect(bodies).toEqual([]);
  });

  it('bear the same request until an answer came', async () => {
    let lost = true;
    const { device, bodies, refill } = asking((body) => (lost ? refusal(503, 'internal') : granted(body)));
    await putSerialAndLease(device.db, COMPANY);
    await device.db.lease.clear();
    await refill();
    lost = false;
    await refill();
    expect(bodies[0]?.request).toBe(bodies[1]?.request);
    expect(await device.db.lease.count()).toBe(1);
  });
});

describe('an interval that was given back here', () => {
  // Before: the server, which had not heard of it yet, was asked for the next one at the next exchange.
  it('is followed by no other until a person asks for one', async () => {
    const { device, bodies, refill } = asking();
    await putSerialAndLease(device.db, COMPANY);
    expect(await returnLease(device.context, lease().id, 'nu mai emit de aici')).toBe('told');
    await refill();
    expect(bodies).toEqual([]);
  });
});

describe('a server that does not know the newer fields', () => {
  // Verifies: wire compatibility. It gives as many as it is asked for.
  it('is asked in the old form after it refused the new one, and its interval is drawn from', async () => {
    const { device, bodies, refill } = asking((body) =>
      'request' in body ? refusal(400, 'invalid-request') : granted(body),
    );
    await putSerialAndLease(device.db, COMPANY);
    await device.db.lease.clear();
    await refill();
    const old = { company: COMPANY, serial: SERIAL.id, device: DEVICE, deviceName: 'Chrome pe Linux', count: 100 };
    expect(bodies.slice(1)).toEqual([old]);
    expect(await nextNumberPreview(device.db, SERIAL.id, DEVICE, '2026-03-02')).toMatchObject({ number: 11 });
  });

  it('is not asked again where it refused for another reason', async () => {
    const { device, bodies, refill } = asking(() => refusal(409, 'numbers-wait'));
    await putSerialAndLease(device.db, COMPANY);
    await device.db.lease.clear();
    await refill();
    expect(bodies).toHaveLength(1);
  });
});

describe('a server that refuses numbers', () => {
  it('is asked again after a pause, and not at every pass', async () => {
    const { device, bodies, refill } = asking(() => refusal(409, 'numbers-wait'));
    await putSerialAndLease(device.db, COMPANY);
    await device.db.lease.clear();
    await refill();
    await refill();
    expect(bodies).toHaveLength(1);
    device.clock.ms += 60_000;
    await refill();
    expect(bodies).toHaveLength(2);
  });
});
