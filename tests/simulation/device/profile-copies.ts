/**
 * The second copies of a profile, outside of its databases: what was written outlives its process and the databases. The storage
 * refuses here as it does there.
 */
import type { CopyStore, CopyStores } from '@/db/storage/copy-store';
import { type MemoryCopies, memoryCopies } from '../../db/support/memory-copy-store';
import type { BrowserProcess } from './browser-process';

export class ProfileCopies {
  private readonly copies: MemoryCopies = memoryCopies();
  /** Since when what is written has no copy, by database: the storage refused. */
  readonly refusedSince = new Map<string, number>();

  /** As a disk image takes them. */
  copy(): ProfileCopies {
    const copied = new ProfileCopies();
    for (const [database, texts] of this.copies.texts) copied.copies.texts.set(database, new Map(texts));
    for (const [database, at] of this.refusedSince) copied.refusedSince.set(database, at);
    return copied;
  }

  get databases(): readonly string[] {
    return [...this.copies.texts.keys()];
  }

  /** Past every process. */
  storeOf(database: string): CopyStore {
    return this.copies.stores(database);
  }

  /** As a process has them. `refuses`: whether the storage takes nothing at that moment; `now`: of the world. */
  of(process: BrowserProcess, refuses: () => boolean, now: () => number): CopyStores {
    return (database) => {
      const { files, read, write, remove, erase } = this.copies.stores(database);
      return {
        files: () => process.port(files),
        read: (file) => process.port(() => read(file)),
        write: (file, text) =>
          process.port(async () => {
            if (refuses()) {
              if (!this.refusedSince.has(database)) this.refusedSince.set(database, now());
              throw new DOMException('refused', 'QuotaExceededError');
            }
            await write(file, text);
            this.refusedSince.delete(database);
          }),
        remove: (file) => process.port(() => remove(file)),
        erase: () => process.port(erase),
      };
    };
  }
}
