import { dropUnsaved, type KeyedText, unsavedIds } from '@/db/drafts/unsaved-copy';
import { forgetUits } from '@/db/start/kept-uits';
import type { CopyStores } from '@/db/storage/copy-store';
import { dropMark } from '@/db/storage/eviction-mark';
import { deleteDatabase } from '@/db/storage/open-as-it-is';

export interface ErasePorts {
  readonly indexedDB: IDBFactory;
  readonly localStorage: KeyedText;
  readonly copyStores: CopyStores;
}

/**
 * A user's database with all that stands beside it. The copies go last: until the database is gone an editor that is being left may make
 * one. The second copy goes first, too: one that is left beside a database that is gone would come back.
 */
export async function eraseDatabase({ indexedDB, localStorage, copyStores }: ErasePorts, name: string): Promise<void> {
  await copyStores(name).erase();
  await deleteDatabase(indexedDB, name);
  await copyStores(name).erase();
  for (const draftId of unsavedIds(localStorage, name)) dropUnsaved(localStorage, name, draftId);
  dropMark(localStorage, name);
  forgetUits(localStorage, name);
}
