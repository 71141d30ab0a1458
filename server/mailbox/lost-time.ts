/**
 * Reads in a company's mailbox what was sent in the time that a restored database has lost, and is no device's.
 *
 * Filings wait for it (filings/after-restore.ts). So what it needs takes its calls as they do, and comes before all else of the
 * mailbox: of what sending leaves it would get none while filings in doubt ask for themselves, and they would ask for ever.
 */
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { serialSchema } from '@/api/entities/serial';
import { numberInSeries } from '@/domain/numbering/series';
import type { FoundationTables } from '../database/foundation-tables';
import type { Filing } from '../filings/filing';
import type { LostSpan, LostTime, NobodysInvoice } from '../filings/filing-parts';
import type { FilingTables } from '../filings/filing-tables';
import type { MailboxTables } from './mailbox-tables';

type LostTimeTransaction = Transaction<FilingTables & MailboxTables & Pick<FoundationTables, 'replicated_row'>>;

/** ANAF's clock and ours differ. */
export const CLOCK_DIFFERENCE_MS = 10 * 60_000;
/** What was fetched so often and did not come is taken for an invoice that nobody can read. */
const FETCHES = 3;

export async function readLostTime(
  tx: LostTimeTransaction,
  filing: Pick<Filing, 'companyId' | 'invoiceId'>,
  lost: LostSpan,
  now: number,
): Promise<LostTime> {
  const { companyId, invoiceId } = filing;
  if (!(await isListed(tx, companyId, lost))) {
    await askSooner(tx, companyId, lost, now);
    return { kind: 'unread' };
  }
  const sent = await sentBefore(tx, companyId, lost);
  if (sent.some(({ state, fetches }) => state === 'listed' && fetches < FETCHES)) return { kind: 'unread' };
  const own = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const series = await seriesOf(tx, companyId);
  const isOurs = (number: string): boolean => series.some((one) => numberInSeries(one, number) !== undefined);
  const nobodys = sent.map(({ number, buyer }): NobodysInvoice => {
    const mayBeOfDraft = number === null || isOurs(number) || buyer === own.item.partnerTaxId;
    return { number: number ?? '', mayBeOfDraft, hasNumber: number === own.item.number };
  });
  return { kind: 'read', nobodys };
}

/** By our clock. */
async function isListed(tx: LostTimeTransaction, companyId: number, { listedTo }: LostSpan): Promise<boolean> {
  const row = await tx
    .selectFrom('anaf_mailbox')
    .select(['listed_to', 'clock_ahead_ms'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.listed_to != null && row.listed_to.getTime() + row.clock_ahead_ms >= listedTo;
}

/** The mailbox is looked into as soon as it can tell. */
async function askSooner(
  tx: LostTimeTransaction,
  companyId: number,
  { listedTo }: LostSpan,
  now: number,
): Promise<void> {
  const at = new Date(Math.max(now, listedTo));
  await tx
    .updateTable('anaf_mailbox')
    .set({ due_at: at })
    .where('company_id', '=', companyId)
    .where('due_at', '>', at)
    .execute();
}

interface Sent {
  readonly state: string;
  readonly fetches: number;
  /** Null: of what is not read. */
  readonly number: string | null;
  readonly buyer: string | null;
}

/** Of the newest restore whose lost time a filing of the company may wait for, ms since 1970; undefined: none does. */
export async function awaitedRestore(tx: Transaction<FilingTables>, companyId: number): Promise<number | undefined> {
  const { rows } = await sql<{ restored_at: number | null }>`
    select max((request ->> 'restoredAt')::float8) as restored_at from filing
    where company_id = ${companyId} and not settled and state in ('recorded', 'doubtful')`.execute(tx);
  return rows[0]?.restored_at ?? undefined;
}

/** Whether a message of `anaf_message` is one that filings wait for. */
export function isAwaited(restoredAt: number | undefined): RawBuilder<SqlBool> {
  if (restoredAt === undefined) return sql<SqlBool>`false`;
  return sql<SqlBool>`fetches < ${FETCHES} and ${wasSentBefore(restoredAt)}`;
}

function wasSentBefore(restoredAt: number): RawBuilder<SqlBool> {
  const until = new Date(restoredAt + CLOCK_DIFFERENCE_MS);
  return sql<SqlBool>`type = 'FACTURA TRIMISA'
    and created_at <= to_char(${until}::timestamptz at time zone 'Europe/Bucharest', 'YYYYMMDDHH24MI')`;
}

/** Listed since the restore, of the time before it, and not of a filing of ours. */
async function sentBefore(
  tx: LostTimeTransaction,
  companyId: number,
  { restoredAt }: LostSpan,
): Promise<readonly Sent[]> {
  const since = new Date(restoredAt);
  const { rows } = await sql<Sent>`
    select message.state, fetches, archive.number, archive.item ->> 'partnerTaxId' as buyer
    from anaf_message as message
    left join archive_item as archive on archive.company_id = message.company_id and archive.id = message.invoice_id
    where message.company_id = ${companyId} and message.state <> 'ours' and listed_at >= ${since}
      and ${wasSentBefore(restoredAt)}`.execute(tx);
  return rows;
}

const numbering = v.pick(v.object(serialSchema.entries), ['prefix', 'width']);

async function seriesOf(tx: LostTimeTransaction, companyId: number) {
  const rows = await tx
    .selectFrom('replicated_row')
    .select('body')
    .where('company_id', '=', companyId)
    .where('collection', '=', 'serial')
    .execute();
  return rows.flatMap(({ body }) => {
    const read = v.safeParse(numbering, body);
    return read.success ? [read.output] : [];
  });
}
