import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { knownFailure } from '../../../server/http/known-failure';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let db: ReturnType<typeof kyselyOver>;
const lost: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const bounds = { max: 2, lockTimeoutMs: 0, statementTimeoutMs: 200 };
  db = kyselyOver(createPool(database.app, { ...bounds, onError: (error) => lost.push(error) }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('a connection of the server', () => {
  // Before: a dozen statements that did not end were the end of the server's answers.
  it('ends a statement that takes too long, and the caller hears that it may try again', async () => {
    const failure = await sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '57014' });
    expect(knownFailure(failure)).toMatchObject({ code: 'busy' });
  });

  it('ends a transaction whose caller has gone quiet', async () => {
    const quiet = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await expect.poll(() => lost.length, { timeout: 10_000 }).toBeGreaterThan(0);
      await sql`select 1`.execute(tx);
    });
    await expect(quiet).rejects.toThrow();
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  });
});
