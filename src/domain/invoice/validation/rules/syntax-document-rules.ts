import type { XmlElement } from '../../../xml/xml-element';
import { atMost, tooMany } from '../checks';
import { attribute, path, select, some } from '../element-path';
import type { Check, Rule } from '../rule';
import type { RuleContext } from '../rule-context';
import { DOCUMENT, PARTY_ID, PAYMENT_ID, PAYMENT_MEANS_CODE, SELLER_PARTY } from '../rule-contexts';
import { fatalRules } from '../rule-maker';

/** UBL-SR-* of the head: how often an element may stand (catalogue, section 8). */

const rule = fatalRules('syntax');
const SELLER = ['AccountingSupplierParty', 'Party'] as const;
const BUYER = ['AccountingCustomerParty', 'Party'] as const;
const REFERENCES = path('AdditionalDocumentReference');
const TYPE_CODE = path('DocumentTypeCode');
const ID = path('ID');
const COMPANY_ID = path('CompanyID');
const SCHEME_ID = path('TaxScheme', 'ID');
const MEANS_CODES = path('PaymentMeans', 'PaymentMeansCode');

/** UBL-SR-04: one invoiced object, a reference of type 130. */
const oneObject: Check = (head) => {
  const objects = select(head, REFERENCES).filter((one) => some(one, TYPE_CODE, (code) => code.text === '130'));
  return tooMany(
    objects.flatMap((one) => select(one, ID)),
    1,
    'AdditionalDocumentReference (130)/ID',
  );
};

/** UBL-SR-12, 13, 18: one identifier among the registrations for VAT, or among those for other taxes. */
function oneTaxId(registrations: readonly string[], vat: boolean): Check {
  const steps = path(...registrations);
  return (head) => {
    const ids = select(head, steps)
      .filter((one) => some(one, SCHEME_ID, (id) => (id.text.toUpperCase() === 'VAT') === vat))
      .flatMap((one) => select(one, COMPANY_ID));
    return tooMany(ids, 1, 'PartyTaxScheme/CompanyID');
  };
}

/** UBL-SR-29: one bank assigned creditor identifier in the document. */
const oneCreditorId: Check = (_, document) => {
  const ids = document.elements(PARTY_ID).filter((id) => attribute(id, 'schemeID')?.toUpperCase() === 'SEPA');
  return tooMany(ids, 1, 'PartyIdentification/ID (SEPA)');
};

/** UBL-SR-44, 47: all the values of an element in the document are equal. */
function oneValue(context: RuleContext): Check {
  return (_, document) => {
    const [known, ...others] = document.elements(context);
    const at = others.find((other) => other.text !== known?.text);
    return at && { at, values: { element: at.name, actual: at.text, expected: known?.text ?? '' } };
  };
}

/** UBL-SR-46: one text for the payment means. */
const oneMeansName: Check = (head) => {
  const named: XmlElement[] = select(head, MEANS_CODES).filter((code) => attribute(code, 'name') !== undefined);
  return tooMany(named, 1, 'PaymentMeans/PaymentMeansCode/@name');
};

export const SYNTAX_DOCUMENT_RULES: readonly Rule[] = [
  rule('UBL-SR-01', DOCUMENT, atMost(1, path('ContractDocumentReference', 'ID'))),
  rule('UBL-SR-02', DOCUMENT, atMost(1, path('ReceiptDocumentReference', 'ID'))),
  rule('UBL-SR-03', DOCUMENT, atMost(1, path('DespatchDocumentReference', 'ID'))),
  rule('UBL-SR-04', DOCUMENT, oneObject),
  rule('UBL-SR-05', DOCUMENT, atMost(1, path('PaymentTerms', 'Note'))),
  rule('UBL-SR-08', DOCUMENT, atMost(1, path('InvoicePeriod'))),
  rule('UBL-SR-09', DOCUMENT, atMost(1, path(...SELLER, 'PartyLegalEntity', 'RegistrationName'))),
  rule('UBL-SR-10', DOCUMENT, atMost(1, path(...SELLER, 'PartyName', 'Name'))),
  rule('UBL-SR-11', DOCUMENT, atMost(1, path(...SELLER, 'PartyLegalEntity', 'CompanyID'))),
  rule('UBL-SR-12', DOCUMENT, oneTaxId([...SELLER, 'PartyTaxScheme'], true)),
  rule('UBL-SR-13', DOCUMENT, oneTaxId([...SELLER, 'PartyTaxScheme'], false)),
  rule('UBL-SR-14', DOCUMENT, atMost(1, path(...SELLER, 'PartyLegalEntity', 'CompanyLegalForm'))),
  rule('UBL-SR-15', DOCUMENT, atMost(1, path(...BUYER, 'PartyLegalEntity', 'RegistrationName'))),
  rule('UBL-SR-16', DOCUMENT, atMost(1, path(...BUYER, 'PartyIdentification', 'ID'))),
  rule('UBL-SR-17', DOCUMENT, atMost(1, path(...BUYER, 'PartyLegalEntity', 'CompanyID'))),
  rule('UBL-SR-18', DOCUMENT, oneTaxId([...BUYER, 'PartyTaxScheme'], true)),
  rule('UBL-SR-24', DOCUMENT, atMost(1, path('Delivery'))),
  rule('UBL-SR-29', DOCUMENT, oneCreditorId),
  rule('UBL-SR-39', DOCUMENT, atMost(1, path('ProjectReference', 'ID'))),
  rule('UBL-SR-40', DOCUMENT, atMost(1, path(...BUYER, 'PartyName', 'Name'))),
  rule('UBL-SR-42', SELLER_PARTY, atMost(2, path('PartyTaxScheme'))),
  rule('UBL-SR-44', DOCUMENT, oneValue(PAYMENT_ID)),
  rule('UBL-SR-45', DOCUMENT, atMost(1, path('PaymentMeans', 'PaymentDueDate'))),
  rule('UBL-SR-46', DOCUMENT, oneMeansName),
  rule('UBL-SR-47', DOCUMENT, oneValue(PAYMENT_MEANS_CODE)),
  rule('UBL-SR-49', DOCUMENT, atMost(1, path('InvoicePeriod', 'DescriptionCode'))),
];
