/**
 * What the serving role may do beyond reading: the statements that the server makes, and no other. A kept document is never
 * changed or removed; whose a row is, and which bytes a filing sends, stand for good.
 */
import { type RawBuilder, sql } from 'kysely';

/** Columns that may be changed; everything else of these tables may only be added. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  app_user: ['totp_time_step'],
  company: ['version', 'is_authorized'],
  recovery_code: ['used_at'],
  session_family: ['used_serial', 'last_request_id', 'expires_at', 'ended_at', 'ended_why'],
  idempotency: ['status', 'answer'],
  replicated_row: ['version', 'body', 'changed_at'],
  anaf_access: ['credential_id'],
  document: [],
  examined_message: [],
};

/** Columns that stay as they were written; all others, also those of earlier migrations of this version, may be changed. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  archive_item: ['company_id', 'id', 'direction'],
  filing: ['id', 'company_id', 'invoice_id', 'attempt', 'idempotency_key', 'request'],
  anaf_credential: ['id', 'user_id'],
};

const changed = Object.entries(CHANGED).flatMap(([table, columns]): readonly RawBuilder<unknown>[] => [
  sql`revoke update, delete on ${sql.table(table)} from app`,
  ...(columns.length === 0
    ? []
    : [sql`grant update (${sql.join(columns.map((column) => sql.ref(column)))}) on ${sql.table(table)} to app`]),
]);

const fixed = Object.entries(FIXED).flatMap(([table, columns]): readonly RawBuilder<unknown>[] => [
  sql`revoke update, delete on ${sql.table(table)} from app`,
  sql`do ${sql.lit(`begin execute (
    select format('grant update (%s) on %I to app', string_agg(quote_ident(attname), ', '), attrelid::regclass)
    from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
      and attname not in (${columns.map((column) => `'${column}'`).join(', ')})
    group by attrelid); end`)}`,
]);

export const GRANTS: readonly RawBuilder<unknown>[] = [
  ...changed,
  ...fixed,
  // Row-level security asks them as the serving role; nobody else has a use for them.
  sql`revoke all on function my_companies(), account_by_email(text) from public`,
  sql`grant execute on function my_companies(), account_by_email(text) to app`,
  // A user or a credential that goes takes these with it.
  sql`create index company_authorization_of_company on company_authorization (company_id)`,
  sql`create index anaf_access_of_credential on anaf_access (credential_id)`,
];
