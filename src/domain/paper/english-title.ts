import type { Invoice } from '../invoice/invoice';
import { documentTexts } from './document-texts';
import { documentTitle } from './document-words';
import { englishTexts } from './english-texts';

/** What `documentTitle` says, in English. */
export function englishTitle(invoice: Invoice): string {
  const reversal = documentTitle(invoice) === documentTexts.reversal;
  return reversal ? englishTexts.reversal : (englishTexts.titles[invoice.typeCode] ?? englishTexts.untitled);
}
