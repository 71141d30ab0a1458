/** What a process that simulates has once: the database, the connections of its servers, and the eye on their locks. */

import { type AllConnections, openConnections } from '../backend/connections';
import { LockWatch } from '../backend/lock-watch';
import { openSimDatabase, type SimDatabase } from '../backend/sim-database';
import { cloneQuickly } from '../device/quick-clone';
import { readSchemasOnce } from '../device/quick-schema';
import { countWork } from '../world/counted-work';

/** Of two servers, all that their pools may open. */
const CONNECTIONS = 24;

export interface Machine {
  readonly database: SimDatabase;
  readonly connections: AllConnections;
  readonly locks: LockWatch;
  close(): Promise<void>;
}

export async function openMachine(): Promise<Machine> {
  countWork();
  cloneQuickly();
  readSchemasOnce();
  const database = await openSimDatabase();
  const connections = await openConnections(database.database.app, CONNECTIONS, database.cancel);
  const locks = await LockWatch.open(database.database.superuser);
  return {
    database,
    connections,
    locks,
    close: async () => {
      await locks.close();
      await connections.close();
      await database.close();
    },
  };
}
