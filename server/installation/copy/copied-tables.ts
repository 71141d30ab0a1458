/**
 * The tables that a copy holds: all of the product's own, in an order in which each stands after those it refers to. Jobs are not
 * among them: the sweeps make them again from what waits, and a letter of the copied time does not go out twice.
 */
import type pg from 'pg';

export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows of it may be large: fewer are read at a time. */
  readonly large: boolean;
}

/** kysely's own tell what was migrated; a restore migrates by itself. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
    bool_or(a.atttypid = 'bytea'::regtype) as large
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
  group by c.relname order by c.relname`;
const REFERENCES = `
  select conrelid::regclass::text as from, confrelid::regclass::text as to
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

export async function copiedTables(client: pg.ClientBase): Promise<readonly CopiedTable[]> {
  const tables = await client.query<CopiedTable>(TABLES);
  const references = await client.query<{ from: string; to: string }>(REFERENCES);
  const rest = new Map(tables.rows.map((table) => [table.name, table]));
  const ordered: CopiedTable[] = [];
  while (rest.size > 0) {
    const next = [...rest.values()].find(
      ({ name }) => !references.rows.some(({ from, to }) => from === name && rest.has(to)),
    );
    if (next === undefined) throw new Error(`Tables refer to each other in a circle: ${[...rest.keys()].join(', ')}.`);
    rest.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}
