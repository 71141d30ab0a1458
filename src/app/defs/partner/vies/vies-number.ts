/** Which partners VIES can be asked about, and by what number. */
import type { PartnerContent } from '@/api/entities/partner';
import { vatIdOf } from '@/domain/identifiers/vat-id';

export interface ViesNumber {
  readonly countryCode: string;
  readonly vatNumber: string;
}

/** Member states as VIES calls them, Northern Ireland with them; Romania has ANAF's own register. */
const STATES = new Set('AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT SE SI SK XI'.split(' '));

/** ISO 3166-1 codes whose companies have numbers in VIES. */
const COUNTRIES = new Set([...STATES, 'GR', 'GB']);

export function isInVies({ address }: Pick<PartnerContent, 'address'>): boolean {
  return COUNTRIES.has(address.country);
}

/** Undefined where what is typed cannot be a number in VIES: not the shape, or of a country outside of the Union. */
export function viesNumber({ taxId, address }: Pick<PartnerContent, 'taxId' | 'address'>): ViesNumber | undefined {
  const [, countryCode, vatNumber] = /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(vatIdOf(taxId, address.country)) ?? [];
  if (countryCode === undefined || vatNumber === undefined || !STATES.has(countryCode)) return undefined;
  return { countryCode, vatNumber };
}
