import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let db: ReturnType<typeof kyselyOver>;
const sent: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = createPool(database.owner, { max: 1, lockTimeoutMs: 0, onError: () => undefined });
  pool.on('connect', (client) => {
    const ask = client.query.bind(client);
    Object.assign(client, {
      query: (text: string, values: unknown[]) => {
        sent.push(text);
        return ask(text, values);
      },
    });
  });
  db = kyselyOver(pool);
  await sql`create table kept (id integer primary key)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const kept = async (): Promise<unknown> => (await sql`select id from kept order by id`.execute(db)).rows;

describe('the beginning of a transaction', () => {
  it('leaves with its first statement where that has no values, and with its answer', async () => {
    sent.length = 0;
    const first = await db.transaction().execute(async (tx) => {
      const { rows } = await sql`select 1 as one`.execute(tx);
      await sql`insert into kept values (${1})`.execute(tx);
      return rows;
    });
    expect(first).toEqual([{ one: 1 }]);
    expect(sent).toEqual(['begin; select 1 as one', 'insert into kept values ($1)', 'commit']);
    expect(await kept()).toEqual([{ id: 1 }]);
  });

  it('leaves before a statement with values', async () => {
    sent.length = 0;
    await db.transaction().execute((tx) => sql`insert into kept values (${2})`.execute(tx));
    expect(sent).toEqual(['begin', 'insert into kept values ($1)', 'commit']);
  });

  it('is undone with what followed it, and the connection is as before', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into kept values (3)`.execute(tx);
      await sql`insert into kept values (3)`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    const refused = db.transaction().execute((tx) => sql`select nothing_of_the_kind()`.execute(tx));
    await expect(refused).rejects.toMatchObject({ code: '42883' });
    expect(await kept()).toEqual([{ id: 1 }, { id: 2 }]);
    const { rows } = await sql<{ same: boolean }>`select now() = statement_timestamp() as same`.execute(db);
    expect(rows).toEqual([{ same: true }]);
  });

  it('is not sent where nothing follows it', async () => {
    sent.length = 0;
    await db.transaction().execute(async () => undefined);
    expect(sent).toEqual([]);
  });
});
