/** One run's world: two processes of the server over one PostgreSQL, ANAF's stand-in, devices, and the people at them. */
import * as v from 'valibot';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import { asCompany } from '../../../server/database/as-company';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import { risingIds } from '../../db/support/test-database';
import { signInToAnaf } from '../../server/outside/sign-in-to-anaf';
import { markCovered } from '../../server/support/covered';
import { worldQueue } from '../../server/support/world-queue';
import { type SimAnaf, simAnaf } from '../backend/sim-anaf';
import { type ServerWorld, type SimServer, startServer } from '../backend/sim-server';
import { BrowserProfile } from '../device/browser-profile';
import { hearersFromNow } from '../device/commit-hearers';
import { SimDevice } from '../device/sim-device';
import { SimNetwork } from '../network/sim-network';
import { Choices } from '../oracle/choices';
import { Ledger } from '../oracle/ledger';
import type { StrangersWay } from '../people/strangers';
import type { Theft } from '../people/thief';
import { type Chance, chance } from '../random';
import { Scheduler } from '../world/scheduler';
import { Story } from '../world/story';
import { WorldClock } from '../world/world-clock';
import type { Machine } from './machine';

/** How ANAF is in the run; the servers know its limit. */
export type AnafWorld = Pick<
  AnafStandInSettings,
  'processingMs' | 'listLagMs' | 'refusesDuplicates' | 'callsPerMinute'
>;

const START = Date.parse('2026-03-02T09:00:00Z');
const SERVERS = 2;
const WAIT_MS = 10_000;
const MOST_WAITS = 60;
const CREDENTIAL = '00000000-0000-4000-8000-00000000c0de';

export class SimWorld {
  readonly clock = new WorldClock(START);
  readonly story: Story;
  readonly scheduler: Scheduler;
  readonly network: SimNetwork;
  readonly anaf: SimAnaf;
  readonly ledger = new Ledger(this.clock.now);
  readonly choices = new Choices();
  /** Of this installation's life: a restored one knows earlier tokens again. */
  thefts: Theft[] = [];
  readonly devices: SimDevice[] = [];
  readonly companies: readonly CompanyId[];
  servers: SimServer[] = [];
  /** Of the step that runs. */
  dice: Chance;
  readonly queue = worldQueue(this.clock.now);
  hasCopy = false;
  /** Something must come to ANAF at last: who is asked lets a held invoice go where that can be decided. */
  mustFile = false;
  /** What others sent, by its number. */
  readonly strangers = new Map<string, StrangersWay>();
  strangersToken = '';
  readonly newId = risingIds(0x7000_0000);
  private processes = 0;
  private readonly life = { alive: true };
  private readonly endHearers = hearersFromNow();

  private constructor(
    readonly machine: Machine,
    seed: number,
    readonly settings: AnafWorld,
    onLine?: (line: string) => void,
  ) {
    this.dice = chance(seed);
    this.story = new Story(this.clock.now, onLine);
    this.scheduler = new Scheduler(this.dice);
    machine.locks.attend(this.scheduler);
    this.anaf = simAnaf(this.scheduler, this.clock, this.life, settings);
    this.network = new SimNetwork({
      scheduler: this.scheduler,
      story: this.story,
      chance: () => this.dice,
      servers: () => this.servers,
    });
    this.companies = machine.database.companies.map((id) => v.parse(companyIdSchema, id));
  }

  static async begin(
    machine: Machine,
    seed: number,
    options: { readonly settings: AnafWorld; readonly onLine?: (line: string) => void },
  ): Promise<SimWorld> {
    await machine.database.reset();
    const world = new SimWorld(machine, seed, options.settings, options.onLine);
    await world.startServers();
    await world.authorizeAtAnaf();
    return world;
  }

  get home(): CompanyId {
    const [home] = this.companies;
    if (home === undefined) throw new Error('No company');
    return home;
  }

  /** Every choice from now on is of this seed. */
  rollWith(seed: number): void {
    this.dice = chance(seed);
    this.scheduler.chance = this.dice;
  }

  settle = (): Promise<void> => this.scheduler.settle();

  advance(ms: number): Promise<void> {
    return this.clock.advance(ms, this.settle);
  }

  /** Ends when the work has; time passes where it waits for time. */
  async through<T>(work: Promise<T>): Promise<T> {
    let ended = false;
    const end = (): void => {
      ended = true;
    };
    work.then(end, end);
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      await this.settle();
      if (ended) return work;
      await this.advance(WAIT_MS);
    }
    throw new Error(`Not ended after ${(MOST_WAITS * WAIT_MS) / 60_000} minutes.`);
  }

  sleep(ms: number): Promise<void> {
    return this.clock.sleep(ms, this.settle);
  }

  /** Those that are missing. */
  async startServers(): Promise<void> {
    while (this.servers.length < SERVERS) this.servers.push(await startServer(this.serverWorld()));
  }

  async killServer(server: SimServer): Promise<void> {
    this.servers = this.servers.filter((one) => one !== server);
    await server.kill();
    this.story.tell(`${server.name} is killed`);
    this.story.count('servers killed');
  }

  private serverWorld(): ServerWorld {
    const { scheduler, clock, machine, anaf, queue, story } = this;
    return {
      scheduler,
      clock,
      anaf,
      queue,
      anafCallsAMinute: this.settings.callsPerMinute,
      database: machine.database,
      locks: machine.locks,
      connections: machine.connections,
      chance: () => this.dice,
      tell: (line) => story.tell(line),
      count: (what) => story.count(what),
      nextProcess: () => {
        this.processes += 1;
        return this.processes;
      },
    };
  }

  /** A person consents with the certificate, for each company apart: a pair of tokens is one authorization's. */
  private async authorizeAtAnaf(): Promise<void> {
    for (const company of this.companies) await this.consent(company, `${CREDENTIAL.slice(0, -1)}${company}`);
    this.strangersToken = (await this.signInToAnaf()).accessToken;
  }

  private signInToAnaf(): ReturnType<typeof signInToAnaf> {
    return this.scheduler.through(signInToAnaf(this.anaf.outside.fetch, this.anaf.outside.url));
  }

  /** Through which the company reaches ANAF. */
  async livingConsents(company: number): Promise<readonly string[]> {
    const rows = await this.machine.database.query<{ id: string }>(
      `select anaf_access.id as id from anaf_access join anaf_credential on anaf_credential.id = credential_id
        where company_id = $1 and state <> 'ended' and anaf_access.ended_at is null order by given_at, anaf_access.id`,
      [company],
    );
    return rows.map(({ id }) => id);
  }

  /** Where ANAF takes none any more (it was given up, or the answer that renewed it is lost), a person consents again. */
  async renewConsent(): Promise<void> {
    for (const company of this.companies) {
      if ((await this.livingConsents(company)).length > 0) continue;
      this.story.tell(`a person renews the authorization of company ${company}`);
      this.story.count('authorizations renewed');
      await this.consent(company, this.newId());
    }
  }

  private async consent(company: CompanyId, id: string): Promise<void> {
    const [server] = this.servers;
    const [person] = this.machine.database.accounts;
    // With all servers down nobody can.
    if (server === undefined || person === undefined) return;
    const { cipher, db } = server.application;
    const tokens = await this.signInToAnaf();
    const keeping = { cipher, now: this.clock.now(), wake: async () => undefined };
    const credential = { id, userId: person.id, companyIds: [company], tokens };
    const keep = asCompany(db, company, async (tx) => {
      await keepCredential(tx, keeping, credential);
      await markCovered(tx, this.clock.now());
    });
    await this.scheduler.through(keep);
  }

  /** By the companies' owner, for all of them. */
  async setAccess(user: number, given: boolean): Promise<void> {
    const { query } = this.machine.database;
    if (given)
      await query(
        'insert into company_authorization (user_id, company_id) select $1, id from company on conflict do nothing',
        [user],
      );
    else await query('delete from company_authorization where user_id = $1', [user]);
  }

  addDevice(account: number): SimDevice {
    const who = this.machine.database.accounts[account];
    if (who === undefined) throw new Error('No such account');
    return this.putDevice(new BrowserProfile(), who);
  }

  /** It takes itself for the same device. */
  copyDevice(device: SimDevice, profile: BrowserProfile): SimDevice {
    const copy = this.putDevice(profile, device.account, device.serverKey);
    this.choices.copy(device.index, copy.index);
    for (const user of device.users) copy.users.add(user);
    copy.version = device.version;
    return copy;
  }

  private putDevice(profile: BrowserProfile, account: SimDevice['account'], serverKey?: string): SimDevice {
    const { scheduler, clock, network, story, home } = this;
    const world = { scheduler, clock, network, story, home, chance: () => this.dice };
    const index = this.devices.length + 1;
    const device = new SimDevice(world, { index, serverKey: serverKey ?? `device-${index}` }, profile, account);
    this.devices.push(device);
    return device;
  }

  /** Everything of the run ends; the next one begins over the same database. */
  async end(): Promise<void> {
    for (const device of this.devices) device.die();
    for (const server of this.servers) await server.kill();
    this.servers = [];
    this.life.alive = false;
    this.scheduler.stop();
    this.endHearers();
  }
}
