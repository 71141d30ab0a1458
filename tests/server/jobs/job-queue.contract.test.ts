/** What every queue of jobs keeps (server/jobs/job-queue.ts): the one in PostgreSQL, and the one of simulated worlds. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asCompany } from '../../../server/database/as-company';
import { graphileQueue } from '../../../server/queue/graphile-queue';
import type { Claim, JobQueue, JobToAdd, JobWorker } from '../../../server/queue/job-queue';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { worldQueue } from '../support/world-queue';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const KIND = 'contract';
let database: FilingTestDatabase;
beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

interface Subject {
  readonly queue: JobQueue;
  /** Its process is gone without a word. */
  kill(worker: JobWorker): Promise<void>;
}

const SUBJECTS: readonly (readonly [string, () => Subject])[] = [
  [
    'in PostgreSQL',
    () => ({
      queue: graphileQueue({
        db: database.db,
        connection: database.connection,
        now: () => NOW,
        onError: () => undefined,
      }),
      kill: async ({ id }) => {
        await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
          and (classid::bigint << 32 | objid::bigint) = hashtextextended(${id}, 0)`.execute(database.db);
        await expect
          .poll(async () => {
            const { rows } = await sql`select from pg_locks where locktype = 'advisory' and granted
              and (classid::bigint << 32 | objid::bigint) = hashtextextended(${id}, 0)`.execute(database.db);
            return rows.length;
          })
          .toBe(0);
      },
    }),
  ],
  [
    'of simulated worlds',
    () => {
      const queue = worldQueue(() => NOW);
      return { queue, kill: async ({ id }) => queue.kill(id) };
    },
  ],
];

describe.each(SUBJECTS)('the queue %s', (_name, open) => {
  let subject: Subject;
  let queue: JobQueue;
  let worker: JobWorker;
  let other: JobWorker;
  const workers: JobWorker[] = [];
  beforeEach(async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(database.db);
    subject = open();
    queue = subject.queue;
    worker = await enlist();
    other = await enlist();
  });
  afterEach(async () => {
    for (const one of workers.splice(0)) await one.leave().catch(() => undefined);
  });
  const enlist = async (): Promise<JobWorker> => {
    const one = await queue.enlist(() => undefined);
    workers.push(one);
    return one;
  };
  const add = (key: string, more: Partial<JobToAdd> = {}): Promise<void> =>
    queue.add(database.db, { kind: KIND, key, payload: { key }, runAt: new Date(NOW), maxAttempts: 2, ...more });
  const claim = (by: JobWorker, more: Partial<Claim> = {}) =>
    by.claim({ kinds: [KIND], most: 100, now: NOW, served: new Map(), ...more });
  const keysOf = (jobs: readonly { readonly payload: unknown }[]) =>
    jobs.map(({ payload }) => (payload as { key: string }).key);

  it('has a job with the commit of its transaction, or not at all', async () => {
    const job = { kind: KIND, payload: { key: 'a' }, runAt: new Date(NOW), maxAttempts: 1 };
    const undone = asCompany(database.app, 1, async (tx) => {
      await queue.add(tx, { ...job, key: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    let seen = -1;
    await asCompany(database.app, 1, async (tx) => {
      await queue.add(tx, { ...job, key: 'a' });
      seen = (await claim(worker)).length;
    });
    expect([seen, keysOf(await claim(worker))]).toEqual([0, ['a']]);
  });

  it('gives what is due, of the kinds asked for, no more than asked for, to one worker', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e']) await add(key);
    await add('later', { runAt: new Date(NOW + 1) });
    await add('foreign', { kind: 'another' });
    const [mine, theirs] = await Promise.all([claim(worker, { most: 2 }), claim(other, { most: 2 })]);
    expect([mine.length, theirs.length]).toEqual([2, 2]);
    const rest = await claim(other);
    expect([...keysOf(mine), ...keysOf(theirs), ...keysOf(rest)].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(keysOf(await claim(worker, { now: NOW + 1 }))).toEqual(['later']);
    expect(mine[0]).toMatchObject({ kind: KIND, attempt: 1, maxAttempts: 2 });
  });

  it('has one job a key: the newer plan takes the waiting one’s place', async () => {
    await add('a', { payload: { key: 'old' } });
    await add('a', { payload: { key: 'new' }, runAt: new Date(NOW + 5) });
    expect(await claim(worker)).toEqual([]);
    expect(keysOf(await claim(worker, { now: NOW + 5 }))).toEqual(['new']);
  });

  it.each(['done', 'failed', 'giveBack'] as const)(
    'keeps the plan made while its job ran, however that ends (%s)',
    async (end) => {
      await add('a', { payload: { key: 'old' } });
      const [running] = await claim(worker);
      if (running === undefined) throw new Error('nothing claimed');
      await add('a', { payload: { key: 'new' }, runAt: new Date(NOW + 5) });
      if (end === 'done') await worker.done(running);
      else if (end === 'failed') await worker.failed(running, 'x', new Date(NOW), new Date(NOW));
      else await worker.giveBack([running]);
      expect(await claim(other)).toEqual([]);
      expect(keysOf(await claim(other, { now: NOW + 5 }))).toEqual(['new']);
      expect(await queue.counts()).toEqual({ waiting: 1, dead: 0 });
    },
  );

  it('serves each company’s first before anybody’s second, and who had less before', async () => {
    for (let place = 0; place < 50; place += 1) await add(`1-${place}`, { payload: { company: 1, key: `1-${place}` } });
    await add('2-0', { payload: { company: 2, key: '2-0' }, runAt: new Date(NOW) });
    await add('3-0', { payload: { company: 3, key: '3-0' } });
    await add('3-1', { payload: { company: 3, key: '3-1' } });
    const first = keysOf(await claim(worker, { most: 3 }));
    expect(first.map((key) => key.slice(0, 1)).sort()).toEqual(['1', '2', '3']);
    await add('4-0', { payload: { company: 4, key: '4-0' } });
    const served = new Map([[1, 30]]);
    expect(keysOf(await claim(worker, { most: 2, served })).sort()).toEqual(['3-1', '4-0']);
  });

  it('passes over what a company has that is of another kind or later', async () => {
    const before = { payload: { company: 1, key: 'x' }, rank: 0 };
    for (let place = 0; place < 9; place += 1) {
      await add(`another-${place}`, { ...before, kind: 'another' });
      await add(`later-${place}`, { ...before, runAt: new Date(NOW + 1) });
    }
    await add('due', { payload: { company: 1, key: 'due' }, rank: 5 });
    expect(keysOf(await claim(worker, { most: 1 }))).toEqual(['due']);
    expect(await claim(worker, { most: 1, kinds: ['unknown'] })).toEqual([]);
  });

  it('lets the installation’s own jobs take turns like a company’s', async () => {
    for (const place of [0, 1]) {
      await add(`own-${place}`, { payload: { key: `own-${place}` } });
      await add(`1-${place}`, { payload: { company: 1, key: `1-${place}` } });
    }
    expect(keysOf(await claim(worker, { most: 2 })).sort()).toEqual(['1-0', 'own-0']);
    expect(keysOf(await claim(worker, { most: 2 })).sort()).toEqual(['1-1', 'own-1']);
  });

  it('gives as much of one company as is asked for, whoever else has taken some of it', async () => {
    for (let place = 0; place < 30; place += 1) await add(`1-${place}`, { payload: { company: 1, key: `1-${place}` } });
    const [mine, theirs] = await Promise.all([claim(worker, { most: 8 }), claim(other, { most: 8 })]);
    const keys = [...keysOf(mine), ...keysOf(theirs), ...keysOf(await claim(worker, { most: 14 }))];
    expect([mine.length, theirs.length, new Set(keys).size]).toEqual([8, 8, 30]);
  });

  it('orders a company’s jobs by rank, then by time', async () => {
    const payload = (key: string) => ({ company: 1, key });
    await add('zip', { payload: payload('zip'), rank: 3, runAt: new Date(NOW - 50) });
    await add('late', { payload: payload('late'), rank: 0 });
    await add('early', { payload: payload('early'), rank: 0, runAt: new Date(NOW - 10) });
    expect(keysOf(await claim(worker))).toEqual(['early', 'late', 'zip']);
  });

  it('brings a failed one back when told, and keeps it with its error after the last attempt', async () => {
    await add('a');
    for (const attempt of [1, 2]) {
      const now = NOW + (attempt - 1) * 1000;
      const [job] = await claim(worker, { now });
      expect(job?.attempt).toBe(attempt);
      if (job === undefined) throw new Error('nothing claimed');
      await worker.failed(job, `fără răspuns ${attempt}`, new Date(now), new Date(NOW + 1000));
      expect(await claim(worker, { now: NOW + 999 })).toEqual([]);
    }
    expect(await claim(worker, { now: NOW + 1e9 })).toEqual([]);
    expect(await queue.dead()).toMatchObject([{ kind: KIND, attempts: 2, lastError: 'fără răspuns 2' }]);
    expect(await queue.counts()).toEqual({ waiting: 0, dead: 1 });
    expect([...(await queue.planned(['a', 'b'], new Date(NOW)))]).toEqual(['a']);
    expect([...(await queue.planned(['a', 'b'], new Date(NOW + 1000)))]).toEqual([]);
    await add('a');
    expect(await queue.counts()).toEqual({ waiting: 1, dead: 0 });
    expect((await claim(worker))[0]?.attempt).toBe(1);
  });

  it('gives back what a dead worker held, and nothing that a living one holds', async () => {
    await add('a');
    await add('b');
    const [held] = await claim(worker, { most: 1 });
    await claim(other);
    await worker.revive();
    expect(await claim(worker)).toEqual([]);
    await subject.kill(other);
    await worker.revive();
    const freed = await claim(worker);
    expect(freed).toHaveLength(1);
    expect(freed[0]?.attempt).toBe(2);
    expect(freed[0]?.id).not.toBe(held?.id);
  });

  it('takes back what was claimed and not begun, as if it had not been', async () => {
    await add('a');
    await worker.giveBack(await claim(worker));
    expect((await claim(other))[0]?.attempt).toBe(1);
    await other.leave();
    expect((await claim(worker))[0]?.attempt).toBe(2);
    expect([...(await queue.planned(['a'], new Date(NOW)))]).toEqual(['a']);
  });
});
