/**
 * The archive snapshot of the companies in use: a plain object, so that it is tested without a worker.
 *
 * Invariants: a company's columns hold what `put` and `remove` said since its last `reset`; the last answer of a company is
 * kept until its columns change, so that scrolling does not search again.
 */
import { fold } from '../../domain/text/fold';
import { type FoundArchive, findInArchive } from './answer-query';
import { ArchiveColumns, type ArchiveColumnsRow } from './archive-columns';
import type { ArchiveAnswer, ArchiveQuery } from './archive-query';

interface KeptAnswer {
  readonly query: string;
  readonly edition: number;
  readonly found: FoundArchive;
}

export class ArchiveSearchService {
  readonly #columns = new Map<number, ArchiveColumns>();
  readonly #kept = new Map<number, KeptAnswer>();

  reset(companyId: number): void {
    this.#columns.set(companyId, new ArchiveColumns(fold));
    this.#kept.delete(companyId);
  }

  put(companyId: number, rows: readonly ArchiveColumnsRow[]): void {
    this.#of(companyId).put(rows);
  }

  remove(companyId: number, ids: readonly string[]): void {
    this.#of(companyId).remove(ids);
  }

  /** The ids from `offset`, `limit` at most, with the sums and counts of the whole answer. */
  answer(companyId: number, query: ArchiveQuery, offset: number, limit: number): ArchiveAnswer {
    const { entries, ...rest } = this.#found(companyId, query);
    return { ...rest, ids: entries.slice(offset, offset + limit).map(({ id }) => id) };
  }

  #found(companyId: number, query: ArchiveQuery): FoundArchive {
    const columns = this.#of(companyId);
    const key = JSON.stringify(query, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    const kept = this.#kept.get(companyId);
    if (kept?.query === key && kept.edition === columns.edition) return kept.found;
    const found = findInArchive(columns, query, fold);
    this.#kept.set(companyId, { query: key, edition: columns.edition, found });
    return found;
  }

  #of(companyId: number): ArchiveColumns {
    const columns = this.#columns.get(companyId) ?? new ArchiveColumns(fold);
    this.#columns.set(companyId, columns);
    return columns;
  }
}
