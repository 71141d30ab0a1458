/**
 * Fetches documents some at a time: by themselves they were four hundred calls in the first minute of a new device, while a person
 * begins to work. What one call does not bring is asked for alone, which tells what is the matter with it.
 */
import type { CompanyId, EntityId } from '@/api/ids';
import { MOST_DOCUMENTS } from '@/api/packed-documents';
import { storedDocument } from '@/db/archive/archive-queries';
import type { StorageState } from '@/db/storage/storage-state';
import { type FetchPorts, fetchDocument } from '../pull/fetch-document';
import { fetchDocuments } from '../pull/fetch-documents';
import { DOCUMENT_POLICY, isRoomLeft } from './document-policy';

/** A road that stands still must not hold the lock for ever; a document asked for by a person has no limit (specification, section 9). */
export const FETCH_TIMEOUT_MS = 5 * 60_000;

export interface FetchingPorts extends FetchPorts {
  /** Whether the network may be used for what nobody asked for: online, not metered, no saving of data wished. */
  readonly isRoadGenerous: () => boolean;
  readonly storage: () => Promise<StorageState>;
}

export interface Todo {
  readonly company: CompanyId;
  readonly invoice: EntityId;
  /** Of the newest, which are told of; a kept month tells of itself where it was chosen. */
  readonly isRecent: boolean;
}

export interface Fetched {
  /** Of the newest. */
  readonly came: number;
  readonly paused: 'road' | 'storage' | null;
}

/** `refused`: see fetchRecentDocuments. `onCame`: of the newest, how many have come. */
export async function fetchInBatches(
  ports: FetchingPorts,
  todo: readonly Todo[],
  refused: Set<EntityId>,
  onCame: (came: number) => void,
  signal: AbortSignal,
): Promise<Fetched> {
  const deadline = (): AbortSignal => ports.deadline(FETCH_TIMEOUT_MS, signal);
  let [came, unanswered]: [number, EntityId[]] = [0, []];
  const answered = (): void => {
    // The server answers: what it did not give before is not to be had.
    for (const invoice of unanswered) refused.add(invoice);
    unanswered = [];
  };
  for (const batch of batchesOf(todo.filter(({ invoice }) => !refused.has(invoice)))) {
    const missing = await notHere(ports, batch);
    const paused = await hindrance(ports);
    if (paused !== null || signal.aborted) return { came, paused: paused ?? 'road' };
    const kept = await bringTogether(ports, missing, deadline);
    if (kept.size > 0) answered();
    came += missing.filter(({ invoice, isRecent }) => isRecent && kept.has(invoice)).length;
    if (kept.size > 0) onCame(came);
    for (const { isRecent, ...one } of missing.filter(({ invoice }) => !kept.has(invoice))) {
      const hindered = await hindrance(ports);
      if (hindered !== null || signal.aborted || unanswered.length >= DOCUMENT_POLICY.failuresInARow)
        return { came, paused: hindered ?? 'road' };
      const outcome = await fetchDocument(ports, { ...one, format: 'xml' }, deadline());
      if (outcome === 'unavailable') {
        unanswered.push(one.invoice);
        continue;
      }
      answered();
      if (outcome !== 'stored') refused.add(one.invoice);
      else if (isRecent) came += 1;
      onCame(came);
    }
  }
  return { came, paused: null };
}

async function bringTogether(
  ports: FetchingPorts,
  missing: readonly Todo[],
  deadline: () => AbortSignal,
): Promise<ReadonlySet<EntityId>> {
  const [first, second] = missing;
  if (first === undefined || second === undefined) return new Set();
  return fetchDocuments(
    ports,
    first.company,
    missing.map(({ invoice }) => invoice),
    deadline(),
  );
}

/** In their order, each of one company. */
function* batchesOf(todo: readonly Todo[]): Generator<readonly Todo[]> {
  for (let from = 0; from < todo.length; ) {
    const company = todo[from]?.company;
    const end = todo.findIndex(
      (one, place) => place > from && (one.company !== company || place - from >= MOST_DOCUMENTS),
    );
    const batch = todo.slice(from, end < 0 ? undefined : end);
    yield batch;
    from += batch.length;
  }
}

/** The person's own run fetches a kept month too. */
async function notHere({ db }: FetchingPorts, batch: readonly Todo[]): Promise<readonly Todo[]> {
  const missing: Todo[] = [];
  for (const one of batch)
    if (one.isRecent || (await storedDocument(db, one.invoice, 'xml')) === undefined) missing.push(one);
  return missing;
}

/** What keeps it from going on now. */
export async function hindrance({ isRoadGenerous, storage }: FetchingPorts): Promise<'road' | 'storage' | null> {
  if (!isRoadGenerous()) return 'road';
  const state = await storage();
  const { usageBytes, quotaBytes } = state;
  const full = usageBytes !== null && quotaBytes !== null && usageBytes > quotaBytes * DOCUMENT_POLICY.mostOfQuota;
  return full || !isRoomLeft(state) ? 'storage' : null;
}
