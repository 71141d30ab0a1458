/**
 * Another address for an account: a kind of link, and the change itself as a function, because the serving role may not write
 * addresses. False: the address has an account, which nothing but its being taken is learnt of.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table account_link drop constraint account_link_kind_check`,
  sql`alter table account_link add constraint account_link_kind_check
    check (kind in ('activation', 'reset', 'invitation', 'email'))`,
  sql`create function change_address(address text, address_key text) returns boolean
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    begin
      update app_user set email = address, email_key = address_key where id = my_user();
      return found;
    exception when unique_violation then
      return false;
    end $$`,
  sql`revoke all on function change_address(text, text) from public`,
  sql`grant execute on function change_address(text, text) to app`,
];

export const addressChangesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
