/** DATABASE_URL: which roles are served with, who migrates, what is refused. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/open-database';
import { withClient } from '../../../server/database/with-client';
import { type TestCluster, testCluster } from '../support/test-cluster';
import { createTestDatabase, type TestDatabase, urlOf } from '../support/test-database';

let cluster: TestCluster;
let migrated: TestDatabase;
const empty = `t_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  cluster = await testCluster();
  migrated = await createTestDatabase();
  await withClient(cluster.superuser, (client) => client.query(`create database ${empty} owner app_owner`));
});
afterAll(async () => {
  await migrated.drop();
  await withClient(cluster.superuser, (client) => client.query(`drop database ${empty}`));
});

const open = (url: string, ownerUrl = '') => openDatabase({ folder: '/nowhere', url, ownerUrl });

describe('DATABASE_URL', () => {
  it('of a superuser or of the owner is refused, with what to do', async () => {
    for (const privileged of [migrated.superuser, migrated.owner]) {
      const start = open(urlOf(privileged));
      await expect(start).rejects.toMatchObject({ fault: 'database-role' });
      await expect(start).rejects.toThrow(/DATABASE_OWNER_URL/);
      await expect(open(urlOf(privileged), urlOf(migrated.owner))).rejects.toMatchObject({ fault: 'database-role' });
    }
  });

  it('of the serving role alone needs a schema that is up to date', async () => {
    await expect(open(urlOf(migrated.app))).resolves.toMatchObject({ owner: null });
    await expect(open(urlOf({ ...cluster.app, database: empty }))).rejects.toMatchObject({ fault: 'migration-failed' });
    const behind = await createTestDatabase();
    await withClient(behind.owner, (client) =>
      client.query('delete from kysely_migration where name = (select max(name) from kysely_migration)'),
    );
    await expect(open(urlOf(behind.app))).rejects.toMatchObject({ fault: 'migration-failed' });
    await behind.drop();
  });

  it('that does not answer is said so', async () => {
    await expect(open('postgres://app@127.0.0.1:1/x')).rejects.toMatchObject({ fault: 'database-failed' });
  });

  it('with the owner migrates, also where three processes start at once', async () => {
    const database = { ...cluster.owner, database: empty };
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    const opened = await open(urlOf({ ...cluster.app, database: empty }), urlOf(database));
    expect(opened.owner).not.toBeNull();
  });
});
