/** GetDashboardInfo: what each company of the caller waits for, in four readings over all of them. */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import { companyIdSchema } from '@/api/ids';
import { addDays } from '@/domain/calendar/iso-date';
import { openBooks } from '@/domain/calendar/months';
import type { TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { troubleSentence } from '../mailbox/mailbox-trouble';
import type { CallHandlers } from './call-handler';
import { done } from './reply';

const DAY_MS = 86_400_000;
/** ANAF gives a message out for 60 days; the alarm is on day 45. */
const KEPT_DAYS = 60;
const ALARM_DAYS = 45;

/** `now`: ms since 1970. */
export function dashboardCalls({ now }: { readonly now: () => number }): Pick<CallHandlers, 'GetDashboardInfo'> {
  return {
    GetDashboardInfo: {
      kind: 'signed',
      run: ({ body: { month } }, { userId }, db) =>
        asUser(db, userId, async (tx) => done({ companies: await dashboard(tx, month, now()) })),
    },
  };
}

type Counted = Pick<
  DashboardCompany,
  | ('refused' | 'held' | 'doubtful' | 'unsent' | 'underWay' | 'oldestUnsent')
  | ('issued' | 'received' | 'booked' | 'toBook')
  | ('endangered' | 'leaves' | 'answeredAt' | 'trouble')
>;

const NOTHING: Counted = {
  ...{ refused: 0, held: 0, doubtful: 0, unsent: 0, underWay: 0, oldestUnsent: '' },
  ...{ issued: 0, received: 0, booked: 0, toBook: 0 },
  ...{ endangered: 0, leaves: '', answeredAt: '', trouble: '' },
};

/** Row-level security leaves the caller's companies alone. */
async function dashboard(tx: TenantTransaction, month: string, now: number): Promise<readonly DashboardCompany[]> {
  const companies = await tx.selectFrom('company').select('id').execute();
  const parts = new Map<number, Partial<Counted>>(companies.map(({ id }) => [id, {}]));
  const readings = [
    await openFilings(tx),
    await monthCounts(tx, month),
    await endangered(tx, now),
    await mailboxes(tx),
  ];
  for (const { company_id, ...counted } of readings.flat())
    parts.set(company_id, { ...parts.get(company_id), ...counted });
  return companies.map(({ id }) => ({ company: v.parse(companyIdSchema, id), ...NOTHING, ...parts.get(id) }));
}

interface OfCompany {
  readonly company_id: number;
}

async function openFilings(tx: TenantTransaction) {
  type Row = OfCompany & Pick<Counted, 'refused' | 'held' | 'doubtful' | 'unsent' | 'underWay' | 'oldestUnsent'>;
  const { rows } = await sql<Row>`
    select company_id,
      count(*) filter (where state in ('rejected', 'refused'))::integer as refused,
      count(*) filter (where state = 'recorded' and item ? 'held')::integer as held,
      count(*) filter (where state = 'doubtful')::integer as doubtful,
      count(*) filter (where state in ('recorded', 'uploading') and not item ? 'held')::integer as unsent,
      count(*) filter (where state in ('uploaded', 'processing', 'duplicate'))::integer as "underWay",
      coalesce(min(issue_date) filter (where state in ('recorded', 'uploading', 'rejected', 'refused', 'doubtful')), '')
        as "oldestUnsent"
    from archive_item where direction = 'out' and state <> 'accepted' group by company_id`.execute(tx);
  return rows;
}

async function monthCounts(tx: TenantTransaction, month: string) {
  type Row = OfCompany & Pick<Counted, 'issued' | 'received' | 'booked' | 'toBook'>;
  const [first] = openBooks(month);
  const inMonth = sql`issue_date >= ${`${month}-01`}`;
  const marked = (name: string) => sql`coalesce((item #>> ${`{marks,${name},state}`}::text[])::boolean, false)`;
  const { rows } = await sql<Row>`
    select company_id, count(*) filter (where direction = 'out' and ${inMonth})::integer as issued,
      count(*) filter (where direction = 'in' and ${inMonth})::integer as received,
      count(*) filter (where direction = 'in' and ${inMonth} and ${marked('booked')})::integer as booked,
      count(*) filter (where direction = 'in' and not ${marked('booked')} and not ${marked('approved')})::integer as "toBook"
    from archive_item where issue_date >= ${`${first}-01`} and issue_date <= ${`${month}-31`}
      and company_id in (select id from company) group by company_id`.execute(tx);
  return rows;
}

async function endangered(tx: TenantTransaction, now: number) {
  const alarm = new Date(now - ALARM_DAYS * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const { rows } = await sql<OfCompany & { readonly count: number; readonly oldest: string }>`
    select company_id, count(*)::integer as count, min(created_at) as oldest
    from anaf_message where state = 'listed' and created_at < ${alarm} group by company_id`.execute(tx);
  return rows.map(({ company_id, count, oldest }) => {
    const day = `${oldest.slice(0, 4)}-${oldest.slice(4, 6)}-${oldest.slice(6, 8)}`;
    return { company_id, endangered: count, leaves: addDays(day, KEPT_DAYS) };
  });
}

async function mailboxes(tx: TenantTransaction) {
  const rows = await tx
    .selectFrom('anaf_mailbox')
    .select(['company_id', 'answered_at', 'trouble', 'trouble_text'])
    .execute();
  return rows.map(({ company_id, answered_at, trouble, trouble_text }) => ({
    company_id,
    answeredAt: answered_at?.toISOString() ?? '',
    trouble: troubleSentence(trouble, trouble_text),
  }));
}
