/**
 * Deletes what can no longer matter, in batches of their own transactions: a batch is short, so nobody waits for its locks,
 * and what a stopped run has not done the next one does.
 */
import { type Kysely, sql } from 'kysely';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { forgetOutages } from '../../outside/service-outages';
import { ATTEMPT_LIMITS } from '../../session/attempt-limits';
import type { Tables } from '../../tables';
import { RETENTION } from './retention';

export const TRIM_TASK = 'trim';
/** Hourly, in one process of all, when other clocks rarely strike: the next time after `now`, both ms since 1970. */
export function nextTrim(now: number): number {
  const past = (now - PAST_HOUR_MS) % HOUR_MS;
  return now - past + HOUR_MS;
}

const HOUR_MS = 60 * 60_000;
const PAST_HOUR_MS = 23 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

export interface TrimBounds {
  /** Rows of a batch. */
  readonly batch: number;
  /** Batches of a run, by kind. */
  readonly batches: number;
}

const BOUNDS: TrimBounds = { batch: 1_000, batches: 200 };

export interface Trimmed {
  readonly attempts: number;
  readonly answers: number;
  readonly sessions: number;
  readonly registerAnswers: number;
  readonly tickets: number;
  readonly links: number;
  readonly letters: number;
  readonly outages: number;
  readonly reports: number;
}

/** `now` in ms since 1970. How many rows each kind lost. */
export async function trim(db: Kysely<Tables>, now: number, bounds: TrimBounds = BOUNDS): Promise<Trimmed> {
  const inBatches = async (batchOf: (most: number) => Promise<number>): Promise<number> => {
    let total = 0;
    for (let done = 0; done < bounds.batches; done += 1) {
      const rows = await batchOf(bounds.batch);
      total += rows;
      if (rows < bounds.batch) break;
    }
    return total;
  };
  return {
    attempts: await inBatches((most) => forgetAttempts(db, now, most)),
    answers: await inBatches((most) => forgetAnswers(db, new Date(now - RETENTION.answerMs), most)),
    sessions: await inBatches((most) => forgetSessions(db, new Date(now - RETENTION.endedSessionMs), most)),
    registerAnswers: await inBatches((most) => forgetRegisterAnswers(db, now, most)),
    links: await inBatches((most) => forgetLinks(db, new Date(now - RETENTION.linkMs), most)),
    letters: await inBatches((most) => forgetLetters(db, new Date(now - RETENTION.mailMs), most)),
    outages: await inBatches((most) => forgetOutages(db, new Date(now - RETENTION.outageMs), most)),
    reports: await inBatches((most) => forgetReports(db, new Date(now - RETENTION.reportMs), most)),
    tickets: await inBatches((most) => forgetTickets(db, new Date(now - RETENTION.ticketMs), most)),
  };
}

/** Tries of a window that is over: the next one would begin to count anew. */
async function forgetAttempts(db: Kysely<Tables>, now: number, most: number): Promise<number> {
  const over = Object.values(ATTEMPT_LIMITS).map(
    ({ purpose, windowMs }) =>
      sql`(split_part(key, ':', 1) = ${purpose} and window_start < ${Math.floor(now / windowMs)})`,
  );
  const { numAffectedRows } = await sql`
    delete from attempt where key in (
      select key from attempt where ${sql.join(over, sql` or `)} limit ${most} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function forgetAnswers(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_answers(${before}, ${most}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function forgetSessions(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_sessions(${before}, ${most}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** With the consents that were begun with them. */
async function forgetTickets(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_tickets(${before}, ${most}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function forgetLinks(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_links(${before}, ${most}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function forgetReports(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select forget_reports(${before}, ${most}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function forgetLetters(db: Kysely<Tables>, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mail where id in (
      select id from mail where made_at < ${before} limit ${most} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** All but the newest of a code, and what is too old. */
async function forgetRegisterAnswers(db: Kysely<Tables>, now: number, most: number): Promise<number> {
  const oldest = bucharestDay(now - RETENTION.registerAnswerDays * DAY_MS);
  const { numAffectedRows } = await sql`
    delete from register_answer where (cui, checked_on) in (
      select cui, checked_on from register_answer as kept
      where checked_on < ${oldest}
        or exists (select from register_answer as newer where newer.cui = kept.cui and newer.checked_on > kept.checked_on)
      limit ${most} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
