/** The HTTP server: contract, hints, app, health. Everything it works with is given to it, so it also runs in-process. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { CallHandlers } from '../calls/call-handler';
import type { AppDatabase } from '../database/app-database';
import { addAppFiles } from './app-files';
import type { Authentication } from './authenticate';
import { addCallRoutes } from './call-routes';
import type { NudgeHub } from './nudge-hub';
import { addNudgeRoute } from './nudge-route';
import { addSecurityHeaders } from './security-headers';

export interface ServerParts {
  readonly db: AppDatabase;
  readonly handlers: CallHandlers;
  readonly authentication: Authentication;
  readonly hub: NudgeHub;
  readonly appFolder: string;
  readonly frameAncestors: readonly string[];
  readonly build: { readonly version: string; readonly date: string };
  /** Whether the server may take work: migrated, and the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer };
}

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const options = {
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: 'loopback',
    requestTimeout: 120_000,
  } as const;
  const app: FastifyInstance = parts.tls === undefined ? Fastify(options) : Fastify({ ...options, https: parts.tls });
  // Bodies stay bytes: a request's hash is of what came, and XML is archived as it came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/xml', 'text/xml'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  addSecurityHeaders(app, parts.frameAncestors);
  app.addHook('onResponse', async (request, reply) => {
    // The path without its query: parameters may name documents.
    parts.log({
      event: 'request',
      id: request.id,
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.get('/health', async () => ({ status: 'ok', version: parts.build.version, date: parts.build.date }));
  app.get('/ready', async (_request, reply) =>
    (await parts.isReady()) ? { status: 'ok' } : reply.code(503).send({ status: 'error', error: 'Serverul pornește.' }),
  );
  addCallRoutes(app, {
    db: parts.db,
    handlers: parts.handlers,
    authentication: parts.authentication,
    onEffect: (companyId) => parts.hub.tell(companyId),
    onDefect: (error, call) =>
      parts.log({
        event: 'defect',
        call,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  });
  addNudgeRoute(app, { db: parts.db, hub: parts.hub, authentication: parts.authentication });
  await addAppFiles(app, parts.appFolder);
  return app;
}
