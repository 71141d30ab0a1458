/**
 * What ANAF refuses beyond the rules: parties that it cannot identify. Their texts are those that public code has seen
 * (findings of the reference's readers; `codEroare=ERRIdentif`, `R6.1`). Of the real register's contents nothing is known here: a code is
 * judged by its check digit, and a seller by the list of the settings.
 */
import { isValidCnp, UNNAMED_CONSUMER_ID } from '@/domain/identifiers/cnp';
import { isValidCui } from '@/domain/identifiers/cui';
import type { AnafStandInSettings } from './anaf-settings';
import type { FiledDocument } from './document-check';

const CNP_OR_NIF = /^\d{13}$/;

/** `external`: uploaded with extern=DA. */
export function identityErrors(
  { sellerCif, buyerCif }: Pick<FiledDocument, 'sellerCif' | 'buyerCif'>,
  { checksIdentity, registeredSellers }: Pick<AnafStandInSettings, 'checksIdentity' | 'registeredSellers'>,
  external: boolean,
): readonly string[] {
  if (!checksIdentity) return [];
  const seller = sellerError(sellerCif, registeredSellers);
  const buyer = external ? undefined : buyerError(buyerCif);
  return [...(seller === undefined ? [] : [seller]), ...(buyer === undefined ? [] : [buyer])];
}

function sellerError(cif: string, registered: AnafStandInSettings['registeredSellers']): string | undefined {
  if (!isIdentified(cif)) return identification('CUI vanzator incorect');
  if (registered === 'all' || registered.includes(cif)) return undefined;
  return `eroare regula: R6.1: CIF-ul vanzatorului nu figureaza in baza de date:${cif}`;
}

function buyerError(cif: string): string | undefined {
  if (cif === '') return identification('nu a fost identificat cui cumparator');
  if (isIdentified(cif)) return undefined;
  return identification(CNP_OR_NIF.test(cif) ? 'CNP sau NIF cumparator incorect' : 'CUI cumparator incorect');
}

function isIdentified(code: string): boolean {
  return CNP_OR_NIF.test(code) ? code === UNNAMED_CONSUMER_ID || isValidCnp(code) : isValidCui(code);
}

function identification(text: string): string {
  return `codEroare=ERRIdentif; textEroare=${text}`;
}
