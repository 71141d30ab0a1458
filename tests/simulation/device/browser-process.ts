/**
 * A tab or a service worker as something that dies: at a point that it passes (before and after each of its transactions,
 * calls and locks), or by the world's word. From then on nothing of it has an effect.
 */

import { never } from '../world/never';
import type { Owner } from '../world/scheduler';

export class BrowserProcess implements Owner {
  alive = true;
  private pointsLeft = Number.POSITIVE_INFINITY;
  private readonly endings = new Set<() => void>();

  constructor(
    readonly name: string,
    /** Of the app that it runs: how many after the shipped one. */
    readonly version: number,
    private readonly onDeath: (process: BrowserProcess) => void = () => undefined,
  ) {}

  /** It dies at the so-manieth point from now. */
  dieAfter(points: number): void {
    this.pointsLeft = points;
  }

  /** Nothing kills it by itself any more. */
  live(): void {
    this.pointsLeft = Number.POSITIVE_INFINITY;
  }

  /** Passes a point; false where it was the last one. */
  point(): boolean {
    if (!this.alive) return false;
    this.pointsLeft -= 1;
    if (this.pointsLeft > 0) return true;
    this.die();
    return false;
  }

  /** What goes with it; gives what takes that back. */
  onEnd(end: () => void): () => void {
    this.endings.add(end);
    return () => void this.endings.delete(end);
  }

  die(): void {
    if (!this.alive) return;
    this.alive = false;
    for (const end of [...this.endings]) end();
    this.endings.clear();
    this.onDeath(this);
  }

  /** Closed in order: it ends without having died. */
  end(): void {
    this.alive = false;
    for (const end of [...this.endings]) end();
    this.endings.clear();
  }

  /** A port whose answers a dead process never hears. */
  async port<T>(work: () => Promise<T>): Promise<T> {
    if (!this.point()) return never();
    const ended = await work().then(
      (value) => ({ value }),
      (reason: unknown) => ({ reason }),
    );
    if (!this.point()) return never();
    if ('reason' in ended) throw ended.reason;
    return ended.value;
  }
}
