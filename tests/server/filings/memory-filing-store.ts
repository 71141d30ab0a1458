/** The contract of FilingStore in memory: what it holds survives the simulated kills, as a database does. */
import { createHash } from 'node:crypto';
import type { Filing } from '../../../server/filings/filing';
import type { FilingStore } from '../../../server/filings/filing-parts';
import { applyFact } from '../../../server/filings/filing-transition';

export interface MemoryFilingStore extends FilingStore {
  add(filing: Filing, bytes: Uint8Array): void;
  all(): readonly Filing[];
  /** `state` after every fact, by filing. */
  readonly history: Map<string, string[]>;
}

export function memoryFilingStore(now: () => number): MemoryFilingStore {
  const filings = new Map<string, Filing>();
  const documents = new Map<string, Uint8Array>();
  const examined = new Map<string, string>();
  const examining = new Map<string, number>();
  const history = new Map<string, string[]>();
  const waiting = (): readonly Filing[] =>
    [...filings.values()].filter(({ state }) => state === 'uploaded' || state === 'processing');
  return {
    history,
    add: (filing, bytes) => {
      filings.set(filing.id, filing);
      documents.set(filing.request.sha256, bytes);
    },
    all: () => [...filings.values()],
    load: async (id) => filings.get(id),
    record: async ({ id, sends }, fact, dueAt) => {
      const current = filings.get(id);
      const next = current === undefined ? undefined : applyFact(current, fact, now(), sends);
      if (next === undefined) return undefined;
      const due = { ...next, dueAt: dueAt(next) };
      filings.set(id, due);
      history.set(id, [...(history.get(id) ?? []), fact.kind]);
      return due;
    },
    postpone: async ({ id, unknownSince: known }, dueAt, unknownSince = known) => {
      const current = filings.get(id);
      if (current !== undefined) filings.set(id, { ...current, dueAt, waits: current.waits + 1, unknownSince });
    },
    looked: async ({ id }, { next: dueAt }) => {
      const current = filings.get(id);
      if (current?.state === 'doubtful') filings.set(id, { ...current, dueAt, waits: current.waits + 1 });
    },
    documentBytes: async (filing) => documents.get(filing.request.sha256) ?? new Uint8Array(),
    knownIndexes: async (filing, indexes) =>
      new Set(
        [...filings.values()].flatMap((other) =>
          other.id !== filing.id && indexes.includes(other.uploadIndex) ? [other.uploadIndex] : [],
        ),
      ),
    isAloneInDoubt: async ({ id }, since) =>
      ![...filings.values()].some((other) => other.id !== id && other.doubtfulSince >= since),
    othersOfDraft: async () => [],
    examined: async (_filing, ids) => new Map([...examined].filter(([id]) => ids.includes(id))),
    waitingUnder: async (indexes) => waiting().filter(({ uploadIndex }) => indexes.includes(uploadIndex)),
    longestWaiting: async (most) =>
      waiting()
        .toSorted((a, b) => a.firstSentAt - b.firstSentAt)
        .slice(0, most),
    beginExamining: async (_filing, id, until) => {
      if ((examining.get(id) ?? 0) > now()) return false;
      examining.set(id, until);
      return true;
    },
    rememberExamined: async (_filing, message) => void examined.set(message.downloadId, message.sha256),
  };
}

export function recordedFiling(id: string, bytes: Uint8Array, dueAt: number): Filing {
  return {
    id,
    companyId: 1,
    invoiceId: id,
    attempt: 1,
    request: {
      cif: '18547290',
      standard: 'UBL',
      consumer: false,
      external: false,
      selfBilled: false,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    state: 'recorded',
    uploadIndex: '',
    downloadId: '',
    sends: 0,
    firstSentAt: 0,
    doubtfulSince: 0,
    duplicateOf: '',
    waits: 0,
    messages: [],
    zip: 'none',
    unknownSince: 0,
    dueAt,
  };
}
