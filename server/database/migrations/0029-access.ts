/**
 * Access to a company, given and taken by its owners and plan administrators. The serving role writes no authorization: these
 * functions do, each for the transaction's user, each under the lock of the company's row, so that of two owners who remove each
 * other at once one stays. They ask for the user's role themselves; the application asks too, and is not needed for it.
 *
 * That somebody was removed stands by itself: a device may tell it from a server that was restored from an older copy.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  // Of an invitation: what it gives.
  sql`alter table account_link add column role text check (role in ('owner', 'administrator', 'user'))`,
  sql`create table access_removal (
    company_id integer not null references company (id) on delete cascade,
    user_id integer not null references app_user (id) on delete cascade,
    removed_at timestamptz not null,
    primary key (user_id, company_id)
  )`,
  sql`create index access_removal_of_company on access_removal (company_id)`,
  sql`alter table access_removal enable row level security`,
  sql`create policy access_removal_mine on access_removal using (user_id = (select my_user()))`,
  sql`grant select on access_removal to app`,
];

/** Everybody of a company sees its invitations; who withdraws one is asked by a function. */
const POLICIES = [
  sql`drop policy account_link_mine on account_link`,
  sql`create policy account_link_seen on account_link for select
    using (user_id = (select my_user()) or company_id = any ((select my_companies())::integer[]))`,
  sql`create policy account_link_own on account_link for update using (user_id = (select my_user()))`,
];

const FUNCTIONS = [
  sql`create function my_role(of_company integer) returns text
    language sql stable security definer set search_path = public, pg_temp
    as $$ select role from company_authorization where company_id = of_company and user_id = my_user() $$`,
  // Owners give every role; plan administrators all but the owner's.
  sql`create function may_give(of_company integer, given text) returns boolean
    language sql stable
    as $$ select coalesce(my_role(of_company) = 'owner'
      or (my_role(of_company) = 'administrator' and given <> 'owner'), false) $$`,
  sql`create function people_of_company(of_company integer)
    returns table (user_id integer, first_name text, last_name text, email text, role text, since timestamptz)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select own.user_id, person.first_name, person.last_name, person.email, own.role, own.created_at
      from company_authorization own join app_user person on person.id = own.user_id
      where own.company_id = of_company and my_role(of_company) is not null
      order by case own.role when 'owner' then 0 when 'administrator' then 1 else 2 end, own.id
    $$`,
  // An invitation is kept for who may give what it gives; all other links as before.
  sql`create function keep_invitation(hash text, of_company integer, gives text, content bytea, at timestamptz, until timestamptz)
    returns boolean language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    begin
      if not may_give(of_company, gives) then return false; end if;
      insert into account_link (secret_hash, kind, company_id, sealed, made_at, expires_at, role)
      values (hash, 'invitation', of_company, content, at, until, gives);
      return true;
    end $$`,
  sql`create or replace function keep_link(hash text, of_kind text, of_user integer, of_company integer, content bytea,
      at timestamptz, until timestamptz)
    returns void language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    begin
      if of_kind = 'invitation' then raise exception 'An invitation is kept by keep_invitation.'; end if;
      insert into account_link (secret_hash, kind, user_id, company_id, sealed, made_at, expires_at)
      values (hash, of_kind, of_user, of_company, content, at, until);
    end $$`,
  sql`create function withdraw_invitation(hash text, of_company integer, at timestamptz) returns boolean
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with gone as (
        update account_link set withdrawn_at = at
        where secret_hash = hash and company_id = of_company and kind = 'invitation' and may_give(of_company, role)
          and used_at is null and withdrawn_at is null
        returning 1
      )
      select exists (select from gone)
    $$`,
  // The role that is had now; null: the link opens nothing. Who has more already keeps it.
  sql`create function accept_invitation(hash text, at timestamptz)
    returns table (to_company integer, as_role text)
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare link account_link%rowtype; had text;
    begin
      if my_user() is null then return; end if;
      update account_link set used_at = at
        where secret_hash = hash and kind = 'invitation' and used_at is null and withdrawn_at is null and expires_at > at
        returning * into link;
      if link.company_id is null then return; end if;
      perform from company where id = link.company_id for update;
      select own.role into had from company_authorization own
        where own.company_id = link.company_id and own.user_id = my_user();
      if had is null then
        insert into company_authorization (user_id, company_id, role, created_at)
        values (my_user(), link.company_id, link.role, at);
        delete from access_removal where user_id = my_user() and company_id = link.company_id;
        had := link.role;
      end if;
      return query select link.company_id, had;
    end $$`,
  // 'done', 'denied', 'unknown' (nobody of the company), 'last-owner'.
  sql`create function change_access(of_company integer, of_user integer, becomes text) returns text
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare had text;
    begin
      perform from company where id = of_company for update;
      select role into had from company_authorization where company_id = of_company and user_id = of_user;
      if my_role(of_company) is null then return 'denied'; end if;
      if had is null then return 'unknown'; end if;
      if not may_give(of_company, had) or not may_give(of_company, becomes) then return 'denied'; end if;
      if had = 'owner' and becomes <> 'owner' and owners_of(of_company) = 1 then return 'last-owner'; end if;
      update company_authorization set role = becomes where company_id = of_company and user_id = of_user;
      return 'done';
    end $$`,
  // Everybody may go by himself but the last owner.
  sql`create function remove_access(of_company integer, of_user integer, at timestamptz) returns text
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare had text;
    begin
      perform from company where id = of_company for update;
      select role into had from company_authorization where company_id = of_company and user_id = of_user;
      if my_role(of_company) is null then return 'denied'; end if;
      if had is null then return 'unknown'; end if;
      if of_user <> my_user() and not may_give(of_company, had) then return 'denied'; end if;
      if had = 'owner' and owners_of(of_company) = 1 then return 'last-owner'; end if;
      delete from company_authorization where company_id = of_company and user_id = of_user;
      insert into access_removal (company_id, user_id, removed_at) values (of_company, of_user, at)
        on conflict (user_id, company_id) do update set removed_at = excluded.removed_at;
      perform hand_over(of_company, of_user);
      return 'done';
    end $$`,
  sql`create function owners_of(of_company integer) returns integer
    language sql stable
    as $$ select count(*)::integer from company_authorization where company_id = of_company and role = 'owner' $$`,
  // Who made the company and has left it may make one of that fiscal code anew; it is an owner's who has none of it yet.
  sql`create function hand_over(of_company integer, from_user integer) returns void
    language sql volatile
    as $$
      update company set owner_id = (
        select own.user_id from company_authorization own
        where own.company_id = of_company and own.role = 'owner' and not exists (
          select from company other where other.owner_id = own.user_id and other.cif = company.cif and other.id <> of_company)
        order by own.id limit 1)
      where id = of_company and owner_id = from_user
    $$`,
];

/** What the serving role calls; the others are the functions' own, and run as they do. */
const SERVED = [
  'my_role(integer)',
  'people_of_company(integer)',
  'keep_invitation(text, integer, text, bytea, timestamptz, timestamptz)',
  'withdraw_invitation(text, integer, timestamptz)',
  'accept_invitation(text, timestamptz)',
  'change_access(integer, integer, text)',
  'remove_access(integer, integer, timestamptz)',
];
const OWN = ['may_give(integer, text)', 'owners_of(integer)', 'hand_over(integer, integer)'];

export const accessMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...TABLES, ...POLICIES, ...FUNCTIONS]) await statement.execute(db);
    for (const name of [...SERVED, ...OWN]) await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
    for (const name of SERVED) await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
  },
};
