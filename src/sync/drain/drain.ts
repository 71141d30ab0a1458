/**
 * Empties the outbox as far as it can be emptied now. One drainer runs at a time in a browser (see `exclusive-drain.ts`);
 * more than one would cost requests and nothing else, since every entry carries its key (G2).
 *
 *   credentials? ─no─► everything waits for sign-in
 *        │ yes: what waited, and what a killed drainer left as being sent, is queued again with its key; where there is reason
 *        │ to ask again (`force`), also what waits for access or for a newer server
 *        ▼
 *   a long outbox: the first sendable goes alone ─ nobody answers ─► over: the rest of it was not read
 *        │ answered
 *        ▼
 *   ┌► one lane a company, side by side: next sendable ─► send ─► settle ─► next …      (lane.ts)
 *   │       a lane ends when nothing is sendable, at the deadline, after two failures in a row, or when nobody answers
 *   └─ again while anything was settled or new entries came
 *
 * Of a draft one change leaves in a run that gathers: while somebody types, the next one is there before the answer, and
 * a run would end with the typing only, a request a key. What is left is told as due in a moment (typed-entry.ts).
 *
 * It ends: every round that repeats has settled or replaced at least one entry, and an entry that failed is not tried twice.
 */
import type { CompanyId } from '@/api/ids';
import type { EntryOutline } from '@/db/entries/entry-outlines';
import { drainLane } from './lane';
import { nextSendable } from './next-sendable';
import { waitLeft } from './retry-delay';
import { type SendOutcome, type SendPorts, sendEntry } from './send-entry';
import { GATHER_MS, typedDraft } from './typed-entry';

export interface DrainOptions {
  /** Tries also what still waits out a delay: the person asked, or something says that the road is open again. */
  readonly force?: boolean;
  /** Of a draft one change leaves, the next by another run; absent: unless it is forced. */
  readonly gathers?: boolean;
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
  /** When the next entry that waits out a delay is due, of those read, ms since 1970; null: none does. */
  readonly nextAt: number | null;
  /** Whether something waits, and all of it for the typing to be gathered. */
  readonly onlyGathered: boolean;
}

interface Run {
  readonly ports: SendPorts;
  readonly options: DrainOptions;
  readonly tried: Set<string>;
  /** The drafts of which a change was tried. */
  readonly drafts: Set<string>;
  readonly outcomes: SendOutcome[];
  /** As read last. */
  outlines: readonly EntryOutline[];
}

export async function drain(ports: SendPorts, options: DrainOptions = {}): Promise<DrainReport> {
  const run: Run = { ports, options, tried: new Set(), drafts: new Set(), outcomes: [], outlines: [] };
  const session = await ports.session.credentials();
  if (session.kind === 'signed-out') return signedOut(run);
  await getReady(run);
  const isWhole = await readFirst(run);
  if (session.kind === 'unreachable') return report(run, [...run.outcomes, 'away']);
  if (!isWhole) await tryRoad(run);
  for (;;) {
    if (run.outcomes.includes('signed-out')) return signedOut(run);
    if (stopped(run)) break;
    // Where nothing was tried, nothing of it has changed.
    if (!isWhole || run.outcomes.length > 0) run.outlines = await ports.store.outlines();
    const settled = count(run, 'done', 'rejected', 'conflict', 'gone');
    await endOfAll(lanesOf(run.outlines).map((lane) => runLane(run, lane)));
    if (count(run, 'done', 'rejected', 'conflict', 'gone') === settled) break;
  }
  if (run.outcomes.includes('signed-out')) return signedOut(run);
  if (run.outcomes.includes('away')) await readFirst(run);
  else if (run.outcomes.length > 0) run.outlines = await ports.store.outlines();
  return report(run, run.outcomes);
}

/** Whether that is all of it. */
async function readFirst(run: Run): Promise<boolean> {
  const { outlines, isLast } = await run.ports.store.firstOutlines();
  run.outlines = outlines;
  return isLast;
}

/** Written only where something waits for it: a transaction that writes holds up every tab, and most runs find nothing. */
async function getReady({ ports: { store }, options }: Run): Promise<void> {
  const waited = (await store.awaits('signed-in')) || (await store.awaits('outcome-unknown'));
  if (waited) await store.resume();
  if (options.force === true && (await store.awaits('asked-again'))) await store.askAgain();
}

/** While nobody answers, thousands of waiting documents are not read again and again. */
async function tryRoad(run: Run): Promise<void> {
  for (const lane of lanesOf(run.outlines)) {
    const first = nextSendable(lane, (entry) => mayTry(run, entry));
    if (first !== null) {
      await send(run, first);
      return;
    }
  }
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
    send: (entry) => send(run, entry),
  });
}

async function send(run: Run, entry: EntryOutline): Promise<SendOutcome> {
  run.tried.add(entry.id);
  const begun = (id: string): void => void run.tried.add(id);
  const outcome = await sendEntry(run.ports, entry, { ...run.options, begun });
  run.outcomes.push(outcome);
  const draft = typedDraft(entry);
  if (draft !== null && outcome !== 'gone' && outcome !== 'unknown-call') run.drafts.add(draft);
  return outcome;
}

/** Read again: one answer has moved more than its entry. */
async function laneNow({ ports }: Run, company: CompanyId): Promise<readonly EntryOutline[]> {
  return (await ports.store.outlines()).filter(({ companyId }) => companyId === company);
}

function mayTry(run: Run, entry: EntryOutline): boolean {
  const { ports, options, tried } = run;
  if (tried.has(entry.id)) return false;
  return !isGathered(run, entry) && (options.force === true || waitLeft(entry.notBefore, ports.now()) === 0);
}

/** The change of a draft that another change of it has left before in this run. */
function isGathered(
  { drafts, tried, options: { force = false, gathers = !force } }: Run,
  entry: EntryOutline,
): boolean {
  const draft = gathers ? typedDraft(entry) : null;
  return draft !== null && drafts.has(draft) && !tried.has(entry.id);
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
  return { ...report(run, run.outcomes), signedOut: true, nextAt: null, onlyGathered: false };
}

function report(run: Run, outcomes: readonly SendOutcome[]): DrainReport {
  const now = run.ports.now();
  const queued = run.outlines.filter((one) => one.state === 'queued');
  const waits = queued
    .map((one) => Math.max(waitLeft(one.notBefore, now), isGathered(run, one) ? GATHER_MS : 0))
    .filter((left) => left > 0);
  const exchanged = outcomes.filter((outcome) => outcome !== 'gone' && outcome !== 'unknown-call');
  return {
    done: count(run, 'done'),
    rejected: count(run, 'rejected'),
    conflicts: count(run, 'conflict'),
    failed: count(run, 'failed', 'away'),
    signedOut: false,
    connected: exchanged.length === 0 ? null : exchanged.at(-1) !== 'away',
    onlyGathered: queued.length > 0 && queued.every((one) => isGathered(run, one)),
    nextAt: waits.length === 0 ? null : now + Math.min(...waits),
  };
}
