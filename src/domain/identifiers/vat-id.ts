/**
 * VAT identifiers (BT-31, BT-48): the country's prefix and the number. Romanian: `RO` + CUI only where the company is
 * registered for VAT; else the bare CUI is a tax registration or legal id (reference/public-services section 4).
 */
import { cuiDigits } from './cui';

/** Prefixes that differ from the ISO 3166-1 code of their country. */
const PREFIX_BY_COUNTRY: Readonly<Record<string, string>> = { GR: 'EL' };
/** Northern Ireland's, beside the prefix of its country. */
const NORTHERN_IRELAND = 'XI';

function compact(text: string): string {
  return text.toUpperCase().replace(/[\s.\u00a0-]/g, '');
}

export function vatPrefix(country: string): string {
  return PREFIX_BY_COUNTRY[country] ?? country;
}

/** The VAT identifier of a fiscal code as typed: the prefix of the country is put where the number came without one. */
export function vatIdOf(taxId: string, country: string): string {
  const text = compact(taxId);
  const digits = country === 'RO' ? cuiDigits(text) : undefined;
  if (digits !== undefined) return `RO${digits}`;
  const prefix = vatPrefix(country);
  return text === '' || text.startsWith(prefix) || text.startsWith(NORTHERN_IRELAND) ? text : `${prefix}${text}`;
}

/** The number of a Romanian fiscal code without its prefix; any other text unchanged but for blanks. */
export function bareTaxId(taxId: string): string {
  return cuiDigits(taxId) ?? taxId.trim();
}
