/** A PostgreSQL of the product's own, with room for several servers, and as many of those as are asked for, all with the same secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { startEmbedded } from '../../../server/database/embedded/start-embedded';
import { migrate } from '../../../server/database/migrate';
import { ensureRoles } from '../../../server/database/roles';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import type { Tables } from '../../../server/tables';
import { urlOf } from '../../server/support/test-database';
import { type MeasuredServer, startServer } from './measured-server';

/** The embedded one has 40: enough for one server, each of which takes some twenty. */
const CONNECTIONS = '200';

export interface BenchInstallation {
  /** As the owner of the database, which has the companies 1 and 2. */
  readonly owner: Kysely<Tables>;
  start(environment?: Readonly<Record<string, string>>): Promise<MeasuredServer>;
  stopServers(): Promise<void>;
  close(): Promise<void>;
}

export async function benchInstallation(): Promise<BenchInstallation> {
  // Two: PostgreSQL's user has to reach its own.
  const [databaseFolder, data] = [newFolder('condica-db-'), newFolder('condica-bench-')];
  const embedded = await startEmbedded({ folder: databaseFolder, settings: { max_connections: CONNECTIONS } });
  const as = (user: string, password: string) => {
    return { host: embedded.host, port: embedded.port, user, password, database: 'postgres' };
  };
  await ensureRoles(as('postgres', embedded.passwords.superuser), embedded.passwords);
  const connections = {
    app: { ...as('app', embedded.passwords.app), database: 'condica' },
    owner: { ...as('app_owner', embedded.passwords.owner), database: 'condica' },
  };
  await migrate(connections.owner);
  const owner = kyselyOver(createPool(connections.owner, { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
  for (const { cif, name, address } of DEMO_COMPANIES)
    await owner
      .insertInto('company')
      .values({ cif, name, address: JSON.stringify(address) })
      .execute();
  const running: MeasuredServer[] = [];
  const stopServers = async (): Promise<void> => {
    for (const server of running.splice(0)) await server.stop();
  };
  return {
    owner,
    start: async (environment = {}) => {
      const server = await startServer({
        ...{ DATABASE_URL: urlOf(connections.app), DATABASE_OWNER_URL: urlOf(connections.owner) },
        ...{ CONDICA_DATA: data },
        ...environment,
      });
      running.push(server);
      return server;
    },
    stopServers,
    close: async () => {
      await stopServers();
      await owner.destroy();
      await embedded.stop();
      for (const folder of [databaseFolder, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(prefix: string): string {
  return mkdtempSync(join(tmpdir(), prefix));
}
