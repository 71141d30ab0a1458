import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { sealedNotes } from '../settings/sealed-note';

/** A company by what tells it from another that a server may have under the same id. */
export interface KnownCompany {
  readonly id: CompanyId;
  /** Fiscal code, digits only. */
  readonly cif: string;
  readonly name: string;
}

/** Whose the data under these ids is on this device, the hidden ones too; without those of which nobody has said it. */
export async function knownCompanies(
  db: CondicaDatabase,
  ids: ReadonlySet<CompanyId>,
): Promise<readonly KnownCompany[]> {
  const known = new Map<CompanyId, KnownCompany>();
  for (const { id, cif, name } of await db.company.toArray()) known.set(id, { id, cif, name });
  for (const { companyId: id, cif, name } of await sealedNotes(db))
    if (cif !== undefined && name !== undefined) known.set(id, { id, cif, name });
  return [...known.values()].filter(({ id }) => ids.has(id));
}
