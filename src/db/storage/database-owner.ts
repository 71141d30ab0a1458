import type { CondicaDatabase } from '../condica-database';

const KEY = 'owner';

/**
 * Whose database this is, in words: the sign-in page of a shared device names who must come for what waits here. Read without
 * Dexie by app/auth/waiting-work.ts.
 */
export async function noteOwner(db: CondicaDatabase, name: string): Promise<void> {
  if ((await db.kv.get(KEY))?.value !== name) await db.kv.put({ key: KEY, value: name });
}

/** False in a database that was just made. */
export async function hasOwner(db: CondicaDatabase): Promise<boolean> {
  return (await db.kv.get(KEY)) !== undefined;
}
