/** Whether a draft holds nothing that a person wrote: series, dates, currency and payment come by themselves. */
import type { DraftParty, InvoiceDraft } from './invoice-draft';
import { isBlankLine } from './totals/line-totals';

export function isEmptyDraft(draft: InvoiceDraft): boolean {
  const { buyer, lines, discount, references, precedingInvoices, deliveryDate, prepaid, notes, paymentTerms } = draft;
  const texts = [
    ...[deliveryDate, prepaid, notes, paymentTerms, draft.payment.remittance],
    ...[discount.percent, discount.amount, discount.reason],
    ...Object.values(references),
    ...Object.values(draft.more ?? {}),
    ...textsOf(buyer),
  ];
  return lines.every(isBlankLine) && precedingInvoices.length === 0 && texts.every((text) => text.trim() === '');
}

function textsOf({ name, taxId, registration, email, telephone, contactName, address }: DraftParty): readonly string[] {
  const { line1, city, postCode, countrySubdivision } = address;
  return [name, taxId, registration, email, telephone, contactName, line1, city, postCode, countrySubdivision];
}
