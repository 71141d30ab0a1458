/** A database of a device that has pulled to the head holds what the server has, and nothing waits in it. */
import { isDeepStrictEqual } from 'node:util';
import { ROWS_COLLECTIONS, ROWS_NAMES } from '@/db/collections/collections';
import type { CondicaDatabase } from '@/db/condica-database';
import type { EndState, ServerRow } from './end-state';
import type { Breach } from './verdict';

interface DeviceRow {
  readonly collection: string;
  readonly id: string;
  readonly version: number;
  readonly base: unknown;
}

export async function findUnequal(name: string, db: CondicaDatabase, state: EndState): Promise<readonly Breach[]> {
  const unequal = (sentence: string): Breach => ({ promise: 'unequal', sentence: `${name}: ${sentence}` });
  const here = new Map((await deviceRows(db)).map((row) => [`${row.collection} ${row.id}`, row]));
  const there = new Map(state.rows.map((row) => [`${row.collection} ${row.id}`, row]));
  const missing = [...there].flatMap(([key, row]) => difference(key, row, here.get(key)).map(unequal));
  const more = [...here.keys()].filter((key) => !there.has(key)).map((key) => unequal(`${key} is not at the server`));
  const waiting = await db.outbox.toArray();
  const left = waiting.map(({ call, subject, state: at, failure }): Breach => {
    return { promise: 'unsettled', sentence: `${name}: ${call} ${subject.label} is ${at} (${failure?.code ?? ''})` };
  });
  return [...missing, ...more, ...left, ...(await halfWritten(db)).map(unequal)];
}

/** A change that waits for an entry which is not there: it would never leave (G1). */
function halfWritten(db: CondicaDatabase): Promise<readonly string[]> {
  return db.transaction('r', db.tables, () => orphansIn(db));
}

async function orphansIn(db: CondicaDatabase): Promise<readonly string[]> {
  const entries = new Set<string>((await db.outbox.toArray()).map(({ id }) => id));
  const orphans = (rows: readonly Waiting[]): readonly string[] =>
    rows.flatMap(({ id, pending }) =>
      pending.filter(({ outboxId }) => !entries.has(outboxId)).map(() => `${id} has a change without its entry`),
    );
  const stored = ROWS_NAMES.map((name) =>
    ROWS_COLLECTIONS[name].rows(async (kind) => orphans(await kind.table(db).toArray())),
  );
  return [...(await Promise.all(stored)).flat(), ...orphans(await db.archive.toArray())];
}

interface Waiting {
  readonly id: string;
  readonly pending: readonly { readonly outboxId: string }[];
}

function difference(key: string, { version, body }: ServerRow, row: DeviceRow | undefined): readonly string[] {
  if (row === undefined) return [`${key} is missing`];
  if (row.version !== version) return [`${key} is at version ${row.version}, the server at ${version}`];
  return isDeepStrictEqual(plain(row.base), plain(body)) ? [] : [`${key} differs at version ${version}`];
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function deviceRows(db: CondicaDatabase): Promise<readonly DeviceRow[]> {
  const stored = ROWS_NAMES.map((name) =>
    ROWS_COLLECTIONS[name].rows(async (kind) =>
      (await kind.table(db).toArray()).flatMap(({ id, version, base }) =>
        base === null ? [] : [{ collection: name, id, version, base }],
      ),
    ),
  );
  const archive = (await db.archive.toArray()).flatMap(({ id, version, base }) =>
    base === null ? [] : [{ collection: 'archive', id, version, base }],
  );
  const leases = (await db.lease.toArray()).map(({ id, version, base }) => ({
    collection: 'lease',
    id,
    version,
    base,
  }));
  return [...(await Promise.all(stored)).flat(), ...archive, ...leases];
}
