/**
 * Filings as jobs: one job runs one filing as far as it goes and plans itself anew. The filing's row is the truth; a job
 * that is lost is made again by the sweep.
 */
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { JobAttempt } from '../queue/job-kind';
import type { JobQueue } from '../queue/job-queue';
import type { Filing } from './filing';
import type { FilingParts, FilingStore } from './filing-parts';
import type { FilingTables } from './filing-tables';
import { FILING_TEXTS } from './filing-texts';
import { type FilingDatabase, postgresFilingStore } from './postgres-filing-store';
import { runFiling } from './run-filing';

export const FILING_TASK = 'filing';

export const filingPayloadSchema = v.strictObject({ company: v.number(), filing: v.pipe(v.string(), v.uuid()) });
export type FilingPayload = v.InferOutput<typeof filingPayloadSchema>;

/** One job a filing: a newer plan takes the older one's place. */
export function filingJobKey({ filing }: FilingPayload): string {
  return `${FILING_TASK}:${filing}`;
}

export function filingPayload({ companyId, id }: Pick<Filing, 'companyId' | 'id'>): FilingPayload {
  return { company: companyId, filing: id };
}

/** `rank`: its place among the company's (filing-rank.ts). */
export type Schedule = (payload: FilingPayload, runAt: Date, rank?: number) => Promise<unknown>;

export interface FilingJobParts extends Omit<FilingParts, 'store'> {
  readonly database: FilingDatabase;
}

/** Attempts of a job, some half an hour in all; then it is given up, and the sweep plans it anew after REST_MS. */
export const FILING_ATTEMPTS = 7;
/** The first failures pass by themselves: nobody is told of a restart of the database. */
const TOLD_FROM = 3;

export async function runFilingJob(
  parts: FilingJobParts,
  payload: FilingPayload,
  schedule: Schedule,
  at: JobAttempt = { attempt: 1, most: FILING_ATTEMPTS },
): Promise<void> {
  const store = postgresFilingStore(parts.database, payload.company, parts.now);
  const again = await runFiling({ ...parts, store }, payload.filing).catch(async (error: unknown) => {
    await tellStalled(store, payload.filing, at);
    throw error;
  });
  if (again !== undefined) await schedule(payload, new Date(again.at), again.rank);
}

/** A defect of ours stands on the invoice in words, as any other hindrance does. The state stays, and so does what is due. */
async function tellStalled(store: FilingStore, id: string, { attempt, most }: JobAttempt): Promise<void> {
  if (attempt < TOLD_FROM) return;
  const text = attempt >= most ? FILING_TEXTS.givenUp : FILING_TEXTS.stalled;
  // Where the database is what fails, nothing can be told; the error that is thrown next says so in the log.
  const filing = await store.load(id).catch(() => undefined);
  if (filing === undefined || filing.messages.includes(text)) return;
  await store.record(filing, { kind: 'blocked', text }, () => filing.dueAt).catch(() => undefined);
}

/** A filing due this long ago for which no job stands in the queue: its job was lost. */
const OVERDUE_MS = 10_000;
/** A job that was given up is planned anew after this. */
const REST_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/**
 * Plans every overdue filing whose job is not in the queue: neither waiting, nor running, nor waiting out its failures.
 * So a lost job is found in seconds, and a step that is on its way is left alone.
 */
export async function sweepFilings<T extends FilingTables>(
  db: Kysely<T>,
  queue: Pick<JobQueue, 'planned'>,
  schedule: Schedule,
  now: number,
  overdueMs = OVERDUE_MS,
): Promise<number> {
  const due = await sql<FilingPayload>`select company_id as company, id as filing
    from due_filings(${new Date(now - overdueMs)}, ${SWEPT_AT_ONCE})`.execute(db);
  const planned = await queue.planned(due.rows.map(filingJobKey), new Date(now - REST_MS));
  const lost = due.rows.filter((payload) => !planned.has(filingJobKey(payload)));
  for (const payload of lost) await schedule(payload, new Date(now));
  return lost.length;
}
