/** How an invoice is paid: until when, by what, into which account, under which words. */
import { formatDate } from '../../calendar/format-date';
import type { Invoice } from '../../invoice/invoice';
import { documentTexts } from '../document-texts';
import { accountLines, paymentMeansText } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Say } from '../paper-language';
import { paymentReference } from '../payment-reference';

export interface PaymentRow {
  readonly label: string;
  readonly text: string;
}

/** `note`: the company's own words; '' none. */
export function paymentRows(invoice: Invoice, say: Say, note: string): readonly PaymentRow[] {
  const { payee, dueDate, paymentTerms } = invoice;
  const row = (label: string, text: string | undefined): readonly PaymentRow[] =>
    text === undefined || text === '' ? [] : [{ label, text }];
  return [
    ...row(say(documentTexts.payUntil, englishTexts.payUntil), dueDate === undefined ? undefined : formatDate(dueDate)),
    ...row(say(documentTexts.payBy, englishTexts.payBy), paymentMeansText(invoice, say)),
    ...row(say(documentTexts.payee, englishTexts.payee), payee?.name),
    ...accountLines(invoice).flatMap((account) => row(documentTexts.iban, account)),
    ...row(say(documentTexts.remittance, englishTexts.remittance), paymentReference(invoice)),
    ...row(say(documentTexts.terms, englishTexts.terms), paymentTerms),
    ...row(say(documentTexts.mention, englishTexts.mention), note),
  ];
}
