/**
 * Writes the second copy: a beginning, then a file for each moment at which something changed.
 *
 *   unwritten ─ begin ─► begun ─ add, add, … ─► grown by as much as it began with ─ begin ─► begun
 *       ▲                   └── a write fails ──┘
 *       └───────────────────────────────────────┘
 *
 * Invariants:
 * 1. A file is one moment of the database, or a part of a beginning that counts only once its last file is there: what the
 *    browser leaves is a state that the database had.
 * 2. Older files go only when the beginning that takes their place is whole.
 * 3. A database that does not know its device is not copied: it is new, and the copy beside it another's, to be put back.
 * 4. One writer at a time (the caller's lock). A write of the one before may still be under way where its page was frozen or
 *    ended: its number stays free, so that it counts as older.
 */

import { textHash } from '@/domain/text/text-hash';
import type { CondicaDatabase } from '../../condica-database';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import type { CopyStore } from '../../storage/copy-store';
import type { Changes } from './changed-keys';
import { type Item, type ItemKey, nameOf } from './copied-stores';
import { type CopyFileParts, copyFileText, type WrittenItem } from './copy-file';
import { isFile, namedBy } from './named-files';
import { type Held, type OwnRows, readChanged, readPart } from './read-own';

/** A beginning of more entries is written in parts, so that the page goes on meanwhile. */
const ENTRIES_A_PART = 50;
/** A copy that has grown by less is not written anew, in characters. */
const LEAST_GROWTH = 256 * 1024;

interface HeldItem {
  readonly key: ItemKey;
  readonly hash: number;
  /** By an entry. */
  readonly names: readonly ItemKey[];
}

export class CopyWriter {
  private readonly held = new Map<string, HeldItem>();
  /** Of the next file; null before the first. */
  private next: number | null = null;
  private begunWith: number | null = null;
  private grownBy = 0;

  /** `signal`: ends the writer at once, but for a write that is under way. */
  constructor(
    private readonly db: CondicaDatabase,
    private readonly store: CopyStore,
    private readonly signal: AbortSignal,
  ) {}

  /** Whether `begin` is due before anything is added. */
  get mustBegin(): boolean {
    return this.begunWith === null || this.grownBy > Math.max(LEAST_GROWTH, this.begunWith);
  }

  /** Writes all that is to be copied, and takes away what stood before. */
  async begin(): Promise<void> {
    const older = await this.store.files();
    this.begunWith = null;
    this.next = Math.max(this.next ?? 1, 2 + (older.at(-1) ?? 0));
    this.held.clear();
    const since = this.next;
    let size = 0;
    let after = 0;
    for (let rest = true; rest; ) {
      const part = await readPart(this.db, after, ENTRIES_A_PART);
      if (part === null) return;
      ({ rest, last: after } = part);
      size += await this.write(part, rest ? {} : { since });
    }
    for (const file of older) {
      this.signal.throwIfAborted();
      await this.store.remove(file);
    }
    this.begunWith = size;
    this.grownBy = 0;
  }

  /** Writes what has changed; nothing where that says the same. */
  async add(changes: Changes): Promise<void> {
    const found = await readChanged(this.db, changes, this.asHeld());
    if (found === null) this.lose();
    else this.grownBy += await this.write(found, null);
  }

  /** A write that failed may have been made: the copy begins anew. */
  lose(): void {
    this.begunWith = null;
  }

  /** Gives how many characters; `whole`: of a beginning, which is written whatever is known. */
  private async write(found: OwnRows, whole: Pick<CopyFileParts, 'since'> | null): Promise<number> {
    const items = found.items.map(written);
    const put = items.filter(({ key, hash }) => whole !== null || this.held.get(nameOf(key))?.hash !== hash);
    const gone = found.gone.filter((key) => this.held.has(nameOf(key)));
    if (whole === null && put.length + gone.length === 0) return 0;
    const text = copyFileText({ put, gone, ...whole });
    const file = this.next ?? 1;
    this.next = file + 1;
    this.signal.throwIfAborted();
    await this.store.write(file, text);
    for (const item of put) this.held.set(nameOf(item.key), item);
    for (const key of gone) this.held.delete(nameOf(key));
    return text.length;
  }

  private asHeld(): Held {
    const { held } = this;
    return {
      has: (name) => held.has(name),
      keysOf: (store) => [...held.values()].flatMap(({ key }) => (key[0] === store ? [key] : [])),
      namedBy: (seq) => held.get(nameOf(['outbox', seq]))?.names ?? [],
      filesBeside: (seqs) => filesNamed(held.values(), new Set(seqs)),
    };
  }
}

function filesNamed(items: Iterable<HeldItem>, but: ReadonlySet<string | number>): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { key, names } of items)
    for (const name of names) if (isFile(name) && !but.has(key[1])) files.add(nameOf(name));
  return files;
}

function written([store, key, row]: Item): WrittenItem & HeldItem {
  const text = JSON.stringify(row);
  // The rows of the outbox are entries.
  const names = store === 'outbox' ? namedBy(row as OutboxEntry) : [];
  return { key: [store, key], text, hash: textHash(text), names };
}
