import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { JobQueue } from '../queue/job-queue';
import type { Tables } from '../tables';

export const COVERAGE_TASK = 'anaf-coverage';
/** Some days of hours: a pause of ANAF ends no chain of days. */
export const COVERAGE_ATTEMPTS = 40;

export const coveragePayloadSchema = v.looseObject({ company: v.number() });

/** Plans the next question of a company; a newer plan takes the older one's place. */
export function scheduleCoverage<T>(queue: JobQueue, tx: Kysely<T>, company: number, runAt: Date): Promise<void> {
  const key = coverageKey(company);
  return queue.add(tx, { kind: COVERAGE_TASK, key, payload: { company }, runAt, maxAttempts: COVERAGE_ATTEMPTS });
}

function coverageKey(company: number): string {
  return `${COVERAGE_TASK}:${company}`;
}

/** A question that was given up is planned anew after this. */
const REST_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/** Plans the question of which nobody has: without ANAF's word nothing of the company is filed. */
export async function sweepCoverage(db: Kysely<Tables>, queue: JobQueue, now: number): Promise<void> {
  const { rows } = await sql<{ company: number }>`
    select company from companies_not_asked_for(${SWEPT_AT_ONCE}) as company`.execute(db);
  const planned = await queue.planned(
    rows.map(({ company }) => coverageKey(company)),
    new Date(now - REST_MS),
  );
  for (const { company } of rows)
    if (!planned.has(coverageKey(company))) await scheduleCoverage(queue, db, company, new Date(now));
}
