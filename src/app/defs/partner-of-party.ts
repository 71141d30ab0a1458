import type { PartnerContent } from '@/api/entities/partner';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import type { DraftParty } from '@/domain/invoice/invoice-draft';

/** A party of an invoice as a new partner of the company. */
export function partnerOfParty(party: DraftParty): PartnerContent {
  const { name, vatRegistered, registration, address, contactName, email, telephone } = party;
  return {
    external: address.country !== 'RO',
    name,
    taxId: address.country === 'RO' ? bareTaxId(party.taxId) : party.taxId.trim(),
    vatRegistered,
    vatCheckedOn: '',
    registration,
    address,
    contactName,
    email,
    telephone,
    iban: '',
    bank: '',
    paymentTermDays: '',
    notes: '',
  };
}
