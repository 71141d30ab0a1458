import type { UnopenedFile } from './found-files';

/** Why a file that somebody gave could not be opened. */
export const UNOPENED_WORDS: Readonly<Record<UnopenedFile['reason'], string>> = {
  'zip-too-large': 'arhiva depășește 512 MB',
  'zip-broken': 'arhiva este stricată',
  'zip-unpacked-too-large': 'conținutul dezarhivat depășește 2 GB',
  'zip-without-invoices': 'arhiva nu conține niciun fișier XML cu o factură',
  'too-large': 'depășește 10 MB, cât primește ANAF',
  unreadable: 'fișierul nu poate fi citit',
  'not-xml': 'nu este un fișier XML sau o arhivă zip',
  signature: 'este semnătura ministerului, nu factura; adăugați fișierul facturii de lângă ea',
};
