/**
 * The draft that takes an issued invoice back, whole; the person then deletes what stays sold. Either a credit note
 * (381), whose quantities are positive because the document's kind carries the sign, or a storno invoice (380) with
 * negative quantities, as many Romanian companies keep it in their series. Both name the invoice they change (BG-3). What is
 * self-billed (389) is taken back by another self-billed invoice, with a minus: in any other the own company would be the seller,
 * and ANAF takes no credit note of the kind (261; BR-RO-020).
 */
import { SELF_BILLED } from '../document-types';
import type { Invoice, IsoDate } from '../invoice';
import type { InvoiceDraft } from '../invoice-draft';
import { draftFromInvoice, type Redraft, type RedraftArguments } from './draft-from-invoice';
import { negatedDiscount, negatedLine } from './draft-lines';

export interface CreditArguments extends RedraftArguments {
  readonly issueDate: IsoDate;
}

export function creditNoteFor(invoice: Invoice, args: CreditArguments): Redraft {
  if (invoice.typeCode === SELF_BILLED) return negativeInvoiceFor(invoice, args);
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  return { draft: { ...draft, ...takenBack(invoice, args), typeCode: '381' }, leftOut };
}

export function negativeInvoiceFor(invoice: Invoice, args: CreditArguments): Redraft {
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  const lines = draft.lines.map(negatedLine);
  const discount = negatedDiscount(draft.discount);
  return { draft: { ...draft, ...takenBack(invoice, args), typeCode: ownType(invoice), lines, discount }, leftOut };
}

/** The whole invoice again, as it should have been (384): what is wrong is put right in it, and it names the one it corrects. */
export function correctedInvoiceFor(invoice: Invoice, args: CreditArguments): Redraft {
  const { draft, leftOut } = draftFromInvoice(invoice, args);
  const { issueDate, precedingInvoices } = takenBack(invoice, args);
  return { draft: { ...draft, issueDate, precedingInvoices, typeCode: '384' }, leftOut };
}

function ownType({ typeCode }: Invoice): string {
  return typeCode === SELF_BILLED ? SELF_BILLED : '380';
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
