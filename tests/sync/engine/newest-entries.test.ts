import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { addPartner } from '@/db/collections/partner';
import { draftOf, entityId, PARTNER } from '../../db/support/samples';
import { type EnteredTab, worldDevice } from '../support/device-world';
import { ServerModel } from '../support/server-model';

const ID = entityId('00000000-0000-4000-8000-0000000000e2');
const FIRST = draftOf();
const SECOND = { ...FIRST, notes: 'încă o tastă' };

const opened: EnteredTab[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((tab) => tab.close()));
});

describe('what comes into the outbox together', () => {
  // Before: only the newest was looked at, and what was typed last kept the other waiting for the time of gathering.
  it('leaves at once where anything of it was not typed, also where the newest was', async () => {
    const server = new ServerModel();
    const device = worldDevice(server, 45);
    const tab = await device.tab().enter();
    opened.push(tab);
    const { context, sync } = tab;
    await sync.flush();
    await saveDraft(context, { id: ID, content: FIRST, seen: null });
    await vi.waitFor(async () => expect(await context.db.outbox.count()).toBe(0));
    await context.db.transaction('rw', context.db.tables, async () => {
      await addPartner(context, PARTNER);
      await saveDraft(context, { id: ID, content: SECOND, seen: FIRST });
    });
    await vi.waitFor(async () => expect(await context.db.outbox.count()).toBe(0));
    expect(server.effects.size).toBe(3);
  });
});
