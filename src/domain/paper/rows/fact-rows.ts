/** The facts under an invoice's title: its days, and the documents it refers to. */
import { formatDate } from '../../calendar/format-date';
import type { Invoice } from '../../invoice/invoice';
import { documentTexts } from '../document-texts';
import { referenceLines, termDays } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Say } from '../paper-language';

export interface FactRow {
  readonly label: string;
  /** A line each. */
  readonly values: readonly string[];
  /** In grey after the first value; '' none. */
  readonly after: string;
}

export function factRows(invoice: Invoice, say: Say): readonly FactRow[] {
  const days = termDays(invoice);
  const references = referenceLines(invoice, say);
  const dated = (label: string, day: string | undefined, after = ''): readonly FactRow[] =>
    day === undefined ? [] : [{ label, values: [formatDate(day)], after }];
  const reference = { label: say(documentTexts.reference, englishTexts.reference), values: references, after: '' };
  return [
    ...dated(say(documentTexts.issueDate, englishTexts.issueDate), invoice.issueDate),
    ...dated(say(documentTexts.deliveryDate, englishTexts.deliveryDate), invoice.delivery?.date),
    ...dated(
      say(documentTexts.dueDate, englishTexts.dueDate),
      invoice.dueDate,
      days === null || days <= 0 ? '' : documentTexts.days(days),
    ),
    ...(references.length === 0 ? [] : [reference]),
  ];
}
