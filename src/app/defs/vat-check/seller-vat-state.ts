/** What is known of a seller's VAT state: by its partner, or by the check of suppliers, whichever asked last. */
import type { CompanyId } from '@/api/ids';
import { partnerByCui } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { type SupplierVat, suppliersVat } from '@/db/settings/supplier-vat';
import { cuiDigits } from '@/domain/identifiers/cui';

/** Null: never asked. Undefined for a code of which ANAF's register says nothing: foreign, or of a person. */
export async function sellerVatState(
  db: CondicaDatabase,
  company: CompanyId,
  taxId: string,
): Promise<SupplierVat | null | undefined> {
  const cui = cuiDigits(taxId);
  if (cui === undefined) return undefined;
  const [partner, noted] = await Promise.all([partnerByCui(db, company, cui), suppliersVat(db, company)]);
  return laterState(partner?.row, noted[cui]);
}

/** Of a partner that was never looked up nothing is known, whatever its box says. */
export function laterState(
  partner: { readonly vatRegistered: boolean; readonly vatCheckedOn: string } | undefined,
  noted: SupplierVat | undefined,
): SupplierVat | null {
  if (partner === undefined || partner.vatCheckedOn === '') return noted ?? null;
  const { vatRegistered, vatCheckedOn: checkedOn } = partner;
  return noted !== undefined && noted.checkedOn > checkedOn ? noted : { vatRegistered, checkedOn };
}
