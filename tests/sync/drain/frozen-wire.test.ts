import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { retryEntry } from '@/db/entries/retry-entry';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { drain } from '@/sync/drain/drain';
import { PARTNER, summaryOf } from '../../db/support/samples';
import { refusal } from '../support/server-model';
import { type TestDevice, testDevice } from '../support/test-device';

/** What an update of the app may do: the same values, written in another order. */
async function writeOtherwise({ db }: TestDevice): Promise<void> {
  await db.outbox.toCollection().modify((entry) => {
    const backwards = (value: unknown): unknown =>
      typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).reverse()) : value;
    Object.assign(entry, { params: backwards(entry.params), body: backwards(entry.body) });
  });
}

async function attempted(device: TestDevice): Promise<void> {
  device.road.fate = () => 'lost-answer';
  await drain(device.send);
  device.road.fate = () => 'ok';
}

const upload = {
  bytes: new TextEncoder().encode('<Invoice>ș</Invoice>'),
  sha256: 'e'.repeat(64),
  summary: summaryOf('X-1'),
};

// Verifies: G2. Before: each version of the app wrote the entry anew, and the key was refused as reused.
describe('the form of an attempted entry', () => {
  it.each([
    ['a change', (device: TestDevice) => addPartner(device.context, PARTNER)],
    ['a document', (device: TestDevice) => uploadForeignXml(device.context, upload)],
  ])('is sent again as it was after an update of the app: %s', async (_what, make) => {
    const device = testDevice();
    await make(device);
    await attempted(device);
    await writeOtherwise(device);
    expect(await drain(device.send, { force: true })).toMatchObject({ done: 1, rejected: 0 });
    expect([...device.server.effects.values()]).toEqual([1]);
  });

  it('is written by this version where an earlier one attempted it and kept none', async () => {
    const device = testDevice();
    await addPartner(device.context, PARTNER);
    await attempted(device);
    await device.db.outbox.toCollection().modify((entry) => {
      Reflect.deleteProperty(entry, 'wire');
    });
    expect(await drain(device.send, { force: true })).toMatchObject({ done: 1 });
    expect([...device.server.effects.values()]).toEqual([1]);
  });

  it('goes with the key: what is tried again under a new one is written anew', async () => {
    const device = testDevice();
    await addPartner(device.context, PARTNER);
    device.server.refuse = () => refusal(422, 'invoice-invalid');
    await drain(device.send);
    device.server.refuse = () => null;
    const [entry] = await device.db.outbox.toArray();
    if (entry === undefined) throw new Error('gone');
    expect(entry.wire).toBeDefined();
    await retryEntry(device.context, entry.id);
    expect((await device.db.outbox.toArray())[0]?.wire).toBeUndefined();
  });

  it('does not keep a document twice', async () => {
    const device = testDevice();
    await uploadForeignXml(device.context, upload);
    await attempted(device);
    const [entry] = await device.db.outbox.toArray();
    expect(entry?.wire).toMatchObject({ contentType: 'application/xml', text: null });
  });
});
