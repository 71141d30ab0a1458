/** The log of outages over a real PostgreSQL: begun once by whoever meets it first, ended by the next answer. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { postgresServiceStates } from '../../../server/outside/postgres-service-states';
import { forgetOutages, outagesSince } from '../../../server/outside/service-outages';
import { watchServices } from '../../../server/outside/service-watch';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

/** Each test has a month of its own: a state is never older than the one before. */
let start = Date.parse('2026-01-26T08:00:00Z');
const MONTH_MS = 30 * 86_400_000;
let database: TestDatabase;
let db: ReturnType<typeof kyselyOver>;
const clock = { now: start };
let answer: () => Promise<Response>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = kyselyOver(createPool(database.app, { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  start += MONTH_MS;
  clock.now = start;
  await db.deleteFrom('service_outage').execute();
});

/** As one process has it; what it writes is awaited. */
function process() {
  const kept: Promise<void>[] = [];
  const store = postgresServiceStates(db);
  const watch = watchServices({
    fetch: () => answer(),
    store: {
      ...store,
      keep: (state) => {
        const keeping = store.keep(state);
        kept.push(keeping);
        return keeping;
      },
    },
    now: () => clock.now,
    onError: (error) => {
      throw error;
    },
  });
  return {
    states: watch.states,
    call: async (service: 'efactura' | 'etransport'): Promise<void> => {
      await watch
        .watched(service)('http://x', {})
        .catch(() => undefined);
      await Promise.all(kept);
    },
  };
}

const says =
  (status: number, headers = {}) =>
  async () =>
    new Response(null, { status, headers });
const iso = (ms: number): string => new Date(ms).toISOString();
const all = () => outagesSince(db, 0);

it('begins with the first failure of any process, and ends with the next answer of any', async () => {
  const [one, other] = [process(), process()];
  answer = says(200);
  await one.call('efactura');
  answer = says(503);
  for (const minute of [1, 2, 3]) {
    clock.now = start + minute * 60_000;
    await (minute === 2 ? other : one).call('efactura');
  }
  expect(await all()).toEqual([{ service: 'efactura', from: iso(start + 60_000), until: '' }]);
  answer = says(403);
  clock.now = start + 240_000;
  await other.call('efactura');
  expect(await all()).toEqual([{ service: 'efactura', from: iso(start + 60_000), until: iso(start + 240_000) }]);
});

it('one lost answer is no outage, and e-Transport has its own', async () => {
  const one = process();
  answer = () => Promise.reject(new TypeError('fetch failed'));
  await one.call('efactura');
  await one.call('etransport');
  answer = says(200);
  clock.now += 20_000;
  await one.call('efactura');
  clock.now += 100_000;
  await one.call('etransport');
  expect(await all()).toEqual([{ service: 'etransport', from: iso(start), until: iso(start + 120_000) }]);
  expect(await outagesSince(db, 0, ['efactura'])).toEqual([]);
  // The sign-in tells of the services that it names.
  expect((await one.states()).map(({ service }) => service)).toEqual(['efactura']);
});

it('ANAF’s page of maintenance is an outage, another redirect is an answer', async () => {
  const one = process();
  answer = says(302, { location: 'https://mentenanta.anaf.ro/' });
  await one.call('efactura');
  clock.now += 90_000;
  await one.call('efactura');
  expect(await all()).toHaveLength(1);
  answer = says(302, { location: '/my.policy' });
  clock.now += 60_000;
  await one.call('efactura');
  expect(await all()).toMatchObject([{ until: iso(clock.now) }]);
});

it('those of long ago are forgotten, the newest first are told', async () => {
  const one = process();
  for (const day of [0, 1, 2]) {
    for (const [minute, status] of [
      [0, 503],
      [5, 200],
    ] as const) {
      clock.now = start + day * 86_400_000 + minute * 60_000;
      answer = says(status);
      await one.call('efactura');
    }
  }
  expect((await all()).map(({ from }) => from)).toEqual([2, 1, 0].map((day) => iso(start + day * 86_400_000)));
  expect(await forgetOutages(db, new Date(start + 86_400_000 - 1), 10)).toBe(1);
  expect(await all()).toHaveLength(2);
});
