/** A device of the simulation: its profile outlives its processes. */
import * as v from 'valibot';
import { deviceIdSchema } from '@/api/ids';
import type { OutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { drain } from '@/sync/drain/drain';
import { pullCompany } from '@/sync/pull/pull-company';
import { COMPANY, OTHER_COMPANY, risingIds, testProfile } from '../db/support/test-database';
import type { Fate } from '../sync/support/fake-road';
import type { ServerModel } from '../sync/support/server-model';
import { READY, type TestDevice, testDevice } from '../sync/support/test-device';
import { KillPoints } from './kill-points';
import type { Chance } from './random';

export const COMPANIES = [COMPANY, OTHER_COMPANY];

const FATES: readonly Fate[] = [
  ...(['lost-request', 'lost-answer', 'twice', 'late-copy', 'truncated', 'torn', 'html', 'hang'] as const),
  ...([500, 429, 503] as const),
];
/** What is written in most transactions of commands, answers and pages. */
const WRITTEN = ['outbox', 'partner', 'draft', 'archive', 'lease', 'syncState'] as const;

export interface RunCounts {
  kills: number;
  faults: number;
  storageFailures: number;
  lateCopies: number;
  clockJumps: number;
}

export class SimDevice {
  readonly profile = testProfile();
  readonly newId: () => string;
  readonly deviceId;
  current: TestDevice;

  constructor(
    readonly index: number,
    readonly server: ServerModel,
    readonly chance: Chance,
    readonly counts: RunCounts,
  ) {
    this.newId = risingIds(index + 1);
    this.deviceId = v.parse(deviceIdSchema, `00000000-0000-4000-8000-0000000000d${index}`);
    this.current = this.boot();
  }

  /** A new process over the same profile. */
  private boot(): TestDevice {
    const { newId, deviceId, index } = this;
    const device = testDevice(this.server, this.profile, { newId, deviceId, deviceName: `Dispozitiv ${index}` });
    device.road.fate = () => this.fate;
    device.clock.ms = this.clock;
    for (const name of WRITTEN) {
      const table = device.db.table(name);
      table.hook('creating', () => this.failStorage());
      table.hook('updating', () => this.failStorage());
      table.hook('deleting', () => this.failStorage());
    }
    return device;
  }

  private fates = 0;
  private storageFaults = 0;
  private clock = Date.parse('2026-03-02T09:00:00Z');

  /** The storage refuses writes with this probability from now on; the transaction is aborted. */
  storage(probability: number): void {
    this.storageFaults = probability;
  }

  private failStorage(): undefined {
    if (this.storageFaults === 0 || !this.chance.happens(this.storageFaults)) return undefined;
    this.counts.storageFailures += 1;
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  }

  /** The person, or the network's time, sets the clock. */
  setClock(ms: number): void {
    this.clock = ms;
    this.current.clock.ms = ms;
    this.counts.clockJumps += 1;
  }

  /** A relay lets go of what it held back. */
  deliverCopies(): void {
    const { copies } = this.current.road;
    this.counts.lateCopies += copies.length;
    for (const deliver of copies.splice(0)) deliver();
  }

  /** True where it was done; false where the storage refused. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (this.storageFaults === 0) throw error;
      return false;
    }
  }

  private get fate(): Fate {
    if (!this.chance.happens(this.fates)) return 'ok';
    this.counts.faults += 1;
    return this.chance.pick(FATES) ?? 'ok';
  }

  /** Faults with this probability from now on. */
  weather(probability: number): void {
    this.fates = probability;
  }

  signIn(signedIn: boolean): void {
    this.current.session.state = signedIn ? READY : { kind: 'signed-out' };
  }

  /** `tabs` drainers at once without the lock: it must be economy only (G2). */
  async drain(dieAt: number, tabs = 1): Promise<void> {
    const { send } = this.current;
    await this.live(dieAt, (points) => {
      const ports = {
        ...send,
        store: killable(send.store, points),
        connection: { ...send.connection, fetch: points.wrap(send.connection.fetch) },
      };
      return Promise.all(Array.from({ length: tabs }, () => this.attempt(() => drain(ports, { force: true }))));
    });
  }

  async pull(dieAt: number): Promise<void> {
    const { pull } = this.current;
    await this.live(dieAt, async (points) => {
      const ports = { ...pull, connection: { ...pull.connection, fetch: points.wrap(pull.connection.fetch) } };
      for (const company of COMPANIES) {
        await this.attempt(async () => {
          const { kind } = await pullCompany(ports, company);
          if (kind === 'at-head') await sendAgain({ ...this.current.context, companyId: company });
        });
      }
    });
  }

  private async live(dieAt: number, work: (points: KillPoints) => Promise<unknown>): Promise<void> {
    const points = new KillPoints(dieAt);
    if ((await points.run(() => work(points))) !== 'killed') return;
    this.counts.kills += 1;
    this.current.db.close();
    this.current = this.boot();
  }
}

function killable(store: OutboxStore, points: KillPoints): OutboxStore {
  return {
    outlines: points.wrap(store.outlines),
    begin: points.wrap(store.begin),
    acknowledge: points.wrap(store.acknowledge),
    postpone: points.wrap(store.postpone),
    reject: points.wrap(store.reject),
    conflict: points.wrap(store.conflict),
    waitFor: points.wrap(store.waitFor),
    askAgain: points.wrap(store.askAgain),
    waitForSignIn: points.wrap(store.waitForSignIn),
    resume: points.wrap(store.resume),
  };
}
