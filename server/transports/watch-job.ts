/** The look at ANAF's list as a job, one a company. */
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { JobQueue } from '../queue/job-queue';
import { type WatchParts, watchCompany } from './watch-company';

export const WATCH_TASK = 'transport-watch';
export const WATCH_ATTEMPTS = 7;

export const watchPayloadSchema = v.strictObject({ company: v.number() });
export type WatchPayload = v.InferOutput<typeof watchPayloadSchema>;

function watchJobKey({ company }: WatchPayload): string {
  return `${WATCH_TASK}:${String(company)}`;
}

/** After all of a company's sending. */
const RANK = 32_767;

export function scheduleWatch<T>(
  queue: Pick<JobQueue, 'add'>,
  tx: Kysely<T>,
  payload: WatchPayload,
  runAt: Date,
): Promise<void> {
  const key = watchJobKey(payload);
  return queue.add(tx, { kind: WATCH_TASK, payload, key, runAt, maxAttempts: WATCH_ATTEMPTS, rank: RANK });
}

export async function runWatchJob(parts: WatchParts, { company }: WatchPayload): Promise<void> {
  await watchCompany(parts, company);
}

const REST_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/** Plans the looks whose time has come and whose job neither waits nor runs. */
export async function sweepWatches<T>(
  db: Kysely<T>,
  queue: Pick<JobQueue, 'planned' | 'add'>,
  now: number,
): Promise<void> {
  const { rows } = await sql<WatchPayload>`
    select due as company from due_transport_watches(${new Date(now)}, ${SWEPT_AT_ONCE}) as due`.execute(db);
  const planned = await queue.planned(rows.map(watchJobKey), new Date(now - REST_MS));
  for (const payload of rows)
    if (!planned.has(watchJobKey(payload))) await scheduleWatch(queue, db, payload, new Date(now));
}
