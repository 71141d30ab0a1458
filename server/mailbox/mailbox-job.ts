/**
 * A company's mailbox as a job: it lists what is due, fetches some of what is listed, and plans itself anew while there is
 * more. What is known stands in the database after every page and every message; a job that is lost is made again by the sweep.
 */
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { bareCode } from '@/domain/invoice/party-codes';
import type { JobQueue } from '../queue/job-queue';
import type { Tables } from '../tables';
import { fetchStep } from './fetch-step';
import { listStep } from './list-step';
import { awaitedRestore } from './lost-time';
import type { MailboxParts } from './mailbox-parts';
import { openMailbox } from './mailbox-store';
import { noteStep } from './notes/note-step';

export const MAILBOX_TASK = 'mailbox';
export const MAILBOX_ATTEMPTS = 7;

export const mailboxPayloadSchema = v.strictObject({ company: v.number() });
export type MailboxPayload = v.InferOutput<typeof mailboxPayloadSchema>;

export function mailboxJobKey({ company }: MailboxPayload): string {
  return `${MAILBOX_TASK}:${company}`;
}

/** After all of a company's filings: sending goes first. */
const RANK = 32_767;

export function scheduleMailbox<T>(
  queue: Pick<JobQueue, 'add'>,
  tx: Kysely<T>,
  payload: MailboxPayload,
  runAt: Date,
): Promise<void> {
  const key = mailboxJobKey(payload);
  return queue.add(tx, { kind: MAILBOX_TASK, payload, key, runAt, maxAttempts: MAILBOX_ATTEMPTS, rank: RANK });
}

type Schedule = (payload: MailboxPayload, runAt: Date) => Promise<unknown>;

export async function runMailboxJob(
  parts: MailboxParts,
  { company: companyId }: MailboxPayload,
  schedule: Schedule,
): Promise<void> {
  const opened = await parts.asCompany(companyId, async (tx) => {
    const company = await tx.selectFrom('company').select('cif').where('id', '=', companyId).executeTakeFirst();
    if (company === undefined) return undefined;
    const restoredAt = await awaitedRestore(tx, companyId);
    return { cif: bareCode(company.cif), restoredAt, mailbox: await openMailbox(tx, companyId, parts.now()) };
  });
  if (opened === undefined) return;
  const { cif, restoredAt, mailbox } = opened;
  const known = mailbox.listedTo + mailbox.clockAheadMs;
  const turn = restoredAt !== undefined && known < restoredAt + parts.doubtWaitMs ? 'own' : 'spare';
  const { listedTo } = await listStep(parts, { companyId, cif, turn }, mailbox);
  const fetches = await fetchStep(parts, { companyId, cif, restoredAt });
  const notes = await noteStep({ parts, companyId, cif, listedTo });
  const next = Math.min(fetches ?? Number.POSITIVE_INFINITY, notes ?? Number.POSITIVE_INFINITY);
  if (Number.isFinite(next)) await schedule({ company: companyId }, new Date(next));
}

/** A job that was given up is planned anew after this. */
const REST_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/** Plans the mailboxes whose time has come and whose job neither waits nor runs. */
export async function sweepMailboxes(
  db: Kysely<Tables>,
  queue: Pick<JobQueue, 'planned'>,
  schedule: Schedule,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ company: number }>`
    select distinct due as company from due_mailboxes(${new Date(now)}, ${SWEPT_AT_ONCE}) as due`.execute(db);
  const planned = await queue.planned(rows.map(mailboxJobKey), new Date(now - REST_MS));
  for (const payload of rows) if (!planned.has(mailboxJobKey(payload))) await schedule(payload, new Date(now));
}
