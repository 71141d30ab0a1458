/**
 * Keeps an older app (a tab left open, a service worker not yet replaced) from writing into the schema of a newer one, whose
 * derived tables it does not know. Dexie alone would open the newer database as if it were its own.
 *
 *   closed ──open, installed version above the declared──► refused
 *   open ──versionchange to a version above──► refused: closed, and no command opens it again
 *   open ──versionchange otherwise (erased elsewhere)──► closed, opened by the next use (Dexie's own way)
 *
 * Invariants:
 * 1. No command runs before the check: Dexie holds them back until `ready` is over.
 * 2. A refused handle stays refused; only another page or worker, of a newer app, goes on.
 */
import type Dexie from 'dexie';

/** IndexedDB's numbers are ten times Dexie's; Dexie raises the last digit by itself where it mends a store. */
const PER_VERSION = 10;

/** Versions as Dexie counts them. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  readonly installed: number;
  readonly declared: number;

  constructor(installed: number, declared: number) {
    super(`The local database is of version ${installed}; this app writes version ${declared} and leaves it alone.`);
    this.installed = installed;
    this.declared = declared;
  }
}

export class NewerSchemaGuard {
  #refusal: NewerDatabaseError | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(db: Dexie) {
    const isNewer = (version: number): boolean => Math.floor(version / PER_VERSION) > db.verno;
    db.on(
      'ready',
      () => {
        const { version } = db.backendDB();
        if (isNewer(version)) throw this.#refuse(version, db.verno);
      },
      true,
    );
    db.on('versionchange', ({ newVersion }) => {
      if (newVersion === null || !isNewer(newVersion)) return true;
      db.close({ disableAutoOpen: true });
      this.#refuse(newVersion, db.verno);
      // Dexie's own listener would let the next command open the database again.
      return false;
    });
  }

  /** Why the handle is closed for good; null while it is not. */
  get refusal(): NewerDatabaseError | null {
    return this.#refusal;
  }

  /** Hears once that the handle is refused, at once where it already is; gives the function that stops listening. */
  onRefused(listener: () => void): () => void {
    if (this.#refusal !== null) listener();
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #refuse(version: number, declared: number): NewerDatabaseError {
    const refusal = new NewerDatabaseError(Math.floor(version / PER_VERSION), declared);
    this.#refusal = refusal;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
    return refusal;
  }
}
