/**
 * What our rules say of refused documents, remembered while the page lives: a panel that is opened again shows it at once, and starts no
 * worker for it.
 *
 * Invariants: of one database and one document with these bytes, which never change; of the newest `MOST` alone.
 */
import type { CondicaDatabase } from '@/db/condica-database';
import type { ExplainedFinding } from '@/workers/document/repair-file';

const MOST = 100;

type Explained = Map<string, readonly ExplainedFinding[]>;
const byDatabase = new WeakMap<CondicaDatabase, Explained>();

/** `of`: the document's id and the hash of its bytes. Undefined where it was not explained yet. */
export function explainedRefusal(db: CondicaDatabase, of: string): readonly ExplainedFinding[] | undefined {
  return byDatabase.get(db)?.get(of);
}

export function keepExplained(db: CondicaDatabase, of: string, findings: readonly ExplainedFinding[]): void {
  const kept: Explained = byDatabase.get(db) ?? new Map();
  byDatabase.set(db, kept.set(of, findings));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
