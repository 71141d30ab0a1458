/**
 * Leaving: an account that is to be deleted after its grace, a person's data that leave one company, and a company whose last owner
 * has gone, which nobody sees and which is kept until the law lets it go (decision 0135).
 *
 * The functions act for the transaction's user alone. Who is the only owner is asked under the locks of the company's rows, so that of
 * two owners who leave at once one is the last.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table account_closing (
    user_id integer primary key references app_user (id) on delete cascade,
    asked_at timestamptz not null,
    delete_at timestamptz not null
  )`,
  sql`create index account_closing_by_end on account_closing (delete_at)`,
  sql`alter table account_closing enable row level security`,
  sql`create policy account_closing_mine on account_closing using (user_id = (select my_user()))`,
  sql`grant select, insert, delete on account_closing to app`,
  // With its last owner gone; null: somebody owns it.
  sql`alter table company add column kept_until timestamptz`,
  sql`create index company_kept on company (kept_until) where kept_until is not null`,
  // Whose the last change of a row is, beside the name as it was then; null: of before, or the server's own.
  sql`alter table replicated_row add column changed_by_id integer`,
  sql`grant update (changed_by_id) on replicated_row to app`,
  sql`alter table account_link drop constraint account_link_kind_check`,
  sql`alter table account_link add constraint account_link_kind_check
    check (kind in ('activation', 'reset', 'invitation', 'email', 'leaving'))`,
];

const FUNCTIONS = [
  // An owner whose own account is closing will own nothing soon.
  sql`create function companies_of_last_owner()
    returns table (company_id integer, people integer)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select own.company_id, (select count(*)::integer from company_authorization every
        where every.company_id = own.company_id and every.user_id <> own.user_id)
      from company_authorization own
      where own.user_id = my_user() and own.role = 'owner' and not exists (
        select from company_authorization other
        where other.company_id = own.company_id and other.role = 'owner' and other.user_id <> own.user_id
          and not exists (select from account_closing where account_closing.user_id = other.user_id))
    $$`,
  sql`create function lock_my_owned_companies() returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with locked as (
        select id from company where id in (
          select company_id from company_authorization where user_id = my_user() and role = 'owner')
        order by id for update
      )
      select count(*)::integer from locked
    $$`,
  // What of the company's drafts the user wrote last; rows of before are his by a name that nobody else of the company has.
  sql`create function my_drafts_of(of_company integer) returns table (collection text, id text)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      with mine as (
        select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from app_user where id = my_user()
      ), others as (
        select count(*) as count from company_authorization own join app_user person on person.id = own.user_id, mine
        where own.company_id = of_company and own.user_id <> my_user()
          and coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email) = mine.name
      )
      select stored.collection, stored.id from replicated_row stored, mine, others
      where stored.company_id = of_company and of_company = any (my_companies())
        and stored.collection in ('draft', 'transportDraft') and stored.body is not null
        and (stored.changed_by_id = my_user()
          or (stored.changed_by_id is null and stored.changed_by = mine.name and others.count = 0))
    $$`,
  sql`create function due_closings(at timestamptz, most integer) returns setof integer
    language sql stable security definer set search_path = public, pg_temp
    as $$ select user_id from account_closing where delete_at <= at order by delete_at limit most $$`,
  // A company without an owner: nobody sees it, nothing of it runs; what the accounting is made of stays until its term.
  sql`create function close_company(of_company integer, keep timestamptz, at timestamptz) returns boolean
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare served uuid[];
    begin
      perform from company where id = of_company for update;
      if not exists (select from account_closing where user_id = my_user())
        or not exists (select from company_authorization where company_id = of_company and user_id = my_user() and role = 'owner')
        or owners_of(of_company) <> 1 then return false; end if;
      insert into access_removal (company_id, user_id, removed_at)
        select of_company, user_id, at from company_authorization where company_id = of_company
        on conflict (user_id, company_id) do update set removed_at = excluded.removed_at;
      delete from company_authorization where company_id = of_company;
      delete from account_link where company_id = of_company;
      delete from anaf_ticket where company_id = of_company;
      delete from anaf_mailbox where company_id = of_company;
      delete from transport_watch where company_id = of_company;
      served := array(select credential_id from anaf_access where company_id = of_company);
      delete from anaf_access where company_id = of_company;
      update anaf_credential set state = 'ended', ended_at = at, access_sealed = '', refresh_sealed = ''
        where state = 'active' and id = any (served) and not anaf_credential_in_use(id);
      delete from replicated_row where company_id = of_company
        and collection not in ('archive', 'transport', 'serial', 'lease', 'particulars');
      update company set owner_id = null, is_authorized = false, administrator = '', kept_until = keep where id = of_company;
      return true;
    end $$`,
  // Last of all: the account itself. What it wrote into companies that go on stays theirs.
  sql`create function erase_account(at timestamptz) returns boolean
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    declare leaver integer := my_user();
      credentials uuid[];
      served integer[];
    begin
      perform from account_closing where user_id = leaver and delete_at <= at for update;
      if not found then return false; end if;
      credentials := array(select id from anaf_credential where user_id = leaver);
      served := array(select company_id from anaf_access where credential_id = any (credentials) and ended_at is null);
      update anaf_access set ended_at = coalesce(ended_at, at), ended_why = coalesce(ended_why, 'revoked'), named_cifs = '{}'
        where credential_id = any (credentials);
      update anaf_credential set state = 'ended', ended_at = coalesce(ended_at, at), access_sealed = '', refresh_sealed = '',
        person = '', certificate = '', user_id = null where id = any (credentials);
      update company set is_authorized = false where id = any (served) and not exists (
        select from anaf_access where anaf_access.company_id = company.id and confirmed_at is not null and ended_at is null);
      update anaf_ticket set made_by_name = '' where made_by = leaver;
      perform audit_forget_person(leaver);
      delete from company_authorization where user_id = leaver;
      perform hand_over(id, leaver) from company where owner_id = leaver;
      delete from app_user where id = leaver;
      return true;
    end $$`,
  sql`create function forget_kept_companies(at timestamptz, most integer) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with gone as (
        delete from company where id in (
          select id from company where kept_until is not null and kept_until <= at order by kept_until limit most)
        returning 1
      )
      select count(*)::integer from gone
    $$`,
];

const SERVED = [
  'companies_of_last_owner()',
  'lock_my_owned_companies()',
  'my_drafts_of(integer)',
  'due_closings(timestamptz, integer)',
  'close_company(integer, timestamptz, timestamptz)',
  'erase_account(timestamptz)',
  'forget_kept_companies(timestamptz, integer)',
];

export const leavingMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...TABLES, ...FUNCTIONS]) await statement.execute(db);
    for (const name of SERVED) {
      await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
      await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
    }
  },
};
