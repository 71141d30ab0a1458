/** Every table, tried as the serving role: what another's row would tell, take or give. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCompany } from '../../../server/database/as-company';
import { asUser } from '../../../server/database/as-user';
import { startTestApp, type TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const table of Object.keys(FOREIGN)) await plant(table);
});
afterAll(() => app.stop());

/** Shared by all on purpose: limits, public answers, notices. They hold nothing of a company or a person. */
const SHARED = [
  'attempt',
  'call_budget',
  'call_pace',
  'call_share',
  'epoch',
  'installation',
  // Sealed with a key outside the database, its addressee known by a keyed hash.
  'mail',
  'public_notice',
  'rate_day',
  'rate_file',
  'register_answer',
  'service_outage',
  'service_state',
];
const IDS = {
  ...{ invoice: randomUUID(), filing: randomUUID(), lease: randomUUID(), credential: randomUUID() },
  ticket: randomUUID(),
  note: randomUUID(),
};
const SHA = 'a'.repeat(64);

/** A row of the third company, or of its user, in each table that has an owner; columns with their values as SQL. */
const FOREIGN: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  account_link: () => ({
    ...{ secret_hash: SHA, kind: 'reset', user_id: app.mihai.id, sealed: Buffer.from('x') },
    ...{ made_at: new Date(), expires_at: new Date() },
  }),
  account_closing: () => ({ user_id: app.mihai.id, asked_at: new Date(), delete_at: new Date(2100, 0) }),
  bug_report: () => ({
    ...{ user_id: app.mihai.id, id: IDS.invoice, reference: 'x', text: 'x', log: '{}', made_at: new Date() },
  }),
  access_removal: () => ({ user_id: app.mihai.id, company_id: app.companies.third, removed_at: new Date() }),
  audit_head: () => ({ chain: 'another', company_id: app.companies.third }),
  audit_event: () => ({
    ...{ chain: 'another', seq: 1, company_id: app.companies.third, at: new Date(), kind: 'x', grp: 'data' },
    ...{ commitment: Buffer.from('x'), hash: Buffer.from('x') },
  }),
  audit_seal: () => ({ chain: 'another', seq: 1, sealed: Buffer.from('x'), made_at: new Date() }),
  replicated_row: () => ({ company_id: app.companies.third, collection: 'partner', id: 'p', version: 1, body: '{}' }),
  number_lease: () => ({
    ...{ company_id: app.companies.third, id: IDS.lease, serial_id: IDS.lease, device_id: IDS.lease },
    ...{
      device_name: 'd',
      from_number: 1,
      to_number: 9,
      granted_to: 9,
      fence: 1,
      used_to: 0,
      state: 'open',
      granted_at: new Date(),
    },
  }),
  number_use: () => ({
    ...{ company_id: app.companies.third, serial_id: IDS.lease, number: 1, lease_id: IDS.lease },
    ...{ invoice_id: IDS.invoice, state: 'used', used_at: new Date() },
  }),
  series_report: () => ({
    ...{ company_id: app.companies.third, serial_id: IDS.lease, epoch: 'e', reporter: 'person' },
    ...{ reported_at: new Date() },
  }),
  epoch_head: () => ({ company_id: app.companies.third, epoch_seq: 1, version: 1 }),
  document: () => ({
    company_id: app.companies.third,
    sha256: SHA,
    bytes: Buffer.from('x'),
    size: 1,
    created_at: new Date(),
  }),
  archive_item: () => ({
    ...{ company_id: app.companies.third, id: IDS.invoice, direction: 'out', state: 'accepted', number: 'F-1' },
    ...{
      issue_date: '2026-01-01',
      partner_name: 'x',
      total: 1,
      haystack: '',
      origin: 'xml',
      xml_sha256: SHA,
      item: '{}',
    },
  }),
  filing: () => ({
    ...{ id: IDS.filing, company_id: app.companies.third, invoice_id: IDS.invoice, attempt: 1, idempotency_key: 'k' },
    ...{ request: '{}', state: 'accepted', upload_index: '', download_id: '', sends: 0, duplicate_of: '', waits: 0 },
    ...{ messages: '[]', zip: 'kept', due_at: new Date(), settled: true },
  }),
  archive_short_word: () => ({ company_id: app.companies.third, word: 'x' }),
  line_words: () => ({ company_id: app.companies.third, invoice_id: IDS.invoice, version: 1, words: '' }),
  note_reference: () => ({ company_id: app.companies.third, number: 'A-1', note_id: IDS.invoice }),
  message_examination: () => ({ company_id: app.companies.third, download_id: '1', until: new Date() }),
  examined_message: () => ({ company_id: app.companies.third, download_id: '1', sha256: SHA }),
  anaf_credential: () => ({
    ...{ id: IDS.credential, user_id: app.mihai.id, access_sealed: Buffer.from('x'), refresh_sealed: Buffer.from('x') },
    ...{ access_expires_at: new Date(), refresh_expires_at: new Date(), state: 'active' },
  }),
  anaf_access: () => ({ company_id: app.companies.third, credential_id: IDS.credential, given_at: new Date() }),
  anaf_ticket: () => ({
    ...{ id: IDS.ticket, company_id: app.companies.third, secret_hash: SHA, kind: 'here', made_by: app.mihai.id },
    ...{ made_by_name: 'x', made_at: new Date(), expires_at: new Date() },
  }),
  anaf_consent: () => ({
    ...{ state_hash: SHA, company_id: app.companies.third, ticket_id: IDS.ticket, browser_hash: SHA, person: '' },
    expires_at: new Date(),
  }),
  anaf_mailbox: () => ({ company_id: app.companies.third, due_at: new Date() }),
  anaf_message: () => ({
    ...{
      company_id: app.companies.third,
      id: '1',
      upload_index: '2',
      type: 'FACTURA PRIMITA',
      created_at: '202603021200',
    },
    ...{ raw: '{}', listed_at: new Date(), fetch_due_at: new Date() },
  }),
  anaf_note: () => ({
    ...{ company_id: app.companies.third, id: IDS.note, invoice_id: IDS.invoice, about: '1', text: 'a' },
    ...{ written_at: new Date(), day: '2026-03-02', due_at: new Date() },
  }),
  transport: () => ({ company_id: app.companies.third, id: IDS.invoice, origin: 'own', uit: '', item: '{}' }),
  transport_step: () => ({
    ...{ id: IDS.filing, company_id: app.companies.third, transport_id: IDS.invoice, place: 1, kind: 'declare' },
    ...{ state: 'recorded', idempotency_key: 'k', xml_sha256: SHA, due_at: new Date() },
  }),
  transport_watch: () => ({ company_id: app.companies.third, due_at: new Date() }),
  idempotency: () => ({
    user_id: app.mihai.id,
    key: randomUUID(),
    call: 'x',
    request_hash: 'x',
    created_at: new Date(),
  }),
  serial_decision: () => ({ company_id: app.companies.third, id: IDS.invoice, number: 1, body: '{}' }),
  session_family: () => ({
    ...{ id: randomUUID(), user_id: app.mihai.id, remember: false, created_at: new Date(), expires_at: new Date() },
  }),
  recovery_code: () => ({ user_id: app.mihai.id, code_hash: 'x' }),
};

/** As the owner, whom row-level security does not bind; the table's own defaults for the rest. */
async function plant(table: string): Promise<void> {
  await insertInto(table).execute(app.owner);
}

function insertInto(table: string) {
  const row = FOREIGN[table]?.() ?? {};
  const columns = Object.keys(row).map((column) => sql.ref(column));
  return sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`;
}

/** Selects what belongs to the third company or its user. */
function ofAnother(table: string) {
  const row = FOREIGN[table]?.() ?? {};
  if ('chain' in row) return sql`chain = ${row.chain}`;
  if ('company_id' in row && !('removed_at' in row)) return sql`company_id = ${row.company_id}`;
  return sql`user_id = ${app.mihai.id}`;
}

async function rowsAsAna(table: string): Promise<number> {
  const { rows } = await asUser(app.db, app.ana.id, (tx) =>
    sql`select 1 from ${sql.table(table)} where ${ofAnother(table)}`.execute(tx),
  );
  return rows.length;
}

describe('every table', () => {
  it('is bound by a policy, or shared on purpose', async () => {
    const { rows } = await sql<{ name: string; bound: boolean }>`
      select c.relname as name, c.relrowsecurity and exists (select from pg_policy where polrelid = c.oid) as bound
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%' order by c.relname`.execute(
      app.owner,
    );
    expect(rows.filter(({ bound }) => !bound).map(({ name }) => name)).toEqual(SHARED);
    const tried = [...Object.keys(FOREIGN), 'company', 'app_user', 'company_authorization'].sort();
    expect(rows.filter(({ bound }) => bound).map(({ name }) => name)).toEqual(tried);
  });
});

describe.each(Object.keys(FOREIGN))('%s', (table) => {
  it('shows nothing of another, with a condition or without', async () => {
    expect(await rowsAsAna(table)).toBe(0);
    const all = await app.db.kysely.transaction().execute((tx) => sql`select 1 from ${sql.table(table)}`.execute(tx));
    expect(all.rows).toEqual([]);
  });

  it('lets nobody change or remove what is another’s', async () => {
    const column = Object.keys(FOREIGN[table]?.() ?? {})[0] ?? '';
    const tries = [
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`,
      sql`delete from ${sql.table(table)} where ${ofAnother(table)}`,
    ];
    for (const statement of tries) {
      // Either the right is missing, or the row is not met.
      const outcome = await asUser(app.db, app.ana.id, (tx) => statement.execute(tx)).then(
        ({ numAffectedRows }) => Number(numAffectedRows ?? 0),
        (error: { code?: string }) => error.code,
      );
      expect([0, '42501']).toContain(outcome);
    }
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${ofAnother(table)}`.execute(app.owner);
    expect(rows.length).toBeGreaterThan(0);
  });
});

// A person's authorization is taken in before any company reaches ANAF by it; nobody reads it but through such a company.
it.each(Object.keys(FOREIGN).filter((table) => table !== 'anaf_credential'))(
  '%s takes no row in the name of another',
  async (table) => {
    const made = asUser(app.db, app.ana.id, (tx) => insertInto(table).execute(tx));
    await expect(made).rejects.toMatchObject({ code: '42501' });
    const job = asCompany(app.db, app.companies.first, (tx) => insertInto(table).execute(tx));
    await expect(job).rejects.toMatchObject({ code: '42501' });
  },
);
