/** How long what was put off waits (kills finding 3: a full disk kept three invoices for 204 s after room was made). */
import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { drain } from '@/sync/drain/drain';
import { pauseAfter } from '@/sync/drain/retry-delay';
import { PARTNER } from '../../db/support/samples';
import { refusal } from '../support/server-model';
import { type TestDevice, testDevice } from '../support/test-device';

const LONGEST_ANSWERED_MS = 30_000;
const DISK_FULL = () => refusal(507, 'disk-full');

async function dueIn({ db, clock }: TestDevice): Promise<number> {
  const [entry] = await db.outbox.toArray();
  return (entry?.notBefore ?? 0) - clock.ms;
}

async function waitingDevice(): Promise<TestDevice> {
  const device = testDevice();
  await addPartner(device.context, PARTNER);
  return device;
}

describe('the pause before the next try', () => {
  it('is never longer than half a minute where the server answers that it cannot now', async () => {
    const device = await waitingDevice();
    device.server.refuse = DISK_FULL;
    for (let tries = 0; tries < 12; tries += 1) {
      await drain(device.send);
      const due = await dueIn(device);
      expect(due).toBeLessThanOrEqual(LONGEST_ANSWERED_MS);
      device.clock.ms += due;
    }
    device.server.refuse = () => null;
    expect(await drain(device.send)).toMatchObject({ done: 1 });
  });

  it('grows to minutes only where nobody answers', async () => {
    const device = await waitingDevice();
    device.road.fate = () => 'lost-request';
    for (let tries = 0; tries < 12; tries += 1) {
      await drain(device.send);
      device.clock.ms += await dueIn(device);
    }
    await drain(device.send);
    expect(await dueIn(device)).toBeGreaterThan(200_000);
  });

  it('is not made longer by tries that were forced, and the time told is not moved', async () => {
    const device = await waitingDevice();
    device.road.fate = () => 'lost-request';
    await drain(device.send);
    const told = await dueIn(device);
    for (let tries = 0; tries < 12; tries += 1) {
      device.clock.ms += 10;
      await drain(device.send, { force: true });
    }
    expect(await dueIn(device)).toBe(told - 120);
    device.clock.ms += told;
    await drain(device.send);
    expect(await dueIn(device)).toBeLessThanOrEqual(4_000);
  });

  it('counts the first try as one even where it was forced', () => {
    const facts = { now: 0, random: () => 0.5, forced: true, answered: false };
    expect(pauseAfter({}, facts)).toEqual({ notBefore: 1_500, waits: 1 });
  });

  it('is shortened by an answer: what was away for hours is there again', () => {
    const away = { notBefore: 290_000, waits: 9 };
    const facts = { now: 0, random: () => 1, forced: true, answered: true };
    expect(pauseAfter(away, facts)).toEqual({ notBefore: LONGEST_ANSWERED_MS, waits: 9 });
  });
});
