import type { PartnerContent } from '@/api/entities/partner';
import { cuiDigits } from '@/domain/identifiers/cui';

/** The fiscal code as it stands on an invoice: with RO where it is a VAT number. */
export function shownTaxId({ taxId, vatRegistered, address }: PartnerContent): string {
  return vatRegistered && address.country === 'RO' && /^\d+$/.test(taxId) ? `RO${taxId}` : taxId;
}

/** Whether ANAF's register can be asked about it. */
export function hasRomanianCode({ external, taxId, address }: PartnerContent): boolean {
  return !external && address.country === 'RO' && cuiDigits(taxId) !== undefined;
}
