/** An installation's embedded database, met as its owner: for what no screen can make, and to see what the server keeps. */
import type { Kysely } from 'kysely';
import { createPool, kyselyOver } from '../../server/database/connect';
import { OWNER_ROLE } from '../../server/database/roles';
import type { Tables } from '../../server/tables';
import { embeddedConnection } from './embedded-connection';
import type { Installation } from './installation';

export async function asOwner<T>(installation: Installation, work: (owner: Kysely<Tables>) => Promise<T>): Promise<T> {
  const connection = embeddedConnection(installation, OWNER_ROLE, 'owner');
  const owner = kyselyOver(createPool(connection, { max: 1, lockTimeoutMs: 0, onError: () => undefined }));
  try {
    return await work(owner);
  } finally {
    await owner.destroy();
  }
}
