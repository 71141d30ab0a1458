/** A running product server: database, calls, jobs, HTTP; started and stopped as one. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { CallHandlers } from './calls/call-handler';
import { definitionCalls } from './calls/definitions/definition-calls';
import { invoiceCalls } from './calls/invoices/invoice-calls';
import { outsideCalls } from './calls/outside-calls';
import { sessionCalls } from './calls/session-calls';
import { syncCalls } from './calls/sync-calls';
import type { AppDatabase } from './database/app-database';
import { asCompany } from './database/as-company';
import { asUser } from './database/as-user';
import { createPool, kyselyOver } from './database/connect';
import { openDatabase } from './database/open-database';
import { publishChanges } from './database/publish-changes';
import type { Authentication } from './http/authenticate';
import { createServer } from './http/create-server';
import { openNudgeHub } from './http/nudge-hub';
import {
  FILING_TASK,
  type FilingPayload,
  filingJobKey,
  filingPayload,
  filingPayloadSchema,
  runFilingJob,
  sweepFilings,
} from './jobs/filing/filing-job';
import { countJobs } from './jobs/job-counts';
import { runJobs } from './jobs/run-jobs';
import { scheduleJob } from './jobs/schedule-job';
import { createTokenCipher } from './outside/anaf/token-cipher';
import { type OutsideServices, openOutsideServices } from './outside/outside-services';
import { secretIn } from './secrets';
import { accessTokens } from './session/access-token';
import { attemptLimit } from './session/attempt-limit';
import { isFamilyAlive } from './session/session-family';
import type { ServerSettings } from './settings';

const POOL = { max: 12, lockTimeoutMs: 5_000 };
const JOB_CONCURRENCY = 6;
const SWEEP_FILINGS_MS = 60_000;
const MINUTE_MS = 60_000;

export interface ApplicationArgs {
  readonly settings: ServerSettings;
  readonly dataFolder: string;
  readonly build: { readonly version: string; readonly date: string };
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds since 1970; the machine's clock where none is given. */
  readonly now?: () => number;
}

export interface Application {
  readonly url: string;
  readonly db: AppDatabase;
  readonly outside: OutsideServices;
  readonly cipher: ReturnType<typeof createTokenCipher>;
  /** Connection of the owner; null where only the serving role is known. */
  readonly owner: ReturnType<typeof kyselyOver> | null;
  stop(): Promise<void>;
}

export async function startApplication(args: ApplicationArgs): Promise<Application> {
  const { settings, dataFolder, build, log, now = Date.now } = args;
  const onError = (error: unknown): void =>
    log({ event: 'error', error: error instanceof Error ? error.message : String(error) });
  const opened = await openDatabase({
    folder: dataFolder,
    url: settings.databaseUrl,
    ownerUrl: settings.databaseOwnerUrl,
  });
  const hub = openNudgeHub(opened.app, onError);
  const pool = createPool(opened.app, { ...POOL, onError });
  const db: AppDatabase = {
    kysely: kyselyOver(pool),
    nudge: (versions) => hub.tell(versions),
  };
  const secret = (name: string): string => secretIn(join(dataFolder, 'secrets'), name);
  const cipher = createTokenCipher(Buffer.from(secret('anaf-tokens'), 'hex'));
  const outside = openOutsideServices(settings, db, cipher, (url, init) => fetch(url, init), now);
  const access = accessTokens(secret('access-tokens'), now);
  const keys = { backend: secret('backend-key').slice(0, 32), report: secret('report-key').slice(0, 32) };
  const handlers: CallHandlers = {
    ...sessionCalls({
      db,
      access,
      refreshSecret: secret('refresh-tokens'),
      cipher,
      keys,
      byAccount: attemptLimit(db.kysely, { purpose: 'sign-in-account', most: 10, windowMs: 5 * MINUTE_MS }, now),
      byAddress: attemptLimit(db.kysely, { purpose: 'sign-in-address', most: 100, windowMs: 5 * MINUTE_MS }, now),
      now,
      newId: randomUUID,
    }),
    ...outsideCalls({
      db: db.kysely,
      register: outside.register,
      rates: outside.rates,
      lookUps: attemptLimit(db.kysely, { purpose: 'company-details', most: 60, windowMs: MINUTE_MS }, now),
      now,
    }),
    ...definitionCalls(now, randomUUID),
    ...invoiceCalls({
      enqueue: (tx, filing) => schedule(tx, filingPayload(filing), new Date(now())),
      now,
      newId: randomUUID,
    }),
    ...syncCalls,
  };
  const authentication: Authentication = {
    access,
    keys,
    stateOf: (userId, familyId) => accountState(db, userId, familyId, now()),
  };
  const jobs = await startJobs(db, opened.app, outside, onError, now);
  const tls =
    settings.tls === undefined
      ? {}
      : { tls: { cert: readFileSync(settings.tls.certFile), key: readFileSync(settings.tls.keyFile) } };
  const server = await createServer({
    db,
    handlers,
    authentication,
    hub,
    appFolder: settings.appFolder,
    frameAncestors: settings.frameAncestors,
    build,
    isReady: () =>
      sql`select 1`.execute(db.kysely).then(
        () => true,
        () => false,
      ),
    countJobs: () => countJobs(db.kysely),
    log,
    ...tls,
  });
  const url = await server.listen({ host: settings.host, port: settings.port });
  const owner =
    opened.owner === null
      ? null
      : kyselyOver(createPool(opened.owner, { max: 2, lockTimeoutMs: POOL.lockTimeoutMs, onError }));
  const stopAll = async (): Promise<void> => {
    await server.close();
    await jobs.stop();
    await hub.close();
    await owner?.destroy();
    await db.kysely.destroy();
    await opened.stop();
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= stopAll();
    return stopped;
  };
  return { url, db, outside, cipher, owner, stop };
}

function schedule<T>(tx: Kysely<T>, payload: FilingPayload, runAt: Date): Promise<void> {
  return scheduleJob(tx, { task: FILING_TASK, payload, key: filingJobKey(payload), runAt });
}

/** Undefined: the session was ended. */
function accountState(db: AppDatabase, userId: number, familyId: string, now: number) {
  return asUser(db, userId, async (tx) => {
    if (!(await isFamilyAlive(tx, familyId, now))) return undefined;
    const account = await tx
      .selectFrom('app_user')
      .select(['disabled', 'plan_restrictions'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return account === undefined ? undefined : { disabled: account.disabled, restrictions: account.plan_restrictions };
  });
}

/** The job queue with its one task, and the sweep that makes lost jobs again. */
async function startJobs(
  db: AppDatabase,
  connection: Parameters<typeof runJobs>[0]['connection'],
  outside: OutsideServices,
  onError: (error: unknown) => void,
  now: () => number,
) {
  const again = (payload: FilingPayload, runAt: Date): Promise<void> => schedule(db.kysely, payload, runAt);
  const parts = {
    anaf: outside.anaf,
    tokens: outside.tokens,
    budget: outside.budget,
    plan: outside.plan,
    now,
    random: () => Math.random(),
    database: {
      asCompany: <T>(companyId: number, work: Parameters<typeof asCompany<T>>[2]) => asCompany(db, companyId, work),
      publish: publishChanges,
    },
  };
  const jobs = await runJobs({
    connection,
    concurrency: JOB_CONCURRENCY,
    onError,
    tasks: { [FILING_TASK]: async (payload) => runFilingJob(parts, v.parse(filingPayloadSchema, payload), again) },
  });
  const sweep = (): void => void sweepFilings(db.kysely, again, now()).catch(onError);
  const timer = setInterval(sweep, SWEEP_FILINGS_MS);
  sweep();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await jobs.stop();
    },
  };
}
