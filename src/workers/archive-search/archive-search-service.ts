/**
 * The archive snapshot of the companies in use, kept current with the local database.
 *
 * Invariants: what is answered is of the company that was opened last, and empty until something of it is read; who listens is told of
 * that company alone. Work goes on in its order, one after the other: what was begun for a company before ends without telling anybody.
 * A snapshot that was read whole answers of all its documents from then on, also while it is read anew.
 */
import Dexie, { type ObservabilitySet } from 'dexie';
import type { CompanyId } from '../../api/ids';
import type { Direction } from '../../db/archive/cold/cold-block';
import { packSettled } from '../../db/archive/cold/pack-settled';
import { type CompanyFigures, companyFigures, type FiguresQuestion } from '../../db/archive/company-figures';
import type { CompanyMonth, MonthQuestion } from '../../db/archive/company-month';
import { numberedDocuments } from '../../db/archive/numbered-documents';
import { type MonthSupplier, suppliersOfMonth } from '../../db/archive/suppliers-of-month';
import { countUnreadNews } from '../../db/archive/unread-news';
import { CondicaDatabase } from '../../db/condica-database';
import { isOfThisVersion } from '../../db/storage/damage';
import { fold } from '../../domain/text/fold';
import type { AccountFinding } from './account-watch';
import type { FoundArchive } from './answer-query';
import {
  type ArchiveAnswer,
  type ArchiveQuery,
  type CurrencyTotals,
  EVERYTHING_ISSUED,
  EVERYTHING_RECEIVED,
} from './archive-query';
import { CalmTimer } from './calm-timer';
import { changedKeys } from './changed-keys';
import type { ColumnsEntry } from './columns-entry';
import { CompanySnapshot, type GoesOn } from './company-snapshot';
import { companyMonths, readIn } from './company-sums';
import { countByYear, type YearCount } from './count-by-year';
import type { EarlyFigures } from './early-figures';
import { findByText, type TextFinding } from './find-by-text';
import { GatheredChanges } from './gathered-changes';
import { type FileOfSeller, ListedArchive, type RadarFinding } from './listed-archive';
import { rehearseSearch } from './rehearse-search';
import { NO_LINES, type SearchedLines } from './searched-lines';
import { totalsAt } from './totals-of';

export interface NumbersQuestion {
  readonly direction: 'out' | 'in';
  /** As they are written. */
  readonly numbers: readonly string[];
}

/** Between two blocks: who works goes first. */
const PACKING_PAUSE_MS = 100;
/** After a question what nobody looks at waits this long, for the next key may follow; */
const CALM_MS = 150;
/** but goes on after this, however much is asked. */
const PATIENCE_MS = 1_000;

/** What the documents in blocks sum up to is kept for the next start once nothing has changed for so long. */
const KEEPING_PAUSE_MS = 2_000;

/** Told after every change of a snapshot. */
export interface SnapshotProgress {
  readonly rows: number;
  /** False while it is being built. */
  readonly complete: boolean;
  /** What is answered for: all documents of these directions are read. */
  readonly read: readonly Direction[];
  /** Of all issued documents, told to who looks at them while they are not read yet; absent where it is not known. */
  readonly early?: EarlyFigures;
}

export type SnapshotListener = (progress: SnapshotProgress) => void;

const NOBODY: SnapshotListener = () => undefined;

export class ArchiveSearchService {
  /** Of the company that was opened last; another one from the moment on that another company is. */
  #held: CompanySnapshot | undefined;
  readonly #nothing = new ListedArchive();
  /** What is looked at: it is read before the other, also when all is read anew. */
  #first: Direction = 'out';
  /** When the list asked last, by `performance.now()`. */
  #askedAt = Number.NEGATIVE_INFINITY;
  #listener = NOBODY;
  #listening = false;
  readonly #changed = new GatheredChanges(() => this.#after(() => this.#refreshChanged()));
  readonly #keepingSoon: CalmTimer;
  /** Changes are applied one after another, after the build that is under way. */
  #work: Promise<void> = Promise.resolve();

  constructor(keepingPauseMs = KEEPING_PAUSE_MS) {
    this.#keepingSoon = new CalmTimer(keepingPauseMs, () => this.#after(() => this.#keepFigures()));
  }

  /**
   * Builds the snapshot of a company and keeps it current from then on. One company at a time; resolves when it is built, or another
   * company was opened. What is of the direction `first` is read before the other, and told of: who waits looks at one of them.
   */
  open(databaseName: string, companyId: CompanyId, first: Direction, listener: SnapshotListener): Promise<void> {
    this.#first = first;
    const known = this.#of(databaseName, companyId);
    const built = this.prepare(databaseName, companyId);
    this.#listener = listener;
    if (known === undefined) return built;
    const [only, ...others] = known.read;
    // Still being built: else it is told once, that it is.
    if (known.early !== undefined || (only === first && others.length === 0)) this.#tell(known, false);
    return built.then(() => {
      const whole = this.#wholeOf(databaseName, companyId);
      if (whole !== undefined) this.#tell(whole, true);
    });
  }

  /** The same without a listener: who listens to the company already goes on listening. Resolves when it is built. */
  prepare(databaseName: string, companyId: CompanyId): Promise<void> {
    if (this.#of(databaseName, companyId) !== undefined) return this.#work;
    const before = this.#held;
    if (before?.isOf(databaseName, companyId) !== true) this.#listener = NOBODY;
    const snapshot = new CompanySnapshot(this.#databaseNamed(databaseName), companyId);
    this.#held = snapshot;
    this.#after(() => this.#build(snapshot));
    const built = this.#work;
    void built.then(() => this.#packSettled(snapshot)).catch(() => undefined);
    return built;
  }

  /**
   * The same for a start whose page has not looked yet whether the database is whole: one that is not, or is another version's, is
   * left to that page. Nothing is done either where the list has been opened meanwhile.
   */
  async prepareEarly(databaseName: string, companyId: CompanyId): Promise<void> {
    const db = new CondicaDatabase(databaseName);
    const isWhole = await isOfThisVersion(indexedDB, db);
    if (isWhole && this.#held === undefined) await this.prepare(databaseName, companyId);
  }

  /** The ids from `offset`, `limit` at most, with the sums and counts of the whole answer. */
  answer(query: ArchiveQuery, offset: number, limit: number): ArchiveAnswer {
    const { places, matched: _, ...rest } = this.#found(query);
    this.#askedAt = performance.now();
    const shown = this.#listed.columns.at(places.subarray(offset, offset + limit));
    return { ...rest, ids: shown.map(({ id }) => id) };
  }

  /**
   * The first ids of the answer that is asked for next, `limit` at most: as many as the first documents of the order tell, so that their rows
   * are read while all are counted.
   */
  ahead(query: ArchiveQuery, limit: number): readonly string[] {
    const lines = this.#held?.lines;
    const found = lines?.matching(query.text, this.#listed.columns) ?? NO_LINES;
    const first = this.#listed.first(query, limit, { found, edition: lines?.edition ?? 0 });
    return this.#listed.columns.at(first).map(({ id }) => id);
  }

  /** The month of each company, in their order; of any, not only of the one that is open. */
  months(name: string, companies: readonly CompanyId[], question: MonthQuestion): Promise<readonly CompanyMonth[]> {
    return readIn(this.#held?.db, name, (db) => companyMonths(db, companies, question));
  }

  /** The figures of a company, open or not. */
  figures(name: string, companyId: CompanyId, question: FiguresQuestion): Promise<CompanyFigures> {
    return readIn(this.#held?.db, name, (db) => companyFigures(db, companyId, question));
  }

  /** Who issued what a company received in a month, of any company. */
  suppliers(name: string, companyId: CompanyId, month: string): Promise<readonly MonthSupplier[]> {
    return readIn(this.#held?.db, name, (db) => suppliersOfMonth(db, companyId, month));
  }

  /** How many of ANAF's messages of a company nobody has opened on this device; `now`: ms since 1970. */
  unread(name: string, companyId: CompanyId, now: number): Promise<number> {
    return readIn(this.#held?.db, name, (db) => countUnreadNews(db, companyId, now));
  }

  /** Ids of the documents that have one of the numbers: out of the snapshot where it holds the company, else out of its columns. */
  async numbered(
    name: string,
    companyId: CompanyId,
    { direction, numbers }: NumbersQuestion,
  ): Promise<readonly string[]> {
    const wanted = new Set(numbers);
    if (this.#of(name, companyId) !== undefined) await this.#work;
    // Another company may have been opened meanwhile.
    const whole = this.#wholeOf(name, companyId);
    if (whole === undefined)
      return readIn(this.#held?.db, name, (db) => numberedDocuments(db, companyId, direction, wanted));
    const isAsked = ({ out, number }: ColumnsEntry): boolean => out === (direction === 'out') && wanted.has(number);
    return whole.columns.entries.filter(isAsked).map(({ id }) => id);
  }

  /** What the radar says of these documents; those of which it says nothing are left out. */
  findings(ids: readonly string[]): Readonly<Record<string, RadarFinding>> {
    return this.#listed.findings(ids);
  }

  /** The same of one document for a page beside which no list is open: the snapshot is built first. */
  async findingOf(name: string, companyId: CompanyId, id: string): Promise<RadarFinding | undefined> {
    await this.prepare(name, companyId);
    return this.#wholeOf(name, companyId)?.findings([id])[id];
  }

  /** What is said of the account of a file that the archive may not have. */
  async accountOfFile(name: string, companyId: CompanyId, file: FileOfSeller): Promise<AccountFinding | undefined> {
    await this.prepare(name, companyId);
    return this.#wholeOf(name, companyId)?.accountOfFile(file);
  }

  /** Ids of the issued documents with this text, what asks for something first, then the newest; of what is built so far. */
  async find(text: string, limit: number): Promise<TextFinding> {
    // Of the company that is open when it is asked.
    const { columns } = this.#listed;
    const known = this.#held?.lines;
    const lines = this.#linesFor(text);
    // Nobody tells who asks here that they have come: they are read first, as far as this device has them.
    const reading = lines?.read();
    // The list may have asked meanwhile, and is told as if it had been the first.
    if (lines !== undefined && lines !== known) this.#readLines(lines);
    await reading;
    return findByText(columns, text, limit, fold, lines?.matching(text, columns));
  }

  /** Issued documents by year, of what is built so far. */
  countByYear(): readonly YearCount[] {
    return countByYear(this.#listed.columns);
  }

  /** Sums of the documents named, each currency on its own; unknown ids are passed over. */
  totalsOf(ids: readonly string[]): readonly CurrencyTotals[] {
    const { columns } = this.#listed;
    return totalsAt(columns, Uint32Array.from(ids.flatMap((id) => columns.placeOf(id) ?? [])));
  }

  /** How many of the documents named answer the query. */
  countOf(query: ArchiveQuery, ids: readonly string[]): number {
    const { columns } = this.#listed;
    const named = new Set(ids.map((id) => columns.placeOf(id)));
    return this.#found(query).places.filter((place) => named.has(place)).length;
  }

  get #listed(): ListedArchive {
    return this.#held ?? this.#nothing;
  }

  /** What is held of the company, read or being read. */
  #of(databaseName: string, companyId: CompanyId): CompanySnapshot | undefined {
    const held = this.#held;
    return held?.isOf(databaseName, companyId) === true && !held.failed ? held : undefined;
  }

  #wholeOf(databaseName: string, companyId: CompanyId): CompanySnapshot | undefined {
    const held = this.#of(databaseName, companyId);
    return held?.isWhole === true ? held : undefined;
  }

  #databaseNamed(name: string): CondicaDatabase {
    const before = this.#held?.db;
    if (before?.name === name) return before;
    before?.close();
    if (!this.#listening) Dexie.on('storagemutated', (parts) => this.#onMutated(parts));
    this.#listening = true;
    return new CondicaDatabase(name);
  }

  async #build(snapshot: CompanySnapshot): Promise<void> {
    try {
      await this.#fill(snapshot, () => this.#held === snapshot);
    } catch (error) {
      // Nobody waits for one that was left, and its database may have been closed under it.
      if (this.#held !== snapshot) return;
      snapshot.failed = true;
      throw error;
    }
    this.#tell(snapshot, true);
    void this.#rehearse(snapshot);
  }

  #rehearse(snapshot: CompanySnapshot): Promise<void> {
    return rehearseSearch(
      snapshot.columns,
      this.#first === 'out' ? EVERYTHING_ISSUED : EVERYTHING_RECEIVED,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, CALM_MS));
        await this.#untilNobodyTypes();
        return this.#held === snapshot;
      },
    );
  }

  /**
   * Beside what is held, which answers until all is read and is then replaced in one step: 200,000 documents are in memory twice until
   * then. Only where it is not told what has changed.
   */
  async #readAnew(): Promise<void> {
    const held = this.#held;
    // Else it is read after this, or could not be.
    if (held?.isWhole !== true) return;
    const next = new CompanySnapshot(held.db, held.companyId);
    await this.#fill(next, () => this.#held === held);
    if (this.#held !== held) return;
    next.lines = held.lines;
    this.#held = next;
    this.#tell(next, true);
  }

  #fill(snapshot: CompanySnapshot, goesOn: GoesOn): Promise<void> {
    return snapshot.fill({
      ...{ first: this.#first, goesOn },
      turn: (direction) => this.#untilCalm(direction),
      tell: () => this.#tell(snapshot, false),
    });
  }

  /** In its turn: what was taken up of blocks, and the columns, say the same then. */
  async #keepFigures(): Promise<void> {
    if (this.#held?.isWhole === true) await this.#held.keepFigures();
  }

  /** Who types in the list of one direction does not wait behind the reading of the other. */
  async #untilCalm(direction: Direction): Promise<void> {
    if (direction !== this.#first) await this.#untilNobodyTypes();
  }

  /** `began`: from when on the patience counts, by `performance.now()`. */
  async #untilNobodyTypes(began = performance.now()): Promise<void> {
    const isBusy = (now: number): boolean => now - this.#askedAt < CALM_MS && now - began < PATIENCE_MS;
    while (isBusy(performance.now())) await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  }

  /** What has settled is packed while nothing else is asked for; a failure leaves rows as they are. */
  async #packSettled({ db, companyId }: CompanySnapshot): Promise<void> {
    const isOpen = (): boolean => this.#of(db.name, companyId) !== undefined;
    const goesOn = async (): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve, PACKING_PAUSE_MS));
      return isOpen();
    };
    if (isOpen()) await packSettled(db, companyId, goesOn);
  }

  /** Nothing of what is not held: who listens asks, and would be answered of what is. */
  #tell(snapshot: CompanySnapshot, complete: boolean): void {
    if (this.#held !== snapshot) return;
    const early = this.#first === 'out' ? snapshot.early : undefined;
    this.#listener({
      ...{ rows: snapshot.columns.entries.length, complete, read: snapshot.read },
      ...(early === undefined ? {} : { early }),
    });
    if (complete) this.#keepingSoon.happened();
  }

  #onMutated(parts: ObservabilitySet): void {
    const held = this.#held;
    if (held === undefined) return;
    const changesOf = (table: string) => changedKeys(parts, held.db.name, table);
    const changed = changesOf('archive');
    const blocksChanged = changesOf('coldHeader').kind !== 'none';
    if (changed.kind === 'unknown') this.#after(() => this.#readAnew());
    // Columns are written with a block that comes: a page of a pull, be some of its documents rows.
    else if (changed.kind === 'keys') this.#changed.add(changed.keys, changesOf('coldColumns').kind !== 'none');
    else if (blocksChanged) this.#changed.add([], true);
    if (held.lines !== undefined && changesOf('lineWords').kind !== 'none') this.#readLines(held.lines);
    if (changesOf('outbox').kind !== 'none')
      this.#after(() => this.#refresh((whole, goesOn) => whole.takeUpRefused(goesOn)));
  }

  #refreshChanged(): Promise<void> {
    const changed = this.#changed.take();
    return this.#refresh(async (whole, goesOn) => {
      await whole.takeUp(changed, goesOn);
      return true;
    });
  }

  /** Nothing where what is held is not whole: it is read after this, with what has changed. `takeUp`: true where it is to be told. */
  async #refresh(takeUp: (whole: CompanySnapshot, goesOn: GoesOn) => Promise<boolean>): Promise<void> {
    const held = this.#held;
    if (held?.isWhole !== true) return;
    if (await takeUp(held, () => this.#held === held)) this.#tell(held, true);
  }

  #after(work: () => Promise<void>): void {
    // A failure was told to whoever waited for it; what follows is done all the same.
    this.#work = this.#work.catch(() => undefined).then(work);
  }

  /** Undefined where no text is looked for. */
  #linesFor(text: string): SearchedLines | undefined {
    return text.trim() === '' ? undefined : this.#held?.linesNow();
  }

  #readLines(lines: SearchedLines): void {
    const isHeld = (): boolean => this.#held?.lines === lines;
    this.#after(async () => {
      if (!isHeld()) return;
      // For the whole reading: changes of documents wait behind it.
      const began = performance.now();
      await lines.read(async () => {
        await this.#untilNobodyTypes(began);
        return isHeld();
      });
      if (!isHeld()) return;
      // Here, and not at the next key.
      lines.lookUp(this.#listed.columns);
      await this.#refresh(() => Promise.resolve(true));
    });
  }

  /** The first text has the words of lines read; who listens is told when they are there, and asks again. */
  #found(query: ArchiveQuery): FoundArchive {
    const known = this.#held?.lines;
    const lines = this.#linesFor(query.text);
    if (lines !== undefined && lines !== known) this.#readLines(lines);
    const found = lines?.matching(query.text, this.#listed.columns) ?? NO_LINES;
    return this.#listed.found(query, { found, edition: this.#held?.lines?.edition ?? 0 });
  }
}
