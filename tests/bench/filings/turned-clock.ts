/**
 * A clock that a bench turns: time passes only when nothing works any more, to the next moment that somebody waits for. What is
 * measured by it is waits and calls, never how fast the machine is.
 *
 * Invariants: `busy` counts the real work under way (statements, claims); the clock is turned only while it is 0.
 */
import type { Cancel, Timers } from '../../../server/process/application-parts';

interface Waiting {
  readonly run: () => void;
  readonly everyMs: number | null;
  due: number;
}

export class TurnedClock {
  private readonly waiting = new Set<Waiting>();
  private busy = 0;

  constructor(private ms: number) {}

  readonly now = (): number => this.ms;

  readonly timers: Timers = {
    after: (ms, run) => this.add({ due: this.ms + ms, everyMs: null, run }),
    every: (ms, run) => this.add({ due: this.ms + ms, everyMs: ms, run }),
    sleep: (ms) => new Promise((resolve) => void this.add({ due: this.ms + ms, everyMs: null, run: resolve })),
  };

  private add(one: Waiting): Cancel {
    this.waiting.add(one);
    return () => void this.waiting.delete(one);
  }

  /** Work of the real world: the clock stands still meanwhile. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.busy += 1;
    try {
      return await work();
    } finally {
      this.busy -= 1;
    }
  }

  /** Each method of it is work of the real world. */
  counted<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (object, name) => {
        const member: unknown = Reflect.get(object, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => this.during(async () => member.apply(object, args));
      },
    });
  }

  /** Turns until it is so, at most for so long. */
  async turnUntil(isEnded: () => boolean, mostMs: number): Promise<void> {
    const end = this.ms + mostMs;
    for (;;) {
      await this.quiet();
      if (isEnded() || this.ms >= end) return;
      const [next] = [...this.waiting].sort((a, b) => a.due - b.due);
      if (next === undefined) throw new Error('Nobody waits for anything.');
      this.ms = Math.max(this.ms, next.due);
      if (next.everyMs === null) this.waiting.delete(next);
      else next.due = this.ms + next.everyMs;
      next.run();
    }
  }

  private async quiet(): Promise<void> {
    for (let still = 0; still < 3; still += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.busy > 0) still = -1;
    }
  }
}
