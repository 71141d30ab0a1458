/**
 * Fetches the documents of a month that a person wants here, one at a time, from the last to the first: who keeps it ahead
 * (fetch-recent-documents.ts) goes the other way, so that both meet in the middle.
 *
 *   next ─ stopped by the person? ─► stopped      hardly any room left? ─► full      nobody answers? ─► waits
 */
import type { CompanyId, EntityId } from '@/api/ids';
import { storedDocument } from '@/db/archive/archive-queries';
import { documentsOfMonth } from '@/db/archive/documents-of-month';
import type { CondicaDatabase } from '@/db/condica-database';
import type { StorageState } from '@/db/storage/storage-state';
import type { FetchDocumentOutcome } from '../pull/fetch-document';
import { DOCUMENT_POLICY, isRoomLeft } from './document-policy';

export interface KeepMonthPorts {
  readonly db: CondicaDatabase;
  readonly fetch: (company: CompanyId, invoice: EntityId, format: 'xml') => Promise<FetchDocumentOutcome>;
  readonly storage: () => Promise<StorageState>;
}

export interface MonthKept {
  /** `done`: all that can be had is here. `waiting`: nobody answered; the rest is fetched ahead another time. */
  readonly kind: 'done' | 'stopped' | 'waiting' | 'full';
  readonly here: number;
  readonly wanted: number;
}

/** `onProgress`: documents here, of those wanted. */
export async function fetchMonth(
  ports: KeepMonthPorts,
  { company, month }: { readonly company: CompanyId; readonly month: string },
  onProgress: (here: number, wanted: number) => void,
  signal: AbortSignal,
): Promise<MonthKept> {
  const { wanted, missing } = await documentsOfMonth(ports.db, company, month);
  let here = wanted - missing.length;
  let unanswered = 0;
  onProgress(here, wanted);
  for (const invoice of missing.toReversed()) {
    if (signal.aborted) return { kind: 'stopped', here, wanted };
    if (!isRoomLeft(await ports.storage())) return { kind: 'full', here, wanted };
    const outcome = await unlessStopped(one(ports, company, invoice), signal);
    if (outcome === 'unavailable') unanswered += 1;
    if (unanswered >= DOCUMENT_POLICY.failuresInARow) return { kind: 'waiting', here, wanted };
    if (outcome === 'unavailable' || outcome === 'stopped') continue;
    unanswered = 0;
    if (outcome === 'stored') here += 1;
    onProgress(here, wanted);
  }
  const kind = signal.aborted ? 'stopped' : unanswered > 0 ? 'waiting' : 'done';
  return { kind, here, wanted };
}

async function one({ db, fetch }: KeepMonthPorts, company: CompanyId, invoice: EntityId) {
  return (await storedDocument(db, invoice, 'xml')) === undefined ? fetch(company, invoice, 'xml') : 'stored';
}

/** What a person asked for has no limit of time, so that the way out must not wait for it. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'stopped'> {
  const stopped = new Promise<'stopped'>((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  return Promise.race([work, stopped]);
}
