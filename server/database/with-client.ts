import pg from 'pg';
import { errorCode } from '../process/error-code';

/** The database is starting, or its socket is not there yet. */
const TRY_AGAIN = new Set(['57P03', 'ECONNREFUSED', 'ENOENT']);
const TRIES = 7;
const FIRST_PAUSE_MS = 50;

/** One connection for `work`, waiting for a database that is just starting. */
export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(connection);
    // A connection lost in between fails the query that uses it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === TRIES || !TRY_AGAIN.has(errorCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tries));
    }
  }
}
