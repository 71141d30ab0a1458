/**
 * Documents judged beside the event loop: 10 MB take a second of computing, in which nobody else would be answered.
 *
 * Invariants: a small document is judged at once where it is; of a large one's account no other is being judged; a worker
 * judges one at a time, at most so long; what waits is bounded, in all and for each account; who finds no room, or meets a
 * worker that died or was too slow, hears `busy`, which is never kept and may be repeated.
 */
import { Worker } from 'node:worker_threads';
import { type Judgement, judgeDocument } from '../judge-document';

/** `account`: whose document it is. */
export type Judge = (bytes: Uint8Array, account: number) => Promise<Judgement | 'busy'>;

export interface JudgePool {
  readonly judge: Judge;
  /** Whatever is under way hears `busy`. */
  close(): Promise<void>;
}

export interface JudgePoolSettings {
  /** Module of the worker: judge-worker.ts as it was built. */
  readonly worker: URL;
  readonly workers: number;
  readonly deadlineMs: number;
  readonly waiting: number;
  readonly waitingOfAccount: number;
  /** Judged where it is: some 5 ms on a quiet machine. */
  readonly smallBytes: number;
}

export const JUDGE_SETTINGS: Omit<JudgePoolSettings, 'worker'> = {
  workers: 2,
  deadlineMs: 30_000,
  waiting: 64,
  waitingOfAccount: 16,
  smallBytes: 64 * 1024,
};

/** In this thread, whatever the size: for a process that serves nobody else, and for simulations. */
export const judgeHere: Judge = async (bytes) => judgeDocument(bytes);

interface Task {
  readonly bytes: Uint8Array;
  readonly account: number;
  readonly end: (verdict: Judgement | 'busy') => void;
}

/** A worker is started by the first task, and again after it died. */
interface Slot {
  worker: Worker | undefined;
  task: Task | undefined;
  deadline: NodeJS.Timeout | undefined;
}

export function openJudgePool(settings: JudgePoolSettings): JudgePool {
  const waiting: Task[] = [];
  const slots: readonly Slot[] = Array.from({ length: settings.workers }, () => ({
    worker: undefined,
    task: undefined,
    deadline: undefined,
  }));

  function startNext(): void {
    for (const slot of slots) {
      if (slot.task !== undefined) continue;
      const place = waiting.findIndex(({ account }) => slots.every((other) => other.task?.account !== account));
      const [task] = place < 0 ? [] : waiting.splice(place, 1);
      if (task === undefined) return;
      slot.task = task;
      slot.worker ??= newWorker(slot);
      slot.deadline = setTimeout(() => drop(slot), settings.deadlineMs);
      slot.worker.postMessage(task.bytes);
    }
  }

  function newWorker(slot: Slot): Worker {
    const worker = new Worker(settings.worker, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    worker.on('message', (verdict: Judgement) => {
      if (slot.worker === worker) settle(slot, verdict);
    });
    // 'exit' follows, also where it ended by itself.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (slot.worker !== worker) return;
      slot.worker = undefined;
      settle(slot, 'busy');
    });
    return worker;
  }

  function settle(slot: Slot, verdict: Judgement | 'busy'): void {
    const { task } = slot;
    clearTimeout(slot.deadline);
    slot.task = undefined;
    task?.end(verdict);
    startNext();
  }

  /** Nobody waits for it any longer. */
  function drop(slot: Slot): void {
    void slot.worker?.terminate();
    slot.worker = undefined;
    settle(slot, 'busy');
  }

  return {
    judge: async (bytes, account) => {
      if (bytes.length <= settings.smallBytes) return judgeDocument(bytes);
      const own = waiting.filter((task) => task.account === account).length;
      if (waiting.length >= settings.waiting || own >= settings.waitingOfAccount) return 'busy';
      return new Promise((end) => {
        waiting.push({ bytes, account, end });
        startNext();
      });
    },
    close: async () => {
      for (const task of waiting.splice(0)) task.end('busy');
      for (const slot of slots) drop(slot);
    },
  };
}
