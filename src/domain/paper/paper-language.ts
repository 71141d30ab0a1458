import type { Invoice } from '../invoice/invoice';

/** Romanian alone, or with the English word beside each label. */
export type PaperLanguage = 'ro' | 'ro-en';

/** With English for a buyer of another country. */
export function languageFor({ buyer }: Pick<Invoice, 'buyer'>): PaperLanguage {
  return buyer.address.country === 'RO' ? 'ro' : 'ro-en';
}

/** A label in the paper's language. */
export type Say = (romanian: string, english: string) => string;

export function sayIn(language: PaperLanguage): Say {
  return (romanian, english) => (language === 'ro' ? romanian : `${romanian} / ${english}`);
}
