import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CondicaDatabase } from '../condica-database';

const KEY = 'lastAnafContact';
/** Events of a document in which ANAF itself answered. */
const ANAF_EVENTS: readonly string[] = ['uploaded', 'processing', 'accepted', 'rejected', 'duplicate', 'zip-stored'];

/** Remembers the newest answer of ANAF that documents tell of. Inside the transaction that stores the documents. */
export async function noteAnafContact(db: CondicaDatabase, events: ArchiveItem['events']): Promise<void> {
  let newest = '';
  for (const { event, at } of events) if (at > newest && ANAF_EVENTS.includes(event)) newest = at;
  if (newest !== '' && newest > ((await lastAnafContact(db)) ?? '')) await db.kv.put({ key: KEY, value: newest });
}

/** When ANAF last answered the server about a document of this user's companies, ISO instant; null never. */
export async function lastAnafContact(db: CondicaDatabase): Promise<string | null> {
  const value = (await db.kv.get(KEY))?.value;
  return typeof value === 'string' ? value : null;
}
