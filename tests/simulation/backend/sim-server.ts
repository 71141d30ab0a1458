/** One process of the shipped server: asked without sockets, killed between any two of its statements. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Application, startApplication } from '../../../server/application';
import { readSettings } from '../../../server/process/settings';
import type { JobQueue, JobWorker } from '../../../server/queue/job-queue';
import { risingIds } from '../../db/support/test-database';
import { urlOf } from '../../server/support/test-database';
import type { WorldQueue } from '../../server/support/world-queue';
import type { Chance } from '../random';
import { countedAs, goOnAs, newActor, waiting } from '../world/acting';
import { never } from '../world/never';
import type { Owner, Scheduler } from '../world/scheduler';
import type { WorldClock } from '../world/world-clock';
import type { AllConnections } from './connections';
import type { LockWatch } from './lock-watch';
import { orderedPool } from './ordered-pool';
import type { SimAnaf } from './sim-anaf';
import type { SimDatabase } from './sim-database';

export interface ServerWorld {
  readonly scheduler: Scheduler;
  readonly clock: WorldClock;
  readonly chance: () => Chance;
  readonly locks: LockWatch;
  readonly connections: AllConnections;
  readonly database: SimDatabase;
  readonly anaf: SimAnaf;
  readonly queue: WorldQueue;
  readonly anafCallsAMinute: number;
  readonly tell: (line: string) => void;
  readonly count: (what: string) => void;
  /** Tells processes of a run apart, also one from what takes its place. */
  readonly nextProcess: () => number;
}

export interface SimServer {
  readonly name: string;
  readonly application: Application;
  ask(request: AskedRequest): Promise<Answered>;
  /** As by SIGKILL: nothing that it had begun goes on. */
  kill(): Promise<void>;
}

export interface AskedRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Of all servers of this process: the secrets belong to the installation. */
const folder = mkdtempSync(join(tmpdir(), 'condica-simulation-'));
export async function startServer(world: ServerWorld): Promise<SimServer> {
  const { scheduler, clock, locks, database, anaf } = world;
  const index = world.nextProcess();
  const name = `server-${index}`;
  const life = { alive: true };
  const workers: string[] = [];
  const connections = world.connections.ofServer();
  let serving: FastifyInstance | undefined;
  const newId = risingIds(0x5000_0000 + index);
  const address = `&application_name=${name}`;
  const env = {
    DATABASE_URL: `${urlOf(database.database.app)}${address}`,
    STAND_INS_URL: anaf.outside.url,
    ANAF_CALLS_A_MINUTE: String(world.anafCallsAMinute),
  };
  let timers = 0;
  const acting = (run: () => void) => (): void => {
    timers += 1;
    goOnAs(newActor(`${name} timer ${timers}`));
    run();
  };
  // Called from within the work of another one.
  let wakes = false;
  const woken = (run: () => void) => (): void => {
    if (wakes) return;
    wakes = true;
    void scheduler.park(`${name} wakes`, life).then(() => {
      wakes = false;
      acting(run)();
    });
  };
  goOnAs(newActor(`${name} starts`));
  const application = await scheduler.throughAlone(
    life,
    startApplication({
      settings: readSettings(env, join(folder, 'not-built')),
      dataFolder: folder,
      build: { version: '1.2.3', date: '2026-01-02' },
      securityLogs: { ofAccount: () => undefined, ofAnybody: () => undefined },
      log: (line) => tellDefect(world, name, line),
      queue: mortalQueue(world, life, workers, woken),
      openPool: (_connection, options) => orderedPool(options, { scheduler, locks, connections, owner: life }),
      parts: {
        now: clock.now,
        newId,
        random: () => world.chance().next(),
        fetch: anaf.fetchOf(life),
        timers: {
          after: (ms, run) => clock.after(life, ms, acting(run)),
          every: (ms, run) => clock.every(life, ms, acting(run)),
          sleep: (ms) => waiting(() => new Promise((resolve) => clock.after(life, ms, resolve))),
        },
        listen: async (server) => {
          await server.ready();
          serving = server;
          return `http://${name}`;
        },
      },
    }),
  );
  return {
    name,
    application,
    ask: (request) =>
      countedAs(`${name} ${request.name}`, scheduler, async () => {
        if (serving === undefined || !life.alive) return never();
        const { method, url, headers, body } = request;
        const answer = await serving.inject({ method, url, headers, ...(body === null ? {} : { payload: body }) });
        if (!life.alive) return never();
        const told = Object.entries(answer.headers).map(([header, value]) => [header, String(value)]);
        return {
          status: answer.statusCode,
          headers: Object.fromEntries(told),
          body: new Uint8Array(answer.rawPayload),
        };
      }),
    kill: async () => {
      life.alive = false;
      for (const id of workers) world.queue.kill(id);
      await Promise.all([connections.giveAll(), database.drop(name)]);
      locks.released();
    },
  };
}

/** Before the kind of a job that was done, among what is counted. */
export const JOB_COUNT = 'job ';

function tellDefect({ tell }: ServerWorld, name: string, line: Readonly<Record<string, unknown>>): void {
  if (line.event === 'defect' || line.event === 'dead-job') tell(`${name}: ${JSON.stringify(line)}`);
}

/** What a dead process does to the queue does not happen. `workers`: the names under which it works. `woken`: on its own. */
function mortalQueue(
  { queue, count }: Pick<ServerWorld, 'queue' | 'count'>,
  life: Owner,
  workers: string[],
  woken: (run: () => void) => () => void,
): JobQueue {
  const alive = <T>(work: () => Promise<T>): Promise<T> => (life.alive ? work() : never());
  return {
    add: (tx, job) => alive(() => queue.add(tx, job)),
    planned: (keys, rested) => alive(() => queue.planned(keys, rested)),
    dead: () => alive(() => queue.dead()),
    counts: () => alive(() => queue.counts()),
    enlist: async (onAdded) => {
      const worker = await queue.enlist(() => (life.alive ? woken(onAdded)() : undefined));
      workers.push(worker.id);
      return mortalWorker(worker, alive, count);
    },
  };
}

function mortalWorker(
  worker: JobWorker,
  alive: <T>(work: () => Promise<T>) => Promise<T>,
  count: ServerWorld['count'],
): JobWorker {
  return {
    id: worker.id,
    claim: (claim) => alive(() => worker.claim(claim)),
    done: (job) =>
      alive(() => {
        count(`${JOB_COUNT}${job.kind}`);
        return worker.done(job);
      }),
    failed: (job, error, now, again) => alive(() => worker.failed(job, error, now, again)),
    giveBack: (jobs) => alive(() => worker.giveBack(jobs)),
    revive: () => alive(() => worker.revive()),
    leave: () => alive(() => worker.leave()),
  };
}
