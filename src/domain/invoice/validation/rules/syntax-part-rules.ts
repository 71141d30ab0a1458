import type { XmlElement } from '../../../xml/xml-element';
import { atMost, exists, hasAttribute, tooMany } from '../checks';
import { documentFact } from '../document-view';
import { attribute, path, select } from '../element-path';
import type { Check, Rule } from '../rule';
import {
  ADDITIONAL_DOCUMENT,
  ALLOWANCE_CHARGE,
  BILLING_REFERENCE,
  BINARY_OBJECT,
  DELIVERY,
  everywhere,
  LINE,
  PAYEE,
  PAYMENT_MEANS,
  REPRESENTATIVE,
} from '../rule-contexts';
import { fatalRules } from '../rule-maker';

/** UBL-SR-* and UBL-DT-* of the parts of a document (catalogue, section 8). */

const rule = fatalRules('syntax');
const NAME = path('PartyName', 'Name');
const PARTY_ID = path('PartyIdentification', 'ID');
const SELLER_LEGAL_NAME = path('AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'RegistrationName');
const TYPE_CODE = path('DocumentTypeCode');
const CATEGORY = path('Item', 'ClassifiedTaxCategory');

/** The seller's registered name, and whether there are others beside it. */
const sellerNames = documentFact(({ head }) => {
  const names = select(head, SELLER_LEGAL_NAME);
  const seller = names[0]?.text;
  return { seller, several: names.some((name) => name.text !== seller) };
});

/** UBL-SR-19 to 21: the bound, and the payee's name given and not the seller's registered name. */
function payee(bound: (payee: XmlElement) => ReturnType<Check>): Check {
  return (element, document) => {
    const fault = bound(element);
    if (fault !== undefined) return fault;
    const names = select(element, NAME);
    const { seller, several } = sellerNames(document);
    const differs = seller !== undefined && (several || names.some((name) => name.text !== seller));
    const [at] = names;
    if (at === undefined) return { values: { missing: 'PartyName/Name' } };
    return differs ? undefined : { at, values: { element: 'PartyName/Name', actual: at.text, other: seller ?? '' } };
  };
}

function payeeAtMostOne(...names: readonly string[]): Check {
  const steps = path(...names);
  return payee((element) => tooMany(select(element, steps), 1, names.join('/')));
}

/** UBL-SR-20: the creditor identifier of direct debit does not count. */
const onePayeeId = payee((element) =>
  tooMany(
    select(element, PARTY_ID).filter((id) => attribute(id, 'schemeID')?.toUpperCase() !== 'SEPA'),
    1,
    'PartyIdentification/ID',
  ),
);

/** UBL-SR-43: a supporting document has no type code; 130 is the invoiced object, 50 a project (credit notes). */
const documentTypeKnown: Check = (reference, { root }) => {
  const codes = select(reference, TYPE_CODE);
  const [at] = codes;
  const allowed = root.name === 'CreditNote' ? ['130', '50'] : ['130'];
  if (at === undefined || codes.some((code) => allowed.includes(code.text))) return undefined;
  return { at, values: { element: at.name, actual: at.text, codes: allowed.join(' ') } };
};

/** UBL-SR-48: exactly one VAT category. */
const oneCategory: Check = (line) => {
  const categories = select(line, CATEGORY);
  if (categories.length === 0) return { values: { missing: 'Item/ClassifiedTaxCategory' } };
  return tooMany(categories, 1, 'Item/ClassifiedTaxCategory');
};

const SUBTOTAL = everywhere('TaxSubtotal');

export const SYNTAX_PART_RULES: readonly Rule[] = [
  rule('UBL-SR-06', BILLING_REFERENCE, atMost(1, path('InvoiceDocumentReference'))),
  rule('UBL-SR-07', BILLING_REFERENCE, exists(path('InvoiceDocumentReference', 'ID'))),
  rule('UBL-SR-19', PAYEE, payeeAtMostOne('PartyName', 'Name')),
  rule('UBL-SR-20', PAYEE, onePayeeId),
  rule('UBL-SR-21', PAYEE, payeeAtMostOne('PartyLegalEntity', 'CompanyID')),
  rule('UBL-SR-22', REPRESENTATIVE, atMost(1, path('Party', 'PartyName', 'Name'))),
  rule('UBL-SR-23', REPRESENTATIVE, atMost(1, path('Party', 'PartyTaxScheme', 'CompanyID'))),
  rule('UBL-SR-25', DELIVERY, atMost(1, path('DeliveryParty', 'PartyName', 'Name'))),
  rule('UBL-SR-26', PAYMENT_MEANS, atMost(1, path('PaymentID'))),
  rule('UBL-SR-27', PAYMENT_MEANS, atMost(1, path('PaymentMeansCode'))),
  rule('UBL-SR-28', PAYMENT_MEANS, atMost(1, path('PaymentMandate', 'ID'))),
  rule('UBL-SR-30', ALLOWANCE_CHARGE, atMost(1, path('AllowanceChargeReason')), 'allowance'),
  rule('UBL-SR-31', ALLOWANCE_CHARGE, atMost(1, path('AllowanceChargeReason')), 'charge'),
  rule('UBL-SR-32', SUBTOTAL, atMost(1, path('TaxCategory', 'TaxExemptionReason'))),
  rule('UBL-SR-33', ADDITIONAL_DOCUMENT, atMost(1, path('DocumentDescription'))),
  rule('UBL-SR-34', LINE, atMost(1, path('Note'))),
  rule('UBL-SR-35', LINE, atMost(1, path('OrderLineReference', 'LineID'))),
  rule('UBL-SR-36', LINE, atMost(1, path('InvoicePeriod'))),
  rule('UBL-SR-37', LINE, atMost(1, path('Price', 'AllowanceCharge', 'Amount'))),
  rule('UBL-SR-43', ADDITIONAL_DOCUMENT, documentTypeKnown),
  rule('UBL-SR-48', LINE, oneCategory),
  rule('UBL-SR-50', LINE, atMost(1, path('Item', 'Description'))),
  rule('UBL-DT-06', BINARY_OBJECT, hasAttribute('mimeCode')),
  rule('UBL-DT-07', BINARY_OBJECT, hasAttribute('filename')),
];
