/**
 * Takes over what another device could not send. The entries keep their keys: whichever device sends first, the effect happens
 * once. They count as attempted, since the other device may have sent them: nothing here changes them.
 */
import * as v from 'valibot';
import type { EntityId } from '@/api/ids';
import { openFilingOf } from '../archive/open-filing';
import type { CondicaDatabase } from '../condica-database';
import { PENDING_TABLES, type PendingTable, type UnsentFile, unsentFileSchema } from './unsent-file';

/** `not-a-file`: the text is not such a file. `taken`: how many entries were new here. */
export type ImportOutcome = { readonly kind: 'taken'; readonly entries: number } | { readonly kind: 'not-a-file' };

const textSchema = v.pipe(v.string(), v.parseJson(), unsentFileSchema);

export function importUnsent(db: CondicaDatabase, text: string): Promise<ImportOutcome> {
  const read = v.safeParse(textSchema, text);
  if (!read.success) return Promise.resolve({ kind: 'not-a-file' });
  const file = read.output;
  return db.transaction('rw', db.tables, async (): Promise<ImportOutcome> => {
    const known = new Set<string>();
    await db.outbox.orderBy('id').eachKey((key) => known.add(String(key)));
    const entries = file.entries.filter(({ id }) => !known.has(id));
    for (const { seq: _, ...entry } of entries) {
      await db.table('outbox').add({ ...entry, attempts: entry.attempts + 1, notBefore: 0 });
    }
    for (const table of PENDING_TABLES) await putMissingRows(db, table, file);
    const conflicts = file.conflicts.filter(({ id }) => !known.has(id));
    // A file of an earlier version does not say what was merged.
    await db.table('conflict').bulkPut(conflicts.map((conflict) => ({ merged: [], ...conflict })));
    return { kind: 'taken', entries: entries.length };
  });
}

/** A row this device has keeps what it says here; its entries are sent all the same, and the pull brings the result. */
async function putMissingRows(db: CondicaDatabase, table: PendingTable, file: UnsentFile): Promise<void> {
  for (const row of file.rows[table] ?? []) {
    if ((await db.table(table).get(row.id)) !== undefined) continue;
    await db.table(table).add(row);
    const direction: unknown = row.direction;
    if (table === 'archive' && (direction === 'out' || direction === 'in')) {
      const counter = await db.counter.get([row.companyId, direction]);
      await db.counter.put({ companyId: row.companyId, name: direction, count: (counter?.count ?? 0) + 1 });
      await keepOpenFiling(db, row.id);
      await keepDocument(db, row.id, file);
    }
  }
}

async function keepOpenFiling(db: CondicaDatabase, id: unknown): Promise<void> {
  const row = typeof id === 'string' ? await db.archive.get(id) : undefined;
  const open = row === undefined ? null : openFilingOf(row);
  if (open !== null) await db.openFiling.put(open);
}

/** The bytes stand in the entry that sends them; without them the document could not be opened before it is sent. */
async function keepDocument(db: CondicaDatabase, id: EntityId, { entries }: UnsentFile): Promise<void> {
  const row = await db.archive.get(id);
  const xml = entries.find((entry) => entry.id === row?.pending?.outboxId)?.body;
  if (row === undefined || typeof xml !== 'string') return;
  const bytes = new TextEncoder().encode(xml);
  await db.document.put({ invoiceId: id, format: 'xml', companyId: row.companyId, bytes, sha256: row.xmlSha256 });
}
