/** The world's time: it passes only by `advance`, and what was to happen until then happens in its order. */
import type { Owner } from './scheduler';

interface Timer {
  readonly owner: Owner;
  readonly order: number;
  readonly everyMs: number | null;
  readonly run: () => void;
  due: number;
}

export class WorldClock {
  private readonly timers = new Set<Timer>();
  private count = 0;

  constructor(private ms: number) {}

  readonly now = (): number => this.ms;

  after(owner: Owner, ms: number, run: () => void): () => void {
    return this.add({ owner, due: this.ms + ms, everyMs: null, run });
  }

  /** Once a passage of time at most: a clock that jumps does not make up for what it left out. */
  every(owner: Owner, ms: number, run: () => void): () => void {
    return this.add({ owner, due: this.ms + ms, everyMs: ms, run });
  }

  private add(timer: Omit<Timer, 'order'>): () => void {
    this.count += 1;
    const added = { ...timer, order: this.count };
    this.timers.add(added);
    return () => void this.timers.delete(added);
  }

  /** `settle` runs what a timer began before the next one. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const until = this.ms + ms;
    for (let next = this.next(until); next !== undefined; next = this.next(until)) {
      this.ms = Math.max(this.ms, next.due);
      if (next.everyMs === null) this.timers.delete(next);
      else next.due = until + next.everyMs;
      next.run();
      await settle();
    }
    this.ms = until;
  }

  /** Everything stands still meanwhile, as machines do that sleep; what came due then happens once, afterwards. */
  async sleep(ms: number, settle: () => Promise<void>): Promise<void> {
    this.ms += ms;
    const due = [...this.timers]
      .filter((timer) => timer.due <= this.ms)
      .sort((a, b) => a.due - b.due || a.order - b.order);
    for (const timer of due) {
      if (!timer.owner.alive || !this.timers.has(timer)) continue;
      if (timer.everyMs === null) this.timers.delete(timer);
      else timer.due = this.ms + timer.everyMs;
      timer.run();
      await settle();
    }
  }

  private next(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) {
      if (!timer.owner.alive) this.timers.delete(timer);
      else if (timer.due <= until && (first === undefined || isBefore(timer, first))) first = timer;
    }
    return first;
  }
}

function isBefore(a: Timer, b: Timer): boolean {
  return a.due < b.due || (a.due === b.due && a.order < b.order);
}
