/** All that the server keeps of people and companies, as one text: every table of the catalogue, also those added later. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../server/tables';

/** What a refused request may change, or a job by itself meanwhile. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  attempt: 'counts the tries themselves',
  idempotency: 'keeps the answer of a key, a refusal too',
  installation: 'what a start writes of itself',
  epoch_head: 'which database answers',
  anaf_mailbox: 'when ANAF was last asked, by the jobs',
  call_pace: 'the pace of calls to ANAF',
  call_share: 'the pace of calls to ANAF',
  call_budget: 'the day’s downloads at ANAF',
  rate_day: 'the exchange rates, by the jobs',
  rate_file: 'the exchange rates, by the jobs',
  register_answer: 'what the register of companies said',
  service_state: 'how the services outside answer',
  service_outage: 'how the services outside answer',
  audit_seal: 'written by the clock',
};

/** By the owner, who sees all rows. */
export async function wholeState(owner: Kysely<Tables>): Promise<string> {
  const tables = await tablesOf(owner);
  const sums = tables.map(
    (name) => sql`select ${sql.lit(name)} as name, count(*) as rows,
      coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.table(name)} as t`,
  );
  const { rows } = await sql`${sql.join(sums, sql` union all `)}`.execute(owner);
  return JSON.stringify(rows);
}

/** Those that are summed; throws where one that is left out is no longer there. */
export async function tablesOf(owner: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
    order by tablename`.execute(owner);
  const names = rows.map(({ name }) => name);
  const unknown = Object.keys(LEFT_OUT).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No such table: ${unknown.join(', ')}`);
  return names.filter((name) => !(name in LEFT_OUT));
}
