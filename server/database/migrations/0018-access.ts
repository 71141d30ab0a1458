/**
 * Who works on a company beside its owner: given and taken by owners and plan administrators, in functions that look at the
 * transaction's user. An authorization is never written by the serving role itself.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const PEOPLE = sql`create function company_people(company integer)
    returns table (user_id integer, name text, email text, role text, since timestamptz)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select own.user_id, trim(first_name || ' ' || last_name), app_user.email, own.role, own.created_at
      from company_authorization own join app_user on app_user.id = own.user_id
      where own.company_id = company and company = any (my_companies())
      order by own.id
    $$`;

const MY_ROLE = sql`create function my_role(company integer) returns text
    language sql stable security definer set search_path = public, pg_temp
    as $$ select role from company_authorization where company_id = company and user_id = my_user() $$`;

/** Whoever took an invitation's link comes in; false: he is in already. The link is taken before, in the same transaction. */
const JOIN = sql`create function join_company(link text) returns boolean
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with invited as (
        select company_id from account_link
        where secret_hash = link and kind = 'invitation' and used_at is not null and taken_by = my_user()
      ), joined as (
        insert into company_authorization (user_id, company_id, role)
        select my_user(), company_id, 'user' from invited
        on conflict (user_id, company_id) do nothing
        returning 1
      )
      select exists (select from joined)
    $$`;

/**
 * 'last-owner' where nobody would be left to give access; of two owners who remove each other at once one stays, for both wait at
 * the company's row. Where its founder goes, the company is an owner's who has none of this code.
 */
const LEAVE = sql`create function take_access(company integer, person integer) returns text
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare mine text; theirs text;
    begin
      perform from company_authorization where company_id = company and user_id = my_user();
      if not found then return 'not-found'; end if;
      perform from company where id = company for update;
      select role into mine from company_authorization where company_id = company and user_id = my_user();
      select role into theirs from company_authorization where company_id = company and user_id = person;
      if mine is null or theirs is null then return 'not-found'; end if;
      if person <> my_user() and (mine = 'user' or (theirs = 'owner' and mine <> 'owner')) then return 'role-denied'; end if;
      if theirs = 'owner' and not exists (
        select from company_authorization where company_id = company and role = 'owner' and user_id <> person
      ) then return 'last-owner'; end if;
      delete from company_authorization where company_id = company and user_id = person;
      update company set owner_id = (
        select own.user_id from company_authorization own
        where own.company_id = company and own.role = 'owner' and not exists (
          select from company other where other.owner_id = own.user_id and other.cif = company.cif)
        order by own.id limit 1)
      where id = company and owner_id = person and exists (
        select from company_authorization own where own.company_id = company and own.role = 'owner' and not exists (
          select from company other where other.owner_id = own.user_id and other.cif = company.cif));
      return 'ok';
    end $$`;

const GIVE_ROLE = sql`create function give_role(company integer, person integer, given text) returns text
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    begin
      perform from company where id = company and id = any (my_companies()) for update;
      if not exists (select from company_authorization where company_id = company and user_id = my_user() and role = 'owner')
        then return 'role-denied'; end if;
      if given <> 'owner' and not exists (
        select from company_authorization where company_id = company and role = 'owner' and user_id <> person
      ) then return 'last-owner'; end if;
      update company_authorization set role = given where company_id = company and user_id = person;
      return case when found then 'ok' else 'not-found' end;
    end $$`;

const FUNCTIONS = ['company_people(integer)', 'my_role(integer)', 'join_company(text)', 'take_access(integer, integer)', 'give_role(integer, integer, text)'];

export const accessMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    // Whose transaction took the link: nobody joins by another's.
    await sql`alter table account_link add column taken_by integer`.execute(db);
    await sql`create or replace function take_link(hash text, of_kind text, at timestamptz) returns boolean
      language sql volatile security definer set search_path = public, pg_temp
      as $$
        with taken as (
          update account_link set used_at = at, taken_by = my_user()
          where secret_hash = hash and kind = of_kind and used_at is null and withdrawn_at is null and expires_at > at
          returning 1
        )
        select exists (select from taken)
      $$`.execute(db);
    for (const statement of [PEOPLE, MY_ROLE, JOIN, LEAVE, GIVE_ROLE]) await statement.execute(db);
    for (const name of FUNCTIONS) {
      await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
      await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
    }
  },
};
