/**
 * A copy of a whole installation, made while it works: one transaction sees the database as it stood at one moment, whatever is
 * written meanwhile. Documents stand in the database; the secrets, which open what is sealed in it, come along.
 */
import pg from 'pg';
import { copiedTables } from './copied-tables';
import { COPY_FORM, type CopyHead, type CopyLine, CopySum } from './copy-lines';

/** Rows asked for at once: of a table with documents at most 10 MB each, and of the others. */
const FETCHED = { large: 8, small: 1_000 } as const;

export interface CopyCounts {
  readonly rows: number;
  readonly documents: number;
}

export interface CopyParts {
  readonly client: pg.ClientBase;
  readonly secrets: Readonly<Record<string, string>>;
  readonly now: () => number;
  /** One line of the file, without its end. */
  readonly write: (line: string) => Promise<void>;
}

/** In a transaction of the owner, who sees every company. */
export async function makeCopy({ client, secrets, now, write }: CopyParts): Promise<CopyCounts> {
  const sum = new CopySum();
  const add = async (line: CopyHead | CopyLine): Promise<void> => {
    const text = JSON.stringify(line);
    sum.add(text);
    await write(text);
  };
  await client.query('begin isolation level repeatable read read only');
  try {
    await add({ kind: 'head', form: COPY_FORM, at: new Date(now()).toISOString(), migration: await newest(client) });
    for (const [name, value] of Object.entries(secrets)) await add({ kind: 'secret', name, value });
    let [rows, documents] = [0, 0];
    for (const { name, columns, large } of await copiedTables(client)) {
      await add({ kind: 'table', name, columns: [...columns] });
      for await (const row of rowsOf(client, name, large ? FETCHED.large : FETCHED.small)) {
        await add({ kind: 'row', row });
        rows += 1;
        if (name === 'document') documents += 1;
      }
    }
    for (const { name, value } of await counters(client)) await add({ kind: 'counter', name, value });
    await write(JSON.stringify(sum.end()));
    return { rows, documents };
  } finally {
    await client.query('rollback');
  }
}

async function newest(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? '';
}

async function* rowsOf(client: pg.ClientBase, table: string, fetched: number): AsyncGenerator<string> {
  await client.query(
    `declare copied no scroll cursor for select one::text as row from ${pg.escapeIdentifier(table)} as one`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${fetched} from copied`);
    for (const { row } of rows) yield row;
    if (rows.length < fetched) break;
  }
  await client.query('close copied');
}

/** Those that have counted. */
async function counters(client: pg.ClientBase): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
