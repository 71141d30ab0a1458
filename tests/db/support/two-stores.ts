/** The same documents in two databases: one keeps them in blocks, the other as rows, for no page of it is large enough. */
import type { Change } from '@/api/collections';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from './acknowledged-item';
import { entityId, version } from './samples';
import { COMPANY, openTestDatabase } from './test-database';

const AT = '2026-03-02T08:00:00.000Z';
/** Too few for a block. */
const ROWS_ONLY = 50;

export interface TwoStores {
  readonly blocks: CondicaDatabase;
  readonly rows: CondicaDatabase;
}

export function coldId(place: number) {
  return entityId(`0000abcd-0000-4000-8000-${place.toString(16).padStart(12, '0')}`);
}

/** Accepted; eleven on each day, now and then of another partner or currency. */
export function coldItem(place: number, changes: Partial<ArchiveItem> = {}): ArchiveItem {
  return acknowledgedItem({
    id: coldId(place),
    number: `FCT-${place}`,
    issueDate: `2026-0${1 + (Math.floor(place / 11) % 3)}-${String((Math.floor(place / 33) % 28) + 1).padStart(2, '0')}`,
    partnerName: `Partener ${place % 7} Ș`,
    currency: place % 5 === 0 ? 'EUR' : 'RON',
    xmlSha256: place.toString(16).padStart(64, '0'),
    state: 'accepted',
    draft: coldId(90_000 + place),
    ...changes,
  });
}

export async function pullItems(db: CondicaDatabase, items: readonly ArchiveItem[], since = 0): Promise<void> {
  const changes = items.map((row, place) => changeOf(row.id, since + place + 1, row));
  const head = version(since + items.length);
  await applyPage(db, COMPANY, version(since), { changes, version: head, head }, AT);
}

export function changeOf(id: string, at: number, row: ArchiveItem | null): Change {
  return { collection: 'archive', id, version: version(at), row };
}

export async function twoStores(items: readonly ArchiveItem[]): Promise<TwoStores> {
  const [blocks, rows] = [openTestDatabase(), openTestDatabase()];
  await pullItems(blocks, items);
  for (let from = 0; from < items.length; from += ROWS_ONLY)
    await pullItems(rows, items.slice(from, from + ROWS_ONLY), from);
  return { blocks, rows };
}
