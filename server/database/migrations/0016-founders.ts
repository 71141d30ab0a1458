/**
 * A fiscal code proves nothing: a company belongs to the account that made it, and unique is that account with the code. Who
 * works on it does so as owner, plan administrator or user. The serving role makes companies by `found_company` alone, which
 * makes one for the transaction's user and never looks at anybody else's.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const OWNERSHIP = [
  sql`alter table company add column owner_id integer references app_user (id)`,
  sql`alter table company_authorization add column role text not null default 'user'
    check (role in ('owner', 'administrator', 'user'))`,
  // Whom the plan names, if he works on it; else who has worked on it for the longest.
  sql`update company set owner_id = (
      select own.user_id from company_authorization own join app_user on app_user.id = own.user_id
      where own.company_id = company.id
      order by app_user.email_key = lower(trim(company.administrator)) desc, own.id limit 1)`,
  sql`update company_authorization as own set role = 'owner' from company
    where company.id = own.company_id and company.owner_id = own.user_id`,
  sql`alter table company drop constraint company_cif_key`,
  sql`create unique index company_once on company (owner_id, cif)`,
  sql`create index company_by_cif on company (cif)`,
];

const FOUNDING = [
  sql`create function found_company(particulars jsonb) returns integer
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare founder app_user%rowtype; made integer;
    begin
      select * into strict founder from app_user where id = my_user();
      insert into company (owner_id, demo, administrator, cif, name, vat_registered, registration, legal_form, trading_name,
        address, email, telephone, contact_name, iban, bank, payment_term_days)
      select founder.id, founder.demo, founder.email, given.* from jsonb_to_record(particulars) as given (cif text, name text,
        "vatRegistered" boolean, registration text, "legalForm" text, "tradingName" text, address jsonb, email text,
        telephone text, "contactName" text, iban text, bank text, "paymentTermDays" integer)
      on conflict (owner_id, cif) do nothing
      returning id into made;
      if made is not null then
        insert into company_authorization (user_id, company_id, role) values (founder.id, made, 'owner');
      end if;
      return made;
    end $$`,
  // The sweep asks across companies for whom ANAF has not said yet what an authorization covers; it learns ids alone.
  sql`create function companies_not_asked_for(most integer) returns setof integer
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select distinct access.company_id from anaf_access as access
      join anaf_credential as kept on kept.id = access.credential_id
      where access.covered is null and access.confirmed_at is not null and access.ended_at is null and kept.state = 'active'
      limit most
    $$`,
];

const FUNCTIONS = ['found_company(jsonb)', 'companies_not_asked_for(integer)'];

export const foundersMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...OWNERSHIP, ...FOUNDING]) await statement.execute(db);
    for (const name of FUNCTIONS) {
      await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
      await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
    }
  },
};
