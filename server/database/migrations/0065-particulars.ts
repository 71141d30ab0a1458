/** The particulars of a company are changed by its people (UpdateUserCompany), and say whether its VAT is due at collection. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table company add column vat_on_collection boolean not null default false`,
  // Never the fiscal code, the owner or the mark of the demonstration.
  sql`grant update (name, vat_registered, registration, legal_form, trading_name, address, email, telephone, contact_name, iban,
    bank, payment_term_days, vat_on_collection) on company to app`,
];

export const particularsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
