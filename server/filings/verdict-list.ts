/**
 * Verdicts of many uploads at once: the unfiltered list of a company says of five hundred uploads in one call what a state
 * query says of one. Where few are waited for each is asked for by itself, because a state is known before its list entry.
 *
 *   upload taken, many wait ──► due after `patienceMs`, a look planned ──► listed: accepted, or due now
 *                                                     └──no list told it in time──► its state is asked for
 *
 * Invariants: a look decides only what an entry of the list says of an index that a filing bears and waits under; of a refusal it
 * says nothing itself, the filing's own step fetches the reasons. What a look has seen stands in its job's payload; a lost job costs
 * nothing but time, because every filing is due by itself.
 */
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { AnafMessage } from '../outside/anaf/anaf-port';
import { betweenLooksMs, type FilingPlan } from '../outside/anaf/filing-plan';
import type { JobQueue } from '../queue/job-queue';
import { type FilingJobParts, filingPayload, type Schedule } from './filing-job';
import type { FilingParts } from './filing-parts';
import { filingRank } from './filing-rank';
import type { FilingTables } from './filing-tables';
import { listedPages } from './listed-pages';
import { postgresFilingStore } from './postgres-filing-store';

export const VERDICTS_TASK = 'verdicts';
export const VERDICTS_ATTEMPTS = 7;

/** `since`: where the next window begins, ms since 1970; 0: at the oldest upload that waits. */
export const verdictsPayloadSchema = v.strictObject({ company: v.number(), since: v.number() });
export type VerdictsPayload = v.InferOutput<typeof verdictsPayloadSchema>;

function verdictsJobKey(companyId: number): string {
  return `${VERDICTS_TASK}:${companyId}`;
}

export function scheduleVerdicts<T>(
  queue: Pick<JobQueue, 'add'>,
  tx: Kysely<T>,
  payload: VerdictsPayload,
  runAt: Date,
): Promise<void> {
  const key = verdictsJobKey(payload.company);
  // Before the company's uploads: one call for many verdicts.
  return queue.add(tx, { kind: VERDICTS_TASK, payload, key, runAt, maxAttempts: VERDICTS_ATTEMPTS, rank: 0 });
}

/** Whether so many wait that the company's verdicts are read from its list. Two share a call where everybody waits. */
async function isCrowded<T>(
  db: Kysely<T>,
  { lists: { few } }: Pick<FilingPlan, 'lists'>,
  companyId: number,
): Promise<boolean> {
  const { rows } = await sql<{ own: string; everyone: string }>`
    select own, everyone from filings_waiting(${companyId}, ${few.own + 1}, ${few.everyone + 1})`.execute(db);
  const [row] = rows;
  const own = Number(row?.own ?? 0);
  return own > few.own || (own > 1 && Number(row?.everyone ?? 0) > few.everyone);
}

/** `FilingParts.readsList` over the database and the queue. */
export async function readsList<T>(
  db: Kysely<T>,
  queue: Pick<JobQueue, 'add' | 'planned'>,
  { plan, now }: Pick<FilingParts, 'plan' | 'now'>,
  companyId: number,
): Promise<boolean> {
  if (!(await isCrowded(db, plan, companyId))) return false;
  const key = verdictsJobKey(companyId);
  const at = now();
  if (!(await queue.planned([key], new Date(at))).has(key))
    await scheduleVerdicts(queue, db, { company: companyId, since: 0 }, new Date(at + (await betweenLooks(db, plan))));
  return true;
}

/** Longer than entries come late, and than clocks differ: the first window begins so much before the oldest upload. */
const BEFORE_MS = 10 * 60_000;
/** Lists reach back 60 days less a little. */
const REACH_MS = 60 * 86_400_000 - 5 * 60_000;

/** Looks once and plans the next look while many wait; then the rest is asked for by itself. */
export async function runVerdictsJob<T extends FilingTables>(
  parts: FilingJobParts,
  db: Kysely<T>,
  { company, since }: VerdictsPayload,
  schedule: { readonly filing: Schedule; readonly look: (payload: VerdictsPayload, runAt: Date) => Promise<unknown> },
): Promise<void> {
  const filingParts = { ...parts, store: postgresFilingStore(parts.database, company, parts.now) };
  const [oldest] = await filingParts.store.longestWaiting(1);
  if (oldest === undefined) return;
  const { plan, now } = parts;
  const to = now() - plan.clockMarginMs;
  const from = Math.max(since === 0 ? oldest.firstSentAt - BEFORE_MS : since, now() - REACH_MS);
  const window = { companyId: company, cif: oldest.request.cif, from, to };
  const waitMs = to <= from ? 0 : await lookThrough(filingParts, window, schedule.filing);
  const next = waitMs === 0 ? { company, since: Math.max(from, to - plan.lists.overlapMs) } : { company, since };
  if (waitMs > 0 || (await isCrowded(db, plan, company)))
    await schedule.look(next, new Date(now() + Math.max(waitMs, await betweenLooks(db, plan))));
  else await askForTheRest(filingParts, schedule.filing);
}

/** Few are left: whoever was waiting for the list is asked for by itself. */
async function askForTheRest(parts: FilingParts, schedule: Schedule): Promise<void> {
  for (const filing of await parts.store.longestWaiting(parts.plan.lists.few.own)) {
    const now = parts.now();
    if (filing.waits > 0 || filing.dueAt <= now) continue;
    await parts.store.postpone(filing, now, 0);
    await schedule(filingPayload(filing), new Date(now), filingRank(filing));
  }
}

/** 0: the window was listed whole; else when to try again, ms. */
async function lookThrough(
  parts: FilingParts,
  window: Parameters<typeof listedPages>[1],
  schedule: Schedule,
): Promise<number> {
  for await (const answer of listedPages(parts, window)) {
    if (answer.kind === 'held') return Math.max(1, answer.waitMs);
    if (answer.kind !== 'page') return parts.plan.throttledMs;
    await settleListed(parts, answer.messages, schedule);
  }
  return 0;
}

/** What the list calls an upload of the company's own that was taken over, and one that was not. */
const VERDICTS: ReadonlySet<string> = new Set(['FACTURA TRIMISA', 'ERORI FACTURA']);

async function settleListed(parts: FilingParts, messages: readonly AnafMessage[], schedule: Schedule): Promise<void> {
  const verdicts = messages.filter(({ type }) => VERDICTS.has(type));
  const byIndex = new Map(verdicts.map((message) => [message.uploadIndex, message]));
  for (const filing of await parts.store.waitingUnder([...byIndex.keys()])) {
    const message = byIndex.get(filing.uploadIndex);
    if (message === undefined) continue;
    const now = parts.now();
    if (message.type === 'ERORI FACTURA') await parts.store.postpone(filing, now, 0);
    else await parts.store.record(filing, { kind: 'verdict-ok', downloadId: message.id }, () => now);
    await schedule(filingPayload(filing), new Date(now), filingRank({ ...filing, state: 'accepted' }));
  }
}

/** Looks of all companies together take their part of the calls. */
async function betweenLooks<T>(db: Kysely<T>, { lists }: FilingPlan): Promise<number> {
  const { rows } = await sql<{ companies: string }>`select companies_waiting() as companies`.execute(db);
  return betweenLooksMs(lists, Number(rows[0]?.companies ?? 1));
}
