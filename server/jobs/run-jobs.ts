/**
 * Runs the queue's jobs in this process. Claims in batches when its hands are free: on a hint, after a job, and at a slow beat.
 *
 *   claimed ──hand free──► running ──done──► gone
 *      │                      └────failed──► waits for its next attempt, or is given up
 *      └──stop──► given back
 *
 * Invariants: at most `concurrency` jobs run; one claim is on its way at a time; how a job ended is noted until the note is
 * written, because a job whose end is not known is run again only after this process is gone.
 */
import type { Timers } from '../process/application-parts';
import type { JobKind } from '../queue/job-kind';
import type { ClaimedJob, JobQueue, JobWorker } from '../queue/job-queue';

/** Beside the hints, which may be lost. */
const BEAT_MS = 1_000;
const REVIVE_MS = 5_000;
/** Few enough that a job of a company that just came waits seconds, enough that a long queue is not searched for each. */
const BATCH = 24;
const NOTE_AGAIN_MS = { first: 500, longest: 30_000 };

export interface JobsArgs {
  readonly queue: JobQueue;
  readonly kinds: readonly JobKind[];
  readonly concurrency: number;
  /** What the companies had of the services' calls of late. */
  readonly served: () => Promise<ReadonlyMap<number, number>>;
  readonly now: () => number;
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
}

export interface RunningJobs {
  /** Lets running jobs end, gives back the rest. */
  stop(): Promise<void>;
}

interface State {
  readonly args: JobsArgs;
  readonly worker: JobWorker;
  readonly running: Set<Promise<void>>;
  waiting: ClaimedJob[];
  claiming: Promise<void> | undefined;
  /** Something may have come while a claim was on its way. */
  asked: boolean;
  stopped: boolean;
}

export async function runJobs(args: JobsArgs): Promise<RunningJobs> {
  let wake: () => void = () => undefined;
  const worker = await args.queue.enlist(() => wake());
  const state: State = {
    args,
    worker,
    running: new Set(),
    waiting: [],
    claiming: undefined,
    asked: false,
    stopped: false,
  };
  wake = () => work(state);
  const stops = [
    args.timers.every(BEAT_MS, wake),
    args.timers.every(REVIVE_MS, () => void worker.revive().catch(args.onError)),
  ];
  worker.revive().catch(args.onError);
  wake();
  return {
    async stop() {
      state.stopped = true;
      for (const stop of stops) stop();
      await state.claiming;
      await Promise.all(state.running);
      if (state.waiting.length > 0) await worker.giveBack(state.waiting).catch(args.onError);
      await worker.leave().catch(args.onError);
    },
  };
}

/** Fills the free hands; claims more where nothing claimed is left. */
function work(state: State): void {
  const { running, args } = state;
  while (!state.stopped && running.size < args.concurrency) {
    const job = state.waiting.shift();
    if (job === undefined) {
      claim(state);
      return;
    }
    const run = runOne(state, job).finally(() => {
      running.delete(run);
      work(state);
    });
    running.add(run);
  }
}

function claim(state: State): void {
  if (state.claiming !== undefined) {
    state.asked = true;
    return;
  }
  state.asked = false;
  let claimed = 0;
  state.claiming = claimBatch(state)
    .then((jobs) => {
      claimed = jobs.length;
      state.waiting.push(...jobs);
    })
    .catch(state.args.onError)
    .finally(() => {
      state.claiming = undefined;
      if (claimed > 0 || state.asked) work(state);
    });
}

async function claimBatch({ args, worker }: State): Promise<readonly ClaimedJob[]> {
  const kinds = args.kinds.map(({ name }) => name);
  return worker.claim({ kinds, most: BATCH, now: args.now(), served: await args.served() });
}

async function runOne(state: State, job: ClaimedJob): Promise<void> {
  const { args, worker } = state;
  const kind = args.kinds.find(({ name }) => name === job.kind);
  try {
    if (kind === undefined) throw new Error(`No kind of job is called ${job.kind}`);
    await kind.run(job.payload, { attempt: job.attempt, most: job.maxAttempts });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = args.now();
    const again = new Date(at + (kind?.retries.waitMs(job.attempt) ?? 0));
    return note(state, () => worker.failed(job, message, new Date(at), again));
  }
  return note(state, () => worker.done(job));
}

/** Until it is written: the database may be away. A process that stops leaves it to those that find its jobs unheld. */
async function note(state: State, write: () => Promise<void>): Promise<void> {
  const { args } = state;
  for (let waitMs = NOTE_AGAIN_MS.first; ; waitMs = Math.min(waitMs * 2, NOTE_AGAIN_MS.longest)) {
    try {
      return await write();
    } catch (error) {
      args.onError(error);
      if (state.stopped) return;
      await args.timers.sleep(waitMs);
    }
  }
}
