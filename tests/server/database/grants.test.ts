/** What the serving role may do, table by table, as the catalogue has it: a right that nobody needs fails here. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** `update`: every column, some, or all but some. */
interface Rights {
  readonly insert?: true;
  readonly delete?: true;
  readonly update?: 'all' | readonly string[] | { readonly allBut: readonly string[] };
}

/** Every table may be read; row-level security says which rows. */
const EXPECTED: Readonly<Record<string, Rights>> = {
  anaf_access: {
    insert: true,
    update: ['confirmed_at', 'confirmed_by', 'covered', 'covered_at', 'ended_at', 'ended_why', 'named_cifs'],
  },
  anaf_consent: { insert: true, update: ['used_at'] },
  anaf_credential: { insert: true, update: { allBut: ['certificate', 'id', 'person', 'user_id'] } },
  anaf_ticket: { insert: true, update: ['starts', 'used_at', 'withdrawn_at'] },
  anaf_mailbox: { insert: true, update: { allBut: ['company_id'] } },
  anaf_message: {
    insert: true,
    update: { allBut: ['company_id', 'created_at', 'id', 'listed_at', 'raw', 'type', 'upload_index'] },
  },
  anaf_note: { insert: true, update: ['due_at', 'first_sent_at', 'last_sent_at', 'state', 'upload_index', 'waits'] },
  access_removal: {},
  account_closing: { insert: true, delete: true },
  account_link: { update: ['withdrawn_at'] },
  audit_event: {},
  audit_head: {},
  audit_seal: {},
  bug_report: { insert: true },
  app_user: {
    update: [
      ...['first_name', 'last_name', 'password_changed_at', 'password_hash'],
      ...['person_version', 'preferences', 'preferences_version', 'telephone'],
      ...['totp_pending_sealed', 'totp_sealed', 'totp_since', 'totp_time_step'],
    ],
  },
  archive_item: { insert: true, update: { allBut: ['company_id', 'direction', 'id', 'sent_elsewhere'] } },
  // Written by the database itself.
  archive_short_word: {},
  attempt: { insert: true, update: 'all', delete: true },
  call_budget: { insert: true, update: 'all' },
  call_pace: { insert: true, update: 'all' },
  call_share: { insert: true, update: 'all' },
  company: {
    update: [
      ...[
        'address',
        'bank',
        'contact_name',
        'email',
        'iban',
        'is_authorized',
        'legal_form',
        'name',
        'payment_term_days',
      ],
      ...['registration', 'telephone', 'trading_name', 'vat_on_collection', 'vat_registered', 'version'],
    ],
  },
  company_authorization: {},
  document: { insert: true },
  epoch: {},
  epoch_head: {},
  examined_message: { insert: true },
  message_examination: { insert: true, update: ['until'] },
  filing: {
    insert: true,
    update: { allBut: ['attempt', 'company_id', 'id', 'idempotency_key', 'invoice_id', 'request'] },
  },
  idempotency: { insert: true, update: ['answer', 'status'] },
  installation: { insert: true },
  line_words: { insert: true, update: 'all' },
  note_reference: { insert: true },
  mail: { insert: true, delete: true, update: ['sealed', 'settled_at', 'state'] },
  number_lease: { insert: true, update: 'all' },
  number_use: { insert: true, update: 'all' },
  public_notice: {},
  rate_day: { insert: true, update: 'all' },
  rate_file: { insert: true, update: 'all' },
  recovery_code: { insert: true, delete: true, update: ['used_at'] },
  register_answer: { insert: true, update: 'all', delete: true },
  replicated_row: { insert: true, update: ['body', 'changed_at', 'changed_by', 'changed_by_id', 'version'] },
  series_report: { insert: true },
  service_outage: { insert: true, delete: true, update: ['ended_at', 'failed_at'] },
  service_state: { insert: true, update: 'all' },
  transport: { insert: true, update: { allBut: ['company_id', 'id'] } },
  transport_step: {
    insert: true,
    update: { allBut: ['company_id', 'id', 'idempotency_key', 'kind', 'place', 'transport_id'] },
  },
  transport_watch: { insert: true, update: { allBut: ['company_id'] } },
  serial_decision: { insert: true },
  session_family: {
    insert: true,
    update: [
      ...['device', 'ended_at', 'ended_why', 'expires_at', 'last_request_id', 'last_used_at', 'network', 'used_serial'],
    ],
  },
};

interface Found {
  readonly name: string;
  readonly rights: readonly string[];
  readonly columns: readonly string[];
  readonly updated: readonly string[];
}

async function catalogue(): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select c.relname as name,
      array(select right_name from unnest(array['SELECT', 'INSERT', 'DELETE', 'TRUNCATE', 'TRIGGER', 'REFERENCES']) right_name
        where has_table_privilege('app', c.oid, right_name) order by right_name) as rights,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        order by a.attname) as columns,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('app', c.oid, a.attnum, 'UPDATE') order by a.attname) as updated
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%' order by c.relname`.execute(
    app.owner,
  );
  return rows;
}

function updatedOf({ update = [] }: Rights, columns: readonly string[]): readonly string[] {
  if (update === 'all') return columns;
  return 'allBut' in update ? columns.filter((column) => !update.allBut.includes(column)) : update;
}

describe('the serving role', () => {
  it('may do to each table what the server does, and nothing else', async () => {
    const found = await catalogue();
    expect(found.map(({ name }) => name).filter((name) => !(name in EXPECTED))).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
    for (const { name, rights, columns, updated } of found) {
      const expected = EXPECTED[name] ?? {};
      const more = [...(expected.delete ? ['DELETE'] : []), ...(expected.insert ? ['INSERT'] : [])];
      expect({ name, rights, updated }).toEqual({
        name,
        rights: [...more, 'SELECT'],
        updated: updatedOf(expected, columns),
      });
    }
  });

  it('alone may ask the functions that see more than their caller', async () => {
    // A trigger's is asked by the database alone.
    const { rows } = await sql<{ name: string; everybody: boolean; app: boolean; pinned: boolean; trigger: boolean }>`
      select proname as name, prorettype = 'trigger'::regtype as trigger,
        has_function_privilege('app', oid, 'execute') as app,
        exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) as everybody,
        proconfig::text like '%search_path=public, pg_temp%' as pinned
      from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`.execute(app.owner);
    expect(rows.length).toBeGreaterThan(5);
    expect(
      rows.filter(({ everybody, app: mine, pinned, trigger }) => everybody || mine === trigger || !pinned),
    ).toEqual([]);
  });

  it('cannot change or remove a kept document, nor what a filing sends', async () => {
    for (const statement of [
      sql`update document set bytes = ''`,
      sql`delete from document`,
      sql`delete from archive_item`,
      sql`delete from filing`,
      sql`update filing set request = '{}'`,
      sql`update app_user set plan_name = 'x'`,
      sql`update company set cif = '1'`,
    ])
      await expect(statement.execute(app.db.kysely)).rejects.toMatchObject({ code: '42501' });
  });
});

/** What they point at is never removed. */
const WITHOUT_INDEX = ['call_share (company_id)', 'epoch_head (epoch_seq)'];

it('no foreign key is without an index', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' (' || a.attname || ')' as name
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])
    order by 1`.execute(app.owner);
  expect(rows.map(({ name }) => name).filter((name) => !WITHOUT_INDEX.includes(name))).toEqual([]);
});
