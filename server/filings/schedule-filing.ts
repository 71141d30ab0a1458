import type { Kysely } from 'kysely';
import type { JobQueue } from '../queue/job-queue';
import { FILING_ATTEMPTS, FILING_TASK, type FilingPayload, filingJobKey } from './filing-job';

/** Plans a filing's next step; a newer plan takes the older one's place, a given-up one's too. */
export function scheduleFiling<T>(
  queue: JobQueue,
  tx: Kysely<T>,
  payload: FilingPayload,
  runAt: Date,
  rank = 0,
): Promise<void> {
  const key = filingJobKey(payload);
  return queue.add(tx, { kind: FILING_TASK, payload, key, runAt, maxAttempts: FILING_ATTEMPTS, rank });
}
