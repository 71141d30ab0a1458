import type { Change } from '@/api/collections';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { PackedBlock } from '../archive/cold/pack-block';
import type { CondicaDatabase } from '../condica-database';
import { knownRow } from '../rows/known-row';

const KEY = 'lastAnafContact';
/** Events of a document in which ANAF itself answered. */
const ANAF_EVENTS: readonly string[] = ['uploaded', 'processing', 'accepted', 'rejected', 'duplicate', 'zip-stored'];

/** Remembers the newest answer of ANAF that the documents of a page tell of. `blocks`: of these changes as they were packed. */
export async function noteContactOf(
  db: CondicaDatabase,
  changes: readonly Pick<Change, 'collection' | 'id' | 'row'>[],
  blocks: readonly PackedBlock[] = [],
): Promise<void> {
  const packed = new Map(blocks.flatMap(({ rows }) => rows.map(({ id, base }) => [id as string, base] as const)));
  const items = changes.flatMap(({ collection, id, row }) =>
    collection === 'archive' && row !== null ? (packed.get(id) ?? knownRow('archive', row) ?? []) : [],
  );
  await noteAnafContact(
    db,
    items.flatMap(({ events }) => events),
  );
}

/**
 * After the transaction that stores the documents, and not in it: settings are read beside the outbox, and who reads both would keep a
 * draft from being saved until the page is written.
 */
export async function noteAnafContact(db: CondicaDatabase, events: ArchiveItem['events']): Promise<void> {
  let newest = '';
  for (const { event, at } of events) if (at > newest && ANAF_EVENTS.includes(event)) newest = at;
  const isNews = async () => newest > ((await lastAnafContact(db)) ?? '');
  if (newest === '' || !(await isNews())) return;
  await db.transaction('rw', db.kv, async () => {
    if (await isNews()) await db.kv.put({ key: KEY, value: newest });
  });
}

/** When ANAF last answered the server about a document of this user's companies, ISO instant; null never. */
export async function lastAnafContact(db: CondicaDatabase): Promise<string | null> {
  const value = (await db.kv.get(KEY))?.value;
  return typeof value === 'string' ? value : null;
}
