/**
 * A running product server: database, calls, jobs, HTTP; started and stopped as one. What was opened before a start failed
 * is closed again, in the reverse order.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { callHandlers } from './call-handlers';
import type { AppDatabase } from './database/app-database';
import { createPool, kyselyOver } from './database/connect';
import { openDatabase } from './database/open-database';
import { createServer } from './http/create-server';
import { listenAt } from './http/listen';
import { openNudgeHub } from './http/nudge-hub';
import { readTlsFiles } from './http/tls-files';
import { countJobs } from './jobs/job-counts';
import { startJobs } from './jobs/start-jobs';
import { createTokenCipher } from './outside/anaf/token-cipher';
import { type OutsideServices, openOutsideServices } from './outside/outside-services';
import { secretIn } from './secrets';
import { accessTokens } from './session/access-token';
import { accountState } from './session/account-state';
import type { ServerSettings } from './settings';

/** The embedded database has 40 connections; the jobs and the hints have theirs beside these. */
const POOL = { max: 12, lockTimeoutMs: 5_000, statementTimeoutMs: 30_000 };

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
  /** Once, however often it is asked for. */
  stop(): Promise<void>;
}

type Close = () => Promise<unknown>;

export async function startApplication(args: ApplicationArgs): Promise<Application> {
  const closes: Close[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= closeAll(closes);
    return stopped;
  };
  try {
    return { ...(await open(args, (close) => closes.unshift(close))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function closeAll(closes: readonly Close[]): Promise<void> {
  for (const close of closes) await close();
}

async function open(
  { settings, dataFolder, build, log, now = Date.now }: ApplicationArgs,
  opened: (close: Close) => void,
): Promise<Omit<Application, 'stop'>> {
  const onError = (error: unknown): void =>
    log({ event: 'error', error: error instanceof Error ? error.message : String(error) });
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = settings;
  const database = await openDatabase({ folder: dataFolder, url, ownerUrl });
  opened(database.stop);
  const hub = openNudgeHub(database.app, onError);
  opened(hub.close);
  const db: AppDatabase = { kysely: kyselyOver(createPool(database.app, { ...POOL, onError })), nudge: hub.tell };
  opened(() => db.kysely.destroy());
  const owner = database.owner === null ? null : kyselyOver(createPool(database.owner, { ...POOL, max: 2, onError }));
  opened(async () => owner?.destroy());
  const secret = (name: string): string => secretIn(join(dataFolder, 'secrets'), name);
  const cipher = createTokenCipher(Buffer.from(secret('anaf-tokens'), 'hex'));
  const outside = openOutsideServices({
    settings,
    db,
    cipher,
    fetch: (address, init) => fetch(address, init),
    now,
    onError,
  });
  const access = accessTokens(secret('access-tokens'), settings.accessTokenSeconds, now);
  const keys = { backend: secret('backend-key').slice(0, 32), report: secret('report-key').slice(0, 32) };
  const jobs = await startJobs({ db, connection: database.app, outside, now, log, onError });
  opened(jobs.stop);
  const server = await createServer({
    ...readTlsFiles(settings.tls),
    db,
    handlers: callHandlers({ db, access, refreshSecret: secret('refresh-tokens'), cipher, keys, outside, now }),
    authentication: { access, keys, stateOf: (user, family) => accountState(db, user, family, now()) },
    hub,
    appFolder: settings.appFolder,
    frameAncestors: settings.frameAncestors,
    trustedProxies: settings.trustedProxies,
    build,
    isReady: () => answers(db),
    countJobs: () => countJobs(db.kysely),
    log,
  });
  opened(() => server.close());
  return { url: await listenAt(server, settings.host, settings.port), db, outside, cipher, owner };
}

function answers({ kysely }: AppDatabase): Promise<boolean> {
  return sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  );
}
