import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { postgresServiceStates } from '../../../server/outside/postgres-service-states';
import { type ServiceStateStore, type WatchedState, watchServices } from '../../../server/outside/service-watch';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let db: ReturnType<typeof kyselyOver>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = kyselyOver(createPool(database.app, { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const clock = { now: 0 };
let answer: () => Promise<Response>;
const errors: unknown[] = [];
beforeEach(() => {
  clock.now = Date.parse('2026-11-26T08:41:00Z');
  answer = async () => new Response('', { status: 200 });
  errors.length = 0;
});

/** As one process has it; exchanges take 1.2 s. */
function watchOver(store: ServiceStateStore) {
  return watchServices({
    fetch: () => {
      clock.now += 1200;
      return answer();
    },
    store,
    now: () => clock.now,
    onError: (error) => errors.push(error),
  });
}

function memoryStates() {
  const kept: WatchedState[] = [];
  const since = async (time: number) => kept.filter(({ at }) => Date.parse(at) >= time);
  const keep = async (state: WatchedState) => void kept.push(state);
  return { kept, store: { keep, since } };
}

describe('the watch over services outside', () => {
  it('notes the contacts with each service and passes answers and failures on', async () => {
    const { kept, store } = memoryStates();
    const watch = watchOver(store);
    const anaf = watch.watched('efactura');
    expect((await anaf('http://x', {})).status).toBe(200);
    expect(kept).toEqual([{ service: 'efactura', answered: true, tookMs: 1200, at: '2026-11-26T08:41:01.200Z' }]);
    answer = async () => new Response('', { status: 503 });
    await anaf('http://x', {});
    // A refusal is an answer.
    answer = async () => new Response('', { status: 403 });
    await anaf('http://x', {});
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(anaf('http://x', {})).rejects.toThrow('fetch failed');
    await expect(watch.watched('register')('http://y', {})).rejects.toThrow();
    expect(kept.map(({ service, answered }) => `${service} ${answered}`)).toEqual([
      ...['efactura true', 'efactura false', 'efactura true', 'efactura false', 'register false'],
    ]);
  });

  it('writes what stays the same seldom, and what changes at once', async () => {
    const { kept, store } = memoryStates();
    const anaf = watchOver(store).watched('efactura');
    for (let call = 0; call < 50; call += 1) await anaf('http://x', {});
    expect(kept.length).toBeLessThan(10);
    answer = async () => new Response('', { status: 503 });
    await anaf('http://x', {});
    expect(kept.at(-1)?.answered).toBe(false);
  });

  it('reports a state that could not be written, lets the call through, and writes the next one', async () => {
    const { kept, store } = memoryStates();
    let away = true;
    const anaf = watchOver({
      ...store,
      keep: (state) => (away ? Promise.reject(new Error('the database is away')) : store.keep(state)),
    }).watched('efactura');
    expect((await anaf('http://x', {})).status).toBe(200);
    expect(errors).toHaveLength(1);
    away = false;
    await anaf('http://x', {});
    expect(kept).toHaveLength(1);
  });
});

describe('the states of services', () => {
  // Before: a process told only what it had met itself, and another one did the jobs.
  it('are told by every process, whichever had the contact', async () => {
    const [one, other] = [watchOver(postgresServiceStates(db)), watchOver(postgresServiceStates(db))];
    answer = async () => new Response('', { status: 503 });
    await one.watched('efactura')('http://x', {});
    await expect
      .poll(() => other.states())
      .toEqual([{ service: 'efactura', answered: false, tookMs: 1200, at: '2026-11-26T08:41:01.200Z' }]);
    clock.now += 61 * 60_000;
    expect(await other.states()).toEqual([]);
  });

  it('are the latest contact’s, however late an earlier one is written', async () => {
    const store = postgresServiceStates(db);
    const state = (answered: boolean, at: string) => ({ service: 'rates', answered, tookMs: 5, at }) as const;
    await store.keep(state(true, '2026-11-26T09:00:01.000Z'));
    await store.keep(state(false, '2026-11-26T09:00:00.000Z'));
    const states = await store.since(Date.parse('2026-11-26T08:59:00Z'));
    expect(states).toEqual([state(true, '2026-11-26T09:00:01.000Z')]);
  });
});
