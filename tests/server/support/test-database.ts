/** A database of its own for one test file, dropped at the end. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { migrate } from '../../../server/database/migrate';
import { withClient } from '../../../server/database/with-client';
import { testCluster } from './test-cluster';

export interface TestDatabase {
  readonly name: string;
  readonly superuser: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  drop(): Promise<void>;
}

/** With today's schema; `empty`: with none. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const cluster = await testCluster();
  const name = `t_${randomBytes(6).toString('hex')}`;
  const copied = !empty && cluster.template !== '';
  const from = copied ? `template ${cluster.template} strategy file_copy` : '';
  await withClient(cluster.superuser, (client) => client.query(`create database ${name} owner app_owner ${from}`));
  const owner = { ...cluster.owner, database: name };
  if (!copied && !empty) await migrate(owner);
  return {
    name,
    superuser: { ...cluster.superuser, database: name },
    owner,
    app: { ...cluster.app, database: name },
    drop: () =>
      withClient(cluster.superuser, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** As a URL, with the socket's folder where there is one. */
export function urlOf({ host = '', port, user, password, database }: pg.ClientConfig): string {
  const secret = encodeURIComponent(String(password));
  return host.startsWith('/')
    ? `postgres://${user}:${secret}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    : `postgres://${user}:${secret}@${host}:${port}/${database}`;
}
