/**
 * Statements on their way in PostgreSQL, and which of them wait for a lock that another one's transaction holds: that is no
 * work under way, the world goes on with something else. What waits is looked at anew when a transaction has ended.
 */
import pg from 'pg';
import type { Owner, Scheduler, Watcher } from '../world/scheduler';

interface OnItsWay {
  readonly owner: Owner;
  since: number;
  waits: boolean;
  waited: boolean;
}

export interface Ended<T> {
  readonly ended: PromiseSettledResult<T>;
  readonly waited: boolean;
}

/** Most statements have come back by then. */
const LOOK_AFTER_MS = 5;

export class LockWatch implements Watcher {
  private readonly statements = new Map<number, OnItsWay>();
  private scheduler: Scheduler | null = null;
  private looking = false;
  /** How many statements had to wait. */
  waited = 0;

  private constructor(private readonly client: pg.Client) {}

  static async open(superuser: pg.ClientConfig): Promise<LockWatch> {
    const client = new pg.Client(superuser);
    // The database is dropped under it at the end.
    client.on('error', () => undefined);
    await client.connect();
    return new LockWatch(client);
  }

  /** Of the run that begins. */
  attend(scheduler: Scheduler): void {
    this.scheduler = scheduler;
    this.statements.clear();
    this.waited = 0;
    scheduler.watch(this);
  }

  waits = (of?: Owner): boolean =>
    [...this.statements.values()].some(({ waits, owner }) => waits && (of === undefined || of === owner));

  /** Resolves with how it ended, and whether it had to wait. */
  async run<T>(owner: Owner, pid: number, statement: () => Promise<T>): Promise<Ended<T>> {
    const { scheduler } = this;
    const one: OnItsWay = { owner, since: Date.now(), waits: false, waited: false };
    this.statements.set(pid, one);
    scheduler?.begin();
    const [ended] = await Promise.allSettled([statement()]);
    if (this.statements.get(pid) === one) this.statements.delete(pid);
    if (!one.waits) scheduler?.end();
    return { ended, waited: one.waited };
  }

  /** A transaction has ended: who waited for its locks may go on. */
  released(): void {
    for (const one of this.statements.values()) {
      if (!one.waits) continue;
      one.waits = false;
      // Whom it let go on goes on by now: PostgreSQL lets locks go before it answers.
      one.since = 0;
      this.scheduler?.begin();
    }
  }

  look = async (): Promise<void> => {
    const late = [...this.statements].filter(([, { since }]) => Date.now() - since > LOOK_AFTER_MS);
    if (late.length === 0 || this.looking) return;
    this.looking = true;
    try {
      const { rows } = await this.client.query<{ pid: number }>(
        'select pid from unnest($1::integer[]) as pid where cardinality(pg_blocking_pids(pid)) > 0',
        [late.map(([pid]) => pid)],
      );
      const waiting = new Set(rows.map(({ pid }) => pid));
      for (const [pid, one] of late) {
        if (this.statements.get(pid) === one) this.note(one, waiting.has(pid));
      }
    } finally {
      this.looking = false;
    }
  };

  private note(one: OnItsWay, waits: boolean): void {
    one.since = Date.now();
    if (waits === one.waits) return;
    one.waits = waits;
    if (waits) {
      one.waited = true;
      this.waited += 1;
      this.scheduler?.end();
    } else this.scheduler?.begin();
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
