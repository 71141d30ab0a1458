/**
 * Empties the outbox as far as it can be emptied now. One drainer runs at a time in a browser (see `exclusive-drain.ts`);
 * more than one would cost requests and nothing else, since every entry carries its key (G2).
 *
 *   credentials? ─no─► everything waits for sign-in
 *        │ yes: what waited, and what a killed drainer left as being sent, is queued again with its key; where there is reason
 *        │ to ask again (`force`), also what waits for access or for a newer server
 *        ▼
 *   ┌► one lane a company, side by side: next sendable ─► send ─► settle ─► next …      (lane.ts)
 *   │       a lane ends when nothing is sendable, at the deadline, after two failures in a row, or when nobody answers
 *   └─ again while anything was settled or new entries came
 *
 * It ends: every round that repeats has settled or replaced at least one entry, and an entry that failed is not tried twice.
 */
import type { CompanyId, OperationId } from '@/api/ids';
import type { EntryOutline } from '@/db/entries/outbox-store';
import { type EntryEvent, statesBefore } from '@/domain/outbox/entry-state';
import { drainLane } from './lane';
import { waitLeft } from './retry-delay';
import { type SendOutcome, type SendPorts, sendEntry } from './send-entry';

export interface DrainOptions {
  /** Tries also what still waits out a delay: the person asked, or something says that the road is open again. */
  readonly force?: boolean;
  /** Begins no entry after this, ms since 1970 (a service worker is cut off). */
  readonly until?: number;
  readonly signal?: AbortSignal;
}

export interface DrainReport {
  readonly done: number;
  readonly rejected: number;
  readonly conflicts: number;
  readonly failed: number;
  readonly signedOut: boolean;
  /** Whether the last exchange brought an answer of the server; null: there was none. */
  readonly connected: boolean | null;
  /** When the next entry that waits out a delay is due, ms since 1970; null: none does. */
  readonly nextAt: number | null;
  /** What stays queued. */
  readonly queued: readonly OperationId[];
}

interface Run {
  readonly ports: SendPorts;
  readonly options: DrainOptions;
  readonly tried: Set<string>;
  readonly outcomes: SendOutcome[];
  /** As read last. */
  outlines: readonly EntryOutline[];
}

export async function drain(ports: SendPorts, options: DrainOptions = {}): Promise<DrainReport> {
  const run: Run = { ports, options, tried: new Set(), outcomes: [], outlines: [] };
  const session = await ports.session.credentials();
  if (session.kind === 'signed-out') return signedOut(run);
  await getReady(run);
  if (session.kind === 'unreachable') return report(run, [...run.outcomes, 'away']);
  for (;;) {
    const settled = count(run, 'done', 'rejected', 'conflict', 'gone');
    await endOfAll(lanesOf(run.outlines).map((lane) => runLane(run, lane)));
    // Where nothing was tried, nothing of it has changed.
    if (run.outcomes.length > 0) await readOutlines(run);
    if (run.outcomes.includes('signed-out')) return signedOut(run);
    if (count(run, 'done', 'rejected', 'conflict', 'gone') === settled || stopped(run))
      return report(run, run.outcomes);
  }
}

async function readOutlines(run: Run): Promise<void> {
  run.outlines = await run.ports.store.outlines();
}

/** Written only where something waits for it: a transaction that writes holds up every tab, and most runs find nothing. */
async function getReady(run: Run): Promise<void> {
  const { store } = run.ports;
  await readOutlines(run);
  const asksFor = (...events: readonly EntryEvent[]): boolean => {
    const states = new Set(events.flatMap(statesBefore));
    return run.outlines.some(({ state }) => states.has(state));
  };
  const waited = asksFor('signed-in', 'outcome-unknown');
  const again = run.options.force === true && asksFor('asked-again');
  if (waited) await store.resume();
  if (again) await store.askAgain();
  if (waited || again) await readOutlines(run);
}

/**
 * Where the storage fails one lane, the others are ended first: a run that ends by itself leaves nothing on the way behind its
 * lock. One that is cut off has given its lock up already (ports/lock-port.ts).
 */
async function endOfAll(lanes: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

function runLane(run: Run, entries: readonly EntryOutline[]): Promise<void> {
  return drainLane(entries, {
    mayTry: (entry) => mayTry(run, entry),
    isOver: () => stopped(run),
    readAgain: (company) => laneNow(run, company),
    send: async (entry) => {
      run.tried.add(entry.id);
      const outcome = await sendEntry(run.ports, entry, run.options);
      run.outcomes.push(outcome);
      return outcome;
    },
  });
}

/** Read again: one answer has moved more than its entry. */
async function laneNow({ ports }: Run, company: CompanyId): Promise<readonly EntryOutline[]> {
  return (await ports.store.outlines()).filter(({ companyId }) => companyId === company);
}

function mayTry({ ports, options, tried }: Run, entry: EntryOutline): boolean {
  return !tried.has(entry.id) && (options.force === true || waitLeft(entry.notBefore, ports.now()) === 0);
}

function stopped({ ports, options, outcomes }: Run): boolean {
  const over = options.until !== undefined && ports.now() >= options.until;
  return over || options.signal?.aborted === true || outcomes.includes('away') || outcomes.includes('signed-out');
}

function lanesOf(outlines: readonly EntryOutline[]): readonly (readonly EntryOutline[])[] {
  const lanes = new Map<CompanyId, EntryOutline[]>();
  for (const entry of outlines) {
    const lane = lanes.get(entry.companyId);
    if (lane === undefined) lanes.set(entry.companyId, [entry]);
    else lane.push(entry);
  }
  return [...lanes.values()];
}

function count({ outcomes }: Run, ...wanted: readonly SendOutcome[]): number {
  return outcomes.filter((outcome) => wanted.includes(outcome)).length;
}

async function signedOut(run: Run): Promise<DrainReport> {
  await run.ports.store.waitForSignIn();
  await readOutlines(run);
  return { ...report(run, run.outcomes), signedOut: true, nextAt: null };
}

function report(run: Run, outcomes: readonly SendOutcome[]): DrainReport {
  const now = run.ports.now();
  const queued = run.outlines.filter((one) => one.state === 'queued');
  const waits = queued.map((one) => waitLeft(one.notBefore, now)).filter((left) => left > 0);
  const exchanged = outcomes.filter((outcome) => outcome !== 'gone' && outcome !== 'unknown-call');
  return {
    done: count(run, 'done'),
    rejected: count(run, 'rejected'),
    conflicts: count(run, 'conflict'),
    failed: count(run, 'failed', 'away'),
    signedOut: false,
    connected: exchanged.length === 0 ? null : exchanged.at(-1) !== 'away',
    nextAt: waits.length === 0 ? null : now + Math.min(...waits),
    queued: queued.map(({ id }) => id),
  };
}
