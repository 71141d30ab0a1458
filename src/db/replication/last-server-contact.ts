import type { CondicaDatabase } from '../condica-database';

const KEY = 'lastServerContact';

/** Remembers the server's newest answer over a reload without network; `at` an ISO instant. */
export async function noteServerContact(db: CondicaDatabase, at: string): Promise<void> {
  await db.kv.put({ key: KEY, value: at });
}

/** When the server last answered this device, ISO instant; null never. */
export async function lastServerContact(db: CondicaDatabase): Promise<string | null> {
  const value = (await db.kv.get(KEY))?.value;
  return typeof value === 'string' ? value : null;
}
