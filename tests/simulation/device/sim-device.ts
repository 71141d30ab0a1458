/**
 * A device: a browser profile with tabs and a service worker, which die and start anew over it. Its clock may be wrong, its
 * road rough and its storage full; the person at it has an account.
 */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '@/db/condica-database';
import type { CopyStores } from '@/db/storage/copy-store';
import type { LockPort } from '@/sync/ports/lock-port';
import type { SessionCallsSource } from '@/sync/session/say-to-server';
import { sessionCalls } from '@/sync/session/session-calls';
import { openSessionVault } from '@/sync/session/session-vault';
import { type OutboxWorker, runWorker } from '@/sync/worker/run-worker';
import { risingIds } from '../../db/support/test-database';
import type { SimAccount } from '../backend/sim-database';
import type { SimNetwork, Weather } from '../network/sim-network';
import type { Chance } from '../random';
import type { Scheduler } from '../world/scheduler';
import type { Story } from '../world/story';
import type { WorldClock } from '../world/world-clock';
import { openAsVersion } from './app-version';
import { BrowserLocks } from './browser-locks';
import { BrowserProcess } from './browser-process';
import type { BrowserProfile } from './browser-profile';
import { markerQueue } from './marker-queue';
import { processDatabase, type StorageFault } from './process-database';
import { enter, openTab, type SimTab } from './sim-tab';
import { watchWrites } from './written-apart';

export interface DeviceWorld {
  readonly scheduler: Scheduler;
  readonly clock: WorldClock;
  readonly network: SimNetwork;
  readonly story: Story;
  readonly chance: () => Chance;
  readonly home: CompanyId;
}

interface Channel {
  readonly tell: () => void;
  readonly listen: (listener: () => void) => () => void;
}

/** What a tab or worker is made of. */
export interface DeviceParts {
  readonly name: string;
  readonly serverKey: string;
  readonly profile: BrowserProfile;
  readonly clock: WorldClock;
  readonly story: Story;
  readonly home: CompanyId;
  readonly now: () => number;
  readonly askWorker: () => void;
  readonly databaseOf: (process: BrowserProcess) => IDBFactory;
  readonly copiesOf: (process: BrowserProcess) => CopyStores;
  readonly openDatabase: (process: BrowserProcess, name: string) => CondicaDatabase;
  readonly commonOf: (process: BrowserProcess) => {
    readonly locks: LockPort;
    readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
    readonly calls: SessionCallsSource;
    readonly newId: () => string;
    readonly now: () => number;
    readonly random: () => number;
  };
  readonly deadlineOf: (process: BrowserProcess, ms: number, outer?: AbortSignal) => AbortSignal;
  readonly channelOf: (process: BrowserProcess, name: string) => Channel;
  readonly onRoadOpen: (process: BrowserProcess, listener: () => void) => () => void;
}

const TABS = 2;

export class SimDevice {
  readonly weather: Weather = { on: true, rough: 0 };
  /** How likely a transaction that writes fails. */
  storageFaults = 0;
  storageHasFailed = false;
  /** Sentences of writes that stood in no transaction. */
  readonly writtenApart: string[] = [];
  clockOffsetMs = 0;
  lost = false;
  /** Of the app that its browser was last given: what starts from now on runs it. */
  version = 0;
  /** An earlier day of its profile. */
  image: BrowserProfile | null = null;
  /** How often the browser has deleted its databases. */
  losses = 0;
  /** Who has entered it. */
  readonly users = new Set<number>();
  readonly tabs: SimTab[] = [];
  private worker: { readonly process: BrowserProcess; readonly outbox: OutboxWorker } | null = null;
  private readonly queue = markerQueue();
  private readonly locks: BrowserLocks;
  private readonly roadListeners = new Set<() => void>();
  private readonly channels = new Map<string, Set<() => void>>();
  private processes = 0;
  readonly newId: () => string;

  constructor(
    readonly world: DeviceWorld,
    private readonly names: { readonly index: number; readonly serverKey: string },
    public profile: BrowserProfile,
    public account: SimAccount,
  ) {
    this.newId = risingIds(0x100 + names.index);
    // One drainer a browser is for economy alone: from the third device on, tabs and worker drain side by side (G2).
    this.locks = new BrowserLocks((name) => names.index >= 3 && name.startsWith('condica-drain '));
  }

  get index(): number {
    return this.names.index;
  }

  get serverKey(): string {
    return this.names.serverKey;
  }

  get name(): string {
    return `d${this.index}`;
  }

  now = (): number => this.world.clock.now() + this.clockOffsetMs;

  get parts(): DeviceParts {
    const { world, profile } = this;
    return {
      name: `Dispozitiv ${this.index}`,
      serverKey: this.serverKey,
      profile,
      clock: world.clock,
      story: world.story,
      home: world.home,
      now: this.now,
      askWorker: () => this.wakeWorker('asked by a tab'),
      databaseOf: (process) => processDatabase(profile.factory, process, () => this.storageFault(), profile.damage),
      copiesOf: (process) => profile.copies.of(process, () => this.storageFault() !== null, world.clock.now),
      openDatabase: (process, name) => {
        const db = openAsVersion(name, this.parts.databaseOf(process), process.version);
        watchWrites(db, (sentence) => this.writtenApart.push(`${this.name}: ${sentence}`));
        return db;
      },
      commonOf: (process) => ({
        locks: this.locks.of(process),
        fetch: world.network.fetchOf(process, this.weather),
        calls: async () => sessionCalls,
        newId: this.newId,
        now: this.now,
        random: () => world.chance().next(),
      }),
      deadlineOf: (process, ms, outer) => this.deadline(process, ms, outer),
      channelOf: (process, name) => this.channel(process, name),
      onRoadOpen: (process, listener) => {
        this.roadListeners.add(listener);
        const end = (): void => void this.roadListeners.delete(listener);
        process.onEnd(end);
        return end;
      },
    };
  }

  private storageFault(): StorageFault | null {
    const { chance, story } = this.world;
    if (this.storageFaults === 0 || !chance().happens(this.storageFaults)) return null;
    const fault = chance().pick(['quota', 'aborted', 'lost-connection'] as const) ?? null;
    story.tell(`${this.name}: storage ${fault}`);
    story.count('storage faults');
    this.storageHasFailed = true;
    return fault;
  }

  private deadline(process: BrowserProcess, ms: number, outer: AbortSignal | undefined): AbortSignal {
    const controller = new AbortController();
    const abort = (): void => controller.abort(new DOMException('too long', 'AbortError'));
    this.world.clock.after(process, ms, abort);
    return outer === undefined ? controller.signal : AbortSignal.any([controller.signal, outer]);
  }

  private channel(process: BrowserProcess, name: string): Channel {
    const listeners = this.channels.get(name) ?? new Set();
    this.channels.set(name, listeners);
    let own: (() => void) | null = null;
    return {
      tell: () => {
        for (const listener of [...listeners]) if (listener !== own && process.alive) listener();
      },
      listen: (listener) => {
        own = listener;
        listeners.add(listener);
        const end = (): void => void listeners.delete(listener);
        process.onEnd(end);
        return end;
      },
    };
  }

  private newProcess(name: string): BrowserProcess {
    return new BrowserProcess(name, this.version, (dead) => this.bury(dead));
  }

  /** Tabs that a newer version has put out of work are loaded anew; the worker is replaced with the last of its version. */
  private reloadOutdated(): void {
    for (const tab of this.tabs.filter((one) => isPutOut(one, this.version))) {
      tab.process.end();
      this.tabs.splice(this.tabs.indexOf(tab), 1);
      this.world.story.tell(`${tab.process.name} is loaded anew`);
      this.world.story.count('tabs loaded anew');
    }
    const { worker } = this;
    if (worker === null || worker.process.version === this.version) return;
    if (this.tabs.some(({ process }) => process.version === worker.process.version)) return;
    worker.process.end();
    this.worker = null;
    this.world.story.count('workers replaced');
  }

  /** The tabs that are missing; each enters where somebody is signed in. `wanted`: what is open beyond stays. */
  async openTabs(wanted = TABS): Promise<void> {
    this.reloadOutdated();
    while (this.tabs.length < wanted) {
      this.processes += 1;
      const process = this.newProcess(`${this.name}t${this.processes}`);
      const tab = openTab(this.parts, process);
      this.tabs.push(tab);
      await this.enterTab(tab);
    }
  }

  async enterTab(tab: SimTab): Promise<void> {
    if (tab.entered !== null) return;
    const { story } = this.world;
    tab.entered = await enter(this.parts, tab).catch((error: unknown) => {
      story.tell(`${tab.process.name} does not open: ${String(error)}`);
      return null;
    });
    if (tab.entered !== null) this.users.add(tab.entered.userId);
  }

  private bury(dead: BrowserProcess): void {
    const place = this.tabs.findIndex(({ process }) => process === dead);
    if (place >= 0) this.tabs.splice(place, 1);
    if (this.worker?.process === dead) this.worker = null;
    this.world.story.tell(`${dead.name} is killed`);
    this.world.story.count('kills');
  }

  /** The browser starts the worker where it does not run, and lets it send. */
  wakeWorker(why: string): void {
    this.world.story.tell(`${this.name}: worker ${why}`);
    const { outbox } = this.startWorker();
    const work = why === 'sync event' ? outbox.onSync({ queue: this.queue }) : outbox.flush(this.queue);
    // The browser tries again later; nobody else hears of it.
    work.catch(() => undefined);
  }

  private startWorker(): { readonly process: BrowserProcess; readonly outbox: OutboxWorker } {
    if (this.worker !== null) return this.worker;
    this.processes += 1;
    const process = this.newProcess(`${this.name}w${this.processes}`);
    const { parts } = this;
    const indexedDB = parts.databaseOf(process);
    const ports = {
      ...parts.commonOf(process),
      vault: openSessionVault({ indexedDB, crypto }),
      indexedDB,
      openDatabase: (name: string) => parts.openDatabase(process, name),
      deadline: (ms: number, outer?: AbortSignal) => parts.deadlineOf(process, ms, outer),
      cookie: async (name: string) => this.profile.cookies.get(name),
      hasTabs: async () => this.tabs.length > 0,
      hasTabInSight: async () => this.tabs.length > 0,
    };
    this.worker = { process, outbox: runWorker(ports, 'http://localhost/') };
    return this.worker;
  }

  roadOpens(): void {
    for (const listener of [...this.roadListeners]) listener();
  }

  workerProcess(): BrowserProcess | null {
    return this.worker?.process ?? null;
  }

  /** All of its processes at once, as when the power goes. */
  die(): void {
    for (const { process } of [...this.tabs]) process.die();
    this.worker?.process.die();
  }
}

function isPutOut({ process, entered }: SimTab, version: number): boolean {
  if (process.version === version) return false;
  return entered === null || entered.db.schemaGuard.refusal !== null;
}
