/**
 * The synchronisation of one tab: drains, pulls, follows nudges, and tells how it stands.
 *
 * Invariants: start, edit, `online`, visible, timer and sign-in all wake the same two loops (G7); nothing is awaited by a
 * screen; `stop` leaves everything in the database as it is.
 */
import type { Call, CallInput } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import type { CompanyId, EntityId } from '@/api/ids';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { applyUnknownChanges } from '@/db/replication/apply-changes';
import { sweepTombstones } from '@/db/replication/sweep-tombstones';
import { type FetchDocumentOutcome, fetchDocument } from '../pull/fetch-document';
import { leasePauses } from '../pull/lease-pauses';
import type { PullOutcome } from '../pull/pull-company';
import type { LineWordsOutcome } from '../pull/pull-line-words';
import { type LeaseOutcome, requestLease } from '../pull/request-lease';
import { callWithSession } from '../session/call-with-session';
import { begunWork } from './begun-work';
import { devicePause } from './device-pause';
import { createExchange } from './exchange';
import { fetchLineWords } from './fetch-line-words';
import { followSigns } from './follow-signs';
import { holdSecondCopy } from './hold-second-copy';
import { keepContacts } from './keep-contacts';
import { pullOne } from './pull-all';
import { reportDefect } from './report-defect';
import { type StatusStore, statusStore, type WritableStatusStore } from './status-store';
import { watchCounts } from './sync-counts';
import type { SyncPorts } from './sync-ports';
import { watchClock } from './watch-clock';

export interface SyncHandle {
  readonly status: StatusStore;
  /** Sends what waits, now; resolves when a run that began after this call is over. */
  readonly flush: () => Promise<void>;
  /** Pulls one company to its head. */
  readonly pullNow: (company: CompanyId) => Promise<PullOutcome>;
  /** Stops exchanging until `resume`, and the sending of the whole device; edits go on into the outbox. */
  readonly pause: () => void;
  /** Also what another tab of the device has stopped. */
  readonly resume: () => void;
  /** Asks for numbers of a series for this device. */
  readonly requestLease: (company: CompanyId, serial: EntityId) => Promise<LeaseOutcome>;
  readonly fetchDocument: (
    company: CompanyId,
    invoice: EntityId,
    format: DocumentFormat,
  ) => Promise<FetchDocumentOutcome>;
  /** What a search over the lines of a company's documents looks at, where it is not here yet. */
  readonly fetchLineWords: (company: CompanyId) => Promise<LineWordsOutcome>;
  /** A call that needs the network, with the session's credentials. */
  readonly call: <P, B, R>(
    call: Call<string, P, B, R>,
    input: CallInput<P, B>,
    signal?: AbortSignal,
  ) => Promise<CallResult<R>>;
  /** Ends for good; resolves when nothing of it uses the database any more. */
  readonly stop: () => Promise<void>;
}

export function syncEngine(given: SyncPorts): SyncHandle {
  const status = statusStore();
  const ports = { ...withWatchedClock(given, status), leasePauses: leasePauses(given) };
  const begun = begunWork();
  const exchange = createExchange(ports, status, begun);
  let isOver = false;
  const goOn = (): void => {
    if (!exchange.signal().aborted || isOver) return;
    pause.letGo();
    status.set({ paused: false });
    exchange.goOn();
  };
  const pause = devicePause(ports, {
    onElsewhere: (pausedElsewhere) => {
      if (pausedElsewhere !== status.getSnapshot().pausedElsewhere) status.set({ pausedElsewhere });
    },
    onGoOn: goOn,
  });
  begun.track(applyUnknownChanges(ports.db)).catch(reportDefect);
  begun.track(sweepTombstones(ports.db)).catch(reportDefect);
  exchange.goOn();
  pause.ask();
  const endings = [
    followSigns(ports, status, exchange),
    watchCounts(ports.watch, ports.db, status.set),
    keepContacts(ports.db, status),
    holdSecondCopy(ports, begun),
    // A kept page gives up every lock; one that was paused before stays paused.
    ports.events.onPageKept(pause.keep, () => {
      if (status.getSnapshot().paused) pause.take();
      pause.ask();
    }),
    pause.stop,
  ];
  const halt = (): void => {
    exchange.halt();
    status.set({ paused: true });
  };
  return {
    status,
    flush: () => exchange.drain(true),
    pullNow: (company) => begun.track(pullOne(ports, status, company, exchange.signal())),
    pause: () => {
      halt();
      pause.take();
    },
    resume: () => {
      if (status.getSnapshot().pausedElsewhere) pause.endElsewhere();
      goOn();
    },
    requestLease: async (company, serial) => requestLease(ports, { company, serial, device: await ports.device() }),
    fetchDocument: (company, invoice, format) => fetchDocument(ports, { company, invoice, format }),
    fetchLineWords: (company) => begun.track(fetchLineWords(ports, company, exchange.signal())),
    call: (call, input, signal) => callWithSession(ports.connection, ports.session, call, input, signal),
    stop: () => {
      isOver = true;
      halt();
      exchange.stop();
      for (const end of endings) end();
      return begun.ended();
    },
  };
}

function withWatchedClock(ports: SyncPorts, status: WritableStatusStore): SyncPorts {
  const tell = (clockAhead: number): void => {
    if (clockAhead !== status.getSnapshot().clockAhead) status.set({ clockAhead });
  };
  return { ...ports, connection: { ...ports.connection, fetch: watchClock(ports.connection.fetch, ports.now, tell) } };
}
