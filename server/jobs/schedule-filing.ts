import type { Kysely } from 'kysely';
import { FILING_ATTEMPTS, FILING_TASK, type FilingPayload, filingJobKey } from './filing/filing-job';
import { scheduleJob } from './schedule-job';

/** Plans a filing's next step; a newer plan takes the older one's place, a given-up one's too. */
export function scheduleFiling<T>(tx: Kysely<T>, payload: FilingPayload, runAt: Date): Promise<void> {
  return scheduleJob(tx, {
    task: FILING_TASK,
    payload,
    key: filingJobKey(payload),
    runAt,
    maxAttempts: FILING_ATTEMPTS,
  });
}
