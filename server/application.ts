/**
 * A running product server: database, calls, jobs, HTTP; started and stopped as one. What was opened before a start failed
 * is closed again, in the reverse order.
 */
import { join } from 'node:path';
import { type PostgresPool, sql } from 'kysely';
import { callHandlers } from './call-handlers';
import type { DemoFilling } from './calls/demo-calls';
import { type JudgePool, judgeHere } from './calls/invoices/judging/judge-pool';
import type { AppDatabase } from './database/app-database';
import { createPool, kyselyOver } from './database/connect';
import { openDatabase } from './database/open-database';
import { DEMO_ACCOUNT } from './demo/demo-account';
import { createServer } from './http/create-server';
import { openNudgeHub } from './http/nudge-hub';
import { readTlsFiles } from './http/tls-files';
import { freeBytesIn, writeRoom } from './http/write-room';
import { checkDemonstration } from './installation/check-demonstration';
import { checkEnvironment } from './installation/check-environment';
import { openSecrets } from './installation/check-secrets';
import { startJobs } from './jobs/start-jobs';
import { keepHere } from './mail/mail-sender';
import { openMailboxPage } from './mail/mailbox-page';
import { smtpSender } from './mail/smtp-sender';
import { pinnedCertificates } from './outside/anaf/seal/pinned-certificates';
import { unknownTexts } from './outside/anaf/unknown-texts';
import { type OutsideServices, openOutsideServices } from './outside/outside-services';
import type { ApplicationParts } from './process/application-parts';
import { hostCheck } from './process/host-header';
import { securityLog } from './process/security-log';
import { isServedSecurely, type ServerSettings } from './process/settings';
import { createTokenCipher } from './process/token-cipher';
import { graphileQueue } from './queue/graphile-queue';
import type { JobQueue } from './queue/job-queue';
import { accessTokens } from './session/access-token';
import { accountState } from './session/account-state';
import { passwordsAt } from './session/password';
import { supportProofs } from './session/support-proof';

/** The embedded database has 40 connections; the jobs and the hints have theirs beside these. */
const POOL = { max: 12, lockTimeoutMs: 5_000, statementTimeoutMs: 30_000 };

export interface ApplicationArgs {
  readonly settings: ServerSettings;
  readonly dataFolder: string;
  readonly build: { readonly version: string; readonly date: string };
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  /** Where the log of security goes, by what it tells of. */
  readonly securityLogs: Parameters<typeof securityLog>[0];
  readonly parts: ApplicationParts;
  /** The queue over PostgreSQL where none is given. */
  readonly queue?: JobQueue;
  /** Opens the pool of what serves and works; a simulation orders its statements. */
  readonly openPool?: (...args: Parameters<typeof createPool>) => PostgresPool;
  /** Judges documents beside this thread; where there is none, in it. Closed with the application. */
  readonly judging?: JudgePool;
  /** How far the demonstration's filling is; undefined: none is filled. */
  readonly filling?: DemoFilling;
}

export interface Application {
  readonly url: string;
  readonly db: AppDatabase;
  readonly outside: OutsideServices;
  readonly queue: JobQueue;
  readonly cipher: ReturnType<typeof createTokenCipher>;
  /** Where letters are read that go no further; undefined: they go out, or another process shows them. */
  readonly mailboxUrl: string | undefined;
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
  {
    settings,
    dataFolder,
    build,
    log,
    securityLogs,
    parts,
    queue: given,
    openPool = createPool,
    judging,
    filling,
  }: ApplicationArgs,
  opened: (close: Close) => void,
): Promise<Omit<Application, 'stop'>> {
  const { now, newId, random, timers } = parts;
  opened(async () => judging?.close());
  const onError = (error: unknown): void =>
    log({ event: 'error', error: error instanceof Error ? error.message : String(error) });
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = settings;
  const database = await openDatabase({ folder: dataFolder, url, ownerUrl });
  opened(database.stop);
  const hub = openNudgeHub(database.app, timers, onError);
  opened(hub.close);
  const db: AppDatabase = { kysely: kyselyOver(openPool(database.app, { ...POOL, onError })), nudge: hub.tell };
  opened(() => db.kysely.destroy());
  const sealCertificates = pinnedCertificates(settings.sealCertificateFile);
  const secrets = await openSecrets(db.kysely, join(dataFolder, 'secrets'));
  await checkDemonstration({ db: db.kysely, settings, now, log });
  await checkEnvironment(db.kysely, settings);
  const owner = database.owner === null ? null : kyselyOver(createPool(database.owner, { ...POOL, max: 2, onError }));
  opened(async () => owner?.destroy());
  const cipher = createTokenCipher(Buffer.from(secrets['anaf-tokens'], 'hex'));
  const unknown = unknownTexts((text) => log({ event: 'anaf-unknown-text', ...text }));
  const outside = openOutsideServices({
    settings,
    db,
    cipher,
    fetch: parts.fetch,
    now,
    random,
    timers,
    onError,
    unknownTexts: unknown,
  });
  const access = accessTokens(secrets['access-tokens'], settings.accessTokenSeconds, now);
  const keys = { backend: secrets['backend-key'].slice(0, 32), report: secrets['report-key'].slice(0, 32) };
  const secure = isServedSecurely(settings);
  const security = securityLog(securityLogs, now);
  const queue = given ?? graphileQueue({ db: db.kysely, connection: database.app, now, onError });
  const mailSender = settings.mail.kind === 'smtp' ? smtpSender(settings.mail) : keepHere;
  const letters = {
    ...{
      secret: secrets['refresh-tokens'],
      origin: settings.publicUrl || new URL(settings.anafClient.redirectUri).origin,
    },
    ...{ newId, hasMail: settings.mail.kind !== 'none' },
  };
  const jobs = await startJobs({ db, queue, outside, cipher, mailSender, letters, now, random, timers, log, onError });
  opened(jobs.stop);
  const mailbox =
    settings.mail.kind === 'mailbox'
      ? await openMailboxPage({ db: db.kysely, cipher, port: settings.mail.port })
      : undefined;
  opened(async () => mailbox?.close());
  const server = await createServer({
    ...readTlsFiles(settings.tls),
    db,
    handlers: callHandlers({
      judge: judging?.judge ?? judgeHere,
      ...{
        db,
        access,
        refreshSecret: secrets['refresh-tokens'],
        cipher,
        keys,
        outside,
        passwords: passwordsAt(settings.passwordCost),
        atTest: settings.anafMode === 'test',
        support: settings.support,
        proofs: supportProofs(secrets['access-tokens'], now),
        supportOrigins: settings.frameAncestors.filter(isOrigin),
        demonstration: settings.demo && owner !== null ? DEMO_ACCOUNT : null,
        filling: settings.demo && owner !== null ? filling : undefined,
        queue,
        now,
        newId,
        secure,
        redirectUri: settings.anafClient.redirectUri,
        sealCertificates,
        origin: letters.origin,
        linkSecret: letters.secret,
        hasMail: letters.hasMail,
        security,
      },
    }),
    authentication: { access, keys, stateOf: (user, family) => accountState(db, user, family, now()) },
    hub,
    now,
    newId,
    timers,
    appFolder: settings.appFolder,
    frameAncestors: settings.frameAncestors,
    hostCheck: hostCheck({ publicUrl: settings.publicUrl, names: [settings.host] }),
    trustedProxies: settings.trustedProxies,
    build,
    isReady: () => answers(db),
    // The embedded database writes into the data folder.
    room: writeRoom({ now, freeBytes: async () => (url === '' ? freeBytesIn(dataFolder) : undefined) }),
    countJobs: () => queue.counts(),
    countUnknownTexts: unknown.count,
    log,
    security,
    secure,
  });
  opened(() => server.close());
  return {
    url: await parts.listen(server, settings.host, settings.port),
    db,
    outside,
    queue,
    cipher,
    owner,
    mailboxUrl: mailbox?.url,
  };
}

/** A whole one: what allows many pages to frame the app says nothing of which of them the support's is. */
function isOrigin(source: string): boolean {
  return !source.includes('*') && URL.canParse(source) && new URL(source).origin === source;
}

function answers({ kysely }: AppDatabase): Promise<boolean> {
  return sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  );
}
