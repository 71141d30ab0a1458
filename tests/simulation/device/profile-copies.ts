/**
 * The second copies of a profile, outside of its databases: what was written outlives its process and the databases. The storage
 * refuses here as it does there.
 *
 * What a copy may lack: all since the storage refused it, and where no page is there to copy, all since the last one was. A page
 * that came and stayed has copied what it found.
 */
import type { CopyStore, CopyStores } from '@/db/storage/copy-store';
import { type MemoryCopies, memoryCopies } from '../../db/support/memory-copy-store';
import type { BrowserProcess } from './browser-process';

/** Where a page is there, what is written is in the second copy after so long (docs/decisions/0030). */
const COPIED_WITHIN_MS = 300;

/** Of a database. */
interface Pages {
  open: number;
  /** The first of those that are open, or were last. */
  readonly cameAt: number;
  /** The last of those; null: one is open. */
  leftAt: number | null;
  /** The last one before them; null: they are the first. */
  readonly leftBefore: number | null;
}

export class ProfileCopies {
  private readonly copies: MemoryCopies = memoryCopies();
  /** Since when what is written has no copy, by database: the storage refused. */
  private readonly refusedSince = new Map<string, number>();
  private readonly pages = new Map<string, Pages>();

  /** As a disk image takes them. */
  copy(): ProfileCopies {
    const copied = new ProfileCopies();
    for (const [database, texts] of this.copies.texts) copied.copies.texts.set(database, new Map(texts));
    for (const [database, at] of this.refusedSince) copied.refusedSince.set(database, at);
    for (const [database, pages] of this.pages) copied.pages.set(database, { ...pages });
    return copied;
  }

  /** What was said to be written until then, in that database or any, has its copy. To be asked once every process is dead. */
  wholeUntil(now: number, database?: string): number {
    const asked = database === undefined ? [...this.refusedSince.keys(), ...this.pages.keys()] : [database];
    const lacking = asked.flatMap((one) => [this.refusedSince.get(one) ?? now, this.pages.get(one)?.leftAt ?? now]);
    return Math.min(now, ...lacking) - COPIED_WITHIN_MS;
  }

  /** A page has opened the database, and copies what is in it; gives what says once that it has gone. */
  attend(database: string, now: () => number): () => void {
    const there = this.pages.get(database);
    const pages =
      there !== undefined && there.open > 0
        ? there
        : { open: 0, cameAt: now(), leftAt: null, leftBefore: there?.leftAt ?? null };
    pages.open += 1;
    this.pages.set(database, pages);
    let here = true;
    return () => {
      if (!here) return;
      here = false;
      pages.open -= 1;
      if (pages.open > 0) return;
      // Without time for it they copied nothing: what the one before them left is as it was.
      const stayed = now() - pages.cameAt >= COPIED_WITHIN_MS;
      pages.leftAt = stayed ? now() : (pages.leftBefore ?? now());
    };
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
