/**
 * When each service outside did not answer, as whichever process met it: public, and shared by all. Of a service at most one
 * outage is open.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table service_outage (
    service text not null,
    began_at timestamptz not null,
    failed_at timestamptz not null,
    ended_at timestamptz,
    primary key (service, began_at)
  )`,
  sql`create unique index service_outage_open on service_outage (service) where ended_at is null`,
  sql`create index service_outage_by_time on service_outage (failed_at)`,
  sql`grant select, insert, delete on service_outage to app`,
  sql`grant update (failed_at, ended_at) on service_outage to app`,
];

export const outagesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
