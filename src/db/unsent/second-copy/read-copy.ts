/** The second copy as it stands: what the database had to lose when it was written last. */
import type { CopyStore } from '../../storage/copy-store';
import { type Item, nameOf } from './copied-stores';
import { type CopyFile, readCopyFile } from './copy-file';

export interface SecondCopy {
  readonly items: readonly Item[];
  /** False where some of it could not be read. */
  readonly whole: boolean;
}

/** Null: nothing was ever copied. */
export async function readCopy(store: CopyStore): Promise<SecondCopy | null> {
  const numbers = await store.files();
  if (numbers.length === 0) return null;
  const files: (CopyFile | null)[] = [];
  for (const number of numbers) {
    const text = await store.read(number).catch(() => null);
    files.push(text === null ? null : readCopyFile(text));
  }
  const since = files.findLast((file) => file?.since !== undefined)?.since ?? 0;
  const counted = files.filter((_, place) => (numbers[place] ?? 0) >= since);
  const items = new Map<string, Item>();
  for (const file of counted) {
    for (const item of file?.put ?? []) items.set(nameOf([item[0], item[1]]), item);
    for (const key of file?.gone ?? []) items.delete(nameOf(key));
  }
  return { items: [...items.values()], whole: !counted.includes(null) };
}
