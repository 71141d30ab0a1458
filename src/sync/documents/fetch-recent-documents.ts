/**
 * Fetches the XML of the newest documents in the background, so that the archive is readable without network.
 *
 *   hardly any room left? ─yes─► some are let go of first
 *   company by company, the current one first; newest first, then the months that a person keeps
 *     └─ may go on (online, not metered, room enough)? ─no─► paused
 *          │ yes
 *          └─► fetch some, compare their hashes, keep ─► next …     stops between any two and goes on from what is missing
 */
import type { CompanyId, EntityId } from '@/api/ids';
import { documentsOfMonth } from '@/db/archive/documents-of-month';
import { letGoOfDocuments } from '@/db/archive/let-go-documents';
import { recentDocuments } from '@/db/archive/missing-documents';
import { keptMonths } from '@/db/settings/kept-months';
import { missingStepXml } from '@/db/transport/missing-step-xml';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import type { LockPort } from '../ports/lock-port';
import { fetchStepXml } from '../pull/fetch-step-xml';
import { DOCUMENT_POLICY } from './document-policy';
import { FETCH_TIMEOUT_MS, type FetchingPorts, fetchInBatches, hindrance, type Todo } from './fetch-in-batches';

export interface DocumentPorts extends FetchingPorts {
  readonly locks: LockPort;
}

export interface DocumentProgress {
  /** Documents readable without network, of those that should be. */
  readonly here: number;
  readonly wanted: number;
  /** Why no more are fetched now; null: they are, or all are here. */
  readonly paused: 'road' | 'storage' | null;
}

/**
 * `refused`: documents that the server did not give in this life of the tab; they do not keep the others waiting. Gives how
 * it stands at the end.
 */
export function fetchRecentDocuments(
  ports: DocumentPorts,
  companies: readonly CompanyId[],
  refused: Set<EntityId>,
  onProgress: (progress: DocumentProgress) => void,
  signal: AbortSignal,
): Promise<DocumentProgress> {
  return ports.locks.run(
    `condica-documents ${ports.db.name}`,
    () => run(ports, companies, refused, onProgress, signal),
    signal,
  );
}

async function run(
  ports: DocumentPorts,
  companies: readonly CompanyId[],
  refused: Set<EntityId>,
  onProgress: (progress: DocumentProgress) => void,
  signal: AbortSignal,
): Promise<DocumentProgress> {
  if (await isTight(ports)) await letGoOfDocuments(ports.db, DOCUMENT_POLICY.letGoAtOnce);
  for (const company of companies) await fetchSteps(ports, company, refused, signal);
  const todo: Todo[] = [];
  let [here, wanted] = [0, 0];
  for (const company of companies) {
    const recent = await recentDocuments(ports.db, company, DOCUMENT_POLICY.perDirection);
    wanted += recent.wanted;
    here += recent.wanted - recent.missing.length;
    for (const invoice of recent.missing) todo.push({ company, invoice, isRecent: true });
    todo.push(...(await ofKeptMonths(ports, company, new Set(recent.missing))));
  }
  const told = (more: number): DocumentProgress => ({ here: here + more, wanted, paused: null });
  const { came, paused } = await fetchInBatches(ports, todo, refused, (more) => onProgress(told(more)), signal);
  return { ...told(came), paused };
}

async function ofKeptMonths(
  { db }: DocumentPorts,
  company: CompanyId,
  known: ReadonlySet<EntityId>,
): Promise<readonly Todo[]> {
  const todo: Todo[] = [];
  for (const month of await keptMonths(db, company)) {
    const { missing } = await documentsOfMonth(db, company, month);
    for (const invoice of missing) if (!known.has(invoice)) todo.push({ company, invoice, isRecent: false });
  }
  return todo;
}

/** Shown at a control: a transport's papers are kept so long. */
const STEP_DAYS = 90;

/** Documents of transports come first: few, small, and asked for on the road. */
async function fetchSteps(
  ports: DocumentPorts,
  company: CompanyId,
  refused: Set<EntityId>,
  signal: AbortSignal,
): Promise<void> {
  const today = bucharestDay(ports.now());
  const missing = await missingStepXml(ports.db, company, addDays(today, -STEP_DAYS), addDays(today, STEP_DAYS));
  for (const one of missing) {
    if (refused.has(one.step)) continue;
    if (signal.aborted || (await hindrance(ports)) !== null) return;
    const outcome = await fetchStepXml(ports, { company, ...one }, ports.deadline(FETCH_TIMEOUT_MS, signal));
    if (outcome === 'unavailable') return;
    if (outcome === 'damaged') refused.add(one.step);
  }
}

/** What is written here would soon be refused. */
async function isTight({ storage }: DocumentPorts): Promise<boolean> {
  const { usageBytes, quotaBytes, nearlyFull } = await storage();
  if (usageBytes === null || quotaBytes === null) return false;
  return nearlyFull || quotaBytes - usageBytes < DOCUMENT_POLICY.letGoBelowFreeBytes;
}
