/**
 * Accounts that people make and keep themselves: links that are good once, mail that goes out, what a session is known by, and
 * what an account may change of its own. Links belong to nobody who is signed in, so functions keep and take them: who has not
 * the secret learns nothing. Mail is sealed with a key outside the database, its addressee known by a keyed hash.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const COLUMNS = [
  sql`alter table app_user
    add column password_changed_at timestamptz,
    -- A secret that was shown and whose first code was not given yet.
    add column totp_pending_sealed bytea,
    add column totp_since timestamptz`,
  sql`alter table session_family
    add column device text not null default '',
    add column network text not null default '',
    add column last_used_at timestamptz`,
  sql`grant update (password_hash, password_changed_at, first_name, last_name, telephone, totp_sealed, totp_pending_sealed,
    totp_since) on app_user to app`,
  sql`grant update (device, network, last_used_at) on session_family to app`,
  sql`grant insert, delete on recovery_code to app`,
];

const MAIL = [
  sql`create table mail (
    id uuid primary key,
    kind text not null,
    recipient_hash text not null,
    -- Addressee, subject and texts; null once they are forgotten.
    sealed bytea,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
    made_at timestamptz not null,
    settled_at timestamptz
  )`,
  sql`create index mail_of_recipient on mail (recipient_hash, made_at)`,
  sql`create index mail_by_age on mail (made_at)`,
  sql`grant select, insert, delete on mail to app`,
  sql`grant update (state, sealed, settled_at) on mail to app`,
];

const LINKS = [
  sql`create table account_link (
    secret_hash text primary key,
    kind text not null check (kind in ('activation', 'reset', 'invitation')),
    user_id integer references app_user (id) on delete cascade,
    company_id integer references company (id) on delete cascade,
    sealed bytea not null,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    withdrawn_at timestamptz
  )`,
  sql`create index account_link_of_user on account_link (user_id)`,
  sql`create index account_link_of_company on account_link (company_id)`,
  sql`create index account_link_by_end on account_link (expires_at)`,
  sql`alter table account_link enable row level security`,
  sql`create policy account_link_mine on account_link
    using (user_id = (select my_user()) or company_id = any ((select my_companies())::integer[]))`,
  sql`grant select on account_link to app`,
  sql`grant update (withdrawn_at) on account_link to app`,
  sql`create function keep_link(hash text, of_kind text, of_user integer, of_company integer, content bytea, at timestamptz, until timestamptz)
    returns void language sql volatile security definer set search_path = public, pg_temp
    as $$ insert into account_link (secret_hash, kind, user_id, company_id, sealed, made_at, expires_at)
      values (hash, of_kind, of_user, of_company, content, at, until) $$`,
  sql`create function see_link(hash text, of_kind text)
    returns table (user_id integer, company_id integer, sealed bytea, expires_at timestamptz, used_at timestamptz, withdrawn_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select user_id, company_id, sealed, expires_at, used_at, withdrawn_at from account_link
      where secret_hash = hash and kind = of_kind $$`,
  // Of two who take it at once one has it.
  sql`create function take_link(hash text, of_kind text, at timestamptz) returns boolean
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with taken as (
        update account_link set used_at = at
        where secret_hash = hash and kind = of_kind and used_at is null and withdrawn_at is null and expires_at > at
        returning 1
      )
      select exists (select from taken)
    $$`,
  sql`create function forget_links(before timestamptz, most integer) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with forgotten as (
        delete from account_link where secret_hash in (
          select secret_hash from account_link where expires_at < before limit most for update skip locked)
        returning 1
      )
      select count(*)::integer from forgotten
    $$`,
];

/** Null: the address has an account. */
const ACCOUNT = sql`create function make_account(details jsonb, address_key text, hash text, at timestamptz) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      insert into app_user (email, email_key, password_hash, password_changed_at, created_at, first_name, last_name, telephone,
        company, legal_entity)
      select details ->> 'email', address_key, hash, at, at, details ->> 'firstName', details ->> 'lastName',
        details ->> 'telephone', details ->> 'company', (details ->> 'legalEntity')::boolean
      on conflict (email_key) do nothing
      returning id
    $$`;

const FUNCTIONS = [
  'keep_link(text, text, integer, integer, bytea, timestamptz, timestamptz)',
  'see_link(text, text)',
  'take_link(text, text, timestamptz)',
  'forget_links(timestamptz, integer)',
  'make_account(jsonb, text, text, timestamptz)',
];

export const accountsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...COLUMNS, ...MAIL, ...LINKS, ACCOUNT]) await statement.execute(db);
    for (const name of FUNCTIONS) {
      await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
      await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
    }
  },
};
