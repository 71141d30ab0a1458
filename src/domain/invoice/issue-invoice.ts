/**
 * Makes the Invoice of a draft. The number is given by the caller, who took it from its series at this very moment; a
 * draft never has one. The result depends on nothing but the arguments: the same draft and number give the same bytes.
 */
import { compactIban } from '../identifiers/iban';
import { type AttachedFiles, attachedDocuments, NO_FILES } from './attachments/attached-documents';
import { CIUS_RO, kindOfType, SELF_BILLED } from './document-types';
import type { DraftProblem } from './draft-problem';
import type { Delivery, Invoice, PaymentInstructions } from './invoice';
import type { InvoiceDraft } from './invoice-draft';
import { checkDraft } from './issue/check-draft';
import { notesWithRate } from './issue/exchange-rate-note';
import { invoiceLines } from './issue/invoice-lines';
import { deliveryPlace, moreReferences } from './issue/invoice-more';
import { buyerParty, sellerParty } from './issue/invoice-parties';
import { documentAllowances, documentTotals, vatBreakdown } from './issue/invoice-sums';
import { present } from './issue/present';
import { splitNotes } from './issue/split-notes';
import { computeDraftTotals, type DraftTotals } from './totals/draft-totals';

export type IssueResult =
  | { readonly ok: true; readonly invoice: Invoice }
  | { readonly ok: false; readonly problems: readonly DraftProblem[] };

/** `files`: the contents of the draft's attachments. */
export function issueInvoice(draft: InvoiceDraft, number: string, files: AttachedFiles = NO_FILES): IssueResult {
  const totals = computeDraftTotals(draft);
  const problems = checkDraft(draft, totals);
  if (problems.length > 0) return { ok: false, problems };
  const supportingDocuments = attachedDocuments(draft.attachments, files);
  return { ok: true, invoice: { ...draftAsInvoice(draft, number, totals), supportingDocuments } };
}

/**
 * The invoice a draft would become, whatever is still missing in it: for the preview and for the rules that run while
 * one types. Unreadable amounts are zero, missing texts are empty, attachments stand without their content. Only
 * `issueInvoice` gives what may be sent.
 */
export function draftAsInvoice(draft: InvoiceDraft, number: string, totals = computeDraftTotals(draft)): Invoice {
  return {
    ...headOf(draft, number),
    ...referencesOf(draft),
    ...moreReferences(draft),
    ...partiesOf(draft, totals),
    ...deliveryOf(draft, totals),
    ...paymentOf(draft),
    ...sumsOf(draft, totals),
  };
}

function headOf(draft: InvoiceDraft, number: string) {
  const kind = kindOfType(draft.typeCode);
  // A UBL credit note has its due date inside the payment means; without those there is no place for one.
  const withDueDate = kind === 'Invoice' || draft.payment.meansCode.trim() !== '';
  return {
    kind,
    customizationId: CIUS_RO,
    number,
    issueDate: draft.issueDate,
    ...(withDueDate ? present('dueDate', draft.dueDate) : {}),
    typeCode: draft.typeCode,
    notes: splitNotes(notesWithRate(draft)) ?? [],
    currency: draft.currency,
    ...(draft.currency === 'RON' ? {} : { taxCurrency: 'RON' }),
  };
}

/**
 * An invoice wholly outside the scope of VAT may name no VAT identifier of either party (BR-O-02 to 04): both stand
 * with their bare codes, as parties not registered for VAT do.
 */
function partiesOf(draft: InvoiceDraft, totals: DraftTotals) {
  const { seller, buyer } = partiesOnInvoice(draft);
  const outside = totals.vatRows.length > 0 && totals.vatRows.every((row) => row.category === 'O');
  const bare = { vatRegistered: false };
  return {
    seller: sellerParty(outside ? { ...seller, ...bare } : seller),
    buyer: buyerParty(outside ? { ...buyer, ...bare } : buyer),
  };
}

/** In a draft the seller is always the own company and the buyer the other; when self-billed they change places. */
export function partiesOnInvoice(draft: InvoiceDraft): Pick<InvoiceDraft, 'seller' | 'buyer'> {
  const { seller, buyer, typeCode } = draft;
  if (typeCode !== SELF_BILLED) return { seller, buyer };
  return { seller: { ...buyer, legalForm: '', tradingName: '' }, buyer: seller };
}

/**
 * An intra-Community supply has to name where the goods went (BR-IC-12): the buyer's address, where no other is written.
 */
function deliveryOf(draft: InvoiceDraft, totals: DraftTotals): { readonly delivery?: Delivery } {
  const goesAbroad = totals.vatRows.some((row) => row.category === 'K');
  const delivery: Delivery = {
    ...(goesAbroad ? { address: buyerParty(partiesOnInvoice(draft).buyer).address } : {}),
    ...deliveryPlace(draft),
    ...present('date', draft.deliveryDate),
  };
  return Object.keys(delivery).length === 0 ? {} : { delivery };
}

function referencesOf({ references, paymentTerms, precedingInvoices }: InvoiceDraft) {
  return {
    ...present('buyerReference', references.buyerReference),
    ...present('contractReference', references.contract),
    ...present('purchaseOrderReference', references.purchaseOrder),
    ...present('despatchAdviceReference', references.despatchAdvice),
    ...present('paymentTerms', paymentTerms),
    precedingInvoices: precedingInvoices
      .filter(({ number }) => number.trim() !== '')
      .map(({ number, issueDate }) => ({ number: number.trim(), ...present('issueDate', issueDate) })),
  };
}

function paymentOf({ payment }: InvoiceDraft): { readonly payment?: PaymentInstructions } {
  const meansCode = payment.meansCode.trim();
  if (meansCode === '') return {};
  const account = compactIban(payment.iban);
  const creditTransfers = account === '' ? [] : [{ account, ...present('provider', payment.bank) }];
  return { payment: { meansCode, ...present('remittance', payment.remittance), creditTransfers } };
}

function sumsOf(draft: InvoiceDraft, totals: DraftTotals) {
  return {
    allowances: documentAllowances(draft, totals),
    charges: [],
    totals: documentTotals(totals),
    vatBreakdown: vatBreakdown(totals),
    supportingDocuments: attachedDocuments(draft.attachments, NO_FILES),
    lines: invoiceLines(draft, totals),
  };
}
