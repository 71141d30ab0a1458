/**
 * Reads, repairs and sends the files of one company's batch. It lives as long as the app is open, not as long as the
 * screen: one can work elsewhere while it reads.
 *
 *            add                    all read
 *   idle ──────────► reading ─────────────────► idle
 *    ▲                  │ stop                    ▲
 *    └── (files stay) ◄─┴──► stopped ── resume ───┘
 *
 * Invariants: the batch changes only through its reducer; results are placed in the order they came, one group after the
 * other, so that of two files with one number the first stays first; one sending runs at a time.
 */

import type { Found, UnopenedFile } from '@/app/files/found-files';
import type { FileReading } from '@/workers/document/file-reading';
import type { FindingPlace, RepairedFile } from '@/workers/document/repair-file';
import { type Batch, type BatchAction, type BatchFile, EMPTY_BATCH, reduceBatch } from './batch';
import { batchKey } from './document-key';
import { FileQueue } from './file-queue';
import {
  type EarlierFile,
  enforcementStanding,
  type FileStanding,
  type StandingContext,
  standingOf,
} from './file-standing';
import type { KnownDocuments } from './known-documents';
import { readFiles } from './read-files';

export interface RunnerPorts {
  readonly companyCif: string;
  readonly parallel: number;
  readonly read: (content: Blob, signal: AbortSignal) => Promise<FileReading>;
  readonly repair: (content: Blob, only?: FindingPlace) => Promise<RepairedFile | null>;
  readonly known: (readings: readonly FileReading[]) => Promise<KnownDocuments>;
  /** Puts a file into the outbox; answers what became of it. */
  readonly upload: (file: BatchFile) => Promise<UploadAnswer>;
  readonly newId: () => string;
  /** Milliseconds of a clock that only rises. */
  readonly now: () => number;
}

export type UploadAnswer =
  | { readonly kind: 'queued'; readonly invoiceId: string }
  | { readonly kind: 'refused'; readonly standing: FileStanding };

export interface RunnerState {
  readonly batch: Batch;
  readonly reading: 'idle' | 'reading' | 'stopped' | 'failed';
  /** Files read since the reading began, and when it did. */
  readonly readNow: number;
  readonly startedAt: number;
  /** While files are put into the outbox. */
  readonly sending: { readonly done: number; readonly all: number } | null;
}

const IDLE: RunnerState = { batch: EMPTY_BATCH, reading: 'idle', readNow: 0, startedAt: 0, sending: null };
/** Found files are shown in groups of so many. */
const FOUND_GROUP = 200;

export class BatchRunner {
  #state = IDLE;
  #stop = new AbortController();
  /** Readings under way: files may be added while others are read. */
  #running = 0;
  /** Rises when the list is emptied: what is found for an older one is dropped. */
  #edition = 0;
  /** Results are placed one group after the other. */
  #placing: Promise<void> = Promise.resolve();
  readonly #ports: RunnerPorts;
  readonly #listeners = new Set<() => void>();

  constructor(ports: RunnerPorts) {
    this.#ports = ports;
  }

  getState = (): RunnerState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finds and reads files; ends when all that were given are read, or at `stop`. */
  async add(found: AsyncIterable<Found>): Promise<void> {
    const queue = new FileQueue<BatchFile>();
    const signal = this.#begin();
    const finding = this.#find(found, queue, signal).finally(() => queue.close());
    await this.#readAll(queue, signal, finding);
  }

  /** Reads what was not read before `stop`. */
  async resume(): Promise<void> {
    const queue = new FileQueue<BatchFile>();
    queue.push([...this.#state.batch.files.values()].filter(({ standing }) => standing === undefined));
    queue.close();
    await this.#readAll(queue, this.#begin(), Promise.resolve());
  }

  stop(): void {
    this.#stop.abort();
  }

  clear(): void {
    this.#stop.abort();
    this.#edition += 1;
    this.#set({ ...IDLE });
  }

  tick(ids: readonly string[]): void {
    this.#dispatch({ type: 'tick', ids });
  }

  /** Repairs copies of the files, wholly or at one finding, and reads the copies. Gives how many were changed. */
  async repair(ids: readonly string[], only?: FindingPlace): Promise<number> {
    let repaired = 0;
    for (const id of ids) if (await this.#repairOne(id, only)) repaired += 1;
    return repaired;
  }

  /** The company files another seller's document as an enforcement body. */
  async enforce(id: string): Promise<void> {
    const file = this.#state.batch.files.get(id);
    if (file?.reading === undefined || file.standing?.kind !== 'other-seller') return;
    const { reading } = file;
    const known = await this.#ports.known([reading]);
    const context = { ...known, companyCif: this.#ports.companyCif, earlierFile: () => undefined };
    this.#dispatch({ type: 'read', results: [{ id, reading, standing: enforcementStanding(reading, context) }] });
  }

  /** Puts the ticked files into the outbox, one after the other. Gives how many. */
  async send(): Promise<readonly string[]> {
    if (this.#state.sending !== null) return [];
    const { batch } = this.#state;
    const files = [...batch.ticked].flatMap((id) => batch.files.get(id) ?? []);
    const queued: string[] = [];
    try {
      for (const [done, file] of files.entries()) {
        this.#set({ sending: { done, all: files.length } });
        const answer = await this.#ports.upload(file);
        if (answer.kind === 'queued') {
          queued.push(answer.invoiceId);
          this.#dispatch({ type: 'sent', id: file.id, invoiceId: answer.invoiceId });
        } else this.#dispatch({ type: 'refused', id: file.id, standing: answer.standing });
      }
    } finally {
      this.#set({ sending: null });
    }
    return queued;
  }

  #begin(): AbortSignal {
    this.#running += 1;
    if (this.#running > 1 && !this.#stop.signal.aborted) return this.#stop.signal;
    this.#stop = new AbortController();
    this.#set({ reading: 'reading', readNow: 0, startedAt: this.#ports.now() });
    return this.#stop.signal;
  }

  async #find(found: AsyncIterable<Found>, queue: FileQueue<BatchFile>, signal: AbortSignal): Promise<void> {
    const edition = this.#edition;
    let files: BatchFile[] = [];
    let unopened: UnopenedFile[] = [];
    const flush = (): void => {
      if (edition !== this.#edition) return;
      this.#dispatch({ type: 'found', files, unopened });
      queue.push(files);
      files = [];
      unopened = [];
    };
    for await (const one of found) {
      if (signal.aborted) break;
      if ('file' in one) files.push({ id: this.#ports.newId(), ...one.file, changes: 0 });
      else unopened.push(one.unopened);
      if (files.length >= FOUND_GROUP) flush();
    }
    flush();
  }

  async #readAll(queue: FileQueue<BatchFile>, signal: AbortSignal, finding: Promise<void>): Promise<void> {
    const { parallel, read, now } = this.#ports;
    const edition = this.#edition;
    const report = (done: readonly { readonly file: BatchFile; readonly reading: FileReading }[]): void => {
      this.#placing = this.#placing.then(() => (edition === this.#edition ? this.#place(done) : undefined));
    };
    let failed = false;
    try {
      await Promise.all([finding, readFiles({ files: queue, parallel, read, report, signal, now })]);
      await this.#placing;
    } catch (error) {
      failed = true;
      this.#placing = Promise.resolve();
      throw error;
    } finally {
      this.#running -= 1;
      if (edition === this.#edition && signal === this.#stop.signal && (failed || this.#running === 0))
        this.#set({ reading: failed ? 'failed' : signal.aborted ? 'stopped' : 'idle' });
    }
  }

  async #place(done: readonly { readonly file: BatchFile; readonly reading: FileReading }[]): Promise<void> {
    const known = await this.#ports.known(done.map(({ reading }) => reading));
    const results = placeInOrder(this.#state.batch, done, { ...known, companyCif: this.#ports.companyCif });
    this.#set({ readNow: this.#state.readNow + done.length });
    this.#dispatch({ type: 'read', results });
  }

  async #repairOne(id: string, only?: FindingPlace): Promise<boolean> {
    const file = this.#state.batch.files.get(id);
    if (file === undefined || file.standing?.kind !== 'errors') return false;
    const repaired = await this.#ports.repair(file.content, only);
    if (repaired === null) return false;
    const content = new Blob([repaired.bytes]);
    const reading = await this.#ports.read(content, this.#stop.signal.aborted ? NEVER : this.#stop.signal);
    const known = await this.#ports.known([reading]);
    const context = { ...known, companyCif: this.#ports.companyCif };
    const [placed] = placeInOrder(this.#state.batch, [{ file, reading }], context);
    if (placed === undefined) return false;
    this.#dispatch({ type: 'repaired', content, changes: repaired.changes, ...placed });
    return true;
  }

  #dispatch(action: BatchAction): void {
    this.#set({ batch: reduceBatch(this.#state.batch, action) });
  }

  #set(change: Partial<RunnerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const NEVER = new AbortController().signal;

/** Standings in order: a file's number counts against those after it, in the same group too. */
export function placeInOrder(
  batch: Batch,
  done: readonly { readonly file: BatchFile; readonly reading: FileReading }[],
  context: Omit<StandingContext, 'earlierFile'>,
): readonly { readonly id: string; readonly reading: FileReading; readonly standing: FileStanding }[] {
  const numbers = new Map(batch.numbers);
  const now = new Map(done.map(({ file, reading }) => [file.id, reading]));
  return done.map(({ file, reading }) => {
    const earlierFile = (key: string): EarlierFile | undefined => {
      const first = batch.files.get(numbers.get(key) ?? file.id);
      if (first === undefined || first.id === file.id) return undefined;
      const firstReading = now.get(first.id) ?? first.reading;
      return { path: first.path, sameBytes: firstReading?.sha256 === reading.sha256 };
    };
    const standing = standingOf(reading, { ...context, earlierFile });
    const key = batchKey(reading.document, standing.kind);
    if (key !== undefined && !numbers.has(key)) numbers.set(key, file.id);
    return { id: file.id, reading, standing };
  });
}
