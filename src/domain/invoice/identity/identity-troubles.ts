/**
 * What ANAF checks beyond the rules: whether it can identify the parties (`codEroare=ERRIdentif`, R6.1). No official rule says it, so
 * it is a kind of finding of its own, beside the verdict. Here by check digits; what ANAF's register holds is told by its look-up.
 */
import { isCnpShape, isValidCnp, UNNAMED_CONSUMER_ID } from '../../identifiers/cnp';
import { cuiDigits, isValidCui } from '../../identifiers/cui';

/** The code under which ANAF refuses. */
export const IDENTITY_CODE = 'ERRIdentif';

/** In ANAF's words: `CUI vanzator incorect`, `CUI cumparator incorect`, `CNP sau NIF cumparator incorect`, `nu a fost identificat cui cumparator`. */
export type IdentityTrouble = 'seller-cui' | 'buyer-cui' | 'buyer-person' | 'buyer-unnamed';

export interface IdentifiedParty {
  /** Fiscal code, CNP or NIF as written. */
  readonly taxId: string;
  /** ISO 3166-1; a party of another country is not ANAF's to identify. */
  readonly country: string;
}

export interface IdentityFinding {
  readonly side: 'seller' | 'buyer';
  readonly trouble: IdentityTrouble;
  readonly taxId: string;
}

export function identityTroubles(parties: {
  readonly seller: IdentifiedParty;
  readonly buyer: IdentifiedParty;
}): readonly IdentityFinding[] {
  const { seller, buyer } = parties;
  const ofSeller = isRomanian(seller) ? sellerTrouble(seller.taxId) : undefined;
  const ofBuyer = isRomanian(buyer) ? buyerTrouble(buyer.taxId) : undefined;
  return [
    ...(ofSeller === undefined ? [] : [{ side: 'seller' as const, trouble: ofSeller, taxId: seller.taxId }]),
    ...(ofBuyer === undefined ? [] : [{ side: 'buyer' as const, trouble: ofBuyer, taxId: buyer.taxId }]),
  ];
}

function isRomanian({ country }: IdentifiedParty): boolean {
  return country === 'RO';
}

/** Natural persons that have registered sell under their CNP or NIF. */
function sellerTrouble(taxId: string): IdentityTrouble | undefined {
  return isValidCui(taxId) || isValidCnp(bare(taxId)) ? undefined : 'seller-cui';
}

function buyerTrouble(taxId: string): IdentityTrouble | undefined {
  const code = bare(taxId);
  if (code === '') return 'buyer-unnamed';
  if (isCnpShape(code)) return code === UNNAMED_CONSUMER_ID || isValidCnp(code) ? undefined : 'buyer-person';
  if (isValidCui(taxId)) return undefined;
  // The number of the trade register, or a word: ANAF finds no fiscal code at all.
  return cuiDigits(taxId) === undefined ? 'buyer-unnamed' : 'buyer-cui';
}

function bare(taxId: string): string {
  return taxId.replace(/^\s*RO/i, '').trim();
}
