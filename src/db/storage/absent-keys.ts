/**
 * A store that holds few rows answers for many keys by one request for the keys that are there, and by one more for each of those
 * that were asked for. Every row of a list in sight is looked for among the rows of their own before the blocks, and nearly none
 * is there: to ask for each took forty requests at every key of a search, and five hundred at each page of a pull.
 *
 * Invariant: both requests are of the transaction that asks. Live queries are told of every key all the same: Dexie's observing
 * stands above this.
 */
import type Dexie from 'dexie';
import type { DBCore, DBCoreGetManyRequest, DBCoreTable } from 'dexie';

/** Below Dexie's own cache of values (−1) and its observing (0). */
const LEVEL = -2;
/** Fewer keys are asked for one by one. */
const LEAST_ASKED = 8;
/** A key in a list of keys comes in less than a tenth of the time of a request of its own; */
const KEYS_FOR_ONE = 10;
/** and beside a page of rows to draw so many more are no matter. */
const MOST_FOR_FEW = 1_000;
/** Questions after one that found more, before it is looked anew. */
const PAUSE = 20;
/** `DBCoreRangeType.Any`, which Dexie's types only name. */
const ANY = 3;

export function lookForKeysFirst(db: Dexie, store: string): void {
  const create = (core: DBCore): Partial<DBCore> => ({
    table: (name) => (name === store ? lookingFirst(core.table(name)) : core.table(name)),
  });
  db.use({ stack: 'dbcore', name: `keys of ${store}`, level: LEVEL, create });
}

function lookingFirst(table: DBCoreTable): DBCoreTable {
  let pause = 0;
  const keysThere = ({ trans }: DBCoreGetManyRequest, limit: number): Promise<readonly unknown[]> => {
    const query = { index: table.schema.primaryKey, range: { type: ANY, lower: undefined, upper: undefined } };
    return table.query({ trans, values: false, limit, query }).then(({ result }) => result);
  };
  const getMany = (request: DBCoreGetManyRequest): Promise<unknown[]> => {
    if (request.keys.length < LEAST_ASKED || pause > 0) {
      pause = Math.max(0, pause - 1);
      return table.getMany(request);
    }
    const limit = Math.max(MOST_FOR_FEW, request.keys.length * KEYS_FOR_ONE);
    return keysThere(request, limit).then((there) => {
      if (there.length >= limit) {
        pause = PAUSE;
        return table.getMany(request);
      }
      return getThose(table, request, new Set(there));
    });
  };
  return { ...table, getMany };
}

/** In the order asked for; undefined where there is none. */
function getThose(
  table: DBCoreTable,
  request: DBCoreGetManyRequest,
  there: ReadonlySet<unknown>,
): Promise<unknown[]> | unknown[] {
  const keys = request.keys.filter((key) => there.has(key));
  if (keys.length === 0) return request.keys.map(() => undefined);
  return table.getMany({ ...request, keys }).then((rows) => {
    const byKey = new Map(keys.map((key, place) => [key, rows[place]]));
    return request.keys.map((key) => byKey.get(key));
  });
}
