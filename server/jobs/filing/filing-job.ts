/**
 * Filings as jobs: one job runs one filing as far as it goes and plans itself anew. The filing's row is the truth; a job
 * that is lost is made again by the sweep.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import type { FilingTables } from './filing-tables';
import { type FilingDatabase, postgresFilingStore } from './postgres-filing-store';
import { runFiling } from './run-filing';

export const FILING_TASK = 'filing';

export const filingPayloadSchema = v.strictObject({ company: v.number(), filing: v.pipe(v.string(), v.uuid()) });
export type FilingPayload = v.InferOutput<typeof filingPayloadSchema>;

/** One job a filing: a newer plan takes the older one's place. */
export function filingJobKey({ filing }: FilingPayload): string {
  return `filing:${filing}`;
}

export function filingPayload({ companyId, id }: Pick<Filing, 'companyId' | 'id'>): FilingPayload {
  return { company: companyId, filing: id };
}

export type Schedule = (payload: FilingPayload, runAt: Date) => Promise<unknown>;

export interface FilingJobParts extends Omit<FilingParts, 'store'> {
  readonly database: FilingDatabase;
}

/** The task: give it to the runner under FILING_TASK, with `schedule` = add_job with `filingJobKey`. */
export async function runFilingJob(parts: FilingJobParts, payload: FilingPayload, schedule: Schedule): Promise<void> {
  const store = postgresFilingStore(parts.database, payload.company, parts.now);
  const again = await runFiling({ ...parts, store }, payload.filing);
  if (again !== undefined) await schedule(payload, new Date(again));
}

/** What a filing overdue by this much says: its job was lost. */
const OVERDUE_MS = 5 * 60_000;
const SWEPT_AT_ONCE = 500;

/** Plans every filing that is overdue; run it at start and every few minutes. */
export async function sweepFilings(
  db: Kysely<FilingTables> | Transaction<FilingTables>,
  schedule: Schedule,
  now: number,
  overdueMs = OVERDUE_MS,
): Promise<number> {
  const before = new Date(now - overdueMs);
  const due = await sql<{ company_id: number; id: string }>`
    select company_id, id from due_filings(${before}, ${SWEPT_AT_ONCE})`.execute(db);
  for (const { company_id, id } of due.rows) await schedule({ company: company_id, filing: id }, new Date(now));
  return due.rows.length;
}
