/**
 * A device as it is shipped, with as many tabs as wished and a service worker, over a profile of its own: the start of tabs, the
 * session service and the worker's logic are the product's. Nothing of it is global, so any number of devices run in one process.
 */
import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { deviceIdSchema } from '@/api/ids';
import { sha256Hex } from '@/db/archive/sha256-hex';
import type { CommandContext } from '@/db/command-context';
import { CondicaDatabase } from '@/db/condica-database';
import { databaseName } from '@/db/database-name';
import { deviceIdentity } from '@/db/settings/device-identity';
import type { PauseChannel, PauseWord } from '@/sync/engine/device-pause';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import type { NudgeChannel } from '@/sync/engine/sync-ports';
import { typedFirst } from '@/sync/ports/typed-first';
import type { Watch } from '@/sync/ports/watch';
import { sessionCalls } from '@/sync/session/session-calls';
import type { SessionService, SignInInput } from '@/sync/session/session-service';
import { openSessionVault } from '@/sync/session/session-vault';
import { startTab, type TabPlatform } from '@/sync/start-tab';
import type { QueueLike } from '@/sync/worker/outbox-queue';
import { type OutboxWorker, runWorker } from '@/sync/worker/run-worker';
import { companyOf } from '../../db/support/company-sample';
import { COMPANY, risingIds, type TestProfile } from '../../db/support/test-database';
import { FakeRoad } from './fake-road';
import { HandTimers } from './hand-timers';
import { memoryLocks } from './memory-locks';
import { userOf } from './sample-user';
import type { ServerModel } from './server-model';
import { sessionWorld } from './session-world';

export interface WorldTab {
  readonly session: SessionService;
  /** Signed in: the user's database, its commands and the exchange. */
  readonly enter: () => Promise<EnteredTab>;
}

export interface EnteredTab {
  readonly context: CommandContext;
  readonly sync: SyncHandle;
  readonly close: () => Promise<void>;
}

export interface WorldDevice extends RoadlessDevice {
  readonly road: FakeRoad;
}

export interface RoadlessDevice {
  readonly profile: TestProfile;
  readonly timers: HandTimers;
  readonly clock: { ms: number };
  readonly tab: () => WorldTab;
  /** Whether a person sees a tab, as the worker is told. */
  readonly sight: { ofTab: boolean };
  readonly worker: OutboxWorker;
  readonly queue: QueueLike & { readonly marked: () => number };
  /** The time is over that the worker waits for anything. */
  readonly wearOut: () => void;
}

const SIGN_IN = { username: 'ana@exemplu.ro', password: 'secret', rememberMe: true };

/** A device before the model of the server. `index` tells devices apart: ids, and the name of the database. */
export function worldDevice(server: ServerModel, index: number): WorldDevice {
  const road = new FakeRoad(server);
  return { road, ...deviceOver(withSession(road), index) };
}

/** A device before whatever answers `fetch`, signed in as told. */
export function deviceOver(fetch: FakeRoad['fetch'], index: number, signIn: SignInInput = SIGN_IN): RoadlessDevice {
  const session = sessionWorld();
  const profile: TestProfile = { indexedDB: session.indexedDB, IDBKeyRange };
  const locks = memoryLocks();
  const timers = new HandTimers();
  const clock = { ms: Date.parse('2026-03-02T09:00:00Z') };
  const channels = new Set<(nudge: Parameters<NudgeChannel['tell']>[0]) => void>();
  const pauseWords = new Set<(word: PauseWord) => void>();
  const newId = risingIds(0x100 + index);
  // Dexie keeps a cache of live queries by name for the whole process: two devices of one user must not share it.
  const serverKey = `device-${index}`;
  const openDatabase = (name: string) => new CondicaDatabase(name, profile);
  const common = {
    locks,
    newId,
    fetch,
    calls: async () => sessionCalls,
    now: () => clock.ms,
    random: () => 0.5,
    deadline: (_ms: number, outer?: AbortSignal) => outer ?? new AbortController().signal,
  };
  const platform: TabPlatform = {
    ...common,
    setTimer: timers.setTimer,
    watch: watchInProcess,
    onRoadOpen: () => () => undefined,
    onPageKept: () => () => undefined,
    onPageLeft: () => () => undefined,
    askWorker: () => undefined,
    nudgeChannel: (): NudgeChannel => ({
      tell: (nudge) => {
        for (const listener of channels) listener(nudge);
      },
      listen: (listener) => {
        channels.add(listener);
        return () => channels.delete(listener);
      },
    }),
    pauseChannel: () => channelOf(pauseWords),
    copyStores: session.copies.stores,
    sha256: sha256Hex,
    isRoadGenerous: () => true,
    typed: typedFirst(),
    storage: async () => ({ persisted: true, usageBytes: 0, quotaBytes: 1e12, nearlyFull: false }),
  };
  const enter = async (service: SessionService): Promise<EnteredTab> => {
    const record = await signedIn(service, signIn);
    const db = openDatabase(databaseName(record.serverKey, record.user.id));
    const device = await deviceIdentity(db, newId, `Dispozitiv ${index}`);
    const options = { db, user: record.user.id, device, session: service, urls: record.urls };
    const sync = startTab({ ...options, currentCompany: () => COMPANY }, platform);
    const now = () => new Date(clock.ms).toISOString();
    const deviceId = v.parse(deviceIdSchema, device.id);
    return {
      context: { db, companyId: COMPANY, deviceId, deviceName: device.name, now, newId },
      sync,
      close: async () => {
        await sync.stop();
        db.close();
      },
    };
  };
  const vault = openSessionVault({ indexedDB: session.indexedDB, crypto });
  const cookie = async (name: string) => session.jar.get(name);
  const patience = new AbortController();
  const sight = { ofTab: false };
  const deadline = (_ms: number, outer?: AbortSignal): AbortSignal => outer ?? patience.signal;
  const ports = {
    ...{ ...common, deadline, vault, indexedDB: session.indexedDB },
    ...{ openDatabase, cookie, hasTabs: async () => false, hasTabInSight: async () => sight.ofTab },
  };
  return {
    profile,
    timers,
    clock,
    tab: () => {
      const { service } = session.tab({ fetch, locks, serverKey, newId });
      return { session: service, enter: () => enter(service) };
    },
    sight,
    worker: runWorker(ports, 'http://localhost/'),
    queue: markerQueue(),
    wearOut: () => patience.abort(),
  };
}

/** As a BroadcastChannel is: who tells does not hear it. */
function channelOf(all: Set<(word: PauseWord) => void>): PauseChannel {
  let own: ((word: PauseWord) => void) | null = null;
  return {
    tell: (word) => {
      for (const listener of [...all]) if (listener !== own) listener(word);
    },
    listen: (listener) => {
      own = listener;
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

async function signedIn(service: SessionService, input: SignInInput) {
  const current = await service.currentSession();
  if (current !== null) return current;
  const outcome = await service.signIn(input);
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  return outcome.session;
}

/** The calls of the session and of the companies; the road of everything else, and its weather for all. */
function withSession(road: FakeRoad): FakeRoad['fetch'] {
  const answers: Readonly<Record<string, unknown>> = {
    Login: { user: userOf(1) },
    Logout: { status: 'ok' },
    GetAuthorizations: { companies: [companyOf(COMPANY)] },
  };
  return async (url, init) => {
    const call = url.split('/').at(-1) ?? '';
    if (!Object.hasOwn(answers, call)) return road.fetch(url, init);
    if (road.fate({ call, key: null, token: null }) !== 'ok') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answers[call]));
  };
}

/** Dexie's own live queries need a global IndexedDB; its word of what was written does not. */
const watchInProcess: Watch = (query, tell) => {
  let ended = false;
  const look = (): void => {
    // As a live query of Dexie's does: it is told inside of the transaction that has just ended, and is none of its work.
    Dexie.ignoreTransaction(query).then(
      (value) => (ended ? undefined : tell(value)),
      // The tab was closed while it looked.
      (error: unknown) => (ended ? undefined : console.error(error)),
    );
  };
  Dexie.on.storagemutated.subscribe(look);
  look();
  return () => {
    ended = true;
    Dexie.on.storagemutated.unsubscribe(look);
  };
};

/** Workbox's queue without its database; the browser's wake is `worker.onSync`, called by hand. */
function markerQueue(): WorldDevice['queue'] {
  const entries: { request: Request; metadata?: object }[] = [];
  return {
    marked: () => entries.length,
    getAll: async () => [...entries],
    shiftRequest: async () => entries.shift(),
    pushRequest: async (entry) => {
      entries.push(entry);
    },
  };
}
