import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';
import { noteNamedBy } from '../settings/named-by';
import { deleteSealedNote, sealedNotes } from '../settings/sealed-note';
import { holdOff, sealCompany, type ToldBy } from './sealed-companies';

/**
 * Puts the user's authorizations in place of those known. A company that is not among them is sealed, never erased: the
 * answer may be a restored server's, or its mistake. One that is named again is there again, as it was; another one that is
 * named under its id is not let in.
 */
export function saveCompanies(db: CondicaDatabase, companies: readonly Company[], told: ToldBy): Promise<void> {
  return db.transaction('rw', db.company, db.kv, async () => {
    await noteNamedBy(db, told.epoch);
    const [listed, sealed] = [await db.company.toArray(), await sealedNotes(db)];
    // A note of an older version may not say whose data it is.
    const cifs = new Map([
      ...listed.map(({ id, cif }) => [id, cif] as const),
      ...sealed.flatMap(({ companyId, cif }) => (cif === undefined ? [] : [[companyId, cif] as const])),
    ]);
    const isAnothers = ({ id, cif }: Company): boolean => (cifs.get(id) ?? cif) !== cif;
    const named = new Set(companies.map(({ id }) => id));
    const known = [...listed.map(({ id }) => id), ...sealed.map(({ companyId }) => companyId)];
    for (const id of known) if (!named.has(id)) await sealCompany(db, id, told);
    for (const company of companies.filter(isAnothers)) await holdOff(db, company, told);
    const back = companies.filter((company) => !isAnothers(company));
    const wasSealed = new Set(sealed.map(({ companyId }) => companyId));
    for (const { id } of back) if (wasSealed.has(id)) await deleteSealedNote(db, id);
    await db.company.bulkPut(back);
  });
}
