/** What keeps ANAF from identifying a party, and what to do. */
import type { IdentityTrouble } from '@/domain/invoice/identity/identity-troubles';

export const IDENTITY_WORDS: Readonly<Record<IdentityTrouble, string>> = {
  'seller-cui': 'Cifra de control a CUI-ului furnizorului nu se potrivește. Verificați codul.',
  'buyer-cui': 'Cifra de control a CUI-ului cumpărătorului nu se potrivește. Verificați codul cu cumpărătorul.',
  'buyer-person': 'Cifra de control a CNP-ului sau NIF-ului nu se potrivește. Verificați-l, sau lăsați câmpul gol.',
  'buyer-unnamed':
    'ANAF nu găsește aici CUI-ul, CNP-ul sau NIF-ul cumpărătorului. Scrieți codul fiscal, nu numărul din registru.',
};
