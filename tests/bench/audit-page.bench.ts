/**
 * A page of a company's audit of a million entries, by each of its filters and by two together, in the product's PostgreSQL as the serving
 * role, under row-level security. Run: `npx tsx tests/bench/audit-page.bench.ts [rows]`; prints one table.
 */
import { sql } from 'kysely';
import { type AuditQuestion, readAudit } from '../../server/audit/read-audit';
import type { AppDatabase } from '../../server/database/app-database';
import { asUser } from '../../server/database/as-user';
import { embeddedFilingDatabase } from '../server/filings/filing-database';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const RUNS = 40;
const USER = 1;
const COMPANY = 1;
const CHAIN = `c${COMPANY}`;
const LIMIT = 50;
const PEOPLE = 20;
const YEARS = 5;

const database = await embeddedFilingDatabase();
const rows: Row[] = [];
try {
  await fill();
  await measureAll(database.app);
  printTable({
    title: `A page of ${LIMIT} of an audit of ${ROWS.toLocaleString('en')} entries (aim: 30 ms)`,
    head: ['filter', 'runs', 'p50', 'p95', 'worst'],
    rows,
    foot: [`${PEOPLE} people, ${YEARS} years; another company with a fifth as many entries beside.`],
  });
} finally {
  await database.close();
}

/** Entries as the functions write them, but for their hashes, which no page computes. */
function fill(): Promise<void> {
  return database.asOwner(async (db) => {
    await sql`insert into app_user (email, email_key, password_hash)
      select n || '@b.ro', n || '@b.ro', 'x' from generate_series(1, ${PEOPLE}::integer) n`.execute(db);
    await db.insertInto('company_authorization').values({ company_id: COMPANY, user_id: USER }).execute();
    for (const [company, many] of [
      [COMPANY, ROWS],
      [2, Math.ceil(ROWS / 5)],
    ] as const) {
      await sql`
        insert into audit_event (chain, seq, company_id, at, kind, grp, commitment, hash, salt, content, actor_id, subject)
        select ${`c${company}`}, n, ${company}, timestamptz '2021-01-01' + n * ${YEARS} * interval '365 days' / ${many}::float8,
          kind, audit_group(kind), sha256(n::text::bytea), sha256(n::text::bytea), sha256('s'),
          json_build_object('who', 'Ana Pop', 'from', 'Chrome pe Windows', 'subject', subject)::text, 1 + n % ${PEOPLE}, subject
        from (
          select n, (array['archive.issued', 'partner.updated', 'draft.saved', 'session.begun', 'anaf.uploaded', 'transport.declared',
            'archive.accepted'])[1 + n % 7] as kind,
            case when n % 2 = 0 then 'FCT-' || lpad(n::text, 7, '0') else 'Moara ' || md5((n % 5000)::text)::char(6) end as subject
          from generate_series(1, ${many}::integer) n) as made`.execute(db);
      await sql`insert into audit_head (chain, company_id, count, groups) values (${`c${company}`}, ${company}, ${many}, '{}')`.execute(
        db,
      );
    }
    await sql`vacuum analyze audit_event`.execute(db);
  });
}

async function measure(app: AppDatabase, name: string, asked: (run: number) => Partial<AuditQuestion>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await asUser(app, USER, (tx) => readAudit(tx, { chain: CHAIN, limit: LIMIT, ...asked(run) }));
    times.push(performance.now() - began);
  }
  const { runs, median, p95, worst } = spread(times);
  rows.push([name, String(runs), ms(median), ms(p95), ms(worst)]);
}

async function measureAll(app: AppDatabase): Promise<void> {
  const day = (run: number): string => `202${1 + (run % 5)}-0${1 + (run % 9)}-15`;
  const number = (run: number): string => `FCT-${String(2 * (1 + run * Math.floor(ROWS / 100))).padStart(7, '0')}`;
  const group = 'anaf' as const;
  await measure(app, 'none: the newest', () => ({}));
  await measure(app, 'the page before an entry, anywhere', (run) => ({ before: 1 + run * Math.floor(ROWS / RUNS) }));
  await measure(app, 'a group', () => ({ group }));
  await measure(app, 'a person', (run) => ({ actor: 1 + (run % PEOPLE) }));
  await measure(app, 'a person without entries', () => ({ actor: 0 }));
  await measure(app, 'a day', (run) => ({ from: day(run), until: day(run) }));
  await measure(app, 'all until a day', (run) => ({ until: day(run) }));
  await measure(app, 'a year', (run) => ({ from: `202${1 + (run % 5)}-01-01`, until: `202${1 + (run % 5)}-12-31` }));
  await measure(app, 'one number', (run) => ({ subject: number(run) }));
  await measure(app, 'a beginning that half have', () => ({ subject: 'fct' }));
  await measure(app, 'a beginning that none has', (run) => ({ subject: `zzq${run}` }));
  await measure(app, 'a group and a person', (run) => ({ group, actor: 1 + (run % PEOPLE) }));
  await measure(app, 'a group and a day', (run) => ({ group, from: day(run), until: day(run) }));
  await measure(app, 'a person and a beginning', (run) => ({ actor: 1 + (run % PEOPLE), subject: 'moara' }));
  await measure(app, 'a person and a beginning that is never his', () => ({ actor: 1, subject: 'moara' }));
  await measure(app, 'a person, a beginning and a group', (run) => ({
    group,
    actor: 1 + (run % PEOPLE),
    subject: 'moara',
  }));
  await measure(app, 'a day and a beginning', (run) => ({ from: day(run), until: day(run), subject: 'fct' }));
  await measure(app, 'a person without entries and a year', () => ({
    actor: 0,
    from: '2022-01-01',
    until: '2022-12-31',
  }));
}
