/** An entry that the server puts off for ever stops nothing but its own subject (core P1.6). */
import { describe, expect, it } from 'vitest';
import { entryDetail } from '@/app/sync-panel/entry-words';
import { addPartner } from '@/db/collections/partner';
import type { EntryOutline } from '@/db/entries/entry-outlines';
import { drain } from '@/sync/drain/drain';
import { nextSendable } from '@/sync/drain/next-sendable';
import { PARTNER } from '../../db/support/samples';
import { refusal } from '../support/server-model';
import { type TestDevice, testDevice } from '../support/test-device';

const STUCK = 5;

async function outline(seq: number, call: string, touches: readonly string[], putOff = 0): Promise<EntryOutline> {
  const device = testDevice();
  await addPartner(device.context, PARTNER);
  const [entry] = await device.send.store.outlines();
  if (entry === undefined) throw new Error('none');
  return { ...entry, seq, call, touches, putOff };
}

const upload = (seq: number, invoice: string, putOff = 0) =>
  outline(seq, 'InvoiceUpload', [`invoice:${invoice}`, 'serial:S'], putOff);

/** The second, where the first is not due. */
const nextAfter = (first: EntryOutline, ...rest: EntryOutline[]) =>
  nextSendable([first, ...rest], (entry) => entry !== first)?.seq ?? null;

// Verifies: G3
describe('behind an entry that is put off again and again', () => {
  it('goes the next invoice of the series', async () => {
    expect(await nextAfter(await upload(1, 'a', STUCK), await upload(2, 'b'))).toBe(2);
  });

  it('goes nothing of the series while it may still settle soon', async () => {
    expect(await nextAfter(await upload(1, 'a', STUCK - 1), await upload(2, 'b'))).toBeNull();
  });

  it('waits what is about the same thing', async () => {
    expect(await nextAfter(await upload(1, 'a', STUCK), await upload(2, 'a'))).toBeNull();
  });

  it('waits another call on the series, and what comes after that', async () => {
    const close = await outline(2, 'CloseLease', ['serial:S']);
    expect(await nextAfter(await upload(1, 'a', STUCK), close, await upload(3, 'b'))).toBeNull();
  });
});

async function drained(device: TestDevice, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await drain(device.send, { force: true });
}

describe('a poison entry', () => {
  it.each([
    [409, 'busy'],
    [409, 'not-back-yet'],
    [500, 'internal'],
  ])('%i %s: two of them end no run, are counted, tried on and told', async (status, code) => {
    const device = testDevice();
    for (const name of ['Otravă 1', 'Otravă 2', 'Bun']) await addPartner(device.context, { ...PARTNER, name });
    device.server.refuse = (_call, { partner }) =>
      JSON.stringify(partner).includes('Otravă') ? refusal(status, code) : null;
    await drained(device, STUCK);
    expect(device.server.effects.size).toBe(0);
    await drained(device, 1);
    expect(device.server.effects.size).toBe(1);
    const [poison] = await device.db.outbox.toArray();
    expect(poison).toMatchObject({ state: 'queued', putOff: STUCK + 1 });
    expect(poison && entryDetail(poison)).toContain('serverul a răspuns de 6 ori că nu o poate face acum');
    device.server.refuse = () => null;
    // The server keeps no answer that asks to come again.
    device.server.answers.clear();
    await drained(device, 1);
    expect(await device.db.outbox.count()).toBe(0);
    expect([...device.server.effects.values()]).toEqual([1, 1, 1]);
  });

  it('is not made of failures of the road', async () => {
    const device = testDevice();
    await addPartner(device.context, PARTNER);
    for (const fate of ['lost-request', 'lost-answer', 'html', 'hang', 429] as const) {
      device.road.fate = () => fate;
      await drained(device, 2);
    }
    expect((await device.db.outbox.toArray())[0]?.putOff).toBe(undefined);
  });
});
