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

const PULL_KEY = 'lastWholePull';

/** Every company was pulled to its head at this instant, ms since 1970: for all tabs over the database. */
export async function noteWholePull(db: CondicaDatabase, at: number): Promise<void> {
  await db.kv.put({ key: PULL_KEY, value: at });
}

/** Null: never. */
export async function lastWholePull(db: CondicaDatabase): Promise<number | null> {
  const value = (await db.kv.get(PULL_KEY))?.value;
  return typeof value === 'number' ? value : null;
}
