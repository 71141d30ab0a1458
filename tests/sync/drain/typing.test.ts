import { describe, expect, it } from 'vitest';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { addPartner } from '@/db/collections/partner';
import type { OutboxStore } from '@/db/entries/outbox-store';
import { drain } from '@/sync/drain/drain';
import { GATHER_MS } from '@/sync/drain/typed-entry';
import { draftOf, entityId, PARTNER } from '../../db/support/samples';
import { worldDevice } from '../support/device-world';
import { ServerModel } from '../support/server-model';
import { testDevice } from '../support/test-device';

const ID = entityId('00000000-0000-4000-8000-0000000000e1');
const FIRST = draftOf();
const SECOND = { ...FIRST, notes: 'încă o tastă' };
/** Longer than any pause after one failure. */
const LATER_MS = 3_600_000;

/** A draft's first save, tried in vain, and a change over it, which therefore stands beside it. */
async function twoChanges() {
  const device = testDevice();
  device.road.fate = () => 'lost-request';
  await saveDraft(device.context, { id: ID, content: FIRST, seen: null });
  await drain(device.send);
  await saveDraft(device.context, { id: ID, content: SECOND, seen: FIRST });
  device.road.fate = () => 'ok';
  device.clock.ms += LATER_MS;
  return device;
}

describe('a draft that is typed', () => {
  // Before: while somebody typed, a run went on as long as the typing, a request a key.
  it('leaves by one change a run, and the next is due in a moment', async () => {
    const { send, clock, db } = await twoChanges();
    expect(await drain(send)).toMatchObject({ done: 1, nextAt: clock.ms + GATHER_MS, onlyGathered: true });
    expect(await db.outbox.count()).toBe(1);
    expect(await drain(send)).toMatchObject({ done: 1, nextAt: null, onlyGathered: false });
    expect(await db.outbox.count()).toBe(0);
  });

  it.each([{ force: true }, { gathers: false }])('leaves whole by a run that is %o', async (options) => {
    const { send } = await twoChanges();
    expect(await drain(send, options)).toMatchObject({ done: 2, nextAt: null, onlyGathered: false });
  });

  it('keeps nothing else waiting', async () => {
    const { send, context } = await twoChanges();
    await addPartner(context, PARTNER);
    expect(await drain(send)).toMatchObject({ done: 2, onlyGathered: true });
  });

  // Before: each key took the place of the change that was about to leave, and a run read again and again as long as somebody typed.
  it('leaves by the change that took its place where a key came while the outbox was read', async () => {
    const { send, context, server } = testDevice();
    await saveDraft(context, { id: ID, content: FIRST, seen: null });
    let [seen, keys] = [FIRST, 0];
    const type = async (): Promise<void> => {
      if (keys === 20) return;
      keys += 1;
      const content = { ...FIRST, notes: `tasta ${keys}` };
      await saveDraft(context, { id: ID, content, seen });
      seen = content;
    };
    const store: OutboxStore = {
      ...send.store,
      firstOutlines: async () => {
        const page = await send.store.firstOutlines();
        await type();
        return page;
      },
      outlines: async () => {
        const all = await send.store.outlines();
        await type();
        return all;
      },
    };
    expect(await drain({ ...send, store })).toMatchObject({ done: 1 });
    expect(server.effects.size).toBe(1);
    expect(keys).toBeLessThan(5);
  });

  it('leaves the removal that took its place to its own turn', async () => {
    const { send, context, db } = testDevice();
    await saveDraft(context, { id: ID, content: FIRST, seen: null });
    await drain(send);
    await saveDraft(context, { id: ID, content: SECOND, seen: FIRST });
    const [change] = await send.store.outlines();
    await removeDraft(context, ID);
    expect(change && (await send.store.begin(change))).toBeNull();
    expect((await db.outbox.toArray()).map(({ call, attempts }) => [call, attempts])).toEqual([
      ['RemoveCompanyDraft', 0],
    ]);
  });

  it('is gathered by a forced run too, where it is told to', async () => {
    const { send } = await twoChanges();
    expect(await drain(send, { force: true, gathers: true })).toMatchObject({ done: 1, onlyGathered: true });
  });
});

describe('the service worker, where what is typed waits', () => {
  async function left(index: number) {
    const device = worldDevice(new ServerModel(), index);
    const tab = await device.tab().enter();
    device.road.fate = () => 'lost-request';
    await saveDraft(tab.context, { id: ID, content: FIRST, seen: null });
    await tab.sync.flush();
    await saveDraft(tab.context, { id: ID, content: SECOND, seen: FIRST });
    await tab.close();
    device.road.fate = () => 'ok';
    device.clock.ms += LATER_MS;
    return device;
  }

  it('leaves the next change to a tab that is seen, without a marker that would wake it at once', async () => {
    const { worker, queue, sight } = await left(41);
    sight.ofTab = true;
    expect((await worker.flush(queue))?.report).toMatchObject({ done: 1, onlyGathered: true });
    expect(queue.marked()).toBe(0);
    expect((await worker.flush(queue))?.report).toMatchObject({ done: 1, onlyGathered: false });
  });

  // Before: the tab, which waits until the first one is due, was told nothing, and the rest lay there for as long.
  it('sends the next change too where the browser woke it, and no tab asked', async () => {
    const { worker, queue, sight } = await left(44);
    sight.ofTab = true;
    await worker.onSync({ queue });
    expect(queue.marked()).toBe(0);
    expect((await worker.flush(queue))?.report).toMatchObject({ done: 0, onlyGathered: false });
  });

  it('sends all of it where no tab is seen', async () => {
    const { worker, queue } = await left(42);
    expect((await worker.flush(queue))?.report).toMatchObject({ done: 2 });
  });

  it('sends the rest where the tab has gone meanwhile', async () => {
    const { worker, queue, sight, road } = await left(43);
    sight.ofTab = true;
    road.fate = () => {
      sight.ofTab = false;
      return 'ok';
    };
    await worker.flush(queue);
    expect(await worker.flush(queue)).toMatchObject({ report: { done: 0 }, waiting: [] });
  });
});
