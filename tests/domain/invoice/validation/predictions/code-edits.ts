import { chosen, type EditKind, edit, type Subject } from './edit-kind';

/** Edits of one code, and the code lists and conditions that fail by it. */

function attachment({ invoice }: Subject): number | undefined {
  const at = invoice.supportingDocuments.findIndex(({ attached }) => attached !== undefined);
  // The invoiced object is a reference as well and stands among them.
  return at < 0 || invoice.invoicedObject !== undefined ? undefined : at;
}

const OBJECT = 'Attachment/EmbeddedDocumentBinaryObject';

export const CODE_EDITS: readonly EditKind[] = [
  edit('another currency of the document', ({ invoice, document }) => {
    document.set('DocumentCurrencyCode', 'USD');
    return ['BR-CO-15', ...(invoice.taxCurrency === undefined ? ['BR-RO-030'] : [])];
  }),
  edit('another accounting currency', ({ invoice, document }) => {
    if (invoice.taxCurrency === undefined) return undefined;
    document.set('TaxCurrencyCode', 'USD');
    return ['BR-53', 'BR-RO-030'];
  }),
  edit('an unknown accounting currency beside RON', ({ invoice, document }) => {
    if (invoice.taxCurrency !== undefined) return undefined;
    document.set('TaxCurrencyCode', 'ROL');
    return ['BR-53', 'BR-CL-05'];
  }),
  edit('an unknown currency of a price', ({ invoice, document, index }) => {
    document.at('Line', index % invoice.lines.length).attribute('Price/PriceAmount', 'currencyID', 'ron');
    return ['BR-CL-03'];
  }),
  edit('an unknown unit', ({ invoice, document, index }) => {
    const name = invoice.kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
    document.at('Line', index % invoice.lines.length).attribute(name, 'unitCode', 'QQQ');
    return ['BR-CL-23'];
  }),
  edit('a type that only Romania refuses', ({ invoice, document }) => {
    if (invoice.kind === 'Invoice') document.set('InvoiceTypeCode', '386');
    else document.set('CreditNoteTypeCode', '396');
    return [invoice.kind === 'Invoice' ? 'BR-RO-020_1' : 'BR-RO-020_2'];
  }),
  edit('an unknown type', ({ invoice, document }) => {
    if (invoice.kind !== 'Invoice') return undefined;
    document.set('InvoiceTypeCode', '381');
    return ['BR-CL-01', 'BR-RO-020_1'];
  }),
  edit('an unknown means of payment', ({ invoice, document }) => {
    if (invoice.payment === undefined) return undefined;
    document.set('PaymentMeans/PaymentMeansCode', '98');
    return ['BR-CL-16', ...(invoice.payment.creditTransfers.length > 1 ? ['UBL-SR-47'] : [])];
  }),
  edit('a transfer without account', ({ invoice, document }) => {
    if (invoice.payment?.meansCode !== '30') return undefined;
    document.remove('PaymentMeans/PayeeFinancialAccount/ID');
    // An account that had nothing else is still there, empty.
    return ['BR-50', 'BR-61'];
  }),
  edit('a transfer where there is no account at all', ({ invoice, document }) => {
    if (invoice.payment?.meansCode !== '10') return undefined;
    document.set('PaymentMeans/PaymentMeansCode', ' 58 ');
    return ['BR-61'];
  }),
  edit('an unknown scheme of the seller’s electronic address', ({ invoice, document }) => {
    if (invoice.seller.electronicAddress === undefined) return undefined;
    document.attribute('AccountingSupplierParty/Party/EndpointID', 'schemeID', '9999');
    return ['BR-CL-25'];
  }),
  edit('no scheme of the buyer’s electronic address', ({ invoice, document }) => {
    if (invoice.buyer.electronicAddress === undefined) return undefined;
    document.attribute('AccountingCustomerParty/Party/EndpointID', 'schemeID', undefined);
    return ['BR-63'];
  }),
  edit('an unknown kind of attachment', (subject) => {
    const at = attachment(subject);
    if (at === undefined) return undefined;
    subject.document.at('AdditionalDocumentReference', at).attribute(OBJECT, 'mimeCode', 'text/xml');
    return ['BR-CL-24'];
  }),
  edit('an attachment without name', (subject) => {
    const at = attachment(subject);
    if (at === undefined) return undefined;
    subject.document.at('AdditionalDocumentReference', at).attribute(OBJECT, 'filename', undefined);
    return ['UBL-DT-07'];
  }),
  edit('an allowance turned into a charge, keeping its reason code', ({ invoice, document, index }) => {
    const found = chosen(
      invoice.lines.filter(({ allowances }) => allowances.length > 0),
      index,
    );
    if (found === undefined) return undefined;
    document.at('Line', invoice.lines.indexOf(found.one)).set('AllowanceCharge/ChargeIndicator', '1');
    return ['BR-CL-20'];
  }),
  edit('a country that is none', ({ invoice, document }) => {
    document.set('AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode', 'ro');
    return ['BR-CL-14', ...(invoice.vatBreakdown.some(({ vat }) => vat.code === 'B') ? ['BR-B-01'] : [])];
  }),
];
