import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables';
import { withJoinedBegin } from './joined-begin';

/** int8, also count(): versions and counts stay far below 2^53. */
const INT8 = 20;
/** `yyyy-MM-dd` stays text: a Date would move it by the zone. */
const DATE = 1082;

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * A connection that was not used for so long is closed. pg's own 10 s closed those that a server needs now and then, and opening one
 * anew (a process of PostgreSQL, SCRAM, an empty plan cache) costs the next caller as much as half his request (decision 0160).
 */
const IDLE_MS = 300_000;

export interface PoolOptions {
  readonly max: number;
  /** What a statement waits for a lock before it gives up with 55P03, which the caller hears as «repetă». */
  readonly lockTimeoutMs: number;
  /** How long a statement may take, and a transaction may wait for its caller; none where a migration may take its time. */
  readonly statementTimeoutMs?: number;
  readonly onError: (error: Error) => void;
}

/** A lost idle connection is reported and replaced; without a listener it would end the process. */
export function createPool(
  connection: pg.ClientConfig,
  { max, lockTimeoutMs, statementTimeoutMs = 0, onError }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    types: TYPES,
    options: [
      `-c lock_timeout=${lockTimeoutMs} -c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${statementTimeoutMs}`,
      '-c search_path=public -c TimeZone=UTC',
    ].join(' '),
    idleTimeoutMillis: IDLE_MS,
    application_name: 'condica',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export function kyselyOver(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pool instanceof pg.Pool ? withJoinedBegin(pool) : pool }),
  });
}
