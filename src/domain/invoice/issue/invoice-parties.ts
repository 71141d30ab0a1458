/**
 * Seller (BG-4) and buyer (BG-7) of a draft as they stand on the invoice. The rules of the fiscal code (reference/
 * public-services section 4): `RO` + CUI as VAT identifier only for one registered for VAT (BT-31, BT-48); a seller who
 * is not gives the bare CUI as tax registration (BT-32); the legal id (BT-30, BT-47) is the trade register number, else
 * the CUI, else the CNP, else thirteen zeros for a consumer who gave none. A Romanian buyer without a VAT identifier has no
 * other place for the CUI or CNP by which ANAF finds him: it is his BT-47, whatever his number in the register.
 */
import { UNNAMED_CONSUMER_ID } from '../../identifiers/cnp';
import { normalizeCountyAndCity } from '../../identifiers/romanian-address';
import { bareTaxId, vatIdOf } from '../../identifiers/vat-id';
import type { Contact, Identifier, Party, PostalAddress } from '../invoice';
import type { DraftParty, DraftSeller } from '../invoice-draft';
import { present } from './present';

export function sellerParty(seller: DraftSeller): Party {
  const taxId = bareTaxId(seller.taxId);
  const legalId = seller.registration.trim() || taxId;
  return {
    name: seller.name.trim(),
    ...present('tradingName', seller.tradingName),
    identifiers: [],
    ...legalRegistration(legalId),
    ...(seller.vatRegistered
      ? present('vatId', vatIdOf(seller.taxId, seller.address.country))
      : present('taxRegistration', taxId)),
    ...present('legalForm', seller.legalForm),
    address: postalAddress(seller),
    ...contactOf(seller),
  };
}

export function buyerParty(buyer: DraftParty): Party {
  const inRomania = buyer.address.country === 'RO';
  const taxId = inRomania ? bareTaxId(buyer.taxId) : buyer.taxId.trim();
  const vatId = buyer.vatRegistered && taxId !== '' ? vatIdOf(buyer.taxId, buyer.address.country) : '';
  const registration = buyer.registration.trim();
  const [first, second] = inRomania && vatId === '' ? [taxId, registration] : [registration, taxId];
  const legalId = !inRomania && vatId !== '' ? registration : first || second || UNNAMED_CONSUMER_ID;
  return {
    name: buyer.name.trim(),
    identifiers: [],
    ...legalRegistration(legalId),
    ...present('vatId', vatId),
    address: postalAddress(buyer),
    ...contactOf(buyer),
  };
}

function legalRegistration(value: string): { readonly legalRegistration?: Identifier } {
  return value === '' ? {} : { legalRegistration: { value } };
}

function postalAddress({ address }: DraftParty): PostalAddress {
  const country = address.country.trim();
  const { city, countrySubdivision } = normalizeCountyAndCity(country, address.countrySubdivision, address.city);
  return {
    ...present('line1', address.line1),
    ...present('city', city),
    ...present('postCode', address.postCode),
    ...present('countrySubdivision', countrySubdivision),
    country,
  };
}

function contactOf(party: DraftParty): { readonly contact?: Contact } {
  const contact: Contact = {
    ...present('name', party.contactName),
    ...present('telephone', party.telephone),
    ...present('email', party.email),
  };
  return Object.keys(contact).length === 0 ? {} : { contact };
}
