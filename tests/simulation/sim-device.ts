/** A device of the simulation: its profile outlives its processes. */
import * as v from 'valibot';
import { deviceIdSchema } from '@/api/ids';
import type { OutboxStore } from '@/db/outbox/outbox-store';
import { drain } from '@/sync/drain/drain';
import { pullCompany } from '@/sync/pull/pull-company';
import { COMPANY, OTHER_COMPANY, risingIds, testProfile } from '../db/support/test-database';
import type { Fate } from '../sync/support/fake-road';
import type { ServerModel } from '../sync/support/server-model';
import { READY, type TestDevice, testDevice } from '../sync/support/test-device';
import { KillPoints } from './kill-points';
import type { Chance } from './random';

export const COMPANIES = [COMPANY, OTHER_COMPANY];

const FATES: readonly Fate[] = ['lost-request', 'lost-answer', 'twice', 'html', 'hang', 500, 429, 503];

export interface RunCounts {
  kills: number;
  faults: number;
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
    return device;
  }

  private fates = 0;

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
      return Promise.all(Array.from({ length: tabs }, () => drain(ports, { force: true })));
    });
  }

  async pull(dieAt: number): Promise<void> {
    const { pull } = this.current;
    await this.live(dieAt, async (points) => {
      const ports = { ...pull, connection: { ...pull.connection, fetch: points.wrap(pull.connection.fetch) } };
      for (const company of COMPANIES) await pullCompany(ports, company);
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
    waitForSignIn: points.wrap(store.waitForSignIn),
    resume: points.wrap(store.resume),
  };
}
