/**
 * The archive snapshot of the companies in use, kept current with the local database.
 *
 * Invariants: a company's columns hold the archive rows that were read, and those changed since are read again by their
 * keys; the last answers of a company are kept until its columns change, so that scrolling does not search again.
 */
import Dexie, { type ObservabilitySet } from 'dexie';
import type { CompanyId } from '../../api/ids';
import type { ArchiveRow } from '../../db/archive/archive-row';
import { documentRows } from '../../db/archive/archive-rows';
import { accountsKey } from '../../db/archive/cold/block-columns';
import { newestEdition } from '../../db/archive/cold/block-headers';
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
import { type AccountFinding, SellersAccounts } from './account-watch';
import { type FoundArchive, findInArchive } from './answer-query';
import { ArchiveColumns } from './archive-columns';
import type { ArchiveAnswer, ArchiveQuery, CurrencyTotals } from './archive-query';
import { CalmTimer } from './calm-timer';
import { changedKeys } from './changed-keys';
import type { ColumnsEntry } from './columns-entry';
import { companyMonths, readIn } from './company-sums';
import { countByYear, type YearCount } from './count-by-year';
import { type EarlyFigures, earlyFigures, keepBlockFigures } from './early-figures';
import { findByText, type TextFinding } from './find-by-text';
import { GatheredChanges } from './gathered-changes';
import { KeptAnswers } from './kept-answers';
import { type KeptNow, keptNow } from './kept-now';
import { columnsRow, refusedIds } from './listed-state';
import { rowsByChunks } from './rows-by-chunks';
import { type FoundLines, NO_LINES, SearchedLines } from './searched-lines';
import { TakenBlocks } from './taken-blocks';
import { totalsAt } from './totals-of';
import { type Radar, type Reference, type Referring, type Reversal, sweepRadar, type Twins } from './twin-radar';

export interface NumbersQuestion {
  readonly direction: 'out' | 'in';
  /** As they are written. */
  readonly numbers: readonly string[];
}

/** Of a received document: what it may be once more, what takes what back, and what refers to what. */
export interface RadarFinding {
  readonly twins: Twins | undefined;
  readonly reverses: Reversal | undefined;
  readonly reversedBy: Reversal | undefined;
  readonly refersTo: Reference | undefined;
  readonly referredBy: Referring | undefined;
  readonly account: AccountFinding | undefined;
}

/** A file of a person, as its seller's documents are compared with it. */
export interface FileOfSeller {
  readonly name: string;
  readonly taxId: string;
  /** `yyyy-MM-dd`; '' where it has none. */
  readonly issueDate: string;
  readonly accounts: readonly string[];
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

export class ArchiveSearchService {
  #db: CondicaDatabase | undefined;
  #company: CompanyId | undefined;
  #columns = new ArchiveColumns(fold);
  /** What is looked at: it is read before the other, also when all is read anew. */
  #first: Direction = 'out';
  /** When the list asked last, by `performance.now()`. */
  #askedAt = Number.NEGATIVE_INFINITY;
  #read: readonly Direction[] = [];
  readonly #kept = new KeptAnswers(fold);
  #swept: { readonly columns: ArchiveColumns; readonly documents: number; readonly radar: Radar } | undefined;
  #sellers:
    | { readonly columns: ArchiveColumns; readonly documents: number; readonly accounts: SellersAccounts }
    | undefined;
  /** Documents whose outbox entry was refused: their rows do not say it. */
  #refused: ReadonlySet<string> = new Set();
  #listener: SnapshotListener = () => undefined;
  #listening = false;
  /** From the first search by text on. */
  #lines: SearchedLines | undefined;
  readonly #changed = new GatheredChanges(() => this.#after(() => this.#refreshChanged()));
  #blocks: TakenBlocks | undefined;
  #early: EarlyFigures | undefined;
  readonly #keepingSoon: CalmTimer;
  /** Changes are applied one after another, after the build that is under way. */
  #work: Promise<void> = Promise.resolve();

  constructor(keepingPauseMs = KEEPING_PAUSE_MS) {
    this.#keepingSoon = new CalmTimer(keepingPauseMs, () => this.#after(() => this.#keepFigures()));
  }

  /**
   * Builds the snapshot of a company and keeps it current from then on. One company at a time; resolves when it is built. What is of the
   * direction `first` is read before the other, and told of: who waits looks at one of them.
   */
  open(databaseName: string, companyId: CompanyId, first: Direction, listener: SnapshotListener): Promise<void> {
    this.#listener = listener;
    this.#first = first;
    if (!this.#isOpen(databaseName, companyId)) return this.prepare(databaseName, companyId);
    const [only, ...others] = this.#read;
    // Still being built: else it is told once, that it is.
    if (this.#early !== undefined || (only === first && others.length === 0)) this.#tell(false);
    return this.#work.then(() => this.#tell(true));
  }

  /** The same without a listener: who listens already goes on listening. Resolves when it is built. */
  prepare(databaseName: string, companyId: CompanyId): Promise<void> {
    if (this.#isOpen(databaseName, companyId)) return this.#work;
    if (this.#db?.name !== databaseName) this.#openDatabase(databaseName);
    this.#company = companyId;
    this.#after(() => this.#build(companyId));
    const built = this.#work;
    void built.then(() => this.#packSettled(companyId)).catch(() => undefined);
    return built;
  }

  /**
   * The same for a start whose page has not looked yet whether the database is whole: one that is not, or is another version's, is
   * left to that page. Nothing is done either where the list has been opened meanwhile.
   */
  async prepareEarly(databaseName: string, companyId: CompanyId): Promise<void> {
    const db = new CondicaDatabase(databaseName);
    const isWhole = await isOfThisVersion(indexedDB, db);
    if (isWhole && this.#company === undefined) await this.prepare(databaseName, companyId);
  }

  /** The ids from `offset`, `limit` at most, with the sums and counts of the whole answer. */
  answer(query: ArchiveQuery, offset: number, limit: number): ArchiveAnswer {
    const { places, matched: _, ...rest } = this.#found(query);
    this.#askedAt = performance.now();
    const shown = this.#columns.at(places.subarray(offset, offset + limit));
    return { ...rest, ids: shown.map(({ id }) => id) };
  }

  /** The month of each company, in their order; of any, not only of the one that is open. */
  months(name: string, companies: readonly CompanyId[], question: MonthQuestion): Promise<readonly CompanyMonth[]> {
    return readIn(this.#db, name, (db) => companyMonths(db, companies, question));
  }

  /** The figures of a company, open or not. */
  figures(name: string, companyId: CompanyId, question: FiguresQuestion): Promise<CompanyFigures> {
    return readIn(this.#db, name, (db) => companyFigures(db, companyId, question));
  }

  /** Who issued what a company received in a month, of any company. */
  suppliers(name: string, companyId: CompanyId, month: string): Promise<readonly MonthSupplier[]> {
    return readIn(this.#db, name, (db) => suppliersOfMonth(db, companyId, month));
  }

  /** How many of ANAF's messages of a company nobody has opened on this device; `now`: ms since 1970. */
  unread(name: string, companyId: CompanyId, now: number): Promise<number> {
    return readIn(this.#db, name, (db) => countUnreadNews(db, companyId, now));
  }

  /** Ids of the documents that have one of the numbers: out of the snapshot where it holds the company, else out of its columns. */
  async numbered(
    name: string,
    companyId: CompanyId,
    { direction, numbers }: NumbersQuestion,
  ): Promise<readonly string[]> {
    const wanted = new Set(numbers);
    if (!this.#isOpen(name, companyId))
      return readIn(this.#db, name, (db) => numberedDocuments(db, companyId, direction, wanted));
    await this.#work;
    const isOf = ({ out, number }: ColumnsEntry): boolean => out === (direction === 'out') && wanted.has(number);
    return this.#columns.entries.filter(isOf).map(({ id }) => id);
  }

  /** What the radar says of these documents; those of which it says nothing are left out. */
  findings(ids: readonly string[]): Readonly<Record<string, RadarFinding>> {
    const { twins, reverses, reversedBy, refersTo, referredBy } = this.#radar();
    const told = ids.flatMap((id) => {
      const entry = this.#columns.entryOf(id);
      const account = entry === undefined || entry.out ? undefined : this.#accounts().findingOf(entry);
      const finding = {
        ...{ twins: twins.get(id), reverses: reverses.get(id), reversedBy: reversedBy.get(id) },
        ...{ refersTo: refersTo.get(id), referredBy: referredBy.get(id), account },
      };
      return Object.values(finding).some((one) => one !== undefined) ? [[id, finding] as const] : [];
    });
    return Object.fromEntries(told);
  }

  /** The same of one document for a page beside which no list is open: the snapshot is built first. */
  async findingOf(name: string, companyId: CompanyId, id: string): Promise<RadarFinding | undefined> {
    await this.prepare(name, companyId);
    return this.findings([id])[id];
  }

  /** What is said of the account of a file that the archive may not have. */
  async accountOfFile(name: string, companyId: CompanyId, file: FileOfSeller): Promise<AccountFinding | undefined> {
    await this.prepare(name, companyId);
    return this.#accounts().findingOf({
      ...{ id: '', arrived: Number.MAX_SAFE_INTEGER, accounts: accountsKey(file.accounts) },
      partner: this.#columns.partners.of(file.name, file.taxId),
      issueDay: file.issueDate === '' ? Number.MAX_SAFE_INTEGER : Number(file.issueDate.replaceAll('-', '')),
    });
  }

  #accounts(): SellersAccounts {
    const { documents } = this.#columns;
    if (this.#sellers?.columns !== this.#columns || this.#sellers.documents !== documents)
      this.#sellers = { columns: this.#columns, documents, accounts: new SellersAccounts(this.#columns.entries) };
    return this.#sellers.accounts;
  }

  /** Swept anew only where a document is another than it was: a mark, or a state, says nothing to the radar. */
  #radar(): Radar {
    const { documents } = this.#columns;
    if (this.#swept?.columns !== this.#columns || this.#swept.documents !== documents)
      this.#swept = { columns: this.#columns, documents, radar: sweepRadar(this.#columns) };
    return this.#swept.radar;
  }

  /** Ids of the issued documents with this text, what asks for something first, then the newest; of what is built so far. */
  async find(text: string, limit: number): Promise<TextFinding> {
    const known = this.#lines;
    const lines = this.#linesFor(text);
    // Nobody tells who asks here that they have come: they are read first, as far as this device has them.
    const reading = lines?.read();
    // The list may have asked meanwhile, and is told as if it had been the first.
    if (lines !== undefined && lines !== known) this.#readLines(lines);
    await reading;
    return findByText(this.#columns, text, limit, fold, lines?.matching(text, this.#columns));
  }

  /** Issued documents by year, of what is built so far. */
  countByYear(): readonly YearCount[] {
    return countByYear(this.#columns);
  }

  /** Sums of the documents named, each currency on its own; unknown ids are passed over. */
  totalsOf(ids: readonly string[]): readonly CurrencyTotals[] {
    const places = ids.flatMap((id) => this.#columns.placeOf(id) ?? []);
    return totalsAt(this.#columns, Uint32Array.from(places));
  }

  /** How many of the documents named answer the query. */
  countOf(query: ArchiveQuery, ids: readonly string[]): number {
    const named = new Set(ids.map((id) => this.#columns.placeOf(id)));
    return this.#found(query).places.filter((place) => named.has(place)).length;
  }

  #isOpen(databaseName: string, companyId: CompanyId): boolean {
    return this.#company === companyId && this.#db?.name === databaseName;
  }

  #openDatabase(name: string): void {
    this.#db?.close();
    this.#db = new CondicaDatabase(name);
    if (!this.#listening) Dexie.on('storagemutated', (parts) => this.#onMutated(parts));
    this.#listening = true;
  }

  async #build(companyId: CompanyId): Promise<void> {
    this.#columns = new ArchiveColumns(fold);
    this.#read = [];
    this.#early = undefined;
    this.#lines = undefined;
    const db = this.#db;
    // Asked for before the rows beside them, which are read meanwhile.
    const kept = db === undefined || this.#first === 'in' ? undefined : keptNow(db, companyId);
    if (db !== undefined) this.#refused = await refusedIds(db);
    this.#blocks = db === undefined ? undefined : new TakenBlocks(db, companyId, this.#columns.partners, fold);
    const first = this.#first;
    for (const direction of [first, first === 'out' ? 'in' : 'out'] as const) {
      await this.#readDirection(companyId, direction);
      if (direction === 'out' && this.#read.length === 0 && kept !== undefined)
        await this.#readEarly(companyId, await kept);
      await this.#readBlocks(direction);
      this.#read = [...this.#read, direction];
      this.#early = undefined;
      this.#tell(false);
    }
    this.#tell(true);
  }

  /** While the columns hold the issued rows alone; nothing where a block was written since `kept` was read. */
  async #readEarly(companyId: CompanyId, kept: KeptNow | undefined): Promise<void> {
    const db = this.#db;
    if (db === undefined || kept === undefined || this.#company !== companyId) return;
    if ((await newestEdition(db)) !== kept.edition) return;
    this.#early = earlyFigures(this.#columns, kept.figures, fold);
    this.#tell(false);
  }

  /** In its turn: what was taken up of blocks, and the columns, say the same then. */
  #keepFigures(): Promise<void> {
    const [db, companyId, blocks] = [this.#db, this.#company, this.#blocks];
    if (db === undefined || companyId === undefined || blocks?.isOf(db, companyId) !== true) return Promise.resolve();
    return keepBlockFigures(db, companyId, blocks.mark, this.#columns).catch((error: unknown) =>
      console.warn('The sums were not kept:', error),
    );
  }

  async #readBlocks(direction: Direction): Promise<void> {
    for await (const { entries } of this.#blocks?.news(direction) ?? []) {
      this.#columns.putEntries(entries);
      this.#tell(false);
      await this.#untilCalm(direction);
    }
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
  async #packSettled(companyId: CompanyId): Promise<void> {
    const db = this.#db;
    if (db === undefined) return;
    const goesOn = async (): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve, PACKING_PAUSE_MS));
      return this.#isOpen(db.name, companyId);
    };
    await packSettled(db, companyId, goesOn);
  }

  async #readDirection(companyId: CompanyId, direction: Direction): Promise<void> {
    const db = this.#db;
    if (db === undefined || this.#company !== companyId) return;
    for await (const rows of rowsByChunks(db, companyId, direction, () => this.#untilCalm(direction))) {
      if (this.#company !== companyId) return;
      this.#put(rows);
      this.#tell(false);
    }
  }

  #put(rows: readonly ArchiveRow[]): void {
    this.#columns.put(rows.flatMap((row) => columnsRow(row, this.#refused) ?? []));
  }

  #tell(complete: boolean): void {
    const early = this.#first === 'out' ? this.#early : undefined;
    this.#listener({
      ...{ rows: this.#columns.entries.length, complete, read: this.#read },
      ...(early === undefined ? {} : { early }),
    });
    if (complete) this.#keepingSoon.happened();
  }

  #onMutated(parts: ObservabilitySet): void {
    const db = this.#db;
    const companyId = this.#company;
    if (db === undefined || companyId === undefined) return;
    const changed = changedKeys(parts, db.name, 'archive');
    const blocksChanged = changedKeys(parts, db.name, 'coldHeader').kind !== 'none';
    if (changed.kind === 'unknown') this.#after(() => this.#build(companyId));
    // Columns are written with a block that comes: a page of a pull, be some of its documents rows.
    else if (changed.kind === 'keys')
      this.#changed.add(changed.keys, changedKeys(parts, db.name, 'coldColumns').kind !== 'none');
    else if (blocksChanged) this.#changed.add([], true);
    if (this.#lines !== undefined && changedKeys(parts, db.name, 'lineWords').kind !== 'none')
      this.#readLines(this.#lines);
    if (changedKeys(parts, db.name, 'outbox').kind !== 'none') this.#after(() => this.#refreshRefused(db, companyId));
  }

  #refreshChanged(): Promise<void> {
    const changed = this.#changed.take();
    const [db, companyId] = [this.#db, this.#company];
    return db === undefined || companyId === undefined ? Promise.resolve() : this.#refresh(db, companyId, changed);
  }

  #after(work: () => Promise<void>): void {
    // A failure was told to whoever waited for it; what follows is done all the same.
    this.#work = this.#work.catch(() => undefined).then(work);
  }

  async #refreshRefused(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
    const before = this.#refused;
    const after = await refusedIds(db);
    this.#refused = after;
    const changed = [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id));
    if (changed.length > 0) await this.#refresh(db, companyId, changed);
  }

  async #refresh(db: CondicaDatabase, companyId: CompanyId, keys: readonly string[]): Promise<void> {
    if ((await this.#blocks?.someHaveLeft()) === true) return this.#build(companyId);
    const asked = new Set(keys);
    for await (const { entries, left } of this.#blocks?.news() ?? []) {
      this.#columns.putEntries(entries);
      for (const id of left) asked.add(id);
    }
    const rows = (await documentRows(db, [...asked])).filter((row) => row?.companyId === companyId);
    const here = rows.flatMap((row) => (row === undefined ? [] : (columnsRow(row, this.#refused) ?? [])));
    const present = new Set(here.map(({ id }) => id));
    this.#columns.put(here);
    this.#columns.remove([...asked].filter((key) => !present.has(key)));
    this.#tell(true);
  }

  /** The first text has the words of lines read; who listens is told when they are there, and asks again. */
  #linesWith(text: string): FoundLines {
    const known = this.#lines;
    const lines = this.#linesFor(text);
    if (lines !== undefined && lines !== known) this.#readLines(lines);
    return lines?.matching(text, this.#columns) ?? NO_LINES;
  }

  /** Undefined where no text is looked for. */
  #linesFor(text: string): SearchedLines | undefined {
    if (text.trim() === '' || this.#db === undefined || this.#company === undefined) return undefined;
    this.#lines ??= new SearchedLines(this.#db, this.#company);
    return this.#lines;
  }

  #readLines(lines: SearchedLines): void {
    this.#after(async () => {
      // For the whole reading: changes of documents wait behind it.
      const began = performance.now();
      await lines.read(() => this.#untilNobodyTypes(began));
      if (this.#lines === lines) this.#tell(true);
    });
  }

  #found(query: ArchiveQuery): FoundArchive {
    const columns = this.#columns;
    const lines = this.#linesWith(query.text);
    const state = { columns, edition: columns.edition, lines: this.#lines?.edition ?? 0 };
    return this.#kept.answer(state, query, (wider) =>
      findInArchive(columns, query, fold, { lines, wider, radar: () => this.#radar() }),
    );
  }
}
