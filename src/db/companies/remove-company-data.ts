import type { Table } from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import { deleteBlocksOf } from '../archive/cold/write-blocks';
import { forgetLineWords } from '../archive/lines/put-line-words';
import type { OwnCollection } from '../collections/collection';
import { COLLECTIONS } from '../collections/collections';
import type { CondicaDatabase, OtherTables } from '../condica-database';
import { forgetNotes } from '../settings/company-notes';
import { deleteSealedNotes, putSealedNotes, sealedNote } from '../settings/sealed-note';

/** The documents of a company that have not reached the server. */
type Unsent = readonly ArchiveRow[];
type Erase = (db: CondicaDatabase, companyId: CompanyId, unsent: Unsent) => Promise<unknown>;

/**
 * Removes what the server gave of a company. What was written here and not sent stays and can be exported: the outbox, the
 * rows its entries belong to, conflicts that wait for a choice, and the leases whose numbers unsent invoices bear: should the
 * access come back, no number is drawn twice.
 */
export function removeCompanyData(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    const unsent = await db.archive.filter((row) => row.companyId === companyId && row.pending.length > 0).toArray();
    for (const erase of Object.values(ERASE_OTHER)) await erase(db, companyId, unsent);
    for (const collection of Object.values(COLLECTIONS)) {
      if (collection.keeps !== 'rows') await ERASE_OWN[collection.keeps](db, companyId, unsent);
      else
        await collection.rows((kind) => eraseWhere(kind.table(db), companyId, ({ pending }) => pending.length === 0));
    }
  });
}

const ERASE_OWN: Readonly<Record<OwnCollection['keeps'], Erase>> = {
  documents: (db, companyId, unsent) => eraseWhere(db.archive, companyId, notOf(unsent)),
  transports: (db, companyId) => eraseWhere(db.transport, companyId, ({ pending }) => pending.length === 0),
  leases: async (db, companyId, unsent) => {
    // What was done with their numbers and not told yet stays, too.
    const untold = await db.outbox.filter(({ subject }) => subject.collection === 'lease').toArray();
    const borne = new Set<string>([
      ...unsent.flatMap(({ taken }) => (taken === null ? [] : [taken.leaseId])),
      ...untold.map(({ subject }) => subject.id),
    ]);
    await eraseWhere(db.lease, companyId, ({ id }) => !borne.has(id));
  },
};

const stays: Erase = () => Promise.resolve();

/** The stores that are no collection, each with what becomes of it. */
const ERASE_OTHER: Readonly<Record<keyof OtherTables, Erase>> = {
  outbox: stays,
  conflict: stays,
  document: (db, companyId, unsent) => {
    const mayGo = notOf(unsent);
    return eraseWhere(db.document, companyId, ({ invoiceId }) => mayGo({ id: invoiceId }));
  },
  openFiling: (db, companyId, unsent) => eraseWhere(db.openFiling, companyId, notOf(unsent)),
  unknownChange: (db, companyId) => eraseWhere(db.unknownChange, companyId, () => true),
  // Nothing in a block waits to be sent.
  coldHeader: deleteBlocksOf,
  coldColumns: stays,
  coldPart: stays,
  lineWords: forgetLineWords,
  transportXml: async (db, companyId) => {
    const waiting = await db.transport.filter((row) => row.companyId === companyId && row.pending.length > 0).toArray();
    const kept = new Set(waiting.map(({ id }) => id));
    await eraseWhere(db.transportXml, companyId, ({ transport }) => !kept.has(transport));
  },
  counter: (db, companyId, unsent) =>
    db.counter.bulkPut(
      (['out', 'in', 'doubtful'] as const).map((name) => ({
        companyId,
        name,
        count: name === 'doubtful' ? 0 : unsent.filter(({ direction }) => direction === name).length,
      })),
    ),
  kv: async (db, companyId) => {
    await forgetNotes(db, companyId, 'leaving');
    await keepNoteOfUnsent(db, companyId);
  },
  syncState: (db, companyId) => db.syncState.delete(companyId),
  company: (db, companyId) => db.company.delete(companyId),
};

/** Unsent work goes on saying whose it is, so that no other company comes to stand under its id. */
async function keepNoteOfUnsent(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  const note = await sealedNote(db, companyId);
  if (note === null) return;
  const unsent = await db.outbox.where('companyId').equals(companyId).count();
  if (unsent === 0) await deleteSealedNotes(db, [companyId]);
  else await putSealedNotes(db, [{ ...note, erased: true }]);
}

function notOf(unsent: Unsent): (row: { readonly id: string }) => boolean {
  const kept = new Set<string>(unsent.map(({ id }) => id));
  return ({ id }) => !kept.has(id);
}

async function eraseWhere<R extends { readonly companyId: CompanyId }, K, I>(
  table: Table<R, K, I>,
  companyId: CompanyId,
  mayGo: (row: R) => boolean,
): Promise<void> {
  await table.filter((row) => row.companyId === companyId && mayGo(row)).delete();
}
