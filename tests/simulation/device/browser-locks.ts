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

  of(process: BrowserProcess): LockPort {
    process.onEnd(() => this.forget(process));
    return {
      run: (name, work, signal) =>
        process.port(async () => {
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
      const one = { process, enter: resolve };
      queue.push(one);
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(one);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
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
    for (const [name, queue] of this.waiting)
      this.waiting.set(
        name,
        queue.filter((one) => one.process !== process),
      );
    for (const [name, holder] of this.held) if (holder === process) this.leave(name);
  }
}
