/** What a person prefers goes with the account: field by field, with a version by which a device knows the newer of two answers. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table app_user
    add column preferences jsonb not null default '{}' check (length(preferences::text) <= 2000),
    add column preferences_version integer not null default 0`,
  sql`grant update (preferences, preferences_version) on app_user to app`,
];

export const preferencesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
