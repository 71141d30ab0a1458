/**
 * Where the second copy of what exists only on this device stands (unsent/second-copy): numbered texts of one database, outside
 * of IndexedDB, so that what takes IndexedDB away leaves them.
 *
 * Invariants: a text that was written is never changed; once `write` has resolved, a killed browser has it.
 */
export interface CopyStore {
  /** Numbers of the texts, rising. Nothing is made by asking. */
  readonly files: () => Promise<readonly number[]>;
  /** Null: there is none of that number. */
  readonly read: (file: number) => Promise<string | null>;
  /** Rejects where there is no room. */
  readonly write: (file: number, text: string) => Promise<void>;
  readonly remove: (file: number) => Promise<void>;
  /** All of the database's texts. */
  readonly erase: () => Promise<void>;
}

/** The store of a database, by its name. */
export type CopyStores = (database: string) => CopyStore;
