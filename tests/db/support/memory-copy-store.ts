/**
 * The second copy's store as a browser profile has it: what was written survives whoever wrote it. It may be full, and it may be
 * read back torn.
 */
import type { CopyStore, CopyStores } from '@/db/storage/copy-store';

export interface MemoryCopies {
  /** By database and number. */
  readonly texts: Map<string, Map<number, string>>;
  readonly stores: CopyStores;
  /** Nothing more is written. */
  full: boolean;
}

export function memoryCopies(): MemoryCopies {
  const texts = new Map<string, Map<number, string>>();
  const copies: MemoryCopies = { texts, full: false, stores: (database) => memoryCopyStore(copies, database) };
  return copies;
}

function memoryCopyStore(copies: MemoryCopies, database: string): CopyStore {
  const { texts } = copies;
  return {
    files: async () => [...(texts.get(database)?.keys() ?? [])].toSorted((a, b) => a - b),
    read: async (file) => texts.get(database)?.get(file) ?? null,
    write: async (file, text) => {
      if (copies.full) throw new DOMException('full', 'QuotaExceededError');
      const own = texts.get(database) ?? new Map<number, string>();
      texts.set(database, own.set(file, text));
    },
    remove: async (file) => void texts.get(database)?.delete(file),
    erase: async () => void texts.delete(database),
  };
}
