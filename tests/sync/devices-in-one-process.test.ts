import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPartner, listPartners } from '@/db/collections/partner';
import { lastWholePull } from '@/db/replication/last-server-contact';
import { takeOverPull } from '@/sync/engine/pull-all';
import { statusStore } from '@/sync/engine/status-store';
import { PARTNER } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';
import { type EnteredTab, worldDevice } from './support/device-world';
import { refusal, ServerModel } from './support/server-model';

const opened: EnteredTab[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((tab) => tab.close()));
});

async function deviceWithTwoTabs(server: ServerModel, index: number) {
  const device = worldDevice(server, index);
  const tabs = [await device.tab().enter(), await device.tab().enter()] as const;
  opened.push(...tabs);
  return { device, tabs };
}

function closed(tab: EnteredTab): Promise<void> {
  opened.splice(opened.indexOf(tab), 1);
  return tab.close();
}

function saysPausedElsewhere({ sync }: EnteredTab, says: boolean): Promise<void> {
  return vi.waitFor(() => expect(sync.status.getSnapshot().pausedElsewhere).toBe(says));
}

const names = async ({ context }: EnteredTab) =>
  (await listPartners(context.db, COMPANY)).map(({ row }) => row.name).sort();

describe('two devices with two tabs and a worker each, in one process', () => {
  it('need no global IndexedDB', () => {
    expect(Reflect.get(globalThis, 'indexedDB')).toBeUndefined();
  });

  it('exchange what either tab of either device wrote, once', async () => {
    const server = new ServerModel();
    const a = await deviceWithTwoTabs(server, 1);
    const b = await deviceWithTwoTabs(server, 2);
    await addPartner(a.tabs[0].context, { ...PARTNER, name: 'Din A, fila 1' });
    await addPartner(a.tabs[1].context, { ...PARTNER, name: 'Din A, fila 2' });
    await addPartner(b.tabs[1].context, { ...PARTNER, name: 'Din B' });
    expect(await names(b.tabs[0])).toEqual(['Din B']);
    await Promise.all([...a.tabs, ...b.tabs].map(({ sync }) => sync.flush()));
    await Promise.all([a.tabs[1], b.tabs[0]].map(({ sync }) => sync.pullNow(COMPANY)));
    const all = ['Din A, fila 1', 'Din A, fila 2', 'Din B'];
    for (const tab of [...a.tabs, ...b.tabs]) expect(await names(tab)).toEqual(all);
    expect([...server.effects.values()]).toEqual([1, 1, 1]);
  });

  // Before: only the tab itself stopped; the worker it asked, and every other tab, sent what the person had stopped.
  it('send nothing of a device on which one tab is paused, neither another tab nor the worker, until it goes on', async () => {
    const server = new ServerModel();
    const { device, tabs } = await deviceWithTwoTabs(server, 1);
    const [paused, other] = tabs;
    await Promise.all(tabs.map(({ sync }) => sync.flush()));
    paused.sync.pause();
    await addPartner(paused.context, { ...PARTNER, name: 'Oprit' });
    const flushed = other.sync.flush();
    const woken = device.worker.onSync({ queue: device.queue });
    device.wearOut();
    await expect(woken).rejects.toThrow('still waiting');
    expect([server.effects.size, device.queue.marked()]).toEqual([0, 1]);
    paused.sync.resume();
    await flushed;
    expect(server.effects.size).toBe(1);
  });

  // Before: the other tab said that all was sent, or that it was sending.
  it('say in each other tab that one is paused, also in one that comes later, until it goes on', async () => {
    const { device, tabs } = await deviceWithTwoTabs(new ServerModel(), 1);
    const [paused, other] = tabs;
    await Promise.all(tabs.map(({ sync }) => sync.flush()));
    paused.sync.pause();
    await saysPausedElsewhere(other, true);
    const later = await device.tab().enter();
    opened.push(later);
    await saysPausedElsewhere(later, true);
    expect(paused.sync.status.getSnapshot()).toMatchObject({ paused: true, pausedElsewhere: false });
    // Whoever is asked to go on, the paused one does.
    later.sync.resume();
    for (const tab of [other, later]) await saysPausedElsewhere(tab, false);
    expect(paused.sync.status.getSnapshot().paused).toBe(false);
  });

  it('say nothing of it any more once the paused tab is gone', async () => {
    const [paused, other] = (await deviceWithTwoTabs(new ServerModel(), 1)).tabs;
    paused.sync.pause();
    await saysPausedElsewhere(other, true);
    await closed(paused);
    await saysPausedElsewhere(other, false);
  });

  it('send again once the paused tab is closed', async () => {
    const server = new ServerModel();
    const [paused, other] = (await deviceWithTwoTabs(server, 1)).tabs;
    paused.sync.pause();
    await addPartner(paused.context, PARTNER);
    const flushed = other.sync.flush();
    await closed(paused);
    await flushed;
    expect(server.effects.size).toBe(1);
  });

  it('let the worker of one send what its tabs left, with the session they share', async () => {
    const server = new ServerModel();
    const a = await deviceWithTwoTabs(server, 1);
    const b = await deviceWithTwoTabs(server, 2);
    a.device.road.fate = () => 'lost-answer';
    await addPartner(a.tabs[0].context, { ...PARTNER, name: 'Din A' });
    await addPartner(b.tabs[0].context, { ...PARTNER, name: 'Din B' });
    await a.tabs[0].sync.flush();
    await Promise.all(a.tabs.map(closed));
    const { worker, queue, road } = a.device;
    await expect(worker.onSync({ queue })).rejects.toThrow('still waiting');
    expect(queue.marked()).toBe(1);
    road.fate = () => 'ok';
    await worker.onSync({ queue });
    expect(queue.marked()).toBe(0);
    await b.tabs[1].sync.flush();
    await b.tabs[1].sync.pullNow(COMPANY);
    expect(await names(b.tabs[0])).toEqual(['Din A', 'Din B']);
    expect([...server.effects.values()]).toEqual([1, 1]);
  });

  it('end with the session: the worker of the one that signed out sends nothing', async () => {
    const server = new ServerModel();
    const a = await deviceWithTwoTabs(server, 1);
    a.device.road.fate = () => 'lost-request';
    await addPartner(a.tabs[0].context, PARTNER);
    await a.tabs[1].sync.flush();
    a.device.road.fate = () => 'ok';
    await a.device.tab().session.signOut();
    expect(await a.device.worker.flush(a.device.queue)).toBeNull();
    await a.tabs[0].sync.flush();
    expect(a.tabs[0].sync.status.getSnapshot().waitingForSignIn).toBe(1);
    expect(server.effects.size).toBe(0);
  });

  it('go on with what waited for access as soon as a pull is let in', async () => {
    const server = new ServerModel();
    const { tabs } = await deviceWithTwoTabs(server, 1);
    server.refuseCaller = () => refusal(403, 'company-denied');
    await addPartner(tabs[0].context, PARTNER);
    await tabs[0].sync.flush();
    const state = async () => (await tabs[0].context.db.outbox.toArray()).map((entry) => entry.state);
    expect(await state()).toEqual(['waiting-for-access']);
    server.refuseCaller = () => null;
    await tabs[1].sync.pullNow(COMPANY);
    await tabs[1].sync.flush();
    expect(await state()).toEqual([]);
  });

  // Before: every tab asked for the companies and for each one's changes each minute (core P2.14).
  it('take over a pull that another tab has just made, and ask themselves after its time', async () => {
    const server = new ServerModel();
    const { device, tabs } = await deviceWithTwoTabs(server, 1);
    await Promise.all(tabs.map(({ sync }) => sync.pullNow(COMPANY)));
    const pulled = async () => lastWholePull(tabs[0].context.db);
    await vi.waitFor(async () => expect(await pulled()).toBe(device.clock.ms), { timeout: 20_000 });
    const store = tabs[1].context.db;
    const status = statusStore();
    expect(await takeOverPull({ db: store, now: () => device.clock.ms + 44_000 }, status)).toBe(true);
    expect(status.getSnapshot()).toMatchObject({ connected: true });
    for (const later of [45_000, -1_000])
      expect(await takeOverPull({ db: store, now: () => device.clock.ms + later }, status)).toBe(false);
  });
});
