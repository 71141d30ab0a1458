/** The stream of hints: text/event-stream under the bearer token, read by fetch. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorReply } from '../calls/error-reply';
import { type RefusedReply, refused } from '../calls/reply';
import type { AppDatabase } from '../database/app-database';
import type { Cancel, Timers } from '../process/application-parts';
import { type AccountSight, accountSight } from '../session/account-sight';
import { type Authentication, authenticate, readCaller } from './authenticate';
import { type HintStream, hintStreams, STREAM_BOUNDS } from './hint-streams';
import type { NudgeHub } from './nudge-hub';

/** Proxies close what says nothing. */
const PING_MS = 25_000;
/** As long as an access token: the client comes back with a fresh one, and with what it may see now. */
const LIFETIME_MS = 15 * 60_000;
/** Until what a hint is about is looked at again, where that failed. */
const LOOK_AGAIN_MS = 2_000;

export interface NudgeRouteParts {
  readonly db: AppDatabase;
  readonly hub: NudgeHub;
  readonly authentication: Authentication;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
}

export function addNudgeRoute(app: FastifyInstance, parts: NudgeRouteParts): void {
  const { db, hub, authentication, now, timers, onError } = parts;
  const look = (account: number): Promise<AccountSight | undefined> => accountSight(db, account, now());
  const later = (again: () => void): Cancel => timers.after(LOOK_AGAIN_MS, again);
  const streams = hintStreams({ hub, bounds: STREAM_BOUNDS, look, onError, later });
  // A stream would keep the server from closing.
  app.addHook('preClose', async () => streams.endAll());
  app.get('/api/backend/Nudges', async (request, reply) => {
    const caller = await authenticate(authentication, await readCaller(authentication, 'backend', request.headers));
    if ('kind' in caller) return refuse(reply, caller);
    const sight = await look(caller.userId);
    if (!sight?.sessions.has(caller.familyId)) return refuse(reply, refused('session-ended'));
    const stream = hintStream(openStream(reply), timers, () => end());
    // What happened before the stream began is its first word.
    for (const [company, version] of sight.companies) stream.write(company, version);
    const end = streams.add(caller.userId, { ...stream, session: caller.familyId }, sight.companies);
    request.raw.once('close', end);
    return reply;
  });
}

/** `onLifetime`: it is time for the client to come back. */
function hintStream(stream: ServerResponse, timers: Timers, onLifetime: () => void): Pick<HintStream, 'write' | 'end'> {
  const send = (text: string): void => {
    // Under back pressure a hint is dropped: the next one says more. To an ended stream a write would be an error.
    if (!stream.writableNeedDrain && !stream.writableEnded && !stream.destroyed) stream.write(text);
  };
  const stopPing = timers.every(PING_MS, () => send(': ping\n\n'));
  const cancelLifetime = timers.after(LIFETIME_MS, onLifetime);
  return {
    write: (company, version) => send(`event: nudge\ndata: ${JSON.stringify({ company, version })}\n\n`),
    end: () => {
      stopPing();
      cancelLifetime();
      stream.end();
    },
  };
}

function refuse(reply: FastifyReply, refusal: RefusedReply): FastifyReply {
  const { status, body } = errorReply(refusal);
  return reply.code(status).send(body);
}

function openStream(reply: FastifyReply): ServerResponse {
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(
    200,
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
  );
  stream.write(': hints\n\n');
  return stream;
}
