/**
 * Puts a copy's lines into a database that nobody has used, in one transaction: all of them or none. The schema has to be of the
 * copy's own migration; what came later is migrated afterwards, as for any older database.
 */
import pg from 'pg';
import { StartError } from '../../process/start-error';
import { copiedTables } from './copied-tables';
import type { CopyLine } from './copy-lines';

/** Text sent at once; a row larger than it goes alone. */
const BATCH_CHARACTERS = 4_000_000;
const BATCH_ROWS = 1_000;

export async function loadCopy(client: pg.ClientBase, lines: AsyncIterable<CopyLine>): Promise<{ rows: number }> {
  await client.query('begin');
  try {
    const tables = new Map((await copiedTables(client)).map(({ name, columns }) => [name, columns]));
    const names = [...tables.keys()].map((name) => pg.escapeIdentifier(name));
    await client.query(`truncate ${names.join(', ')}`);
    // What they would write stands in the copy.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    const rows = await load(client, tables, lines);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
    return { rows };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function load(
  client: pg.ClientBase,
  tables: ReadonlyMap<string, readonly string[]>,
  lines: AsyncIterable<CopyLine>,
): Promise<number> {
  let [table, batch, size, all] = ['', [] as string[], 0, 0];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insert(client, table, tables.get(table) ?? [], batch);
    [batch, size] = [[], 0];
  };
  for await (const line of lines) {
    if (line.kind === 'row') {
      if (batch.length >= BATCH_ROWS || size + line.row.length > BATCH_CHARACTERS) await flush();
      batch.push(line.row);
      size += line.row.length;
      all += 1;
      continue;
    }
    await flush();
    if (line.kind === 'table') table = knownTable(tables, line.name, line.columns);
    else if (line.kind === 'counter')
      await client.query(`select setval(${pg.escapeLiteral(pg.escapeIdentifier(line.name))}, $1)`, [line.value]);
  }
  await flush();
  return all;
}

/** A row's text names its columns by their order alone. */
function knownTable(tables: ReadonlyMap<string, readonly string[]>, name: string, columns: readonly string[]): string {
  if (tables.get(name)?.join() === columns.join()) return name;
  throw new StartError(
    'copy',
    `Tabela ${name} din copie are altă formă decât aici. Nimic nu s-a restaurat; folosiți versiunea programului care a făcut copia.`,
  );
}

async function insert(
  client: pg.ClientBase,
  name: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const fields = columns.map((column) => pg.escapeIdentifier(column));
  await client.query(
    `insert into ${table} (${fields.join(', ')}) overriding system value
     select ${fields.map((field) => `(one).${field}`).join(', ')}
     from (select line::${table} as one from unnest($1::text[]) as line offset 0) as given`,
    [rows],
  );
}
