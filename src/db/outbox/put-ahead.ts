import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from './outbox-entry';

/** Entries that leave before all that waits, in this order: what waits stands on them. None of them has been attempted. */
export async function putAhead(db: CondicaDatabase, entries: readonly OutboxEntry[]): Promise<void> {
  const [head] = await db.outbox.orderBy('seq').limit(1).toArray();
  if (head === undefined || entries.length === 0) return;
  await db.outbox.bulkDelete(entries.map(({ seq }) => seq));
  await db.outbox.bulkPut(entries.map((entry, place) => ({ ...entry, seq: head.seq - entries.length + place })));
}
