/** The locks of one browser over its tabs and its worker: first come, first served, given up when the holder dies. */
import type { LockPort } from '@/sync/ports/lock-port';
import type { BrowserProcess } from './browser-process';

interface Waiting {
  readonly process: BrowserProcess;
  readonly enter: () => void;
}

export class BrowserLocks {
  private readonly held = new Map<string, BrowserProcess>();
  private readonly waiting = new Map<string, Waiting[]>();

  /** `isFree`: locks of these names hold nobody back. */
  constructor(private readonly isFree: (name: string) => boolean = () => false) {}

  of(process: BrowserProcess): LockPort {
    process.onEnd(() => this.forget(process));
    return {
      run: (name, work, signal) =>
        process.port(async () => {
          if (this.isFree(name)) return work();
          await this.enter(name, process, signal);
          try {
            return await work();
          } finally {
            if (process.alive) this.leave(name);
          }
        }),
    };
  }

  private enter(name: string, process: BrowserProcess, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new DOMException('aborted', 'AbortError'));
      const queue = this.waiting.get(name) ?? [];
      this.waiting.set(name, queue);
      const giveUp = (): void => {
        queue.splice(queue.indexOf(one), 1);
        reject(new DOMException('aborted', 'AbortError'));
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const one = { process, enter };
      queue.push(one);
      signal?.addEventListener('abort', giveUp);
      this.next(name);
    });
  }

  private next(name: string): void {
    if (this.held.has(name)) return;
    const one = this.waiting.get(name)?.shift();
    if (one === undefined) return;
    this.held.set(name, one.process);
    one.enter();
  }

  private leave(name: string): void {
    this.held.delete(name);
    this.next(name);
  }

  private forget(process: BrowserProcess): void {
    for (const queue of this.waiting.values()) {
      const others = queue.filter((one) => one.process !== process);
      queue.splice(0, queue.length, ...others);
    }
    for (const [name, holder] of this.held) if (holder === process) this.leave(name);
  }
}
