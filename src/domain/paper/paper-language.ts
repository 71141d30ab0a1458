import type { Invoice } from '../invoice/invoice';
import { documentTexts } from './document-texts';
import { englishTexts } from './english-texts';
import type { InvoiceLook } from './look/invoice-look';

/** Romanian alone, or with the English word beside each label. */
export type PaperLanguage = 'ro' | 'ro-en';

/** With English for a buyer of another country. */
function languageFor({ buyer }: Pick<Invoice, 'buyer'>): PaperLanguage {
  return buyer.address.country === 'RO' ? 'ro' : 'ro-en';
}

/** A label in the paper's language. */
export type Say = (romanian: string, english: string) => string;

/** A word that both languages write alike stands once. */
export function sayIn(language: PaperLanguage): Say {
  return (romanian, english) => (language === 'ro' || romanian === english ? romanian : `${romanian} / ${english}`);
}

export const sayRomanian: Say = sayIn('ro');

/** As the look says, or by the buyer. */
export function languageOf(
  invoice: Pick<Invoice, 'buyer'>,
  { language }: Pick<InvoiceLook, 'language'>,
): PaperLanguage {
  return language === 'auto' ? languageFor(invoice) : language;
}

/** What the code is for; the English below where the paper speaks it. */
export function payFromAppWords(language: PaperLanguage): readonly string[] {
  const { payFromApp } = documentTexts;
  return language === 'ro' ? payFromApp : [...payFromApp, englishTexts.payFromApp];
}
