import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';
import { noteNamedBy } from '../settings/named-by';
import { deleteSealedNotes, putSealedNotes, sealedNotes } from '../settings/sealed-note';
import { noteOfSealed, type ToldBy } from './sealed-companies';

/**
 * Puts the user's authorizations in place of those known. A company that is not among them is sealed, never erased: the
 * answer may be a restored server's, or its mistake. One that is named again is there again, as it was; another one that is
 * named under its id is not let in.
 */
export function saveCompanies(db: CondicaDatabase, companies: readonly Company[], told: ToldBy): Promise<void> {
  return db.transaction('rw', db.company, db.kv, async () => {
    const rows = new Map((await db.company.toArray()).map((company) => [company.id, company]));
    const notes = new Map((await sealedNotes(db)).map((note) => [note.companyId, note]));
    // A note of an older version may not say whose data it is.
    const isAnothers = ({ id, cif }: Company): boolean => (notes.get(id)?.cif ?? rows.get(id)?.cif ?? cif) !== cif;
    const named = new Set(companies.map(({ id }) => id));
    const missing = [...new Set([...rows.keys(), ...notes.keys()])].filter((id) => !named.has(id));
    const others = companies.filter(isAnothers);
    const back = companies.filter((company) => !isAnothers(company));
    const sealed = [
      ...missing.map((id) => noteOfSealed(id, notes.get(id), rows.get(id), told)),
      ...others.map(({ id, cif, name }) => ({
        ...noteOfSealed(id, notes.get(id), rows.get(id), told),
        taken: { cif, name },
      })),
    ];
    const unsealed = back.flatMap(({ id }) => (notes.has(id) ? [id] : []));
    // What is awaited in here must ask the database for something: Dexie loses the transaction over anything else.
    if (sealed.length > 0) await putSealedNotes(db, sealed);
    if (unsealed.length > 0) await deleteSealedNotes(db, unsealed);
    await noteNamedBy(db, told.epoch);
    if (sealed.length > 0) await db.company.bulkDelete(sealed.map(({ companyId }) => companyId));
    if (back.length > 0) await db.company.bulkPut(back);
  });
}
