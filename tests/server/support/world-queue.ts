/** The queue of simulated worlds: in memory, with the world's own clock and its own deaths. Held to the contract of every queue. */
import type { Kysely } from 'kysely';
import { afterCommit } from '../../../server/database/after-commit';
import type { Claim, ClaimedJob, DeadJob, JobQueue, JobToAdd, JobWorker } from '../../../server/queue/job-queue';

interface Entry extends JobToAdd {
  readonly id: string;
  /** Null: planned anew while it ran. */
  current: boolean;
  attempts: number;
  runAt: Date;
  heldBy: string | null;
  lastError: string;
  touched: number;
}

export interface WorldQueue extends JobQueue {
  /** As after kill -9. */
  kill(workerId: string): void;
}

export function worldQueue(now: () => number): WorldQueue {
  const entries = new Map<string, Entry>();
  const living = new Map<string, () => void>();
  let count = 0;
  const all = (): readonly Entry[] => [...entries.values()];
  const isDead = (entry: Entry): boolean =>
    entry.current && entry.heldBy === null && entry.attempts >= entry.maxAttempts;
  const put = (job: JobToAdd): void => {
    const known = all().find((entry) => entry.current && entry.key === job.key);
    if (known !== undefined && known.heldBy === null) entries.delete(known.id);
    if (known !== undefined) known.current = false;
    const id = String(++count);
    entries.set(id, { ...job, id, current: true, attempts: 0, heldBy: null, lastError: '', touched: now() });
    for (const wake of living.values()) wake();
  };
  const release = (entry: Entry): void => {
    entry.heldBy = null;
    if (!entry.current) entries.delete(entry.id);
  };
  return {
    add: async <T>(tx: Kysely<T>, job: JobToAdd) => afterCommit(tx, () => put(job)),
    planned: async (keys, rested) =>
      new Set(
        all()
          .filter((entry) => entry.current && keys.includes(entry.key))
          .filter((entry) => !isDead(entry) || entry.touched > rested.getTime())
          .map(({ key }) => key),
      ),
    dead: async () =>
      all()
        .filter(isDead)
        .map(
          ({ id, kind, attempts, lastError, touched }): DeadJob => ({
            id,
            kind,
            attempts,
            lastError,
            since: new Date(touched),
          }),
        ),
    counts: async () => ({
      waiting: all().filter((entry) => entry.heldBy !== null || entry.attempts < entry.maxAttempts).length,
      dead: all().filter(isDead).length,
    }),
    enlist: async (onAdded) => {
      const id = `worker-${++count}`;
      living.set(id, onAdded);
      return workerOf(id, { entries, living, release, all });
    },
    kill: (id) => void living.delete(id),
  };
}

interface Inside {
  readonly entries: Map<string, Entry>;
  readonly living: Map<string, () => void>;
  readonly release: (entry: Entry) => void;
  readonly all: () => readonly Entry[];
}

function workerOf(id: string, { entries, living, release, all }: Inside): JobWorker {
  const held = (job: ClaimedJob): Entry | undefined => {
    const entry = entries.get(job.id);
    return entry?.heldBy === id ? entry : undefined;
  };
  return {
    id,
    claim: async (claim) =>
      inTurn(all(), claim).map((entry) => {
        entry.heldBy = id;
        entry.attempts += 1;
        const { kind, payload, attempts: attempt, maxAttempts } = entry;
        return { id: entry.id, kind, payload, attempt, maxAttempts };
      }),
    done: async (job) => {
      if (held(job) !== undefined) entries.delete(job.id);
    },
    failed: async (job, error, at, again) => {
      const entry = held(job);
      if (entry === undefined) return;
      Object.assign(entry, { lastError: error, touched: at.getTime(), runAt: again });
      release(entry);
    },
    giveBack: async (jobs) => {
      for (const entry of jobs.flatMap((job) => held(job) ?? [])) {
        entry.attempts -= 1;
        release(entry);
      }
    },
    revive: async () => {
      for (const entry of all()) if (entry.heldBy !== null && !living.has(entry.heldBy)) release(entry);
    },
    leave: async () => {
      living.delete(id);
      for (const entry of all()) if (entry.heldBy === id) release(entry);
    },
  };
}

function inTurn(entries: readonly Entry[], { kinds, most, now, served }: Claim): readonly Entry[] {
  const byRank = (a: Entry, b: Entry): number =>
    (a.rank ?? 0) - (b.rank ?? 0) || a.runAt.getTime() - b.runAt.getTime() || Number(a.id) - Number(b.id);
  const places = new Map<number | undefined, number>();
  return entries
    .filter((entry) => entry.heldBy === null && entry.attempts < entry.maxAttempts && kinds.includes(entry.kind))
    .filter(({ runAt }) => runAt.getTime() <= now)
    .sort(byRank)
    .map((entry) => {
      const { company } = entry.payload;
      const place = (places.get(company) ?? 0) + 1;
      places.set(company, place);
      return { entry, turn: place + (company === undefined ? 0 : (served.get(company) ?? 0)) };
    })
    .sort((a, b) => a.turn - b.turn || byRank(a.entry, b.entry))
    .slice(0, most)
    .map(({ entry }) => entry);
}
