/** The stream of hints: text/event-stream under the bearer token, read by fetch. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../calls/call-handler';
import { errorReply } from '../calls/error-reply';
import { type RefusedReply, refused } from '../calls/reply';
import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { Cancel, Timers } from '../process/application-parts';
import { type Authentication, authenticate } from './authenticate';
import { hintTeller } from './hint-teller';
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
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
}

export function addNudgeRoute(
  app: FastifyInstance,
  { db, hub, authentication, timers, onError }: NudgeRouteParts,
): void {
  const endings = new Set<() => void>();
  // A stream would keep the server from closing.
  app.addHook('preClose', async () => {
    for (const end of endings) end();
  });
  app.get('/api/backend/Nudges', async (request, reply) => {
    const caller = await authenticate(authentication, 'backend', request.headers);
    if ('kind' in caller) return refuse(reply, caller);
    const look = () => whatIsSeen(db, authentication, caller);
    const known = await look();
    if (known === undefined) return refuse(reply, refused('session-ended'));
    const stream = openStream(reply);
    const send = (text: string): void => {
      // Under back pressure a hint is dropped: the next one says more. To an ended stream a write would be an error.
      if (!stream.writableNeedDrain && !stream.writableEnded && !stream.destroyed) stream.write(text);
    };
    const write = (company: number, version: number): void =>
      send(`event: nudge\ndata: ${JSON.stringify({ company, version })}\n\n`);
    // What happened before the stream began is its first word.
    for (const [company, version] of known) write(company, version);
    let cancelRetry: Cancel | undefined;
    const later = (again: () => void): void => {
      if (endings.has(end)) cancelRetry = timers.after(LOOK_AGAIN_MS, again);
    };
    const unsubscribe = hub.subscribe(hintTeller({ known, look, write, end: () => end(), onError, later }));
    const stopPing = timers.every(PING_MS, () => send(': ping\n\n'));
    const cancelEnd = timers.after(LIFETIME_MS, () => end());
    const end = (): void => {
      stopPing();
      cancelEnd();
      cancelRetry?.();
      unsubscribe();
      endings.delete(end);
      stream.end();
    };
    endings.add(end);
    request.raw.once('close', end);
    return reply;
  });
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

/** The caller's companies with the versions they stand at; undefined: the session was ended. */
async function whatIsSeen(
  db: AppDatabase,
  { stateOf }: Authentication,
  { userId, familyId }: Caller,
): Promise<ReadonlyMap<number, number> | undefined> {
  const state = await stateOf(userId, familyId);
  if (state === undefined || state.disabled) return undefined;
  return asUser(db, userId, async (tx) => {
    const rows = await tx.selectFrom('company').select(['id', 'version']).execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  });
}
