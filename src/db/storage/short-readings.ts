/**
 * A reading gives its store free as soon as the storage has answered it. By itself the storage takes a transaction for ended once
 * the page has heard the last answer and asked nothing more: a page that draws keeps locked what its live queries read, and
 * whoever saves a draft waits for them.
 *
 * Invariant: of readings alone, and outside of a transaction that somebody began: there each question has one request or all of its
 * requests at once. Of the stores named apart a question asks twice (absent-keys.ts).
 */
import type Dexie from 'dexie';
import type { DBCore, DBCoreTable, DBCoreTransaction } from 'dexie';

/** Next to the storage: above stand Dexie's own parts, and absent-keys.ts. */
const LEVEL = -3;

export function shortenReadings(db: Dexie, apart: string): void {
  const create = (core: DBCore): Partial<DBCore> => ({
    table: (name) => (name === apart ? core.table(name) : endingWithAnswer(core.table(name))),
  });
  db.use({ stack: 'dbcore', name: 'short readings', level: LEVEL, create });
}

function endingWithAnswer(table: DBCoreTable): DBCoreTable {
  const last =
    <Q extends { readonly trans: DBCoreTransaction }, R>(ask: (request: Q) => R) =>
    (request: Q): R => {
      const answer = ask(request);
      endReading(request.trans);
      return answer;
    };
  return {
    ...table,
    get: last(table.get),
    getMany: last(table.getMany),
    query: last(table.query),
    count: last(table.count),
  };
}

/** Dexie notes at the storage's transaction whether somebody began it. */
function endReading(trans: DBCoreTransaction & { readonly mode?: unknown; readonly _explicit?: unknown }): void {
  if (trans.mode === 'readonly' && trans._explicit !== true && 'commit' in trans && typeof trans.commit === 'function')
    trans.commit();
}
