/**
 * Whether the browser has thrown away what it kept here. Chromium deletes all databases of an origin whose LevelDB it finds
 * damaged, as a kill in the middle of a write can leave it (docs/sync.md, Kills); others do to make room. What stands in local
 * storage stays: copies of a session beside a vault that never had a key.
 */
import { hasCopies, type TextStore } from './session-copies';
import { hasSealingKey } from './session-vault';

export async function isStorageLost(indexedDB: IDBFactory, localStorage: TextStore): Promise<boolean> {
  return hasCopies(localStorage) && !(await hasSealingKey(indexedDB));
}
