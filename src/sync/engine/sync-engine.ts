/**
 * The synchronisation of one tab: drains, pulls, follows nudges, and tells how it stands.
 *
 * Invariants: start, edit, `online`, visible, timer and sign-in all wake the same two loops (G7); nothing is awaited by a
 * screen; `stop` leaves everything in the database as it is.
 */
import type { Call, CallInput } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import type { Nudge } from '@/api/calls/sync-calls';
import type { CompanyId, EntityId } from '@/api/ids';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { dexieOutboxStore } from '@/db/outbox/outbox-store';
import { applyUnknownChanges } from '@/db/replication/apply-changes';
import { pullCursor } from '@/db/replication/apply-page';
import { DOCUMENT_POLICY } from '../documents/document-policy';
import { type DocumentProgress, fetchRecentDocuments } from '../documents/fetch-recent-documents';
import type { DrainReport } from '../drain/drain';
import { exclusiveDrain } from '../drain/exclusive-drain';
import { type FetchDocumentOutcome, fetchDocument } from '../pull/fetch-document';
import type { PullOutcome } from '../pull/pull-company';
import { requestLease } from '../pull/request-lease';
import { callWithSession } from '../session/call-with-session';
import { begunWork } from './begun-work';
import { roadChase } from './chase-road';
import { followNudges } from './follow-nudges';
import { keepContacts } from './keep-contacts';
import { companiesInOrder, pullAll, pullOne } from './pull-all';
import { onReachedAgain } from './reached-again';
import { type StatusStore, statusStore, type WritableStatusStore } from './status-store';
import { readCounts, watchCounts } from './sync-counts';
import type { SyncPorts } from './sync-ports';
import { wakeLoop } from './wake-loop';

export interface SyncHandle {
  readonly status: StatusStore;
  /** Sends what waits, now; resolves when a run that began after this call is over. */
  readonly flush: () => Promise<void>;
  /** Pulls one company to its head. */
  readonly pullNow: (company: CompanyId) => Promise<PullOutcome>;
  /** Stops exchanging until `resume`; edits go on into the outbox. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Asks for numbers of a series for this device; false where that is not possible now. */
  readonly requestLease: (company: CompanyId, serial: EntityId) => Promise<boolean>;
  readonly fetchDocument: (
    company: CompanyId,
    invoice: EntityId,
    format: DocumentFormat,
  ) => Promise<FetchDocumentOutcome>;
  /** A call that needs the network, with the session's credentials. */
  readonly call: <P, B, R>(
    call: Call<string, P, B, R>,
    input: CallInput<P, B>,
    signal?: AbortSignal,
  ) => Promise<CallResult<R>>;
  /** Ends for good; resolves when nothing of it uses the database any more. */
  readonly stop: () => Promise<void>;
}

/** Fallbacks where nothing else wakes the loops. */
const DRAIN_EVERY_MS = 30_000;
const PULL_EVERY_MS = 60_000;

export function syncEngine(ports: SyncPorts): SyncHandle {
  const status = statusStore();
  const begun = begunWork();
  let running = new AbortController();
  const drainLoop = wakeLoop(ports, DRAIN_EVERY_MS, (force) =>
    begun.track(drainOnce(ports, status, force, running.signal)),
  );
  const fetchDocuments = documentFetcher(ports, status);
  const documentLoop = wakeLoop(ports, DOCUMENT_POLICY.everyMs, () => begun.track(fetchDocuments(running.signal)));
  const pullLoop = wakeLoop(ports, PULL_EVERY_MS, async () => {
    if (running.signal.aborted) return null;
    await begun.track(pullAll(ports, status, running.signal));
    void documentLoop.wake();
    return null;
  });
  const wakeBoth = (force: boolean) => {
    void drainLoop.wake(force);
    void pullLoop.wake();
  };
  const onNudge = (nudge: Nudge) => {
    begun.track(pullNudged(ports, status, nudge, running.signal)).catch(reportDefect);
  };
  const roadSigns = new Set<() => void>();
  const onRoadSign = (listener: () => void) => {
    roadSigns.add(listener);
    return () => void roadSigns.delete(listener);
  };
  const tellRoadSign = () => {
    for (const listener of [...roadSigns]) listener();
  };
  const startNudges = () =>
    void followNudges(ports, { onNudge, onReopened: () => wakeBoth(true), onRoadSign }, running.signal);
  const chase = roadChase({
    setTimer: ports.setTimer,
    answered: () => running.signal.aborted || status.getSnapshot().connected === true,
    tryNow: () => {
      wakeBoth(true);
      tellRoadSign();
    },
  });
  begun.track(applyUnknownChanges(ports.db)).catch(reportDefect);
  wakeBoth(true);
  startNudges();
  const halt = () => {
    running.abort();
    status.set({ pulling: null });
  };
  const goOn = () => {
    running = new AbortController();
    wakeBoth(true);
    startNudges();
  };
  const pause = () => {
    halt();
    status.set({ paused: true });
  };
  let kept = false;
  const endings = [
    ports.events.onRoadOpen(() => {
      wakeBoth(true);
      tellRoadSign();
      chase.open();
    }),
    ports.events.onSessionChange(() => wakeBoth(true)),
    ports.events.onEdit(() => {
      ports.askWorker();
      void drainLoop.wake();
    }),
    ports.nudgeChannel.listen(onNudge),
    onReachedAgain(status, () => {
      void drainLoop.wake(true);
      tellRoadSign();
    }),
    ports.events.onPageKept(
      () => {
        kept = !running.signal.aborted;
        halt();
      },
      () => {
        if (kept) goOn();
      },
    ),
    watchCounts(ports.db, status.set),
    keepContacts(ports.db, status),
  ];
  return {
    status,
    flush: () => drainLoop.wake(true),
    pullNow: (company) => begun.track(pullOne(ports, status, company, running.signal)),
    pause,
    resume: () => {
      if (!running.signal.aborted) return;
      status.set({ paused: false });
      goOn();
    },
    requestLease: async (company, serial) => requestLease(ports, { company, serial, device: await ports.device() }),
    fetchDocument: (company, invoice, format) => fetchDocument(ports, { company, invoice, format }),
    call: (call, input, signal) => callWithSession(ports.connection, ports.session, call, input, signal),
    stop: () => {
      pause();
      drainLoop.stop();
      pullLoop.stop();
      documentLoop.stop();
      chase.stop();
      for (const end of endings) end();
      return begun.ended();
    },
  };
}

function reportDefect(error: unknown): void {
  console.error('Synchronisation step failed', error);
}

async function drainOnce(
  ports: SyncPorts,
  status: WritableStatusStore,
  force: boolean,
  signal: AbortSignal,
): Promise<number | null> {
  if (signal.aborted) return null;
  const { db, now, newId } = ports;
  const store = dexieOutboxStore({ db, newId, now: () => new Date(now()).toISOString() });
  const report = await exclusiveDrain(ports.locks, db.name, { ...ports, store }, { force, signal }).catch((error) => {
    if (!signal.aborted) throw error;
    return null;
  });
  if (report === null || signal.aborted) return null;
  // The service worker may have sent some: what it tells of its writes can be lost when it is ended.
  status.set(await readCounts(db));
  tellConnection(ports, status, report);
  return report.nextAt === null ? null : Math.max(0, report.nextAt - now());
}

/** Fetches ahead what the archive may be asked for; whatever fails is tried again another time. */
function documentFetcher(
  ports: SyncPorts,
  status: WritableStatusStore,
): (signal: AbortSignal) => Promise<number | null> {
  const refused = new Set<EntityId>();
  let done = '';
  const tell = (documents: DocumentProgress) => status.set({ documents });
  return async (signal) => {
    if (signal.aborted || (await ports.session.credentials()).kind !== 'ready') return null;
    const positions = (await ports.db.syncState.toArray()).map(({ companyId, cursor }) => `${companyId} ${cursor}`);
    if (done === positions.join()) return null;
    const companies = await companiesInOrder(ports);
    const end = await fetchRecentDocuments(ports, companies, refused, tell, signal).catch((error) => {
      if (!signal.aborted) throw error;
      return null;
    });
    if (end !== null) tell(end);
    done = end?.paused === null ? positions.join() : '';
    return null;
  };
}

function tellConnection({ now, askWorker }: SyncPorts, status: WritableStatusStore, report: DrainReport): void {
  if (report.connected === null) return;
  status.set({
    connected: report.connected,
    ...(report.connected ? { lastServerContact: new Date(now()).toISOString() } : {}),
  });
  if (!report.connected) askWorker();
}

async function pullNudged(
  ports: SyncPorts,
  status: WritableStatusStore,
  { company, version }: Nudge,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || (await pullCursor(ports.db, company)) >= version) return;
  await pullOne(ports, status, company, signal);
}
