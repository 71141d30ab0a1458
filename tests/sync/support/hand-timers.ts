/** Timers fired by hand: the shortest first, or all that are due as time is told to pass. */
export class HandTimers {
  private readonly waiting = new Set<{ readonly ms: number; readonly at: number; readonly then: () => void }>();
  private elapsed = 0;

  readonly setTimer = (ms: number, then: () => void): (() => void) => {
    const timer = { ms, at: this.elapsed + ms, then };
    this.waiting.add(timer);
    return () => this.waiting.delete(timer);
  };

  /** How long until the next, ms; undefined where none is set. */
  get next(): number | undefined {
    return [...this.waiting].map(({ ms }) => ms).sort((a, b) => a - b)[0];
  }

  fire(): void {
    const first = [...this.waiting].sort((a, b) => a.ms - b.ms)[0];
    if (first === undefined) return;
    this.waiting.delete(first);
    first.then();
  }

  /** Time passes: what is due by then is fired in the order of its instants. */
  advance(ms: number): void {
    const until = this.elapsed + ms;
    for (;;) {
      const due = [...this.waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.waiting.delete(due);
      this.elapsed = Math.max(this.elapsed, due.at);
      due.then();
    }
    this.elapsed = until;
  }
}
