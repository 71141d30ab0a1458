/**
 * What was done, by whom and from where: a chain of hashes for each company and one for each account.
 *
 *   hash(n) = sha256(hash(n-1) ‖ chain ‖ n ‖ instant ‖ kind ‖ commitment),   commitment = sha256(salt ‖ content)
 *
 * Invariants: the serving role reads the chains of its user's companies and his own, and writes them by two functions alone, which say
 * themselves who acts; no entry is changed. A person's data go by forgetting content and salt: the commitment stays, and with it the
 * chain. A company's chain grows under the lock of the company's row, an account's under that of its head. Seals of the chains'
 * heads are made with a key outside the database (jobs/trimming/seal-audit.ts); what is older than the law asks is forgotten up to one.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table audit_head (
    chain text primary key,
    company_id integer,
    user_id integer,
    count bigint not null default 0,
    hash bytea not null default sha256(''),
    last_at timestamptz,
    -- Entries by group, so that nobody counts a million of them.
    groups jsonb not null default '{}'
  )`,
  sql`create table audit_event (
    chain text not null,
    seq bigint not null,
    company_id integer,
    user_id integer,
    at timestamptz not null,
    kind text not null,
    grp text not null,
    commitment bytea not null,
    hash bytea not null,
    -- These go when a person's data go.
    salt bytea,
    content text,
    actor_id integer,
    subject text,
    primary key (chain, seq)
  )`,
  sql`create index audit_event_by_group on audit_event (chain, grp, seq)`,
  sql`create index audit_event_by_actor on audit_event (chain, actor_id, seq)`,
  sql`create index audit_event_by_time on audit_event (chain, at, seq)`,
  sql`create index audit_event_by_subject on audit_event (chain, lower(subject) text_pattern_ops, seq)`,
  sql`create index audit_event_of_actor on audit_event (actor_id)`,
  sql`create table audit_seal (
    chain text not null,
    seq bigint not null,
    sealed bytea not null,
    made_at timestamptz not null,
    primary key (chain, seq)
  )`,
  ...['audit_head', 'audit_event'].flatMap((name) => [
    sql`alter table ${sql.table(name)} enable row level security`,
    sql`create policy ${sql.id(`${name}_mine`)} on ${sql.table(name)} for select
      using (user_id = (select my_user()) or company_id = any ((select my_companies())::integer[]))`,
    sql`grant select on ${sql.table(name)} to app`,
  ]),
  // Read by who verifies the chains: the owner of the database.
  sql`alter table audit_seal enable row level security`,
  sql`create policy audit_seal_nobodys on audit_seal using (false)`,
  sql`grant select on audit_seal to app`,
];

const WRITING = [
  sql`create function audit_group(kind text) returns text language sql immutable
    return case split_part(kind, '.', 1)
      when 'archive' then 'invoices' when 'draft' then 'invoices' when 'lease' then 'invoices' when 'serial' then 'invoices'
      when 'look' then 'invoices'
      when 'transport' then 'transport' when 'transportDraft' then 'transport' when 'transportOptions' then 'transport'
      when 'transporter' then 'transport'
      when 'access' then 'access' when 'session' then 'access' when 'account' then 'access'
      when 'anaf' then 'anaf'
      when 'support' then 'support'
      else 'data' end`,
  // What is said of an entry, bound to where it stands.
  sql`create function audit_hash(before bytea, chain text, seq bigint, at timestamptz, kind text, commitment bytea) returns bytea
    language sql stable
    return sha256(before || convert_to(chain || '|' || seq || '|'
      || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') || '|' || kind || '|', 'UTF8') || commitment)`,
  sql`create function audit_append(of_chain text, of_company integer, of_user integer, entries jsonb) returns void
    language plpgsql volatile
    as $$
    declare
      head audit_head%rowtype;
      entry jsonb;
      actor integer := my_user();
      who text;
      came_from text;
      said_at timestamptz := nullif(current_setting('app.changed_at', true), '')::timestamptz;
      instant timestamptz;
      new_salt bytea;
      said text;
      bound bytea;
    begin
      insert into audit_head (chain, company_id, user_id) values (of_chain, of_company, of_user) on conflict (chain) do nothing;
      select * into strict head from audit_head where chain = of_chain for update;
      select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) into who from app_user where id = actor;
      select concat_ws(' · ', nullif(device, ''), nullif(network, '')) into came_from from session_family
        where id = nullif(current_setting('app.family', true), '')::uuid and user_id = actor;
      for entry in select value from jsonb_array_elements(entries) loop
        -- The server's own entries say when what they tell of was; else they are not before the last one.
        instant := greatest(coalesce(said_at, (entry ->> 'at')::timestamptz, head.last_at, timestamptz 'epoch'), head.last_at);
        said := jsonb_strip_nulls(jsonb_build_object('who', who, 'from', coalesce(entry ->> 'from', came_from),
          'subject', left(entry ->> 'subject', 200), 'before', entry -> 'before', 'after', entry -> 'after'))::text;
        new_salt := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
        bound := sha256(new_salt || convert_to(said, 'UTF8'));
        head.count := head.count + 1;
        head.hash := audit_hash(head.hash, of_chain, head.count, instant, entry ->> 'kind', bound);
        head.last_at := instant;
        head.groups := jsonb_set(head.groups, array[audit_group(entry ->> 'kind')],
          to_jsonb(coalesce((head.groups ->> audit_group(entry ->> 'kind'))::bigint, 0) + 1));
        insert into audit_event (chain, seq, company_id, user_id, at, kind, grp, commitment, hash, salt, content, actor_id, subject)
        values (of_chain, head.count, of_company, of_user, instant, entry ->> 'kind', audit_group(entry ->> 'kind'), bound,
          head.hash, new_salt, said, actor, left(entry ->> 'subject', 200));
      end loop;
      update audit_head set count = head.count, hash = head.hash, last_at = head.last_at, groups = head.groups
        where chain = of_chain;
    end $$`,
  sql`create function audit_company(of_company integer, entries jsonb) returns boolean
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    begin
      if not (of_company = any (my_companies())) or entries is null then return false; end if;
      perform from company where id = of_company for no key update;
      perform audit_append('c' || of_company, of_company, null, entries);
      return true;
    end $$`,
  sql`create function audit_user(entries jsonb) returns boolean
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
    begin
      if my_user() is null then return false; end if;
      perform audit_append('u' || my_user(), null, my_user(), entries);
      return true;
    end $$`,
];

/** What of two rows of a collection differs, for people: short values whole, lists and long texts as „…”. */
const TELLING = [
  sql`create function audit_short(value jsonb) returns jsonb language sql immutable
    return case when jsonb_typeof(value) in ('object', 'array') or length(value #>> '{}') > 160 then '"…"'::jsonb else value end`,
  sql`create function audit_flat(body jsonb) returns jsonb language sql immutable
    return case when jsonb_typeof(body -> 'content') = 'object' then (body - 'content') || (body -> 'content') else body end`,
  sql`create function audit_name(body jsonb) returns text language sql immutable
    return coalesce(nullif(body ->> 'number', ''), nullif(body ->> 'name', ''), nullif(body ->> 'prefix', ''),
      nullif(body #>> '{content,name}', ''), nullif(body #>> '{content,buyer,name}', ''), nullif(body ->> 'uit', ''),
      nullif(body ->> 'id', ''), '')`,
  sql`create function audit_change(collection text, before jsonb, after jsonb) returns jsonb language sql stable
    as $$
      select jsonb_build_object(
        'kind', collection || case when before is null then '.added' when after is null then '.removed' else '.changed' end,
        'subject', audit_name(coalesce(after, before)),
        'at', coalesce(after, before) #>> '{events,-1,at}',
        'before', (select jsonb_object_agg(key, audit_short(old.value)) from jsonb_each(audit_flat(before)) as old
          where after is not null and key not in ('id', 'version', 'events') and old.value is distinct from audit_flat(after) -> key),
        'after', (select jsonb_object_agg(key, audit_short(new.value)) from jsonb_each(audit_flat(after)) as new
          where before is not null and key not in ('id', 'version', 'events') and new.value is distinct from audit_flat(before) -> key))
    $$`,
];

const KEEPING = [
  // Of chains that grew since they were sealed, and whose last entry stands.
  sql`create function audit_unsealed(most integer) returns table (chain text, seq bigint, hash text)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select head.chain, head.count, encode(head.hash, 'hex') from audit_head head
      where head.count > coalesce((select max(seal.seq) from audit_seal seal where seal.chain = head.chain), 0)
      limit most
    $$`,
  sql`create function audit_keep_seal(of_chain text, of_seq bigint, content bytea, at timestamptz) returns void
    language sql volatile security definer set search_path = public, pg_temp
    as $$ insert into audit_seal (chain, seq, sealed, made_at) values (of_chain, of_seq, content, at) on conflict do nothing $$`,
  // Up to a seal that is as old itself, so that what stays goes on from a hash that a seal has; never what is younger than the five
  // years of Law 82/1991, article 25, whatever is asked.
  sql`create function audit_forget(old timestamptz, most integer) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with bound as (
        select seal.chain, max(seal.seq) as seq from audit_seal seal
        join audit_event last on last.chain = seal.chain and last.seq = seal.seq
        where greatest(seal.made_at, last.at) < least(old, (select max(last_at) from audit_head) - interval '5 years')
        group by seal.chain
      ), gone as (
        delete from audit_event where (chain, seq) in (
          select event.chain, event.seq from audit_event event join bound on bound.chain = event.chain and event.seq < bound.seq
          order by event.chain, event.seq limit most)
        returning 1
      )
      select count(*)::integer from gone
    $$`,
  // A person's data in the entries of one who goes; the chain stays.
  sql`create function audit_forget_person(person integer) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with forgotten as (
        update audit_event set salt = null, content = null, actor_id = null, subject = null
        where user_id = person and person = my_user() returning 1
      )
      select count(*)::integer from forgotten
    $$`,
];

const SERVED = [
  'audit_company(integer, jsonb)',
  'audit_user(jsonb)',
  'audit_unsealed(integer)',
  'audit_keep_seal(text, bigint, bytea, timestamptz)',
  'audit_forget(timestamptz, integer)',
  'audit_forget_person(integer)',
  'audit_change(text, jsonb, jsonb)',
  'audit_name(jsonb)',
  'audit_flat(jsonb)',
  'audit_short(jsonb)',
];
const OWN = [
  'audit_append(text, integer, integer, jsonb)',
  'audit_hash(bytea, text, bigint, timestamptz, text, bytea)',
  'audit_group(text)',
];

export const auditMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...TABLES, ...WRITING, ...TELLING, ...KEEPING]) await statement.execute(db);
    for (const name of [...SERVED, ...OWN]) await sql`revoke all on function ${sql.raw(name)} from public`.execute(db);
    for (const name of SERVED) await sql`grant execute on function ${sql.raw(name)} to app`.execute(db);
  },
};
