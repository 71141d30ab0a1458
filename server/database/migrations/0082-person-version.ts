/** The particulars of an account's owner are changed on devices without network: by the version a device knows the newer of two answers. */
import { type Kysely, type Migration, sql } from 'kysely';

export const personVersionMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table app_user add column person_version integer not null default 0`.execute(db);
    await sql`grant update (person_version) on app_user to app`.execute(db);
  },
};
