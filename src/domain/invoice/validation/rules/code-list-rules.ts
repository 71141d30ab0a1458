import { ALLOWANCE_REASON_CODES } from '../../../codelists/allowance-reason-codes';
import { ATTACHMENT_MIME_CODES } from '../../../codelists/attachment-mime-codes';
import { CHARGE_REASON_CODES } from '../../../codelists/charge-reason-codes';
import { COUNTRY_CODES } from '../../../codelists/country-codes';
import { CREDIT_NOTE_TYPE_CODES } from '../../../codelists/credit-note-type-codes';
import { CURRENCY_CODES } from '../../../codelists/currency-codes';
import { ENDPOINT_SCHEME_CODES } from '../../../codelists/endpoint-scheme-codes';
import { EXEMPTION_REASON_CODES } from '../../../codelists/exemption-reason-codes';
import { IDENTIFIER_SCHEME_CODES } from '../../../codelists/identifier-scheme-codes';
import { INVOICE_TYPE_CODES } from '../../../codelists/invoice-type-codes';
import { ITEM_CLASSIFICATION_SCHEME_CODES } from '../../../codelists/item-classification-scheme-codes';
import { NOTE_SUBJECT_CODES } from '../../../codelists/note-subject-codes';
import { OBJECT_SCHEME_CODES } from '../../../codelists/object-scheme-codes';
import { PAYMENT_MEANS_CODES } from '../../../codelists/payment-means-codes';
import { UNIT_CODES } from '../../../codelists/unit-codes';
import { VAT_CATEGORY_CODES } from '../../../codelists/vat-category-codes';
import { VAT_POINT_DATE_CODES } from '../../../codelists/vat-point-date-codes';
import type { XmlElement } from '../../../xml/xml-element';
import { type CodeList, codeFault, codeList } from '../code-list';
import { attribute, path, select, some } from '../element-path';
import type { Check, Fault, Rule } from '../rule';
import type { RuleContext } from '../rule-context';
import {
  ALLOWANCE_CHARGE,
  COUNTRY_CODE,
  DELIVERY_LOCATION_ID,
  DOCUMENT_NOTE,
  everywhere,
  OBJECT_DOCUMENT,
  PARTY_ID,
  PAYMENT_MEANS_CODE,
  PERIOD_CODE,
  withAttribute,
} from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { codePoints } from '../value-text';

/** BR-CL-*: code lists, as frozen in the official bundle (catalogue, section 6). */

const rule = fatalRules('codes');
const identifierSchemes = codeList('icd-iso6523', IDENTIFIER_SCHEME_CODES);
const currencies = codeList('currency-iso4217', CURRENCY_CODES);
const countries = codeList('country-iso3166', COUNTRY_CODES);
const categories = codeList('vat-category-uncl5305', VAT_CATEGORY_CODES);
const objectSchemes = codeList('object-scheme-untdid1153', OBJECT_SCHEME_CODES);
const exemptions = codeList('exemption-reason-vatex', EXEMPTION_REASON_CODES);
const mediaTypes = new Set(ATTACHMENT_MIME_CODES.split(' '));
const ID = path('ID');
const TYPE_CODE = path('DocumentTypeCode');
const REASON_CODE = path('AllowanceChargeReasonCode');

/** The element's value is in the list. */
function value(name: string, codes: string): Check {
  const list = codeList(name, codes);
  return (element) => codeFault(list, element.text, element);
}

/** The attribute, where it is there, is in the list. */
function attributeIn(name: string, list: CodeList): Check {
  return (element) => attributeFault(element, name, list);
}

function attributeFault(element: XmlElement, name: string, list: CodeList): Fault | undefined {
  const code = attribute(element, name);
  return code === undefined ? undefined : codeFault(list, code, element, `${element.name}/@${name}`);
}

/** A reason code of an allowance or charge. */
function reasonIn(name: string, codes: string): Check {
  const list = codeList(name, codes);
  return (element) => {
    for (const code of select(element, REASON_CODE)) {
      const fault = codeFault(list, code.text, code);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

/** BR-CL-07: the scheme of an invoiced object's identifier. */
const objectScheme: Check = (reference) => {
  if (!some(reference, TYPE_CODE, (code) => code.text === '130')) return undefined;
  for (const id of select(reference, ID)) {
    const fault = attributeFault(id, 'schemeID', objectSchemes);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const NOTE_SUBJECTS = ` ${NOTE_SUBJECT_CODES} `;

/**
 * BR-CL-08: `#AAI#text`; where what stands between the first two `#` of the raw text has three characters it is a
 * subject code. A plain substring test against the list's text, so that `AA ` passes as well.
 */
const noteSubject: Check = (note) => {
  const [, actual = '', rest] = note.text.split('#', 3);
  if (rest === undefined || codePoints(actual) !== 3 || NOTE_SUBJECTS.includes(actual)) return undefined;
  return { values: { element: note.name, actual, list: 'note-subject-untdid4451' } };
};

const SEPA_PARTIES: ReadonlySet<string> = new Set(['AccountingSupplierParty', 'PayeeParty']);

/** BR-CL-10: the scheme of a party's identifier; `SEPA` for seller and payee. */
const partyScheme: Check = (id, document) => {
  const fault = attributeFault(id, 'schemeID', identifierSchemes);
  if (fault === undefined || fault.values.actual !== 'SEPA') return fault;
  return document.ancestors(id).some((ancestor) => SEPA_PARTIES.has(ancestor.name)) ? undefined : fault;
};

/** BR-CL-22: compared in upper case. */
const exemption: Check = (element) => codeFault(exemptions, element.text.toUpperCase(), element);

/** BR-CL-24: the exact text. */
const mediaType: Check = (element) => {
  const actual = attribute(element, 'mimeCode');
  if (actual === undefined || mediaTypes.has(actual)) return undefined;
  return { values: { element: `${element.name}/@mimeCode`, actual, list: 'mime' } };
};

const CATEGORY_ID: RuleContext = everywhere('TaxCategory', 'ID');

export const CODE_LIST_RULES: readonly Rule[] = [
  rule('BR-CL-03', withAttribute('currencyID'), attributeIn('currencyID', currencies)),
  rule('BR-CL-04', everywhere('DocumentCurrencyCode'), value('currency-iso4217', CURRENCY_CODES)),
  rule('BR-CL-05', everywhere('TaxCurrencyCode'), value('currency-iso4217', CURRENCY_CODES)),
  rule('BR-CL-06', PERIOD_CODE, value('vat-point-date-untdid2005', VAT_POINT_DATE_CODES)),
  rule('BR-CL-07', OBJECT_DOCUMENT, objectScheme),
  rule('BR-CL-08', DOCUMENT_NOTE, noteSubject),
  rule('BR-CL-10', PARTY_ID, partyScheme),
  rule('BR-CL-11', everywhere('PartyLegalEntity', 'CompanyID'), attributeIn('schemeID', identifierSchemes)),
  rule(
    'BR-CL-13',
    everywhere('CommodityClassification', 'ItemClassificationCode'),
    attributeIn('listID', codeList('item-classification-uncl7143', ITEM_CLASSIFICATION_SCHEME_CODES)),
  ),
  rule('BR-CL-14', COUNTRY_CODE, (element) => codeFault(countries, element.text, element)),
  rule('BR-CL-15', everywhere('OriginCountry', 'IdentificationCode'), value('country-origin', COUNTRY_CODES)),
  rule('BR-CL-16', PAYMENT_MEANS_CODE, value('payment-means-uncl4461', PAYMENT_MEANS_CODES)),
  rule('BR-CL-17', CATEGORY_ID, (element) => codeFault(categories, element.text, element)),
  rule('BR-CL-18', everywhere('ClassifiedTaxCategory', 'ID'), (element) =>
    codeFault(categories, element.text, element),
  ),
  rule('BR-CL-19', ALLOWANCE_CHARGE, reasonIn('allowance-reason-uncl5189', ALLOWANCE_REASON_CODES), 'allowance'),
  rule('BR-CL-20', ALLOWANCE_CHARGE, reasonIn('charge-reason-uncl7161', CHARGE_REASON_CODES), 'charge'),
  rule('BR-CL-21', everywhere('StandardItemIdentification', 'ID'), attributeIn('schemeID', identifierSchemes)),
  rule('BR-CL-22', everywhere('TaxExemptionReasonCode'), exemption),
  rule('BR-CL-23', withAttribute('unitCode'), attributeIn('unitCode', codeList('unit-rec20-21', UNIT_CODES))),
  rule('BR-CL-24', everywhere('EmbeddedDocumentBinaryObject'), mediaType),
  rule('BR-CL-25', everywhere('EndpointID'), attributeIn('schemeID', codeList('eas', ENDPOINT_SCHEME_CODES))),
  rule('BR-CL-26', DELIVERY_LOCATION_ID, attributeIn('schemeID', identifierSchemes)),
];

const invoiceType = value('invoice-type-untdid1001-invoice', INVOICE_TYPE_CODES);
const creditNoteType = value('invoice-type-untdid1001-creditnote', CREDIT_NOTE_TYPE_CODES);

/** BR-CL-01 has one list for each kind of document. */
const TYPE: RuleContext = {
  name: 'InvoiceTypeCode or CreditNoteTypeCode',
  patterns: [...everywhere('InvoiceTypeCode').patterns, ...everywhere('CreditNoteTypeCode').patterns],
};

export const TYPE_CODE_RULES: readonly Rule[] = [
  rule('BR-CL-01', TYPE, (element, document) =>
    (element.name === 'InvoiceTypeCode' ? invoiceType : creditNoteType)(element, document),
  ),
];
