/** The hub's own connection: lost, refused, and made again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_COMPANY, openNudgeHub } from '../../server/http/nudge-hub';
import { realTimers } from '../../server/real-parts';
import { openRoad } from './support/database-road';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// Before: one refused attempt was the last, and commits of other processes were never heard of again.
it('comes back after the database was away for longer than one attempt', async () => {
  const road = await openRoad(database.app);
  const hub = openNudgeHub({ ...database.app, ...road.at }, realTimers, () => undefined);
  let connections = 0;
  let connected: () => void = () => undefined;
  const nextConnection = (): Promise<void> =>
    new Promise((resolve) => {
      connected = resolve;
    });
  hub.subscribe((company) => {
    if (company !== EVERY_COMPANY) return;
    connections += 1;
    connected();
  });
  await nextConnection();
  await road.cut();
  await road.untilRefused();
  const again = nextConnection();
  await road.open();
  await again;
  expect(connections).toBe(2);
  await hub.close();
  await road.close();
}, 20_000);
