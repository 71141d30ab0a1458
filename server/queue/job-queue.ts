/**
 * The queue of jobs, as everybody but its implementations sees it. One contract suite holds for all of them
 * (tests/server/jobs/job-queue.contract.test.ts): the one over PostgreSQL, and the one of simulated worlds.
 *
 * Invariants:
 * 1. A job that was added in a transaction is there with its commit, or not at all.
 * 2. One job a key. Added again while it waits, the newer plan takes its place; while it runs, the newer plan stands beside it,
 *    and the end of the running one changes nothing of it.
 * 3. A job is run by one worker at a time; the jobs of a worker that died are given back.
 * 4. What is claimed is shared out between companies: each one's first before anybody's second, the ones served least lately
 *    before the others; within a company by rank, then by time.
 * 5. A job that failed comes back when it was told to, or, after its last attempt, stays with its error until its key is
 *    planned anew.
 */
import type { Kysely } from 'kysely';

export interface JobToAdd {
  /** The name of its row in the table of kinds. */
  readonly kind: string;
  readonly key: string;
  /** `company`: whose turn it takes; without one it is the installation's own. */
  readonly payload: { readonly company?: number; readonly [field: string]: unknown };
  readonly runAt: Date;
  /** Tries before it is given up. */
  readonly maxAttempts: number;
  /** Lower goes first within a company; 0…32767. */
  readonly rank?: number;
}

export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** From 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface Claim {
  readonly kinds: readonly string[];
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What companies had of late; a company that is not named had nothing. */
  readonly served: ReadonlyMap<number, number>;
}

export interface DeadJob {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly lastError: string;
  readonly since: Date;
}

export interface JobCounts {
  /** To run, now or later. */
  readonly waiting: number;
  /** Given up after the last attempt and not planned anew. */
  readonly dead: number;
}

/** A process's part in the work; a job is held in its name. */
export interface JobWorker {
  readonly id: string;
  claim(claim: Claim): Promise<readonly ClaimedJob[]>;
  done(job: ClaimedJob): Promise<void>;
  /** `now`: of the failure; `again`: when the next attempt is due, where there is one. */
  failed(job: ClaimedJob, error: string, now: Date, again: Date): Promise<void>;
  /** Claimed and not begun: as if it had not been claimed. */
  giveBack(jobs: readonly ClaimedJob[]): Promise<void>;
  /** Gives back what dead workers hold. */
  revive(): Promise<void>;
  /** Everything it holds is given back. */
  leave(): Promise<void>;
}

export interface JobQueue {
  /** In the transaction of what it is about, where there is one. */
  add<T>(tx: Kysely<T>, job: JobToAdd): Promise<void>;
  /** Of these keys those whose job waits, runs, or was given up after `rested`. */
  planned(keys: readonly string[], rested: Date): Promise<ReadonlySet<string>>;
  dead(): Promise<readonly DeadJob[]>;
  counts(): Promise<JobCounts>;
  /** `onAdded`: a hint that there may be something to claim; may be lost. */
  enlist(onAdded: () => void): Promise<JobWorker>;
}
