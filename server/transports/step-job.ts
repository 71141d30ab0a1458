/** Steps as jobs: one job runs one step as far as it goes and plans itself anew. The row is the truth; a lost job is made again by the sweep. */
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { JobQueue } from '../queue/job-queue';
import { postgresStepStore, type StepDatabase } from './postgres-step-store';
import { runStep } from './run-step';
import type { StepParts } from './step-parts';

export const STEP_TASK = 'transport-step';
export const STEP_ATTEMPTS = 7;

export const stepPayloadSchema = v.strictObject({ company: v.number(), step: v.pipe(v.string(), v.uuid()) });
export type StepPayload = v.InferOutput<typeof stepPayloadSchema>;

export function stepJobKey({ step }: StepPayload): string {
  return `${STEP_TASK}:${step}`;
}

export function scheduleStep<T>(
  queue: Pick<JobQueue, 'add'>,
  tx: Kysely<T>,
  payload: StepPayload,
  runAt: Date,
): Promise<void> {
  const key = stepJobKey(payload);
  return queue.add(tx, { kind: STEP_TASK, payload, key, runAt, maxAttempts: STEP_ATTEMPTS });
}

export interface StepJobParts extends Omit<StepParts, 'store'> {
  readonly database: StepDatabase;
}

type Schedule = (payload: StepPayload, runAt: Date) => Promise<unknown>;

export async function runStepJob(parts: StepJobParts, payload: StepPayload, schedule: Schedule): Promise<void> {
  const store = postgresStepStore(parts.database, payload.company, parts.now);
  const again = await runStep({ ...parts, store }, payload.step);
  if (again !== undefined) await schedule(payload, new Date(again));
}

/** A step due this long ago for which no job stands in the queue: its job was lost. */
const OVERDUE_MS = 10_000;
/** A job that was given up is planned anew after this. */
const REST_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;

export async function sweepSteps<T>(
  db: Kysely<T>,
  queue: Pick<JobQueue, 'planned'>,
  schedule: Schedule,
  now: number,
): Promise<void> {
  const due = await sql<StepPayload>`select company_id as company, id as step
    from due_transport_steps(${new Date(now - OVERDUE_MS)}, ${SWEPT_AT_ONCE})`.execute(db);
  const planned = await queue.planned(due.rows.map(stepJobKey), new Date(now - REST_MS));
  for (const payload of due.rows) if (!planned.has(stepJobKey(payload))) await schedule(payload, new Date(now));
}
