/**
 * Who may read a chain of the audit may read its seals, so that the server can compute the chain anew for him (VerifyAudit). A seal tells
 * the hash that the chain tells already, and only to who has the key outside the database.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`drop policy audit_seal_nobodys on audit_seal`,
  // The head is bound by its own policy: the companies and the account of the user.
  sql`create policy audit_seal_mine on audit_seal for select
    using (exists (select from audit_head head where head.chain = audit_seal.chain))`,
];

export const auditSealsReadMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
