/**
 * Takes over what another device could not send. The entries keep their keys: whichever device sends first, the effect happens
 * once. They count as attempted, since the other device may have sent them: nothing here changes them.
 */
import * as v from 'valibot';
import type { CollectionName } from '@/api/collections';
import type { CompanyId } from '@/api/ids';
import { documentRow } from '../archive/archive-rows';
import { type ArchiveFacts, putArchiveRow } from '../archive/put-archive-row';
import { COLLECTIONS, PENDING_NAMES } from '../collections/collections';
import type { CondicaDatabase } from '../condica-database';
import { effectsOf } from '../entries/entry-effects';
import { UNCONFIRMED } from '../rows/stored-row';
import { withPendingList } from '../versions/pending-list';
import { knownCompanies } from './known-companies';
import { type UnsentFile, unsentFileSchema } from './unsent-file';

/**
 * `not-a-file`: the text is not such a file. `taken`: how many entries were new here; `others`: how many were left out, as
 * here their company's id is another one's.
 */
export type ImportOutcome =
  | { readonly kind: 'taken'; readonly entries: number; readonly others: number }
  | { readonly kind: 'not-a-file' };

const textSchema = v.pipe(v.string(), v.parseJson(), unsentFileSchema);

export function importUnsent(db: CondicaDatabase, text: string): Promise<ImportOutcome> {
  const read = v.safeParse(textSchema, text);
  if (!read.success) return Promise.resolve({ kind: 'not-a-file' });
  const whole = read.output;
  return db.transaction('rw', db.tables, async (): Promise<ImportOutcome> => {
    const file = await ofSameCompanies(db, whole);
    const known = new Set<string>();
    await db.outbox.orderBy('id').eachKey((key) => known.add(String(key)));
    const entries = file.entries.filter(({ id }) => !known.has(id));
    for (const { seq: _, ...entry } of entries) {
      await db.table('outbox').add({ ...entry, attempts: entry.attempts + 1, notBefore: 0 });
    }
    for (const name of PENDING_NAMES) await putMissingRows(db, name, file);
    for (const { id } of entries) {
      const entry = await db.outbox.where('id').equals(id).first();
      if (entry !== undefined) await effectsOf(entry).imported(db, entry);
    }
    const conflicts = file.conflicts.filter(({ id }) => !known.has(id));
    // A file of an earlier version does not say what was merged.
    await db.table('conflict').bulkPut(conflicts.map((conflict) => ({ merged: [], ...conflict })));
    return { kind: 'taken', entries: entries.length, others: whole.entries.length - file.entries.length };
  });
}

/** The file without the work of companies whose ids are other companies' here. */
async function ofSameCompanies(db: CondicaDatabase, file: UnsentFile): Promise<UnsentFile> {
  const here = new Map(
    (await knownCompanies(db, new Set(file.companies.map(({ id }) => id)))).map(({ id, cif }) => [id, cif]),
  );
  const others = new Set(file.companies.filter(({ id, cif }) => (here.get(id) ?? cif) !== cif).map(({ id }) => id));
  const isSame = ({ companyId }: { readonly companyId: CompanyId }): boolean => !others.has(companyId);
  const entries = file.entries.filter(isSame);
  const ids = new Set(file.entries.filter((entry) => !isSame(entry)).map(({ id }) => id));
  const rows = Object.entries(file.rows).map(([name, of]) => [name, of.filter(isSame)] as const);
  const conflicts = file.conflicts.filter(({ id }) => !ids.has(id));
  return { ...file, entries, rows: Object.fromEntries(rows), conflicts };
}

/** A row this device has keeps what it says here; its entries are sent all the same, and the pull brings the result. */
async function putMissingRows(db: CondicaDatabase, name: CollectionName, file: UnsentFile): Promise<void> {
  for (const row of file.rows[name] ?? []) {
    const documents = COLLECTIONS[name].keeps === 'documents';
    const here: unknown = await (documents ? documentRow(db, row.id) : db.table(name).get(row.id));
    if (here !== undefined) continue;
    // Its version is of the stream as the other device heard it: here whatever the stream says is newer.
    const unconfirmed = { ...row, version: UNCONFIRMED };
    if (documents) await putDocument(db, unconfirmed);
    else await db.table(name).add(unconfirmed);
  }
}

/** Through the archive's only writer, which keeps what is derived from it. */
async function putDocument(db: CondicaDatabase, row: object): Promise<void> {
  // A file holds rows as a database wrote them; the entry that names the row is what is judged, by the server.
  await putArchiveRow(db, withPendingList(row) as ArchiveFacts);
}
