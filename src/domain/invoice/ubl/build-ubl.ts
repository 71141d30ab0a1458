/**
 * Writes an invoice as UBL 2.1 Invoice or CreditNote: elements in the order of the schema, no `xsi:schemaLocation`, the
 * same bytes for the same invoice. Nothing is computed or checked here.
 */
import type { Invoice } from '../invoice';
import { writeNote } from '../issue/split-notes';
import { CAC_NAMESPACE, CBC_NAMESPACE, CREDIT_NOTE_NAMESPACE, INVOICE_NAMESPACE } from './ubl-names';
import { branch, leaf, type OutNode, presentNodes } from './write/out-node';
import { serializeXml } from './write/serialize-xml';
import { period } from './write/write-basics';
import { invoiceLine } from './write/write-line';
import { buyer, delivery, payee, seller, taxRepresentative } from './write/write-parties';
import { paymentMeans } from './write/write-payment';
import { references } from './write/write-references';
import { documentAllowancesAndCharges, monetaryTotal, taxTotals } from './write/write-sums';

export function buildUbl(invoice: Invoice): string {
  return serializeXml({
    name: invoice.kind,
    attributes: [
      ['xmlns', rootNamespace(invoice)],
      ['xmlns:cac', CAC_NAMESPACE],
      ['xmlns:cbc', CBC_NAMESPACE],
    ],
    content: [...nodesBeforeLines(invoice), ...presentNodes(invoice.lines.map((line) => invoiceLine(line, invoice)))],
  });
}

export function rootNamespace({ kind }: Pick<Invoice, 'kind'>): string {
  return kind === 'Invoice' ? INVOICE_NAMESPACE : CREDIT_NOTE_NAMESPACE;
}

/** The children of the root but its lines, which stand last in both documents. */
export function nodesBeforeLines(invoice: Invoice): readonly OutNode[] {
  return presentNodes([...head(invoice), ...references(invoice), ...body(invoice)]);
}

function head(invoice: Invoice): (OutNode | undefined)[] {
  return [
    leaf('cbc:CustomizationID', invoice.customizationId),
    leaf('cbc:ProfileID', invoice.profileId),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    ...datesAndType(invoice),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:TaxCurrencyCode', invoice.taxCurrency),
    leaf('cbc:AccountingCost', invoice.buyerAccountingReference),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    period(invoice.period, invoice.taxPointDateCode),
  ];
}

/** The two roots have these in different order; a credit note's due date stands in its payment means. */
function datesAndType(invoice: Invoice): (OutNode | undefined)[] {
  const notes = invoice.notes.map((note) => leaf('cbc:Note', writeNote(note)));
  const taxPoint = leaf('cbc:TaxPointDate', invoice.taxPointDate);
  return invoice.kind === 'Invoice'
    ? [leaf('cbc:DueDate', invoice.dueDate), leaf('cbc:InvoiceTypeCode', invoice.typeCode), ...notes, taxPoint]
    : [taxPoint, leaf('cbc:CreditNoteTypeCode', invoice.typeCode), ...notes];
}

function body(invoice: Invoice): (OutNode | undefined)[] {
  return [
    seller(invoice.seller),
    buyer(invoice.buyer),
    payee(invoice.payee),
    taxRepresentative(invoice.taxRepresentative),
    delivery(invoice.delivery),
    ...paymentMeans(invoice),
    branch('cac:PaymentTerms', [leaf('cbc:Note', invoice.paymentTerms)]),
    ...documentAllowancesAndCharges(invoice),
    ...taxTotals(invoice),
    monetaryTotal(invoice),
  ];
}
