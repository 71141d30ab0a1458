/** A database as a browser damages it, and the start of the page that finds it. */
import type { CondicaDatabase } from '@/db/condica-database';
import { damageOf } from '@/db/storage/damage';
import { mendDatabase } from '@/db/unsent/second-copy/mend-database';
import { restoreSecondCopy } from '@/db/unsent/second-copy/restore-second-copy';
import { memoryCopies } from './memory-copy-store';
import { LOST_AT } from './second-copy';
import { openTestDatabase, type TestProfile } from './test-database';

/** As a browser leaves it that lost some of a database's files. */
export function without(profile: TestProfile, stores: readonly string[], of?: string): Promise<void> {
  const { name, verno } = openTestDatabase(profile, of);
  return new Promise((resolve, reject) => {
    const request = profile.indexedDB.open(name, verno * 10 + 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.deleteObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result.close());
    request.onerror = () => reject(request.error);
  });
}

/** The start of a page. */
export async function start(profile: TestProfile, copies = memoryCopies()): Promise<CondicaDatabase> {
  const db = openTestDatabase(profile);
  const store = copies.stores(db.name);
  const damage = await damageOf(profile.indexedDB, db);
  if (damage !== null) await mendDatabase(db.name, damage, { indexedDB: profile.indexedDB, store });
  await restoreSecondCopy(db, store, LOST_AT);
  return db;
}
