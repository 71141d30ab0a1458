/**
 * Whose turn it is. Everything that could happen at the same time as something else stands here parked, and one of it is let
 * go after the other, chosen by the run's chance; in between the process is run until nothing moves by itself.
 *
 * Invariants: what is parked goes on only from `settle`; the choice depends on names and the order of parking alone, never on
 * how fast a thread or PostgreSQL was; what a dead owner parked never goes on; what calls for itself for ever ends the run.
 */
import type { Chance } from '../random';
import { type Actor, goOnAs, whoActs } from './acting';
import { nextTurn, turnsUnderWay } from './counted-turns';
import { ciphersUnderWay, deliverThrough, stir, stirred } from './counted-work';

export interface Owner {
  readonly alive: boolean;
}

interface Parked {
  readonly name: string;
  readonly owner: Owner | null;
  /** Who acts from then on. */
  readonly actor: Actor | null;
  readonly go: () => void;
}

/** Looks after work that waits for something another one holds. */
export interface Watcher {
  /** Told each turn in which real work is under way. */
  readonly look: () => Promise<void>;
  /** Something (of that owner's) waits for a lock: it goes on when another one lets go. */
  readonly waits: (of?: Owner) => boolean;
}

const STUCK_MS = 20_000;
/** How long work of other threads and processes is waited for before it is looked after. */
const LOOK_MS = 2;
const QUIET_TURNS = 2;
/** Of a run; a usual one has 3,000. */
const MOST_TURNS = 30_000;
/** Turns of the event loop, a thousand callbacks in each at most, between two that are let go; a usual one takes three. */
const MOST_RESTLESS = 10_000;

export class Scheduler {
  private parked: Parked[] = [];
  private readonly ciphers: { readonly place: number; readonly go: () => void }[] = [];
  private busy = 0;
  private readonly watchers: Watcher[] = [];
  /** What was let go, in its order. */
  readonly went: string[] = [];

  constructor(public chance: Chance) {
    deliverThrough((place, go) => this.ciphers.push({ place, go }));
  }

  /** Nothing of this world goes on. */
  stop(): void {
    deliverThrough(null);
  }

  watch(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  /** Resolves when it is its turn. */
  park(name: string, owner: Owner | null = null): Promise<void> {
    return new Promise((go) => this.parked.push({ name, owner, actor: whoActs(), go }));
  }

  begin(): void {
    this.busy += 1;
  }

  end(): void {
    this.busy -= 1;
    if (this.busy === 0) stir();
  }

  /** Real work of other threads and processes. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.begin();
    try {
      return await work;
    } finally {
      this.end();
    }
  }

  get waiting(): readonly string[] {
    return this.parked.map(({ name }) => name);
  }

  /** Lets go what is parked, one after the other, until nothing is left or `most` were let go. */
  async settle(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let turn = 0; turn < most; turn += 1) {
      await this.quiet();
      const next = this.next();
      if (next === undefined) break;
      this.letGo(next);
    }
    // Also after the last one: the next step must not begin in the midst of what it set moving.
    await this.quiet();
    goOnAs(null);
  }

  /** Ends when the work has: what it needs is let go. */
  async through<T>(work: Promise<T>): Promise<T> {
    const hasEnded = ending(work);
    while (!hasEnded()) {
      await this.quiet();
      if (hasEnded()) break;
      const next = this.next();
      if (next === undefined) throw new Error('Nothing moves any more, and the work has not ended.');
      this.letGo(next);
    }
    return work;
  }

  /**
   * The work of one that also does what the world does not count, which takes what time it takes: all others stand still
   * meanwhile, but where it waits for a lock of theirs.
   */
  async throughAlone<T>(owner: Owner, work: Promise<T>): Promise<T> {
    const hasEnded = ending(work);
    while (!hasEnded()) {
      await this.quiet();
      if (hasEnded()) break;
      const next = this.next(this.watchers.some(({ waits }) => waits(owner)) ? undefined : owner);
      if (next === undefined) await stirred(1);
      else this.letGo(next);
    }
    goOnAs(null);
    return work;
  }

  private letGo({ actor, go, name }: Parked): void {
    if (this.went.length >= MOST_TURNS) throw new Error(`No end after ${MOST_TURNS} turns, the last: ${name}`);
    this.went.push(name);
    goOnAs(actor);
    go();
  }

  /** `of`: of that owner alone. */
  private next(of?: Owner): Parked | undefined {
    this.parked = this.parked.filter(({ owner }) => owner === null || owner.alive);
    const inOrder = this.parked
      .map((one, place) => ({ one, place }))
      .filter(({ one }) => of === undefined || one.owner === of)
      .sort(byName);
    const chosen = inOrder.length > 1 ? this.chance.pick(inOrder) : inOrder[0];
    if (chosen !== undefined) this.parked.splice(chosen.place, 1);
    return chosen?.one;
  }

  /** Nothing moves by itself. Cryptography that ended goes on in the order it was begun. */
  private async quiet(): Promise<void> {
    const since = Date.now();
    let restless = 0;
    for (let still = 0; still < QUIET_TURNS; ) {
      await nextTurn();
      if (this.busy > 0 || ciphersUnderWay() > 0) {
        still = 0;
        if (!(await stirred(LOOK_MS))) for (const watcher of this.watchers) await watcher.look();
        if (Date.now() - since > STUCK_MS)
          throw new Error(`Work under way for ${STUCK_MS} ms: ${this.busy} ${ciphersUnderWay()} ${this.waiting}`);
        continue;
      }
      if (turnsUnderWay() > 0) {
        still = 0;
        restless += 1;
        if (restless > MOST_RESTLESS) throw new Error(`No rest after ${MOST_RESTLESS} turns of the loop.`);
        continue;
      }
      if (this.ciphers.length > 0) {
        still = 0;
        // Threads end in any order.
        this.ciphers.sort((a, b) => a.place - b.place);
        this.ciphers.shift()?.go();
        continue;
      }
      const blocked = this.parked.length === 0 && this.watchers.some(({ waits }) => waits());
      if (blocked) for (const watcher of this.watchers) await watcher.look();
      still = blocked ? 0 : still + 1;
    }
  }
}

function ending(work: Promise<unknown>): () => boolean {
  let ended = false;
  const end = (): void => {
    ended = true;
  };
  work.then(end, end);
  return () => ended;
}

function byName(a: { readonly one: Parked }, b: { readonly one: Parked }): number {
  return a.one.name < b.one.name ? -1 : a.one.name > b.one.name ? 1 : 0;
}
