/** Country and VAT registration of a party, where its other data leave no doubt. */

import { findCounty } from '@/domain/identifiers/counties';
import { isValidCui } from '@/domain/identifiers/cui';
import type { DraftParty } from '@/domain/invoice/invoice-draft';
import { countryCodeOf } from '@/domain/invoice/validation/explain/repairs/code-repairs';
import { type DraftRepairCase, type DraftRepairer, repair } from './draft-repair';
import { repairTexts } from './repair-texts';

function sideOf({ at }: Pick<DraftRepairCase, 'at'>): 'seller' | 'buyer' {
  return at.startsWith('seller') ? 'seller' : 'buyer';
}

/** BR-09, BR-11: a county of Romania or a fiscal code whose check digit holds says which country is missing. */
export const repairMissingCountry: DraftRepairer = (at) => {
  const side = sideOf(at);
  const { address, taxId } = at.draft[side];
  if (address.country.trim() !== '') return undefined;
  const romanian = findCounty(address.countrySubdivision) !== undefined || isValidCui(taxId);
  return romanian ? repair(repairTexts.put('RO'), { type: 'address', side, fields: { country: 'RO' } }) : undefined;
};

/** BR-CL-14, BR-CO-09: the country in another spelling („România”, `ro`); the prefix of the VAT number follows it. */
export const repairCountryCode: DraftRepairer = (at) => {
  const side = sideOf(at);
  const { country } = at.draft[side].address;
  const code = countryCodeOf(country);
  if (code === undefined || code === country) return undefined;
  return repair(repairTexts.put(code), { type: 'address', side, fields: { country: code } });
};

/** BR-G-02, BR-IC-02 and -03: a VAT number that is there with its prefix but not taken as one. */
export const repairVatRegistration: DraftRepairer = (at) => {
  const side = sideOf(at);
  if (!hasPrefixedNumber(at.draft[side]) || at.draft[side].vatRegistered) return undefined;
  return repair(repairTexts.registered, { type: side, fields: { vatRegistered: true } });
};

function hasPrefixedNumber({ taxId, address }: DraftParty): boolean {
  return taxId.trim().toUpperCase().startsWith(address.country) && /^\s*[A-Z]{2}[\s.-]*\d{2}/i.test(taxId);
}
