/** A database that only shows what another has: whoever would write an entry fails, and with it the transaction that changes what it would send. */
import Dexie, { type DBCore, type DBCoreMutateRequest, type DBCoreTable } from 'dexie';

const OUTBOX = 'outbox';

export class ReadsOnlyError extends Error {
  override readonly name = 'ReadsOnlyError';
}

/** To be called before the database of this name is opened; for the life of the page. */
export function refuseEntriesIn(name: string): void {
  Dexie.addons.push((db) => {
    if (db.name === name) db.use({ stack: 'dbcore', name: 'reads-only', create: withoutOutbox });
  });
}

function withoutOutbox(core: DBCore): DBCore {
  return { ...core, table: (name) => (name === OUTBOX ? refusing(core.table(name)) : core.table(name)) };
}

function refusing(table: DBCoreTable): DBCoreTable {
  const writes = ({ type }: DBCoreMutateRequest): boolean => type === 'add' || type === 'put';
  return {
    ...table,
    mutate: (request) =>
      writes(request)
        ? Promise.reject(new ReadsOnlyError('This database has no outbox: it only shows.'))
        : table.mutate(request),
  };
}
