/** The product's embedded database with as many servers over it as are asked for, all with the same secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filingTestDatabase } from '../../server/filings/filing-database';
import { urlOf } from '../../server/support/test-database';
import { type MeasuredServer, startServer } from './measured-server';

export async function benchInstallation() {
  const database = await filingTestDatabase();
  const data = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  const running: MeasuredServer[] = [];
  return {
    database,
    start: async (environment: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> => {
      const server = await startServer({
        ...{ DATABASE_URL: urlOf(database.connection), DATABASE_OWNER_URL: urlOf(database.owner), CONDICA_DATA: data },
        ...environment,
      });
      running.push(server);
      return server;
    },
    stopServers: async (): Promise<void> => {
      for (const server of running.splice(0)) await server.stop();
    },
    close: async (): Promise<void> => {
      for (const server of running.splice(0)) await server.stop();
      await database.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
