/**
 * Answers to reads that belong to no collection, kept over a lost network and a restart (specification, section 9).
 *
 *   asked ─► fresh? ─yes─► the kept answer
 *              │ no
 *              └─► the server ─ answered ─► kept, written at most once a second
 *                        └─ nobody answered ─► the kept answer, while it is not too old; else the failure
 *
 * Invariants: only acknowledged answers are kept; what was restored is judged by the call's own schema before it is given;
 * another build, user or server has nothing of it.
 */
import * as v from 'valibot';
import type { Call, CallInput } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import { isUnknownField } from '@/api/unknown-field';
import { QUERY_CACHE_ITEM, type TextStore } from '../session/session-copies';

/** The specification's own times and names. */
export const QUERY_CACHE = {
  key: QUERY_CACHE_ITEM,
  freshMs: 3_600_000,
  unusedMs: 86_400_000,
  writeEveryMs: 1_000,
  restoredMs: 86_400_000,
} as const;

export interface QueryCachePorts {
  readonly storage: Pick<TextStore, 'getItem' | 'setItem'>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly setTimer: (ms: number, then: () => void) => unknown;
  /** Names build, server and user. */
  readonly buster: string;
  /** The storage refused: the answers are kept for this tab only. */
  readonly onError: (error: unknown) => void;
}

export interface QueryCache {
  /** The answer to a read; `ask` asks the server. */
  readonly read: <P, B, R>(
    call: Call<string, P, B, R>,
    input: CallInput<P, B>,
    ask: () => Promise<CallResult<R>>,
  ) => Promise<CallResult<R>>;
}

const answerSchema = v.object({ key: v.string(), answeredAt: v.number(), usedAt: v.number(), data: v.unknown() });
type KeptAnswer = v.InferOutput<typeof answerSchema>;

const persistedSchema = v.object({
  buster: v.string(),
  timestamp: v.number(),
  queries: v.array(answerSchema),
});

export function openQueryCache(ports: QueryCachePorts): QueryCache {
  const answers = new Map(restore(ports).map((answer) => [answer.key, answer]));
  const write = throttled(ports, () => persist(ports, answers));
  return {
    read: async (call, input, ask) => {
      const key = `${call.name} ${JSON.stringify([input.params ?? null, input.body ?? null])}`;
      const kept = usable(call, answers.get(key), ports.now());
      if (kept !== null && isWithin(kept.answeredAt, QUERY_CACHE.freshMs, ports.now())) return use(kept);
      const answer = await ask();
      if (answer.ok) {
        const now = ports.now();
        answers.set(key, { key, answeredAt: now, usedAt: now, data: answer.result });
        write();
        return answer;
      }
      return answer.failure.kind === 'network' && kept !== null ? use(kept) : answer;
    },
  };

  function use<R>({ key, answeredAt, data }: Usable<R>): CallResult<R> {
    answers.set(key, { key, answeredAt, usedAt: ports.now(), data });
    write();
    return { ok: true, result: data };
  }
}

interface Usable<R> extends KeptAnswer {
  readonly data: R;
}

/** Null where there is none, it was unused too long, or it is not what this version calls an answer. */
function usable<P, B, R>(call: Call<string, P, B, R>, kept: KeptAnswer | undefined, now: number): Usable<R> | null {
  if (kept === undefined || call.resultSchema === null || !isWithin(kept.usedAt, QUERY_CACHE.unusedMs, now))
    return null;
  const read = v.safeParse(call.resultSchema, kept.data);
  if (read.success) return { ...kept, data: read.output };
  return read.issues.every(isUnknownField) ? { ...kept, data: kept.data as R } : null;
}

/** An instant ahead of the clock is of a clock that was put back: it says nothing of the age. */
function isWithin(instant: number, ms: number, now: number): boolean {
  return instant <= now && now - instant < ms;
}

function restore({ storage, now, buster }: QueryCachePorts): readonly KeptAnswer[] {
  const text = storage.getItem(QUERY_CACHE.key);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), persistedSchema), text);
  if (!read.success || read.output.buster !== buster) return [];
  return isWithin(read.output.timestamp, QUERY_CACHE.restoredMs, now()) ? read.output.queries : [];
}

function persist({ storage, now, buster, onError }: QueryCachePorts, answers: Map<string, KeptAnswer>): void {
  for (const [key, { usedAt }] of answers) if (!isWithin(usedAt, QUERY_CACHE.unusedMs, now())) answers.delete(key);
  const persisted = { buster, timestamp: now(), queries: [...answers.values()] };
  try {
    storage.setItem(QUERY_CACHE.key, JSON.stringify(persisted));
  } catch (error) {
    onError(error);
  }
}

/** The first write at once, the next ones together after the pause. */
function throttled({ now, setTimer }: QueryCachePorts, write: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let planned = false;
  const run = () => {
    planned = false;
    last = now();
    write();
  };
  return () => {
    if (planned) return;
    const left = Math.min(QUERY_CACHE.writeEveryMs, last + QUERY_CACHE.writeEveryMs - now());
    if (left <= 0) return run();
    planned = true;
    setTimer(left, run);
  };
}
