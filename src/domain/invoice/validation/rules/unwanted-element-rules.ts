import type { XmlElement } from '../../../xml/xml-element';
import { attribute, first, path, select } from '../element-path';
import type { Check, Fault, Rule } from '../rule';
import { anywhere, type ContextPattern, underRoot } from '../rule-context';
import { UNWANTED_BUYER_ELEMENTS } from './unwanted-buyer-elements';
import { UNWANTED_DOCUMENT_ELEMENTS } from './unwanted-document-elements';
import { UNWANTED_LINE_ELEMENTS } from './unwanted-line-elements';
import { UNWANTED_OTHER_PARTY_ELEMENTS } from './unwanted-other-party-elements';
import { UNWANTED_PAYMENT_ELEMENTS } from './unwanted-payment-elements';
import { UNWANTED_SELLER_ELEMENTS } from './unwanted-seller-elements';

/** UBL-CR-*: elements and attributes that should not be present. Each is reported once a document. */

const refuse: Check = (element) => ({ values: { element: element.name } });

function ruleId(number: number): string {
  return `UBL-CR-${String(number).padStart(3, '0')}`;
}

function unwanted(number: number, name: string, patterns: readonly ContextPattern[], check = refuse): Rule {
  return {
    id: ruleId(number),
    severity: 'warning',
    group: 'syntax',
    context: { name, patterns },
    once: true,
    check,
  };
}

const UNWANTED_ELEMENTS = [
  ...UNWANTED_DOCUMENT_ELEMENTS,
  ...UNWANTED_SELLER_ELEMENTS,
  ...UNWANTED_BUYER_ELEMENTS,
  ...UNWANTED_OTHER_PARTY_ELEMENTS,
  ...UNWANTED_PAYMENT_ELEMENTS,
];

function tableRules(): Rule[] {
  const rules: Rule[] = [];
  for (const { below, elements } of UNWANTED_ELEMENTS) {
    for (const [name, number] of Object.entries(elements)) {
      rules.push(unwanted(number, [...below, name].join('/'), [underRoot(...below, name)]));
    }
  }
  for (const { below, elements } of UNWANTED_LINE_ELEMENTS) {
    for (const [name, number] of Object.entries(elements)) {
      const patterns = [underRoot('InvoiceLine', ...below, name), underRoot('CreditNoteLine', ...below, name)];
      rules.push(unwanted(number, ['Line', ...below, name].join('/'), patterns));
    }
  }
  return rules;
}

/** The element of the context carries the attribute. */
function unwantedAttribute(name: string): Check {
  return (element) => {
    const actual = attribute(element, name);
    return actual === undefined ? undefined : { values: { element: `${element.name}/@${name}`, actual } };
  };
}

const DOCUMENT_TYPE = path('DocumentTypeCode');
const ID = path('ID');
const ATTACHMENT = path('Attachment');
const DESCRIPTION = path('DocumentDescription');

/** A document reference to the invoiced object (BT-18): type code 130. */
function isObjectReference(reference: XmlElement): boolean {
  return select(reference, DOCUMENT_TYPE).some((code) => code.text === '130');
}

function objectReferenceWith(steps: typeof ID): Check {
  return (reference) => {
    const at = isObjectReference(reference) ? first(reference, steps) : undefined;
    return at === undefined ? undefined : { at, values: { element: at.name } };
  };
}

const ubl21Only: Check = (element) =>
  element.text === '2.1' ? undefined : { values: { element: element.name, actual: element.text, expected: '2.1' } };

function schemeOfOtherReference(reference: XmlElement): Fault | undefined {
  if (isObjectReference(reference)) return undefined;
  for (const at of select(reference, ID)) {
    const actual = attribute(at, 'schemeID');
    if (actual !== undefined) return { at, values: { element: 'ID/@schemeID', actual } };
  }
  return undefined;
}

/** Wherever they stand, inside a BillingReference too. */
const references = [anywhere('AdditionalDocumentReference')];

/** Attributes that should not be present, by path: number, path, attribute. */
function attributeRules(): Rule[] {
  const rule = (number: number, name: string, patterns: readonly ContextPattern[]): Rule =>
    unwanted(number, `${patterns[0]?.names.join('/')}/@${name}`, patterns, unwantedAttribute(name));
  return [
    rule(648, 'schemeID', [underRoot('CustomizationID')]),
    rule(649, 'schemeID', [underRoot('ProfileID')]),
    rule(650, 'schemeID', [underRoot('ID')]),
    rule(651, 'schemeID', [underRoot('SalesOrderID')]),
    rule(652, 'schemeID', [anywhere('PartyTaxScheme', 'CompanyID')]),
    rule(653, 'schemeID', [underRoot('PaymentMeans', 'PaymentID')]),
    rule(654, 'schemeID', [underRoot('PaymentMeans', 'PayeeFinancialAccount', 'ID')]),
    rule(655, 'schemeID', [underRoot('PaymentMeans', 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID')]),
    rule(656, 'listID', [underRoot('InvoiceTypeCode')]),
    rule(657, 'listID', [underRoot('DocumentCurrencyCode')]),
    rule(658, 'listID', [underRoot('TaxCurrencyCode')]),
    rule(659, 'listID', [underRoot('AdditionalDocumentReference', 'DocumentTypeCode')]),
    rule(660, 'listID', [anywhere('Country', 'IdentificationCode')]),
    rule(661, 'listID', [underRoot('PaymentMeans', 'PaymentMeansCode')]),
    rule(662, 'listID', [anywhere('AllowanceChargeReasonCode')]),
    rule(667, 'schemeID', [anywhere('BuyersItemIdentification', 'ID')]),
    rule(668, 'schemeID', [anywhere('SellersItemIdentification', 'ID')]),
    rule(672, 'listID', [underRoot('CreditNoteTypeCode')]),
    rule(674, 'schemeID', [anywhere('PrimaryAccountNumber')]),
    rule(675, 'schemeID', [anywhere('CardAccount', 'NetworkID')]),
    rule(676, 'schemeID', [anywhere('PaymentMandate', 'ID')]),
    rule(677, 'schemeID', [anywhere('PaymentMandate', 'PayerFinancialAccount', 'ID')]),
    rule(678, 'schemeID', [anywhere('TaxCategory', 'ID')]),
    rule(679, 'schemeID', [anywhere('ClassifiedTaxCategory', 'ID')]),
  ];
}

/** Rules with a condition of their own, or for elements wherever they stand. */
function specialRules(): Rule[] {
  return [
    unwanted(2, 'UBLVersionID', [underRoot('UBLVersionID')], ubl21Only),
    unwanted(412, 'Invoice/PaymentMeans/PaymentDueDate', [
      { names: ['PaymentMeans', 'PaymentDueDate'], under: 'Invoice' },
    ]),
    {
      ...unwanted(663, '@unitCodeListID', []),
      context: { name: '@unitCodeListID', patterns: [], attribute: 'unitCodeListID' },
    },
    unwanted(664, 'FinancialInstitution', [anywhere('FinancialInstitution')]),
    unwanted(665, 'AdditionalDocumentReference/ID/@schemeID', references, schemeOfOtherReference),
    {
      ...unwanted(666, 'AdditionalDocumentReference (130)/Attachment', references, objectReferenceWith(ATTACHMENT)),
      severity: 'fatal',
    },
    unwanted(669, 'Price/AllowanceCharge/AllowanceChargeReasonCode', [
      anywhere('Price', 'AllowanceCharge', 'AllowanceChargeReasonCode'),
    ]),
    unwanted(670, 'Price/AllowanceCharge/AllowanceChargeReason', [
      anywhere('Price', 'AllowanceCharge', 'AllowanceChargeReason'),
    ]),
    unwanted(671, 'Price/AllowanceCharge/MultiplierFactorNumeric', [
      anywhere('Price', 'AllowanceCharge', 'MultiplierFactorNumeric'),
    ]),
    {
      ...unwanted(
        673,
        'AdditionalDocumentReference (130)/DocumentDescription',
        references,
        objectReferenceWith(DESCRIPTION),
      ),
      severity: 'fatal',
    },
    unwanted(680, 'PaymentMeans/PayerFinancialAccount', [anywhere('PaymentMeans', 'PayerFinancialAccount')]),
  ];
}

export const UNWANTED_ELEMENT_RULES: readonly Rule[] = [...tableRules(), ...attributeRules(), ...specialRules()];
