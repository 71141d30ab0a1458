/**
 * Reads any UBL 2.1 invoice or credit note into the model. Tolerant: prefixes, unknown elements and missing texts do not
 * matter; only what has no amounts cannot be an invoice. Writing the result again keeps its meaning:
 * `readUbl(buildUbl(invoice))` equals the invoice.
 */
import type { XmlElement } from '../../xml/xml-element';
import type { Invoice, InvoiceKind } from '../invoice';
import { noteOf } from '../issue/split-notes';
import { readPeriod } from './read/read-basics';
import { readLine } from './read/read-line';
import { readDelivery, readParty, readPayee, readTaxRepresentative } from './read/read-parties';
import { readPayment } from './read/read-payment';
import { readReferences } from './read/read-references';
import {
  allowanceCharges,
  readDocumentAllowanceCharge,
  readTotals,
  readVatBreakdown,
  taxTotalsOf,
} from './read/read-sums';
import { type UblProblem, UblProblems } from './read/ubl-problem';
import { childOf, childrenOf, optional, textAt, textOf } from './read/ubl-tree';
import { CREDIT_NOTE_NAMESPACE, INVOICE_NAMESPACE } from './ubl-names';

export type UblReadResult =
  | { readonly ok: true; readonly invoice: Invoice }
  | { readonly ok: false; readonly problems: readonly UblProblem[] };

/** Which of the two documents a root is; undefined for any other. */
export function ublKind(root: XmlElement): InvoiceKind | undefined {
  if (root.name === 'Invoice' && root.namespace === INVOICE_NAMESPACE) return 'Invoice';
  return root.name === 'CreditNote' && root.namespace === CREDIT_NOTE_NAMESPACE ? 'CreditNote' : undefined;
}

export function readUbl(root: XmlElement): UblReadResult {
  const kind = ublKind(root);
  if (kind === undefined) {
    return { ok: false, problems: [{ code: 'not-an-invoice', path: root.name, line: root.line }] };
  }
  const problems = new UblProblems();
  const invoice: Invoice = { ...readHead(root, kind), ...readReferences(root, kind), ...readBody(root, problems) };
  return problems.found.length === 0 ? { ok: true, invoice } : { ok: false, problems: problems.found };
}

function readHead(root: XmlElement, kind: InvoiceKind) {
  return {
    kind,
    customizationId: textAt(root, 'CustomizationID') ?? '',
    ...optional('profileId', textAt(root, 'ProfileID')),
    number: textAt(root, 'ID') ?? '',
    issueDate: textAt(root, 'IssueDate') ?? '',
    ...optional('dueDate', textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans/PaymentDueDate')),
    typeCode: textAt(root, kind === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode') ?? '',
    notes: childrenOf(root, 'Note')
      .flatMap((note) => textOf(note) ?? [])
      .map(noteOf),
    ...optional('taxPointDate', textAt(root, 'TaxPointDate')),
    ...optional('taxPointDateCode', textAt(root, 'InvoicePeriod/DescriptionCode')),
    currency: textAt(root, 'DocumentCurrencyCode') ?? '',
    ...optional('taxCurrency', textAt(root, 'TaxCurrencyCode')),
    ...optional('buyerAccountingReference', textAt(root, 'AccountingCost')),
    ...optional('buyerReference', textAt(root, 'BuyerReference')),
    ...optional('paymentTerms', paymentTerms(root)),
  };
}

/** UBL repeats what the standard has once: the texts stand on lines of their own. */
function paymentTerms(root: XmlElement): string | undefined {
  const notes = childrenOf(root, 'PaymentTerms').flatMap((terms) => childrenOf(terms, 'Note'));
  const texts = notes.flatMap((note) => textOf(note) ?? []);
  return texts.length === 0 ? undefined : texts.join('\n');
}

function readBody(root: XmlElement, problems: UblProblems) {
  const tax = taxTotalsOf(root);
  const allowanceCharge = (one: XmlElement) => readDocumentAllowanceCharge(one, problems);
  return {
    seller: readParty(childOf(root, 'AccountingSupplierParty')),
    buyer: readParty(childOf(root, 'AccountingCustomerParty')),
    ...optional('payee', readPayee(childOf(root, 'PayeeParty'))),
    ...optional('taxRepresentative', readTaxRepresentative(childOf(root, 'TaxRepresentativeParty'))),
    ...optional('delivery', readDelivery(childOf(root, 'Delivery'))),
    ...optional('period', readPeriod(childOf(root, 'InvoicePeriod'))),
    ...optional('payment', readPayment(root)),
    allowances: allowanceCharges(root, false).map(allowanceCharge),
    charges: allowanceCharges(root, true).map(allowanceCharge),
    totals: readTotals(root, tax, problems),
    vatBreakdown: readVatBreakdown(root, tax, problems),
    lines: [...childrenOf(root, 'InvoiceLine'), ...childrenOf(root, 'CreditNoteLine')].map((line) =>
      readLine(line, problems),
    ),
  };
}
