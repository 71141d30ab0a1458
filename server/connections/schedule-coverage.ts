import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { JobQueue } from '../queue/job-queue';

export const COVERAGE_TASK = 'anaf-coverage';
/** Some days of hours: a pause of ANAF ends no chain of days. */
export const COVERAGE_ATTEMPTS = 40;

export const coveragePayloadSchema = v.looseObject({ company: v.number() });

/** Plans the next question of a company; a newer plan takes the older one's place. */
export function scheduleCoverage<T>(queue: JobQueue, tx: Kysely<T>, company: number, runAt: Date): Promise<void> {
  const key = `${COVERAGE_TASK}:${company}`;
  return queue.add(tx, { kind: COVERAGE_TASK, key, payload: { company }, runAt, maxAttempts: COVERAGE_ATTEMPTS });
}
