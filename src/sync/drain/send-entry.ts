/** One attempt of one entry: marked, called, settled. */
import * as v from 'valibot';
import { type CallResult, type Credentials, callServer, type ServerConnection } from '@/api/call-server';
import { type OperationId, versionSchema } from '@/api/ids';
import { findCall } from '@/api/outbox-calls';
import type { EntryOutline } from '@/db/entries/entry-outlines';
import type { OutboxStore } from '@/db/entries/outbox-store';
import { wireOf } from '@/db/outbox/frozen-wire';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import type { SessionPort } from '../session/session-port';
import { classifyFailure } from './classify-failure';
import { pauseAfter } from './retry-delay';

export interface SendPorts {
  readonly store: OutboxStore;
  readonly session: SessionPort;
  readonly connection: ServerConnection;
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  /** Aborts after the time, or when `outer` does. */
  readonly deadline: (ms: number, outer?: AbortSignal) => AbortSignal;
  /** The server has answered, and what waited is about to leave. */
  readonly onAnswer?: () => void;
}

/**
 * `gone`: replaced or discarded meanwhile. `failed`: to be tried again later. `away`: so, and nobody answered.
 * `waiting`: for access, or for a newer server, and with it what is alike. `unknown-call`: written by a newer version; kept
 * for it.
 */
export type SendOutcome =
  | 'done'
  | 'rejected'
  | 'conflict'
  | 'failed'
  | 'away'
  | 'signed-out'
  | 'waiting'
  | 'gone'
  | 'unknown-call';

/** Then the outcome is unknown, and the same key asks again (design, section 3). */
export const CALL_TIMEOUT_MS = 60_000;

/**
 * Of every answer only what an acknowledgement must have; rows are judged where they are stored, so that a field of a newer
 * server does not keep an entry from being acknowledged.
 */
const acknowledgementSchema = v.looseObject({
  version: versionSchema,
  row: v.optional(v.record(v.string(), v.unknown())),
  item: v.optional(v.record(v.string(), v.unknown())),
});
type Answer = CallResult<v.InferOutput<typeof acknowledgementSchema>>;

/** How this try came about. */
export interface TryOptions {
  /** Also what is not due yet is tried: it does not count towards the pauses. */
  readonly force?: boolean;
  readonly signal?: AbortSignal;
  /** Hears which entry it is: of one that was superseded, the one in its place. */
  readonly begun?: (id: OperationId) => void;
}

export async function sendEntry(
  ports: SendPorts,
  outline: EntryOutline,
  options: TryOptions = {},
): Promise<SendOutcome> {
  const { signal } = options;
  const call = findCall(outline.call);
  if (call === undefined) return 'unknown-call';
  const session = await ports.session.credentials();
  if (session.kind !== 'ready') return session.kind === 'signed-out' ? 'signed-out' : 'away';
  const entry = await ports.store.begin(outline);
  if (entry === null) return 'gone';
  options.begun?.(entry.id);
  const wire = wireOf(entry);
  const attempt = (credentials: Credentials): Promise<Answer> =>
    callServer<never, never, v.InferOutput<typeof acknowledgementSchema>>(
      ports.connection,
      { ...call, resultSchema: acknowledgementSchema },
      { params: entry.params as never, body: entry.body as never },
      {
        credentials,
        idempotencyKey: entry.id,
        signal: ports.deadline(CALL_TIMEOUT_MS, signal),
        ...(wire === undefined ? {} : { wire }),
      },
    );
  const answer = await attempt(session.credentials);
  if (!needsSignIn(answer)) return settle(ports, entry, answer, options);
  const renewed = await ports.session.renew(session.credentials.token);
  if (renewed.kind === 'signed-out') return 'signed-out';
  // Renewal unreachable: the refused attempt had no effect, the entry waits like any other.
  if (renewed.kind === 'unreachable') return settle(ports, entry, NO_ANSWER, options);
  const again = await attempt(renewed.credentials);
  return needsSignIn(again) ? 'signed-out' : settle(ports, entry, again, options);
}

const NO_ANSWER: Answer = { ok: false, failure: { kind: 'network' } };

function needsSignIn(answer: Answer): boolean {
  return !answer.ok && answer.failure.kind === 'refused' && answer.failure.reaction === 'sign-in';
}

async function settle(
  { store, now, random, onAnswer }: SendPorts,
  entry: OutboxEntry,
  answer: Answer,
  { force = false, signal }: TryOptions,
): Promise<SendOutcome> {
  if (answer.ok) {
    onAnswer?.();
    const { version, row, item } = answer.result;
    const { epoch } = answer;
    await store.acknowledge(entry, { version, row: row ?? item ?? null, ...(epoch === undefined ? {} : { epoch }) });
    return 'done';
  }
  const reaction = classifyFailure(answer.failure, new Date(now()).toISOString());
  if (reaction.kind === 'sign-in') return 'signed-out';
  if (reaction.kind === 'retry') {
    const facts = { now: now(), random, forced: force, answered: !reaction.away };
    // Cut off by the person's pause: nothing failed.
    const pause = signal?.aborted === true ? { notBefore: 0, waits: entry.waits ?? 0 } : pauseAfter(entry, facts);
    await store.postpone(entry, reaction.why, reaction.failure, pause);
    return reaction.away ? 'away' : 'failed';
  }
  if (reaction.kind === 'wait') {
    const alike = (other: EntryOutline): boolean =>
      reaction.alike === 'company' || (reaction.alike === 'call' && other.call === entry.call);
    const outcome = await store.waitFor(entry, reaction.why, reaction.failure, alike);
    return outcome.kind === 'moved' ? 'waiting' : 'gone';
  }
  if (reaction.kind === 'conflict') {
    const settled = await store.conflict(entry, reaction.answer);
    if (settled.kind === 'restored') {
      // The pull that follows tells of the restore; until then every try would hear the same.
      const pause = pauseAfter(entry, { now: now(), random, forced: force, answered: true });
      return (await store.tryAnew(entry, reaction.failure, pause)).kind === 'moved' ? 'failed' : 'gone';
    }
    if (settled.kind !== 'unsettled') return settled.kind === 'moved' ? 'conflict' : 'gone';
  }
  return (await store.reject(entry, reaction.failure)).kind === 'moved' ? 'rejected' : 'gone';
}
