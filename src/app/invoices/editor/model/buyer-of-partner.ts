/** What choosing a partner, or the answer of a look-up by CUI, puts into the buyer (BG-7). */
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import type { Partner } from '@/api/entities/partner';
import { readableName } from '@/domain/identifiers/readable-name';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import { vatIdOf } from '@/domain/identifiers/vat-id';
import type { DraftParty } from '@/domain/invoice/invoice-draft';

export function buyerOfPartner(partner: Partner): DraftParty {
  const { id, name, taxId, vatRegistered, registration, address, email, telephone, contactName } = partner;
  // Definitions keep the bare code; on the invoice a payer of VAT stands with its prefix.
  const shownCode = vatRegistered && address.country === 'RO' ? vatIdOf(taxId, 'RO') : taxId;
  return { partnerId: id, name, taxId: shownCode, vatRegistered, registration, address, email, telephone, contactName };
}

/**
 * The register's own spelling of county and city is brought to the codes the rules ask for, its name to a readable one;
 * `written` is the name that stands there.
 */
export function buyerOfRegister(found: CompanyDetailsResult, written: string): Partial<DraftParty> {
  const { country, countrySubdivision, city } = found.address;
  return {
    name: readableName(found.name, written),
    taxId: found.vatRegistered ? `RO${found.cui}` : found.cui,
    vatRegistered: found.vatRegistered,
    registration: found.registration,
    address: { ...found.address, ...normalizeCountyAndCity(country, countrySubdivision, city) },
    telephone: found.telephone,
  };
}
