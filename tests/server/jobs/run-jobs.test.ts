/** The job queue: jobs of dead processes are freed, failures come back, the given-up stay visible. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCompany } from '../../../server/database/as-company';
import { runJobs } from '../../../server/jobs/run-jobs';
import { graphileQueue } from '../../../server/queue/graphile-queue';
import { growingWait } from '../../../server/queue/job-kind';
import { openWorkerGuard } from '../../../server/queue/worker-guard';
import { realTimers } from '../../../server/real-parts';
import { openRoad } from '../support/database-road';
import { startTestApp, type TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A runner of its own over the same database; `handled` grows by each run. */
function startRunner(
  task: string,
  run: (payload: unknown) => Promise<void>,
  connection: pg.ClientConfig = app.database.app,
) {
  const retries = { attempts: 5, waitMs: growingWait };
  const kind = {
    name: task,
    payload: v.unknown(),
    broughtBy: 'its-work',
    budget: 'none',
    retries,
    whenDead: '',
  } as const;
  return runJobs({
    queue: graphileQueue({ db: app.db.kysely, connection, now: Date.now, onError: () => undefined }),
    kinds: [{ ...kind, run }],
    concurrency: 2,
    served: async () => new Map(),
    now: Date.now,
    timers: realTimers,
    onError: () => undefined,
  });
}

const queue = () => app.application.queue;

function add(task: string, key: string): Promise<void> {
  return queue().add(app.db.kysely, { kind: task, payload: { key }, key, runAt: new Date(0), maxAttempts: 5 });
}

/** The guards' connections that hold a lock. */
function guards() {
  return sql<{ pid: number }>`select distinct a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid
    where a.application_name = 'condica-jobs-guard' and a.datname = current_database()
      and l.locktype = 'advisory' and l.granted`.execute(app.db.kysely);
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

describe('jobs', () => {
  it('come to be with their transaction, or not at all', async () => {
    const added = (key: string, end: () => void) =>
      asCompany(app.db, app.companies.first, async (tx) => {
        await queue().add(tx, { kind: 'nobody', payload: {}, key, runAt: new Date(0), maxAttempts: 5 });
        end();
      });
    const undone = added('undone', () => {
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await added('done', () => undefined);
    // Not by their count: the application adds jobs of its own while it starts.
    const { rows } = await sql`select key from graphile_worker.jobs where key in ('done', 'undone')`.execute(app.owner);
    expect(rows).toEqual([{ key: 'done' }]);
  });

  // Breaks when a killed worker's job keeps the queue's own lock of four hours.
  it('of a process that died are taken over at once', async () => {
    await add('taken-over', 'dead-process');
    await sql`update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now()
      where key = 'dead-process'`.execute(app.owner);
    const done: unknown[] = [];
    const runner = await startRunner('taken-over', async (payload) => void done.push(payload));
    await until(() => done.length === 1);
    await runner.stop();
    expect(done).toEqual([{ key: 'dead-process' }]);
  });

  // Before: after a restart of the database the locks were gone for good, and others ran what was running here.
  it('that run are not taken by another process after the guard lost its connection', async () => {
    await add('guarded', 'guarded');
    let runs = 0;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const run = async () => {
      runs += 1;
      await ended;
    };
    const first = await startRunner('guarded', run);
    await until(() => runs === 1);
    const { rows: before } = await guards();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'condica-jobs-guard'
      and datname = current_database()`.execute(app.db.kysely);
    const old = new Set(before.map(({ pid }) => pid));
    await until(async () => {
      const { rows } = await guards();
      return rows.length === before.length && rows.every(({ pid }) => !old.has(pid));
    });
    const other = await openWorkerGuard({ connection: app.database.app, onError: () => undefined, now: Date.now });
    await other.sweep();
    const { rows } = await sql<{ held: boolean }>`select locked_by is not null as held
      from graphile_worker.jobs where key = 'guarded'`.execute(app.db.kysely);
    expect([rows, runs]).toEqual([[{ held: true }], 1]);
    await other.close();
    end();
    await first.stop();
  }, 30_000);

  // Before: each sweep left one more connection waiting for the lock, until the database took no more.
  it('are guarded by one connection, also while the database still holds the locks of a lost one', async () => {
    const connections = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where application_name = 'condica-jobs-guard' and datname = current_database()`.execute(app.db.kysely);
      return rows.length;
    };
    const errors: unknown[] = [];
    const others = await connections();
    const guard = await openWorkerGuard({
      connection: app.database.app,
      onError: (error) => errors.push(error),
      now: Date.now,
    });
    // As of a connection whose loss only we have noticed.
    await app.owner.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(hashtextextended('held-elsewhere', 0))`.execute(holder);
      await guard.hold('held-elsewhere');
      await until(async () => (await connections()) === others);
      const sweeps = Array.from({ length: 5 }, () => guard.sweep().catch((error: unknown) => errors.push(error)));
      await until(async () => (await connections()) === others + 1);
      await Promise.all(sweeps);
      expect(await connections()).toBe(others);
      expect(errors).toContainEqual(expect.objectContaining({ code: '55P03' }));
      await sql`select pg_advisory_unlock(hashtextextended('held-elsewhere', 0))`.execute(holder);
    });
    await guard.sweep();
    expect(await connections()).toBe(others + 1);
    await guard.close();
  }, 30_000);

  // Before: the queue's note of a job's end was lost with the connection, and the rejection nobody waited for ended the process.
  it.each(['done', 'failed'])(
    'whose end (%s) cannot be written down at once wait for the database',
    async (end) => {
      const road = await openRoad(app.database.app);
      const task = `cut-off-${end}`;
      let runs = 0;
      const run = async () => {
        runs += 1;
        if (runs > 1) return;
        await road.cut();
        if (end === 'failed') throw new Error('fără răspuns');
      };
      const connection = { ...app.database.app, ...road.at };
      const runner = await startRunner(task, run, connection);
      await add(task, task);
      await until(() => runs > 0);
      await road.untilRefused();
      await road.open();
      const attempts = () =>
        sql<{ attempts: number }>`select attempts from graphile_worker.jobs where key = ${task} and locked_by is null
        union all select -1 where not exists (select from graphile_worker.jobs where key = ${task})`.execute(
          app.db.kysely,
        );
      await until(async () => (await attempts()).rows.length === 1);
      expect((await attempts()).rows).toEqual([{ attempts: end === 'failed' ? 1 : -1 }]);
      await runner.stop();
      await road.close();
    },
    30_000,
  );

  it('that run are finished by a stop', async () => {
    await add('slow', 'slow');
    let started = false;
    let finished = false;
    const runner = await startRunner('slow', async () => {
      started = true;
      await sleep(150);
      finished = true;
    });
    await until(() => started);
    await runner.stop();
    expect(finished).toBe(true);
  });

  it('that were given up stay, with their reason, until they are planned anew', async () => {
    await add('failing', 'given-up');
    await sql`update graphile_worker._private_jobs set max_attempts = 1 where key = 'given-up'`.execute(app.owner);
    let fails = true;
    let done = 0;
    const runner = await startRunner('failing', async () => {
      if (fails) throw new Error('fără răspuns');
      done += 1;
    });
    await until(async () => (await queue().counts()).dead === 1);
    const [dead] = await queue().dead();
    expect(dead).toMatchObject({ kind: 'failing', attempts: 1, lastError: expect.stringContaining('fără răspuns') });
    fails = false;
    // As the sweep does for a filing: a new plan under the same key.
    await add('failing', 'given-up');
    await until(() => done === 1);
    await runner.stop();
    expect((await queue().counts()).dead).toBe(0);
  });
});
