/**
 * The archive snapshot of the companies in use, kept current with the local database.
 *
 * Invariants: a company's columns hold the archive rows that were read, and those changed since are read again by their
 * keys; the last answer of a company is kept until its columns change, so that scrolling does not search again.
 */
import Dexie, { type ObservabilitySet } from 'dexie';
import type { CompanyId, EntityId } from '../../api/ids';
import { type ArchiveRow, shownItem } from '../../db/archive/archive-row';
import { CondicaDatabase } from '../../db/condica-database';
import { fold } from '../../domain/text/fold';
import { type FoundArchive, findInArchive } from './answer-query';
import { ArchiveColumns } from './archive-columns';
import type { ArchiveAnswer, ArchiveQuery } from './archive-query';
import { changedKeys } from './changed-keys';

/** Rows read at once while the snapshot is built: small enough to answer in between. */
const CHUNK_ROWS = 2_000;

interface KeptAnswer {
  readonly query: string;
  readonly edition: number;
  readonly found: FoundArchive;
}

/** Told after every change of a snapshot; `complete` false while it is being built. */
export type SnapshotListener = (progress: { readonly rows: number; readonly complete: boolean }) => void;

export class ArchiveSearchService {
  #db: CondicaDatabase | undefined;
  #company: CompanyId | undefined;
  #columns = new ArchiveColumns(fold);
  #kept: KeptAnswer | undefined;
  #listener: SnapshotListener = () => undefined;
  /** Changes are applied one after another, after the build that is under way. */
  #work: Promise<void> = Promise.resolve();

  /** Builds the snapshot of a company and keeps it current from then on. One company at a time. */
  open(databaseName: string, companyId: CompanyId, listener: SnapshotListener): Promise<void> {
    this.#listener = listener;
    if (this.#company === companyId && this.#db?.name === databaseName) {
      listener({ rows: this.#columns.entries.length, complete: true });
      return this.#work;
    }
    if (this.#db?.name !== databaseName) this.#openDatabase(databaseName);
    this.#company = companyId;
    this.#work = this.#work.then(() => this.#build(companyId));
    return this.#work;
  }

  /** The ids from `offset`, `limit` at most, with the sums and counts of the whole answer. */
  answer(query: ArchiveQuery, offset: number, limit: number): ArchiveAnswer {
    const { entries, ...rest } = this.#found(query);
    return { ...rest, ids: entries.slice(offset, offset + limit).map(({ id }) => id) };
  }

  #openDatabase(name: string): void {
    this.#db?.close();
    this.#db = new CondicaDatabase(name);
    Dexie.on('storagemutated', (parts) => this.#onMutated(parts));
  }

  async #build(companyId: CompanyId): Promise<void> {
    this.#columns = new ArchiveColumns(fold);
    this.#kept = undefined;
    for (const direction of ['out', 'in'] as const) await this.#readDirection(companyId, direction);
    this.#tell(true);
  }

  async #readDirection(companyId: CompanyId, direction: 'out' | 'in'): Promise<void> {
    const db = this.#db;
    const from = [companyId, direction];
    let to: readonly unknown[] = [companyId, direction, []];
    while (db !== undefined && this.#company === companyId) {
      const rows = await db.archive
        .where('[companyId+direction+issueDate+id]')
        .between(from, to, true, false)
        .reverse()
        .limit(CHUNK_ROWS)
        .toArray();
      this.#put(rows);
      this.#tell(false);
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK_ROWS) return;
      to = [companyId, direction, last.issueDate, last.id];
    }
  }

  #put(rows: readonly ArchiveRow[]): void {
    this.#columns.put(rows.flatMap((row) => shownItem(row) ?? []));
  }

  #tell(complete: boolean): void {
    this.#listener({ rows: this.#columns.entries.length, complete });
  }

  #onMutated(parts: ObservabilitySet): void {
    const db = this.#db;
    const companyId = this.#company;
    if (db === undefined || companyId === undefined) return;
    const changed = changedKeys(parts, db.name, 'archive');
    if (changed.kind === 'none') return;
    const work =
      changed.kind === 'keys' ? () => this.#refresh(db, companyId, changed.keys) : () => this.#build(companyId);
    this.#work = this.#work.then(work);
  }

  async #refresh(db: CondicaDatabase, companyId: CompanyId, keys: readonly string[]): Promise<void> {
    const rows = await db.archive.bulkGet([...keys]);
    const here = rows.filter(
      (row): row is ArchiveRow => row !== undefined && row.companyId === companyId && shownItem(row) !== null,
    );
    const present = new Set<string>(here.map(({ id }: { readonly id: EntityId }) => id));
    this.#put(here);
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
