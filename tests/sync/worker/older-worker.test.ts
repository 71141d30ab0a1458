import type Dexie from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { NewerDatabaseError } from '@/db/versions/newer-schema';
import { PARTNER } from '../../db/support/samples';
import { newerDatabase } from '../../db/support/test-database';
import { worldDevice } from '../support/device-world';
import { ServerModel } from '../support/server-model';

afterEach(() => vi.restoreAllMocks());

/** An older device whose one entry waits, and the newer app's handle, not yet open. */
async function waitingEntry(index: number) {
  const server = new ServerModel();
  const device = worldDevice(server, index);
  const tab = await device.tab().enter();
  await addPartner(tab.context, PARTNER);
  const newer = newerDatabase(device.profile, tab.context.db.name);
  await tab.close();
  const words = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return { server, ...device, newer, words };
}

// Verifies: G12 (finding P2.6). Before: the older worker opened the newer database, sent, and wrote the answers into it.
describe('a worker that is older than the database', () => {
  it('sends nothing, writes nothing and says so', async () => {
    const { server, worker, queue, newer, words } = await waitingEntry(31);
    await newer.open();
    const before = await newer.outbox.toArray();
    expect(before).toMatchObject([{ state: 'queued' }]);
    await expect(worker.onSync({ queue })).rejects.toThrow(NewerDatabaseError);
    expect(words).toHaveBeenCalledWith('The service worker sends nothing:', expect.stringContaining('version'));
    expect(await newer.outbox.toArray()).toEqual(before);
    expect([...server.effects.values()]).toEqual([]);
    newer.close();
  });

  it('stops in the middle of a batch, and writes no answer', async () => {
    const { worker, queue, newer, road } = await waitingEntry(32);
    const { fetch } = road;
    vi.spyOn(road, 'fetch').mockImplementation(async (...call) => {
      const answer = await fetch(...call);
      await newer.open();
      return answer;
    });
    await expect(worker.onSync({ queue })).rejects.toThrow(NewerDatabaseError);
    expect(await newer.outbox.toArray()).toMatchObject([{ state: 'sending' }]);
    newer.close();
  });

  it('goes with its tab, both alive while the newer app opens, and neither keeps it waiting', async () => {
    const server = new ServerModel();
    const device = worldDevice(server, 33);
    const tab = await device.tab().enter();
    const { context } = tab;
    await addPartner(context, PARTNER);
    for (const told of ['warn', 'error'] as const) vi.spyOn(console, told).mockImplementation(() => undefined);
    const newer = newerDatabase(device.profile, context.db.name);
    await newer.open();
    const before = await everyRow(newer);
    await expect(addPartner(context, PARTNER)).rejects.toThrow(/closed/i);
    expect(context.db.schemaGuard.refusal).toMatchObject({ installed: newer.verno, declared: context.db.verno });
    await tab.sync.flush();
    await expect(device.worker.onSync({ queue: device.queue })).rejects.toThrow(NewerDatabaseError);
    expect(await everyRow(newer)).toEqual(before);
    expect([...server.effects.values()]).toEqual([]);
    newer.close();
    await tab.close();
  });
});

async function everyRow(db: Dexie): Promise<readonly unknown[]> {
  return Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]));
}
