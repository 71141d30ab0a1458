/**
 * The draft that takes an issued invoice back, whole; the person then deletes what stays sold. Either a credit note
 * (381), whose quantities are positive because the document's kind carries the sign, or a storno invoice (380) with
 * negative quantities, as many Romanian companies keep it in their series. Both name the invoice they change (BG-3).
 */
import type { Invoice, IsoDate } from '../invoice';
import type { InvoiceDraft } from '../invoice-draft';
import { draftFromInvoice, type Redraft, type RedraftArguments } from './draft-from-invoice';
import { negatedDiscount, negatedLine } from './draft-lines';

export interface CreditArguments extends RedraftArguments {
  readonly issueDate: IsoDate;
}

export function creditNoteFor(invoice: Invoice, args: CreditArguments): Redraft {
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  return { draft: { ...draft, ...takenBack(invoice, args), typeCode: '381' }, leftOut };
}

export function negativeInvoiceFor(invoice: Invoice, args: CreditArguments): Redraft {
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  const lines = draft.lines.map(negatedLine);
  const discount = negatedDiscount(draft.discount);
  return { draft: { ...draft, ...takenBack(invoice, args), typeCode: '380', lines, discount }, leftOut };
}

/** The whole invoice again, as it should have been (384): what is wrong is put right in it, and it names the one it corrects. */
export function correctedInvoiceFor(invoice: Invoice, args: CreditArguments): Redraft {
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  const { issueDate, precedingInvoices } = takenBack(invoice, args);
  return { draft: { ...draft, issueDate, precedingInvoices, typeCode: '384' }, leftOut };
}

/** What was paid and when it was due belonged to the invoice; the exchange rate is that of the invoice taken back. */
function takenBack(invoice: Invoice, { issueDate }: CreditArguments) {
  const fresh: Pick<InvoiceDraft, 'issueDate' | 'dueDate' | 'deliveryDate' | 'prepaid' | 'precedingInvoices'> = {
    issueDate,
    dueDate: '',
    deliveryDate: '',
    prepaid: '',
    precedingInvoices: [{ number: invoice.number, issueDate: invoice.issueDate }],
  };
  return fresh;
}
