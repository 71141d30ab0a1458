// Dexie's live queries run only where there is a global IndexedDB.
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Nudge } from '@/api/calls/sync-calls';
import { companySchema } from '@/api/entities/company';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { saveDraft } from '@/db/collections/draft';
import { addPartner } from '@/db/collections/partner';
import { lastServerContact } from '@/db/replication/last-server-contact';
import { waitingSeries } from '@/db/replication/waiting-series';
import { deviceIdentity, renameDevice } from '@/db/settings/device-identity';
import { preferencesNote } from '@/db/settings/preferences';
import { GATHER_MS } from '@/sync/drain/typed-entry';
import { keepContacts } from '@/sync/engine/keep-contacts';
import { statusStore } from '@/sync/engine/status-store';
import { type SyncHandle, syncEngine } from '@/sync/engine/sync-engine';
import type { SyncPorts } from '@/sync/engine/sync-ports';
import type { LockPort } from '@/sync/ports/lock-port';
import { typedFirst } from '@/sync/ports/typed-first';
import { dexieWatch } from '@/sync/ports/watch';
import { memoryCopies } from '../../db/support/memory-copy-store';
import { draftOf, entityId, PARTNER, putSerialAndLease, SERIAL, version } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';
import { HandTimers } from '../support/hand-timers';
import { memoryLocks } from '../support/memory-locks';
import { refusal } from '../support/server-model';
import { READY, type TestDevice, testDevice } from '../support/test-device';

const COMPANY_ROW = v.parse(companySchema, {
  id: COMPANY,
  authorizationId: 1,
  cif: '18547290',
  name: 'Moara Veche SRL',
  isAuthorized: true,
  keys: {},
  backup: null,
  plan: { administrator: '' },
  vatRegistered: true,
  registration: '',
  legalForm: '',
  tradingName: '',
  address: PARTNER.address,
  email: '',
  telephone: '',
  contactName: '',
  iban: '',
  bank: '',
  paymentTermDays: 30,
});
const ID = entityId('00000000-0000-4000-8000-0000000000f1');
const HOUR_MS = 3_600_000;

interface Hands {
  readonly device: TestDevice;
  readonly handle: SyncHandle;
  readonly edit: () => void;
  readonly types: () => void;
  readonly leaves: () => void;
  readonly roadOpens: () => void;
  readonly signsIn: () => void;
  readonly nudge: (nudge: Nudge) => void;
  readonly isKept: () => void;
  readonly isBack: () => void;
  readonly locks: LockPort;
  readonly asked: () => number;
  readonly timers: HandTimers;
}

function tellAll(listeners: readonly (() => void)[]): void {
  for (const listener of listeners) listener();
}

function started(prepare: (device: TestDevice) => void = () => {}): Hands {
  const device = testDevice();
  prepare(device);
  const fired = { edit: (_isTyped: boolean) => {}, left: () => {}, road: () => {}, session: () => {} };
  const page = { kept: [] as (() => void)[], back: [] as (() => void)[] };
  const locks = memoryLocks();
  let hear: (nudge: Nudge) => void = () => {};
  let asked = 0;
  const timers = new HandTimers();
  const subscribe = (name: keyof typeof fired) => (listener: (isTyped: boolean) => void) => {
    fired[name] = () => listener(false);
    return () => {};
  };
  const ports: SyncPorts = {
    ...device.send,
    db: device.db,
    device: () => deviceIdentity(device.db, () => device.context.deviceId, 'Chrome pe Linux'),
    locks,
    newId: device.context.newId,
    setTimer: timers.setTimer,
    currentCompany: () => COMPANY,
    watch: dexieWatch,
    events: {
      onEdit: (listener) => {
        fired.edit = listener;
        return () => {};
      },
      onPageLeft: subscribe('left'),
      onRoadOpen: subscribe('road'),
      onSessionChange: subscribe('session'),
      onPageKept: (kept, back) => {
        page.kept.push(kept);
        page.back.push(back);
        return () => {};
      },
    },
    askWorker: () => {
      asked += 1;
    },
    nudgeChannel: {
      tell: () => {},
      listen: (listener) => {
        hear = listener;
        return () => {};
      },
    },
    pauseChannel: { tell: () => {}, listen: () => () => {} },
    copyStore: memoryCopies().stores(device.db.name),
    sha256: sha256Hex,
    isRoadGenerous: () => true,
    typed: typedFirst(),
    storage: async () => ({ persisted: true, usageBytes: 0, quotaBytes: 1e12, nearlyFull: false }),
  };
  expect(ports.connection.urls).toBe(DEFAULT_BASE_URLS);
  return {
    device,
    handle: syncEngine(ports),
    edit: () => fired.edit(false),
    types: () => fired.edit(true),
    leaves: () => fired.left(),
    roadOpens: () => fired.road(),
    signsIn: () => fired.session(),
    nudge: (nudge) => hear(nudge),
    isKept: () => tellAll(page.kept),
    isBack: () => tellAll(page.back),
    locks,
    asked: () => asked,
    timers,
  };
}

/** Resolves when the status says so; the test's timeout is the bound. */
function until(
  handle: SyncHandle,
  holds: (status: ReturnType<SyncHandle['status']['getSnapshot']>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(handle.status.getSnapshot())) return;
      end();
      resolve();
    };
    const end = handle.status.subscribe(look);
    look();
  });
}

describe('synchronisation of a tab', () => {
  // Verifies: G7
  it.each(['edit', 'roadOpens', 'signsIn', 'flush'] as const)('sends what waits on %s', async (wake) => {
    const hands = started((device) => {
      device.road.fate = () => 'lost-request';
    });
    await hands.handle.flush();
    await addPartner(hands.device.context, PARTNER);
    await until(hands.handle, ({ waiting }) => waiting === 1);
    hands.device.road.fate = () => 'ok';
    if (wake === 'flush') await hands.handle.flush();
    else hands[wake]();
    await until(hands.handle, ({ waiting, connected }) => waiting === 0 && connected === true);
    expect(hands.device.server.effects.size).toBe(1);
    await hands.handle.stop();
  });

  // Before: where the first try after `online` met nobody, what waited lay for minutes.
  it('tries again a second after the road is said to be open, where nobody answered yet', async () => {
    const hands = started((device) => {
      device.road.fate = () => 'lost-request';
    });
    await addPartner(hands.device.context, PARTNER);
    for (let tries = 0; tries < 6; tries += 1) await hands.handle.flush();
    hands.roadOpens();
    await hands.handle.flush();
    await until(hands.handle, ({ waiting, connected }) => waiting === 1 && connected === false);
    hands.device.road.fate = () => 'ok';
    expect(hands.timers.next).toBe(1_000);
    hands.timers.fire();
    await until(hands.handle, ({ waiting, connected }) => waiting === 0 && connected === true);
    hands.handle.stop();
  });

  // Before: the entry had left first and the answer was told after, and so the return of the server was not (tell-return.ts).
  it('says that the server answers before it says that nothing waits', async () => {
    const hands = started((device) => {
      device.road.fate = () => 'lost-request';
    });
    await addPartner(hands.device.context, PARTNER);
    await hands.handle.flush();
    await until(hands.handle, ({ waiting, connected }) => waiting === 1 && connected === false);
    const said: unknown[] = [];
    const end = hands.handle.status.subscribe(() => {
      const { waiting, connected } = hands.handle.status.getSnapshot();
      said.push({ waiting, connected });
    });
    hands.device.road.fate = ({ key }) => (key === null ? 'lost-request' : 'ok');
    await hands.handle.flush();
    await until(hands.handle, ({ waiting }) => waiting === 0);
    expect(said).toContainEqual({ waiting: 1, connected: true });
    expect(said).not.toContainEqual({ waiting: 0, connected: false });
    end();
    await hands.handle.stop();
  });

  // Before: a pull found the server again, and what was to be sent waited out its own minutes.
  it('sends what waits once any exchange is answered again', async () => {
    const hands = started((device) => {
      device.road.fate = () => 'lost-request';
    });
    await addPartner(hands.device.context, PARTNER);
    for (let tries = 0; tries < 6; tries += 1) await hands.handle.flush();
    await until(hands.handle, ({ waiting, connected }) => waiting === 1 && connected === false);
    hands.device.road.fate = () => 'ok';
    await hands.handle.pullNow(COMPANY);
    await until(hands.handle, ({ waiting }) => waiting === 0);
    hands.handle.stop();
  });

  // Before: only a company's pull told it, and the page without companies waited for a network that was there.
  it('knows that the server answers where the account has no company', async () => {
    const hands = started((device) => {
      device.server.named = [];
    });
    await hands.handle.flush();
    await until(hands.handle, ({ connected, lastServerContact }) => connected === true && lastServerContact !== null);
    expect(await hands.device.db.company.count()).toBe(0);
    await hands.handle.stop();
  });

  // Verifies: G14
  it('tells what waits and what was refused, and whether the last exchange had an answer', async () => {
    const hands = started();
    hands.device.road.fate = () => 'lost-request';
    await addPartner(hands.device.context, PARTNER);
    await hands.handle.flush();
    await until(hands.handle, ({ connected, waiting }) => connected === false && waiting === 1);
    expect(hands.asked()).toBeGreaterThan(0);
    hands.device.road.fate = () => 'ok';
    hands.device.server.refuse = () => ({
      status: 422,
      body: { status: 'error', error: 'nu', code: 'invoice-invalid' },
    });
    await hands.handle.flush();
    await until(hands.handle, ({ rejected, lastServerContact }) => rejected === 1 && lastServerContact !== null);
    await hands.handle.stop();
  });

  // Before: after a reload without network the panel said that there had been no contact.
  it('knows the last contact after a reload without network', async () => {
    const before = started();
    await before.handle.flush();
    const kept = new Promise<string>((resolve) => {
      liveQuery(() => lastServerContact(before.device.db)).subscribe((at) => (at === null ? undefined : resolve(at)));
    });
    await before.handle.pullNow(COMPANY);
    const at = await kept;
    await before.handle.stop();
    const status = statusStore();
    const end = keepContacts(before.device.db, status);
    await new Promise<void>((resolve) => {
      status.subscribe(() => resolve());
    });
    expect(status.getSnapshot()).toMatchObject({ connected: null, lastServerContact: at });
    end();
  });

  // Before: a pull that was under way at the sign-out read a database that was closed under it.
  it('has left the database when it says that it stopped', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const hands = started((device) => void device.db.company.put(COMPANY_ROW));
    hands.nudge({ company: COMPANY, version: version(1) });
    const pulled = hands.handle.pullNow(COMPANY);
    await hands.handle.stop();
    hands.device.db.close();
    await expect(pulled).resolves.toBeDefined();
    await hands.handle.flush();
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
  });

  it('pulls what is nudged, and asks for nothing it has', async () => {
    const hands = started();
    const { db, road, server } = hands.device;
    await hands.handle.flush();
    server.write(COMPANY, 'partner', ID, { id: ID, ...PARTNER });
    const arrived = new Promise<void>((resolve) => {
      liveQuery(() => db.partner.get(ID)).subscribe((row) => (row === undefined ? undefined : resolve()));
    });
    hands.nudge({ company: COMPANY, version: version(1) });
    await arrived;
    const asked = road.requests.length;
    hands.nudge({ company: COMPANY, version: version(1) });
    expect((await hands.handle.pullNow(COMPANY)).kind).toBe('at-head');
    expect(road.requests.length).toBe(asked + 1);
    await hands.handle.stop();
  });

  // Before: one company's page that the storage refused kept the others from being pulled, and «pulling» stood for ever.
  it('pulls the other companies where one cannot be stored', async () => {
    const hands = started((device) => {
      device.server.named = [COMPANY, OTHER_COMPANY].map((id) => ({ ...COMPANY_ROW, id }));
      for (const id of [COMPANY, OTHER_COMPANY]) {
        device.server.write(id, 'partner', ID, { id: ID, ...PARTNER });
        void device.db.company.put({ ...COMPANY_ROW, id });
      }
      device.db.syncState.hook('creating', (_key, { companyId }) => {
        if (companyId === COMPANY) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      });
    });
    const { db } = hands.device;
    const arrived = new Promise<void>((resolve) => {
      liveQuery(() => db.syncState.get(OTHER_COMPANY)).subscribe((row) => (row ? resolve() : undefined));
    });
    await arrived;
    await until(hands.handle, ({ pulling }) => pulling === null);
    expect(await db.syncState.get(COMPANY)).toBeUndefined();
    await hands.handle.stop();
  });

  // Before: leases bore the name of the tab's start until the next one.
  it('asks for numbers under the name that the device has now', async () => {
    const hands = started();
    const names: unknown[] = [];
    hands.device.server.refuse = (call, body) => {
      if (call === 'LeaseNumbers') names.push(body.deviceName);
      return null;
    };
    await hands.handle.requestLease(COMPANY, ID);
    await renameDevice(hands.device.db, 'Laptopul din față');
    await hands.handle.requestLease(COMPANY, ID);
    expect(names).toEqual(['Chrome pe Linux', 'Laptopul din față']);
    hands.handle.stop();
  });

  // Verifies: P1.1. A series added to a restored server grants to nobody before a device has said that it knows no more of it.
  it('reports a series that waits to the restored server once, and keeps that it waits', async () => {
    const hands = started();
    const { db, server } = hands.device;
    await putSerialAndLease(db, COMPANY);
    await db.syncState.put({ companyId: COMPANY, cursor: version(0), head: version(0), pulledAt: '', epoch: 'after' });
    server.epoch = 'after';
    server.refuse = (call) =>
      call === 'LeaseNumbers' || call === 'ReportSeries' ? refusal(503, 'numbers-wait') : null;
    expect(await hands.handle.requestLease(COMPANY, SERIAL.id)).toBe('numbers-wait');
    expect(await hands.handle.requestLease(COMPANY, SERIAL.id)).toBe('numbers-wait');
    expect(await waitingSeries(db, COMPANY)).toEqual(new Set([SERIAL.id]));
    await hands.handle.stop();
    const told = (await db.outbox.toArray()).filter(({ call }) => call === 'ReportSeries');
    expect(told).toMatchObject([{ body: { serial: SERIAL.id, epoch: 'after' }, subject: { label: 'FCT-' } }]);
  });

  // Before nothing asked until the next pull, a minute later.
  it('asks for more numbers in the same breath as it sends, where few are left', async () => {
    const hands = started((device) => {
      device.server.named = [COMPANY_ROW];
    });
    await hands.device.db.company.put(COMPANY_ROW);
    await hands.handle.pullNow(COMPANY);
    await hands.handle.flush();
    const calls: string[] = [];
    hands.device.server.refuse = (call) => {
      calls.push(call);
      return null;
    };
    await putSerialAndLease(hands.device.db, COMPANY, { usedTo: 9 });
    await addPartner(hands.device.context, PARTNER);
    await hands.handle.flush();
    expect(calls.slice(0, 2)).toEqual(['AddCompanyPartner', 'LeaseNumbers']);
    await hands.handle.stop();
  });

  it('exchanges nothing while paused, and goes on after it', async () => {
    const hands = started((device) => {
      device.session.state = { kind: 'signed-out' };
    });
    await hands.handle.flush();
    hands.handle.pause();
    hands.device.session.state = READY;
    await addPartner(hands.device.context, PARTNER);
    hands.edit();
    await hands.handle.flush();
    expect([hands.device.server.effects.size, hands.asked()]).toEqual([0, 0]);
    hands.handle.resume();
    await hands.handle.flush();
    expect(hands.device.server.effects.size).toBe(1);
    await hands.handle.stop();
  });

  // Before: every key of a draft was a request, and an answer to write.
  it('sends what is typed gathered, and what is left of it when the page is left', async () => {
    const hands = started();
    await hands.handle.flush();
    for (let key = 0; key < 10; key += 1) hands.types();
    expect(hands.asked()).toBe(1);
    hands.leaves();
    expect(hands.asked()).toBe(2);
    hands.leaves();
    expect(hands.asked()).toBe(2);
    await hands.handle.stop();
  });

  // Before: the time until the next try was taken from the clock after everything else that a run asks, and was an hour longer.
  it('sends the rest of what was typed in its time where the clock is put back while more is asked', async () => {
    const hands = started();
    const { db, context, clock, road } = hands.device;
    const content = draftOf();
    await hands.handle.flush();
    road.fate = ({ call }) => (call === 'SaveDraft' ? 503 : 'ok');
    await saveDraft(context, { id: ID, content, seen: null });
    await hands.handle.flush();
    await saveDraft(context, { id: ID, content: { ...content, notes: 'încă o tastă' }, seen: content });
    await preferencesNote.change(db, { startPage: 'out' });
    clock.ms += HOUR_MS;
    road.fate = ({ call }) => {
      if (call === 'UpdatePreferences') clock.ms -= HOUR_MS;
      return 'ok';
    };
    hands.edit();
    await vi.waitFor(async () => expect(await db.outbox.count()).toBe(1));
    await vi.waitFor(async () => {
      hands.timers.advance(GATHER_MS);
      expect(await db.outbox.count()).toBe(0);
    });
    await hands.handle.stop();
  });

  // Before: a page kept for „back” kept the lock of the stream too, and no other tab heard of anything for a minute.
  it('gives its locks away while the page is kept, and goes on when it is back', async () => {
    const hands = started();
    await hands.handle.flush();
    hands.isKept();
    await hands.locks.run(`condica-nudges ${hands.device.db.name}`, async () => undefined);
    await addPartner(hands.device.context, PARTNER);
    await hands.handle.flush();
    expect(hands.device.server.effects.size).toBe(0);
    expect(hands.handle.status.getSnapshot().paused).toBe(false);
    hands.isBack();
    await hands.handle.flush();
    expect(hands.device.server.effects.size).toBe(1);
    hands.handle.stop();
  });

  it('stays paused by the person over a page that was kept', async () => {
    const hands = started();
    hands.handle.pause();
    hands.isKept();
    hands.isBack();
    await addPartner(hands.device.context, PARTNER);
    await hands.handle.flush();
    expect(hands.device.server.effects.size).toBe(0);
    await hands.handle.stop();
  });
});
