/**
 * A pool whose `begin` leaves together with the statement that says for whom the transaction is: one road to PostgreSQL where there
 * were two. A `begin` holds no lock and shows nothing to anybody, so nobody sees that it waited.
 *
 *   idle ──begin──► begun ──statement without values──► idle      «begin; statement» in one message
 *                     ├────statement with values──────► idle      `begin`, then the statement
 *                     └────commit or rollback─────────► idle      nothing is sent: nothing was begun
 *
 * Invariants: nothing is run outside the transaction it was asked in; a `begin` that failed is heard by the statement it went with.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

type Client = Pick<pg.PoolClient, 'query' | 'release'>;

/** What Kysely hears of a statement that was not sent, or is yet to be. */
const NOTHING = { command: 'SELECT', rowCount: 0, rows: [] } as const;

export function withJoinedBegin(pool: pg.Pool): PostgresPool {
  const joined = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = joined.get(client) ?? joinedClient(client);
      joined.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function joinedClient(client: Client): PostgresPoolClient {
  let begun = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (text === 'begin') {
      begun = true;
      return NOTHING;
    }
    if (!begun) return client.query(text, [...values]);
    begun = false;
    if (text === 'commit' || text === 'rollback') return NOTHING;
    if (values.length === 0) return lastOf(await client.query(`begin; ${text}`));
    await client.query('begin');
    return client.query(text, [...values]);
  };
  // Kysely asks by text and values alone; its other form, cursors, is not used here.
  const release = (): void => {
    begun = false;
    client.release();
  };
  return { query: query as PostgresPoolClient['query'], release };
}

/** Several statements in one message are answered by a list, which the types of pg do not know. */
function lastOf(answered: unknown): unknown {
  return Array.isArray(answered) ? answered.at(-1) : answered;
}
