/** What a run reads of an outbox of more entries than are read at once. */
import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { drain } from '@/sync/drain/drain';
import { changeTables } from '../../db/support/changed-tables';
import { PARTNER } from '../../db/support/samples';
import { type TestDevice, testDevice } from '../support/test-device';

const ENTRIES = 160;

/** A device with a long outbox, and how many entries were read since. */
async function withLongOutbox() {
  const device = testDevice();
  for (let count = 0; count < ENTRIES; count += 1) await addPartner(device.context, PARTNER);
  let read = 0;
  changeTables(device.db, ({ name, query }) => ({
    query: async (request) => {
      const answer = await query(request);
      if (name === 'outbox' && request.values !== false) read += answer.result.length;
      return answer;
    },
  }));
  device.db.close();
  await device.db.open();
  return { device, read: () => read };
}

async function waiting({ db }: TestDevice): Promise<number> {
  return await db.outbox.where('state').equals('queued').count();
}

describe('a drain of a long outbox', () => {
  // Before: all of it was read twice, every half a minute, while nobody answered.
  it('tries one entry and leaves the rest unread where nobody answers', async () => {
    const { device, read } = await withLongOutbox();
    device.road.fate = () => 'lost-request';
    const report = await drain(device.send);
    expect(report).toMatchObject({ connected: false, failed: 1 });
    expect(report.nextAt).toBeGreaterThan(device.clock.ms);
    expect(device.road.requests).toHaveLength(1);
    expect(read()).toBeLessThanOrEqual(100);
    expect(await waiting(device)).toBe(ENTRIES);
  });

  it('reads no more than its beginning where the session cannot be renewed', async () => {
    const { device, read } = await withLongOutbox();
    device.session.state = { kind: 'unreachable' };
    expect(await drain(device.send)).toMatchObject({ connected: false });
    expect(device.road.requests).toHaveLength(0);
    expect(read()).toBeLessThanOrEqual(50);
  });

  it('sends all of it once the first is answered', async () => {
    const { device } = await withLongOutbox();
    expect(await drain(device.send)).toMatchObject({ done: ENTRIES, connected: true });
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.road.requests).toHaveLength(ENTRIES);
  });

  it('tells when the next is due also where it stands far behind', async () => {
    const { device } = await withLongOutbox();
    await device.db.outbox.limit(60).modify({ state: 'rejected' });
    device.road.fate = () => 503;
    const report = await drain(device.send);
    expect(report).toMatchObject({ done: 0, failed: 2, connected: true });
    expect(report.nextAt).toBeGreaterThan(device.clock.ms);
  });

  it('looks on where everything at its beginning waits for a person', async () => {
    const { device } = await withLongOutbox();
    await device.db.outbox.limit(60).modify({ state: 'rejected' });
    expect(await drain(device.send)).toMatchObject({ done: ENTRIES - 60 });
  });
});
