/**
 * The archive snapshot of the companies in use, kept current with the local database.
 *
 * Invariants: a company's columns hold the archive rows that were read, and those changed since are read again by their
 * keys; the last answer of a company is kept until its columns change, so that scrolling does not search again.
 */
import Dexie, { type ObservabilitySet } from 'dexie';
import type { CompanyId } from '../../api/ids';
import type { ArchiveRow } from '../../db/archive/archive-row';
import { CondicaDatabase } from '../../db/condica-database';
import { fold } from '../../domain/text/fold';
import { type FoundArchive, findInArchive, totalsOf } from './answer-query';
import { ArchiveColumns } from './archive-columns';
import type { ArchiveAnswer, ArchiveQuery, CurrencyTotals } from './archive-query';
import { changedKeys } from './changed-keys';
import { countByYear, type YearCount } from './count-by-year';
import { findByText, type TextFinding } from './find-by-text';
import { columnsRow, refusedIds } from './listed-state';

/** Rows read at once while the snapshot is built: small enough to answer in between. */
const CHUNK_ROWS = 2_000;

interface KeptAnswer {
  readonly query: string;
  readonly edition: number;
  readonly found: FoundArchive;
}

/** So many changed at once are a pull or an import, and more will come: read together after this long, not page by page. */
const MANY_KEYS = 100;
const GATHER_MS = 1_000;

/** Told after every change of a snapshot; `complete` false while it is being built. */
export type SnapshotListener = (progress: { readonly rows: number; readonly complete: boolean }) => void;

export class ArchiveSearchService {
  #db: CondicaDatabase | undefined;
  #company: CompanyId | undefined;
  #columns = new ArchiveColumns(fold);
  #kept: KeptAnswer | undefined;
  /** Documents whose outbox entry was refused: their rows do not say it. */
  #refused: ReadonlySet<string> = new Set();
  #listener: SnapshotListener = () => undefined;
  #listening = false;
  /** Documents that were changed and are read again soon. */
  readonly #changed = new Set<string>();
  /** Changes are applied one after another, after the build that is under way. */
  #work: Promise<void> = Promise.resolve();

  /** Builds the snapshot of a company and keeps it current from then on. One company at a time; resolves when it is built. */
  open(databaseName: string, companyId: CompanyId, listener: SnapshotListener): Promise<void> {
    this.#listener = listener;
    if (this.#isOpen(databaseName, companyId)) return this.#work.then(() => this.#tell(true));
    return this.prepare(databaseName, companyId);
  }

  /** The same without a listener: who listens already goes on listening. Resolves when it is built. */
  prepare(databaseName: string, companyId: CompanyId): Promise<void> {
    if (this.#isOpen(databaseName, companyId)) return this.#work;
    if (this.#db?.name !== databaseName) this.#openDatabase(databaseName);
    this.#company = companyId;
    this.#after(() => this.#build(companyId));
    return this.#work;
  }

  /** The ids from `offset`, `limit` at most, with the sums and counts of the whole answer. */
  answer(query: ArchiveQuery, offset: number, limit: number): ArchiveAnswer {
    const { entries, ...rest } = this.#found(query);
    return { ...rest, ids: entries.slice(offset, offset + limit).map(({ id }) => id) };
  }

  /** Ids of the issued documents with this text, what asks for something first, then the newest; of what is built so far. */
  find(text: string, limit: number): TextFinding {
    return findByText(this.#columns, text, limit, fold);
  }

  /** Issued documents by year, of what is built so far. */
  countByYear(): readonly YearCount[] {
    return countByYear(this.#columns);
  }

  /** Sums of the documents named, each currency on its own; unknown ids are passed over. */
  totalsOf(ids: readonly string[]): readonly CurrencyTotals[] {
    return totalsOf(ids.flatMap((id) => this.#columns.entryOf(id) ?? []));
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
    this.#kept = undefined;
    if (this.#db !== undefined) this.#refused = await refusedIds(this.#db);
    for (const direction of ['out', 'in'] as const) await this.#readDirection(companyId, direction);
    this.#tell(true);
  }

  async #readDirection(companyId: CompanyId, direction: 'out' | 'in'): Promise<void> {
    const db = this.#db;
    let from: readonly unknown[] = [companyId, direction];
    // An array stands behind every text.
    const to = [companyId, direction, []];
    while (db !== undefined && this.#company === companyId) {
      const rows = await db.archive
        .where('[companyId+direction+issueDate+number+id]')
        // Forward: so it is one request a chunk, where backward it is a cursor's step a row.
        .between(from, to, false, false)
        .limit(CHUNK_ROWS)
        .toArray();
      this.#put(rows);
      this.#tell(false);
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK_ROWS) return;
      from = [companyId, direction, last.issueDate, last.number, last.id];
    }
  }

  #put(rows: readonly ArchiveRow[]): void {
    this.#columns.put(rows.flatMap((row) => columnsRow(row, this.#refused) ?? []));
  }

  #tell(complete: boolean): void {
    this.#listener({ rows: this.#columns.entries.length, complete });
  }

  #onMutated(parts: ObservabilitySet): void {
    const db = this.#db;
    const companyId = this.#company;
    if (db === undefined || companyId === undefined) return;
    const changed = changedKeys(parts, db.name, 'archive');
    if (changed.kind === 'unknown') this.#after(() => this.#build(companyId));
    else if (changed.kind === 'keys') this.#refreshSoon(db, companyId, changed.keys);
    if (changedKeys(parts, db.name, 'outbox').kind !== 'none') this.#after(() => this.#refreshRefused(db, companyId));
  }

  /** What changes while a refresh waits goes with it. */
  #refreshSoon(db: CondicaDatabase, companyId: CompanyId, keys: readonly string[]): void {
    const waits = this.#changed.size > 0;
    for (const key of keys) this.#changed.add(key);
    if (waits) return;
    const refresh = (): void =>
      this.#after(() => {
        const changed = [...this.#changed];
        this.#changed.clear();
        // Another company's snapshot has read its own rows meanwhile.
        return this.#isOpen(db.name, companyId) ? this.#refresh(db, companyId, changed) : Promise.resolve();
      });
    if (keys.length < MANY_KEYS) refresh();
    else setTimeout(refresh, GATHER_MS);
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
    const rows = (await db.archive.bulkGet([...keys])).filter((row) => row?.companyId === companyId);
    const here = rows.flatMap((row) => (row === undefined ? [] : (columnsRow(row, this.#refused) ?? [])));
    const present = new Set(here.map(({ id }) => id));
    this.#columns.put(here);
    this.#columns.remove(keys.filter((key) => !present.has(key)));
    this.#tell(true);
  }

  #found(query: ArchiveQuery): FoundArchive {
    const columns = this.#columns;
    const key = JSON.stringify(query, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    if (this.#kept?.query === key && this.#kept.edition === columns.edition) return this.#kept.found;
    const found = findInArchive(columns, query, fold);
    this.#kept = { query: key, edition: columns.edition, found };
    return found;
  }
}
