/** A database without any migration, for what comes over the states of before. Its names are asked for once it is begun. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { withClient } from '../../../server/database/with-client';
import { type TestCluster, testCluster } from './test-cluster';

interface EmptyDatabase {
  readonly owner: () => TestCluster['owner'];
  readonly app: () => TestCluster['app'];
}

/** Made before the tests of the file, and gone after them. */
export function emptyDatabase(): EmptyDatabase {
  const database = `t_${randomBytes(6).toString('hex')}`;
  let begun: TestCluster | undefined;
  const cluster = (): TestCluster => {
    if (begun === undefined) throw new Error('The database is not begun yet.');
    return begun;
  };
  beforeAll(async () => {
    begun = await testCluster();
    await withClient(cluster().superuser, (client) => client.query(`create database ${database} owner app_owner`));
  });
  afterAll(() =>
    withClient(cluster().superuser, async (client) => {
      await client.query(`drop database if exists ${database} with (force)`);
    }),
  );
  return { owner: () => ({ ...cluster().owner, database }), app: () => ({ ...cluster().app, database }) };
}
