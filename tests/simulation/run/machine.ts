/** What a process that simulates has once: the database, and the eye on its locks. */

import { LockWatch } from '../backend/lock-watch';
import { openSimDatabase, type SimDatabase } from '../backend/sim-database';
import { countWork } from '../world/counted-work';

export interface Machine {
  readonly database: SimDatabase;
  readonly locks: LockWatch;
  close(): Promise<void>;
}

export async function openMachine(): Promise<Machine> {
  countWork();
  const database = await openSimDatabase();
  const locks = await LockWatch.open(database.database.superuser);
  return {
    database,
    locks,
    close: async () => {
      await locks.close();
      await database.close();
    },
  };
}
