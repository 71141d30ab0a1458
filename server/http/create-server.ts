/** The HTTP server: contract, hints, app, health. Everything it works with is given to it, so it also runs in-process. */
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { API_ERRORS } from '@/api/errors';
import type { CallHandlers } from '../calls/call-handler';
import { refused } from '../calls/reply';
import type { AppDatabase } from '../database/app-database';
import type { Timers } from '../process/application-parts';
import type { HostCheck } from '../process/host-header';
import type { SecurityLog } from '../process/security-log';
import type { JobCounts } from '../queue/job-queue';
import { addAppFiles } from './app-files';
import type { Authentication } from './authenticate';
import { addCallRoutes, send } from './call-routes';
import { closeConnectionsOnStop } from './close-connections';
import { knownFailure } from './known-failure';
import { loggedPath } from './logged-path';
import { createMetrics, type Metrics } from './metrics';
import type { NudgeHub } from './nudge-hub';
import { addNudgeRoute } from './nudge-route';
import { securityHeaders } from './security-headers';
import type { WriteRoom } from './write-room';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Headers by which proxies say that they ask for others (RFC 7239 and what came before it; RFC 9110, section 7.6.3). */
const FORWARDING = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Bytes up to which an answer is compressed in one call: a page of 50 invoices has 52 kB. Node keeps a zlib stream, with the answer and the
 * rows it was made of, until the next full collection, which then comes every second under load (decision 0163). 256 kB take some 3 ms.
 */
const COMPRESSED_AT_ONCE = 262_144;

export interface ServerParts {
  readonly db: AppDatabase;
  readonly handlers: CallHandlers;
  readonly authentication: Authentication;
  readonly hub: NudgeHub;
  readonly now: () => number;
  readonly newId: () => string;
  readonly timers: Timers;
  readonly appFolder: string;
  readonly frameAncestors: readonly string[];
  /** Under which names the server may be asked. */
  readonly hostCheck: HostCheck;
  /** Whose word on the caller's address is taken. */
  readonly trustedProxies: readonly string[];
  readonly build: { readonly version: string; readonly date: string };
  /** Whether the server may take work: migrated, and the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly room: WriteRoom;
  readonly countJobs: () => Promise<JobCounts>;
  /** Of ANAF, since the process began. */
  readonly countUnknownTexts: () => number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  readonly security: SecurityLog;
  /** People reach the server by https: its own, or a proxy's. */
  readonly secure: boolean;
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer };
}

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.frameAncestors, parts.secure);
  const options = {
    logger: false,
    genReqId: () => parts.newId(),
    // A header anybody can write: only of the proxies that the settings name.
    trustProxy: parts.trustedProxies.length === 0 ? false : [...parts.trustedProxies],
    requestTimeout: 120_000,
    // An address that cannot be decoded meets no hook and no error handler.
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      send(reply.headers(headers), refused('invalid-request')),
  };
  const app: FastifyInstance = parts.tls === undefined ? Fastify(options) : Fastify({ ...options, https: parts.tls });
  closeConnectionsOnStop(app);
  // Bodies stay bytes: a request's hash is of what came, and XML is archived as it came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/xml', 'text/xml', 'application/zip'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    return refuseForeignHost(parts.hostCheck, request, reply);
  });
  // Only the app's files are kept, and they say so.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control') && !reply.raw.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, syncThreshold: COMPRESSED_AT_ONCE });
  const metrics = createMetrics();
  const onDefect = (error: unknown, call: string): void =>
    parts.log({
      event: 'defect',
      call,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  app.setErrorHandler((error, request, reply) => {
    const failure = knownFailure(error) ?? refused(isClientFault(error) ? 'invalid-request' : 'internal');
    if (failure.code === 'internal') onDefect(error, request.routeOptions.url ?? '');
    return send(reply, failure);
  });
  app.addHook('onResponse', async (request, reply) => {
    parts.log({
      event: 'request',
      id: request.id,
      method: request.method,
      path: loggedPath(request, reply.statusCode),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  addStateRoutes(app, parts, metrics);
  addCallRoutes(app, {
    db: parts.db,
    handlers: parts.handlers,
    authentication: parts.authentication,
    now: parts.now,
    newId: parts.newId,
    security: parts.security,
    room: parts.room,
    onDefect,
    onCall: metrics.countCall,
  });
  addNudgeRoute(app, {
    db: parts.db,
    hub: parts.hub,
    now: parts.now,
    timers: parts.timers,
    authentication: parts.authentication,
    onError: (error) => onDefect(error, 'Nudges'),
  });
  await addAppFiles(app, {
    folder: parts.appFolder,
    secure: parts.secure,
    frameAncestors: parts.frameAncestors,
  });
  return app;
}

const FOREIGN_HOST =
  'Serverul nu răspunde la adresa aceasta. Deschideți aplicația la adresa ei; administratorul o dă în PUBLIC_URL.\n';
const MALFORMED_HOST = 'Request invalid: un singur antet Host, cu numele serverului.\n';

/**
 * In words and not as an answer of the contract: behind a wrongly configured proxy a device keeps its work and tries again,
 * whichever version it runs.
 */
function refuseForeignHost(check: HostCheck, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const verdict = check(request.raw.rawHeaders);
  if (verdict === 'allowed') return undefined;
  const [status, text] = verdict === 'foreign' ? [421, FOREIGN_HOST] : [400, MALFORMED_HOST];
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Fastify's own refusals of a broken request. */
function isClientFault(error: unknown): boolean {
  return (
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  );
}

function notReady(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(503).send({ status: 'error', error });
}

/** /health: the process lives. /ready: it takes work. /metrics: for this machine. */
function addStateRoutes(app: FastifyInstance, parts: ServerParts, metrics: Metrics): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health', async () => ({ status: 'ok', version: parts.build.version, date: parts.build.date }));
  app.get('/ready', async (_request, reply) => {
    if (stopping || !(await parts.isReady())) return notReady(reply, 'Serverul pornește sau se oprește.');
    return (await parts.room.isFull()) ? notReady(reply, API_ERRORS['disk-full'].text) : { status: 'ok' };
  });
  app.get('/metrics', async (request, reply) => {
    // What a proxy of this machine hands on comes from elsewhere, whether the proxy is trusted or not.
    const handedOn = FORWARDING.some((name) => request.headers[name] !== undefined);
    if (handedOn || !LOOPBACK.has(request.ip)) return reply.callNotFound();
    const jobs = await parts.countJobs();
    const gauges = {
      condica_jobs_waiting: jobs.waiting,
      condica_jobs_dead: jobs.dead,
      condica_anaf_unknown_texts: parts.countUnknownTexts(),
    };
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text(gauges));
  });
}
