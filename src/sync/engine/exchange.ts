/**
 * What a tab exchanges with the server: the loops that drain, pull and fetch ahead, and the stream of hints.
 *
 *   going on ─ halt ─► halted (requests under way are cut off, every lock is given up) ─ go on ─► going on, everything woken
 *
 * Invariants: what is begun is tracked until it ends, so that the database can be closed after it; nothing begins while halted.
 */
import type { Nudge } from '@/api/calls/sync-calls';
import type { EntityId } from '@/api/ids';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { pullCursor } from '@/db/replication/sync-state';
import { allKeptMonths } from '@/db/settings/kept-months';
import { DOCUMENT_POLICY } from '../documents/document-policy';
import { type DocumentProgress, fetchRecentDocuments } from '../documents/fetch-recent-documents';
import type { DrainReport } from '../drain/drain';
import { exclusiveDrain } from '../drain/exclusive-drain';
import { sendPerson } from '../drain/send-person';
import { sendPreferences } from '../drain/send-preferences';
import type { BegunWork } from './begun-work';
import { followNudges } from './follow-nudges';
import { listeners } from './listeners';
import { companiesInOrder, inContact, pullAll, pullOne, refillAll, takeOverPull } from './pull-all';
import { reportDefect } from './report-defect';
import type { WritableStatusStore } from './status-store';
import { readCounts } from './sync-counts';
import type { EnginePorts, SyncPorts } from './sync-ports';
import { wakeLoop } from './wake-loop';

export interface Exchange {
  /** Aborted while halted; another one after it went on. */
  readonly signal: () => AbortSignal;
  /** Sends what waits; `force` tries also what waits out a delay. Resolves when a run that began after this call is over. */
  readonly drain: (force?: boolean) => Promise<void>;
  readonly wakeBoth: (force: boolean) => void;
  readonly onNudge: (nudge: Nudge) => void;
  /** Something says that the road is open: the stream of hints need not wait. */
  readonly tellRoadSign: () => void;
  readonly halt: () => void;
  readonly goOn: () => void;
  /** Halted for good. */
  readonly stop: () => void;
}

/** Fallbacks where nothing else wakes the loops. */
const DRAIN_EVERY_MS = 30_000;
const PULL_EVERY_MS = 60_000;

/** Halted at first. */
export function createExchange(ports: EnginePorts, status: WritableStatusStore, begun: BegunWork): Exchange {
  let running = AbortSignal.abort();
  let halt = (): void => undefined;
  const signal = () => running;
  const roadSigns = listeners();
  const loops = startLoops(ports, status, begun, signal);
  const onNudge = (nudge: Nudge): void => {
    begun.track(pullNudged(ports, status, nudge, running)).catch(reportDefect);
  };
  return {
    signal,
    drain: loops.drain.wake,
    wakeBoth: loops.wakeBoth,
    onNudge,
    tellRoadSign: roadSigns.tell,
    halt: () => halt(),
    goOn: () => {
      const controller = new AbortController();
      running = controller.signal;
      halt = () => {
        controller.abort();
        status.set({ pulling: null });
      };
      loops.wakeBoth(true);
      const listener = {
        onNudge,
        onReopened: () => loops.wakeBoth(true),
        // A pull says whether the server is there, and a person sees it before the next minute's.
        onBroken: () => void loops.pull.wake(true),
        onRoadSign: roadSigns.listen,
      };
      void followNudges(ports, listener, running);
    },
    stop: () => {
      halt();
      loops.stop();
    },
  };
}

function startLoops(ports: EnginePorts, status: WritableStatusStore, begun: BegunWork, signal: () => AbortSignal) {
  const drain = wakeLoop(ports, DRAIN_EVERY_MS, (force) => begun.track(drainOnce(ports, status, force, signal())));
  const fetchDocuments = documentFetcher(ports, status);
  const documents = wakeLoop(ports, DOCUMENT_POLICY.everyMs, () => begun.track(fetchDocuments(signal())));
  const pull = wakeLoop(ports, PULL_EVERY_MS, async (force) => {
    if (signal().aborted) return null;
    if (force || !(await begun.track(takeOverPull(ports, status)))) await begun.track(pullAll(ports, status, signal()));
    void documents.wake();
    return null;
  });
  return {
    drain,
    pull,
    wakeBoth: (force: boolean): void => {
      void drain.wake(force);
      void pull.wake(force);
    },
    stop: (): void => {
      for (const loop of [drain, pull, documents]) loop.stop();
    },
  };
}

async function drainOnce(
  ports: EnginePorts,
  status: WritableStatusStore,
  force: boolean,
  signal: AbortSignal,
): Promise<number | null> {
  if (signal.aborted) return null;
  const { db, now, newId } = ports;
  const store = dexieOutboxStore({ db, newId, now: () => new Date(now()).toISOString() });
  // Said before the entry is gone: of the one and then the other a person would hear that what waited was taken back.
  const onAnswer = (): void => {
    if (status.getSnapshot().connected !== true) status.set(inContact(ports));
  };
  const parts = { ...ports, store, onAnswer };
  const report = await exclusiveDrain(ports.locks, db.name, parts, { force, signal }).catch((error) => {
    if (!signal.aborted) throw error;
    return null;
  });
  if (report === null || signal.aborted) return null;
  const { nextAt } = report;
  const left = (): number => (nextAt === null ? 0 : Math.max(0, nextAt - now()));
  const leftNow = left();
  if (report.connected !== false) {
    await sendPreferences(ports, signal).catch(reportDefect);
    await sendPerson(ports, signal).catch(reportDefect);
  }
  // The service worker may have sent some: what it tells of its writes can be lost when it is ended.
  status.set(await readCounts(db));
  tellConnection(ports, status, report);
  // What was sent may have been the last number: more are asked for now, not a minute later.
  if (report.connected !== false && !signal.aborted) await refillAll(ports);
  // The clock may have been put back since: nothing is due later for that.
  return nextAt === null ? null : Math.min(leftNow, left());
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
    const asked = [...positions, await allKeptMonths(ports.db)].join();
    if (done === asked) return null;
    const companies = await companiesInOrder(ports);
    const end = await fetchRecentDocuments(ports, companies, refused, tell, signal).catch((error) => {
      if (!signal.aborted) throw error;
      return null;
    });
    if (end !== null) tell(end);
    done = end?.paused === null ? asked : '';
    return null;
  };
}

function tellConnection(ports: SyncPorts, status: WritableStatusStore, { connected }: DrainReport): void {
  if (connected === null) return;
  status.set(connected ? inContact(ports) : { connected });
  if (!connected) ports.askWorker();
}

async function pullNudged(
  ports: EnginePorts,
  status: WritableStatusStore,
  { company, version }: Nudge,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || (await pullCursor(ports.db, company)) >= version) return;
  await pullOne(ports, status, company, signal);
}
