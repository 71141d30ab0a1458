/** The fiscal codes that ANAF's list names for the person of an authorization, beside the one that was asked for (decision 0127). */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table anaf_access add column named_cifs text[] not null default '{}'`,
  sql`grant update (named_cifs) on anaf_access to app`,
];

export const namedCompaniesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
