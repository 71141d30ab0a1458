/**
 * Whether the browser has thrown away what it kept here. Chromium deletes all databases of an origin whose LevelDB it finds
 * damaged, as a kill in the middle of a write can leave it (docs/sync.md, Kills); others do to make room. What stands in local
 * storage stays: copies of a session beside a vault that never had a key.
 */
import type { CopyStores } from '@/db/storage/copy-store';
import { expectedDatabase, hasCopies, type TextStore } from './session-copies';
import { hasSealingKey } from './session-vault';

/** `copied`: what had not left the device stands in the second copy, and comes back when its user signs in. */
export type LostStorage = 'none' | 'lost' | 'copied';

interface LostStoragePorts {
  readonly indexedDB: IDBFactory;
  readonly localStorage: TextStore;
  readonly copyStores: CopyStores;
}

export async function lostStorage({ indexedDB, localStorage, copyStores }: LostStoragePorts): Promise<LostStorage> {
  if (!hasCopies(localStorage) || (await hasSealingKey(indexedDB))) return 'none';
  const database = expectedDatabase(localStorage);
  const files = database === null ? [] : await copyStores(database).files();
  return files.length > 0 ? 'copied' : 'lost';
}
