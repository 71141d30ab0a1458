/** Timers fired by hand, in the order of their times. */
export class HandTimers {
  private readonly waiting = new Set<{ readonly ms: number; readonly then: () => void }>();

  readonly setTimer = (ms: number, then: () => void): (() => void) => {
    const timer = { ms, then };
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
}
