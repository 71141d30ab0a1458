/**
 * The shipped jobs over a real PostgreSQL and ANAF's stand-in in this process, by a turned clock: the plan, the pace, the queue and
 * the limits are those of the real ANAF; a call's answer takes the time that it is given.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type { AppDatabase } from '../../../server/database/app-database';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { startJobs } from '../../../server/jobs/start-jobs';
import { keepHere } from '../../../server/mail/mail-sender';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { type OutsideServices, openOutsideServices } from '../../../server/outside/outside-services';
import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import { readSettings } from '../../../server/process/settings';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { graphileQueue } from '../../../server/queue/graphile-queue';
import type { JobQueue } from '../../../server/queue/job-queue';
import { embeddedFilingDatabase, type FilingTestDatabase } from '../../server/filings/filing-database';
import { type InProcess, inProcessStandIns } from '../../server/outside/in-process-stand-ins';
import { signInToAnaf } from '../../server/outside/sign-in-to-anaf';
import { markCovered } from '../../server/support/covered';
import { TurnedClock } from './turned-clock';

export interface FilingWorldOptions {
  readonly companies: number;
  readonly callsAMinute: number;
  /** From a call to its answer. */
  readonly answerMs: number;
  readonly standIn: Partial<AnafStandInSettings>;
  /** What beats faster beats so fast only: a beat is a claim in the database. */
  readonly beatMs?: number;
}

export interface FilingWorld {
  readonly clock: TurnedClock;
  readonly database: FilingTestDatabase;
  readonly standIns: InProcess;
  readonly companies: readonly number[];
  /** When each call of e-Factura came, by its name. */
  readonly calls: { readonly at: number; readonly name: string; readonly status: number }[];
  close(): Promise<void>;
}

const tell = (error: unknown): void => console.error(String(error));
const START = Date.parse('2026-03-02T08:00:00Z');

export async function filingWorld(options: FilingWorldOptions): Promise<FilingWorld> {
  const clock = new TurnedClock(START);
  const database = await embeddedFilingDatabase();
  // No commit waits for the disk: it is not the disk that is measured.
  await sql`alter role app set synchronous_commit = off`.execute(database.db);
  const companies = await addCompanies(database, options.companies);
  const standIns = inProcessStandIns({
    now: clock.now,
    settings: { callsPerMinute: options.callsAMinute, refusesDuplicates: false, ...options.standIn },
  });
  const calls: { at: number; name: string; status: number }[] = [];
  const road = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await clock.during(() => standIns.fetch(url, init));
    const name = /\/FCTEL\/rest\/(\w+)/.exec(url)?.[1];
    if (name !== undefined) calls.push({ at: clock.now(), name, status: response.status });
    await clock.timers.sleep(options.answerMs);
    return response;
  };
  const pool = createPool(database.connection, { max: 12, lockTimeoutMs: 5000, onError: tell });
  const db = { kysely: kyselyOver(countedPool(clock, pool)), nudge: () => undefined };
  const outside = services(clock, db, road, options.callsAMinute);
  await letIn(clock, database, standIns, companies);
  const queue = graphileQueue({
    ...{ db: db.kysely, connection: database.connection },
    now: clock.now,
    onError: tell,
  });
  const random = seeded();
  const jobs = await startJobs({
    letters: { secret: 'secret', origin: 'https://condica.test', newId: () => crypto.randomUUID(), hasMail: false },
    ...{ db, outside, cipher, mailSender: keepHere, now: clock.now, random, log: () => undefined, onError: tell },
    timers: { ...clock.timers, every: (ms, run) => clock.timers.every(Math.max(ms, options.beatMs ?? 0), run) },
    queue: countedQueue(clock, queue),
  });
  return {
    ...{ clock, database, standIns, companies, calls },
    close: async () => {
      let hasStopped = false;
      const stopping = jobs.stop().finally(() => {
        hasStopped = true;
      });
      // What waits for its turn or its answer has to come to it.
      await clock.turnUntil(() => hasStopped, 60 * 60_000);
      await stopping;
      await db.kysely.destroy();
      await database.close();
    },
  };
}

const cipher = createTokenCipher(Buffer.alloc(32, 1));

function services(
  clock: TurnedClock,
  db: AppDatabase,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  callsAMinute: number,
): OutsideServices {
  const env = {
    ...{ ANAF_MODE: 'test', ANAF_CLIENT_ID: 'condica-demo', ANAF_CLIENT_SECRET: 'condica-demo-secret' },
    ...{ ANAF_REDIRECT_URI: 'https://condica.test/auth/callback', ANAF_CALLS_A_MINUTE: String(callsAMinute) },
  };
  const settings = readSettings(env, tmpdir());
  return openOutsideServices({
    ...{ settings, db, cipher, fetch, now: clock.now, random: seeded(), timers: clock.timers, onError: tell },
  });
}

function addCompanies(database: FilingTestDatabase, count: number): Promise<readonly number[]> {
  return database.asOwner(async (db) => {
    const { rows } = await sql<{ id: number }>`insert into company (cif, name, address)
      select (30000000 + n)::text, 'Firma ' || n, '{}' from generate_series(1, ${count}::integer) as n returning id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });
}

async function letIn(
  clock: TurnedClock,
  database: FilingTestDatabase,
  standIns: InProcess,
  companies: readonly number[],
): Promise<void> {
  const tokens = await signInToAnaf(standIns.fetch, standIns.url);
  const keeping = { cipher, now: clock.now(), wake: async () => undefined };
  for (const companyId of companies)
    await database.asCompany(companyId, async (tx) => {
      await keepCredential(tx, keeping, { id: randomUUID(), userId: 1, companyIds: [companyId], tokens });
      await markCovered(tx, clock.now());
    });
}

function countedQueue(clock: TurnedClock, queue: JobQueue): JobQueue {
  return { ...queue, enlist: async (onAdded) => clock.counted(await queue.enlist(onAdded)) };
}

function countedPool(clock: TurnedClock, pool: PostgresPool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await clock.during(() => pool.connect());
      const query = (...args: unknown[]): Promise<unknown> =>
        clock.during(() => Reflect.apply(client.query, client, args));
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
  };
}

/** mulberry32. */
function seeded(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
