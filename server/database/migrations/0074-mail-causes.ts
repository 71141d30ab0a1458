/** Whose doing a letter is: the account in whose transaction it was kept. What goes out for one is bounded by the day. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  // Said by the transaction and by no statement, so no way to a letter can leave it out.
  sql`alter table mail add column caused_by integer references app_user (id) on delete set null
    default nullif(current_setting('app.user_id', true), '')::integer`,
  sql`create index mail_by_cause on mail (caused_by, made_at) where caused_by is not null`,
];

export const mailCausesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
