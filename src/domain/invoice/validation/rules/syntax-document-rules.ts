import type { XmlElement } from '../../../xml/xml-element';
import { atMost, countAtMost, tooMany } from '../checks';
import { attribute, only, path, select, some } from '../element-path';
import type { Check, Rule } from '../rule';
import type { RuleContext } from '../rule-context';
import { DOCUMENT, PARTY_ID, PAYMENT_ID, PAYMENT_MEANS_CODE, SELLER_PARTY } from '../rule-contexts';
import { fatalPathRules, fatalRules } from '../rule-maker';

/** UBL-SR-* of the head: how often an element may stand (catalogue, section 8). */

const rule = fatalRules('syntax');
const pathRule = fatalPathRules('syntax');
const SELLER = ['AccountingSupplierParty', 'Party'] as const;
const BUYER = ['AccountingCustomerParty', 'Party'] as const;
const REFERENCES = path('AdditionalDocumentReference');
const TYPE_CODE = path('DocumentTypeCode');
const ID = path('ID');
const COMPANY_ID = path('CompanyID');
const SCHEME = path('TaxScheme');
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

/** Compared in upper case and not trimmed, unlike in the model's rules. */
function isVatId(id: XmlElement | undefined): boolean {
  return id?.text.toUpperCase() === 'VAT';
}

/** UBL-SR-12, 13, 18: one identifier among the registrations for VAT, or among those for other taxes. */
function oneTaxId(registrations: readonly string[], vat: boolean): Check {
  const steps = path(...registrations);
  return (head) => {
    const ids = select(head, steps)
      .filter((one) => select(one, SCHEME).some((scheme) => isVatId(only(scheme, ID)) === vat))
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
  pathRule('UBL-SR-01', ['ContractDocumentReference', 'ID'], countAtMost(1)),
  pathRule('UBL-SR-02', ['ReceiptDocumentReference', 'ID'], countAtMost(1)),
  pathRule('UBL-SR-03', ['DespatchDocumentReference', 'ID'], countAtMost(1)),
  rule('UBL-SR-04', DOCUMENT, oneObject),
  pathRule('UBL-SR-05', ['PaymentTerms', 'Note'], countAtMost(1)),
  pathRule('UBL-SR-08', ['InvoicePeriod'], countAtMost(1)),
  pathRule('UBL-SR-09', [...SELLER, 'PartyLegalEntity', 'RegistrationName'], countAtMost(1)),
  pathRule('UBL-SR-10', [...SELLER, 'PartyName', 'Name'], countAtMost(1)),
  pathRule('UBL-SR-11', [...SELLER, 'PartyLegalEntity', 'CompanyID'], countAtMost(1)),
  rule('UBL-SR-12', DOCUMENT, oneTaxId([...SELLER, 'PartyTaxScheme'], true)),
  rule('UBL-SR-13', DOCUMENT, oneTaxId([...SELLER, 'PartyTaxScheme'], false)),
  pathRule('UBL-SR-14', [...SELLER, 'PartyLegalEntity', 'CompanyLegalForm'], countAtMost(1)),
  pathRule('UBL-SR-15', [...BUYER, 'PartyLegalEntity', 'RegistrationName'], countAtMost(1)),
  pathRule('UBL-SR-16', [...BUYER, 'PartyIdentification', 'ID'], countAtMost(1)),
  pathRule('UBL-SR-17', [...BUYER, 'PartyLegalEntity', 'CompanyID'], countAtMost(1)),
  rule('UBL-SR-18', DOCUMENT, oneTaxId([...BUYER, 'PartyTaxScheme'], true)),
  pathRule('UBL-SR-24', ['Delivery'], countAtMost(1)),
  rule('UBL-SR-29', DOCUMENT, oneCreditorId),
  pathRule('UBL-SR-39', ['ProjectReference', 'ID'], countAtMost(1)),
  pathRule('UBL-SR-40', [...BUYER, 'PartyName', 'Name'], countAtMost(1)),
  rule('UBL-SR-42', SELLER_PARTY, atMost(2, path('PartyTaxScheme'))),
  rule('UBL-SR-44', DOCUMENT, oneValue(PAYMENT_ID)),
  pathRule('UBL-SR-45', ['PaymentMeans', 'PaymentDueDate'], countAtMost(1)),
  rule('UBL-SR-46', DOCUMENT, oneMeansName),
  rule('UBL-SR-47', DOCUMENT, oneValue(PAYMENT_MEANS_CODE)),
  pathRule('UBL-SR-49', ['InvoicePeriod', 'DescriptionCode'], countAtMost(1)),
];
