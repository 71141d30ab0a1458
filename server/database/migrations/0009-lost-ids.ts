/**
 * Ids that the serving database counts are known to devices: a company's is in every row that they keep, an account's names
 * their database and stands in access keys that are still good. A copy that was put in place would give the lost ones away
 * again. So each epoch after the first begins far beyond them, in its own transaction (docs/decisions/0017).
 *
 * Which counters there are is asked of the catalogue when it happens: a table of tomorrow is among them. The epochs' own is
 * not: no device knows it.
 */
import { type Kysely, type Migration, sql } from 'kysely';

/** More than a copy can have missed; of an id's two thousand million there is room for twenty thousand epochs. */
const GAP = 100_000;

const STATEMENTS = [
  sql`create function skip_lost_ids() returns trigger
    -- As whoever inserts: begin_epoch, as the owner.
    language plpgsql volatile set search_path = public, pg_temp
    as $$
      declare counter text;
      begin
        for counter in
          select pg_get_serial_sequence(attrelid::regclass::text, attname)
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''
            and attrelid <> 'epoch'::regclass
        loop
          perform setval(counter, nextval(counter) + ${sql.lit(GAP)});
        end loop;
        return null;
      end
    $$`,
  sql`revoke all on function skip_lost_ids() from public`,
  sql`create trigger epoch_skips_lost_ids after insert on epoch
    for each row when (new.reason <> 'first') execute function skip_lost_ids()`,
];

export const lostIdsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
